import MetricsCore

/// Collects the texts of a translation file while it is read.
final class XLIFFVisitor: XMLVisitor {
  private enum Element {
    case xliff, file, body, group, unit
    /// The source or target of a unit.
    case text
    /// An element in a text; the text in it counts.
    case inline
    /// An element in a text that something else stands for.
    case replaced
    /// An element that holds no texts of an app.
    case skipped
  }

  private struct Unit {
    var mark: Node.Mark
    var identifier: String?
    var limit: TextSizeLimit?
    var source: Content?
    var target: Content?
  }

  /// A source or target.
  private struct Content {
    var isTarget: Bool
    var language: String?
    var text = ""
  }

  private let file: StringsFile
  private var elements: [Element] = []
  private var table: String
  private var fileMark = Node.Mark.none
  private var sourceLanguage: String?
  private var targetLanguage: String?
  private var unit: Unit?
  private var content: Content?
  private var text: [UInt8] = []
  private var texts: [LocalizedText] = []
  private var warnings = FoldedWarnings()

  init(file: StringsFile) {
    self.file = file
    table = file.table
  }

  /// The texts and warnings, once the document has been read.
  var contents: StringsContents {
    StringsContents(texts: texts, warnings: warnings.all(path: file.path))
  }

  // MARK: Events

  func start(_ tag: XMLTag) throws(XMLFault) {
    guard let parent = elements.last else {
      try checkRoot(tag)
      return elements.append(.xliff)
    }
    elements.append(try element(tag, in: parent))
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFault) {
    switch elements.last {
    case .text, .inline: text += bytes
    default: break
    }
  }

  func end() throws(XMLFault) {
    switch elements.popLast() {
    case .text:
      guard var content else { return }
      content.text = String(decoding: text, as: UTF8.self)
      if content.isTarget { unit?.target = content } else { unit?.source = content }
      self.content = nil
    case .unit:
      guard let unit else { return }
      try add(unit)
      self.unit = nil
    default: break
    }
  }

  // MARK: Elements

  private static let namespaces: Set = [
    "urn:oasis:names:tc:xliff:document:1.0", "urn:oasis:names:tc:xliff:document:1.1",
    "urn:oasis:names:tc:xliff:document:1.2",
  ]

  private func checkRoot(_ tag: XMLTag) throws(XMLFault) {
    guard tag.name == "xliff" else {
      throw XMLFault(
        "the document is <\(Phrases.excerpt(tag.name))>, not <xliff>; check that it is the right "
          + "file")
    }
    let version = tag.attribute("version") ?? "1.2"
    let isKnown = tag.namespace.map { Self.namespaces.contains($0) } ?? true
    guard isKnown, version.hasPrefix("1.") else {
      throw XMLFault(
        "XLIFF of version \(Phrases.quoted(version)) is not read; export it as version 1.2")
    }
  }

  private func element(_ tag: XMLTag, in parent: Element) throws(XMLFault) -> Element {
    switch parent {
    case .text, .inline: return inlineElement(tag)
    case .replaced: return parent
    case .skipped:
      if tag.name == "trans-unit" { noteUnread(tag, in: nil) }
      return parent
    default: break
    }
    if let namespace = tag.namespace, !Self.namespaces.contains(namespace) { return .skipped }
    switch (parent, tag.name) {
    case (.xliff, "file"):
      start(file: tag)
      return .file
    case (.file, "body"): return .body
    case (.body, "group"), (.group, "group"): return .group
    case (.body, "trans-unit"), (.group, "trans-unit"):
      unit = Unit(
        mark: tag.mark, identifier: tag.attribute("id") ?? tag.attribute("resname"),
        limit: limit(tag))
      return .unit
    case (.unit, "source"), (.unit, "target"):
      let isTarget = tag.name == "target"
      content = Content(isTarget: isTarget, language: tag.language)
      text.removeAll(keepingCapacity: true)
      return .text
    case (.xliff, _): noteUnread(tag, in: "xliff", known: ["file"])
    case (.file, let name) where !XLIFFElements.skippedInFile.contains(name):
      noteUnread(tag, in: "file", known: ["body"] + XLIFFElements.skippedInFile)
    case (.body, let name) where !XLIFFElements.skippedInBody.contains(name):
      noteUnread(tag, in: "body", known: XLIFFElements.body)
    case (.group, let name) where !XLIFFElements.skippedInBody.contains(name):
      noteUnread(tag, in: "group", known: XLIFFElements.body)
    case (.unit, let name) where !XLIFFElements.skippedInUnit.contains(name):
      noteUnread(tag, in: "trans-unit", known: XLIFFElements.unit)
    default: break
    }
    return .skipped
  }

  /// Notes an element whose texts are lost: one that nothing is known about, or a unit in the wrong
  /// place.
  private func noteUnread(_ tag: XMLTag, in parent: String?, known: [String] = []) {
    warnings.add(XLIFFElements.unread(tag.name, in: parent, known: known), at: tag.mark)
  }

  private func start(file tag: XMLTag) {
    fileMark = tag.mark
    table = tag.attribute("original").map { Path.stem(of: $0) } ?? file.table
    sourceLanguage = tag.attribute("source-language")
    targetLanguage = tag.attribute("target-language")
  }

  private func inlineElement(_ tag: XMLTag) -> Element {
    if let equivalent = tag.attribute("equiv-text") {
      text += equivalent.utf8
      return .replaced
    }
    if tag.attribute("ctype") == "lb" {
      text.append(UInt8(ascii: "\n"))
      return .replaced
    }
    return .inline
  }

  private func limit(_ tag: XMLTag) -> TextSizeLimit? {
    guard let width = tag.attribute("maxwidth") else { return nil }
    guard let value = Double(width), value.isFinite, value > 0 else {
      warnings.add(
        "the maxwidth \(Phrases.quoted(width)) is no size and is ignored; write a number above 0",
        at: tag.mark)
      return nil
    }
    switch tag.attribute("size-unit") ?? "pixel" {
    case "point", "pixel": return TextSizeLimit(value: value, unit: .points)
    case "char": return TextSizeLimit(value: value, unit: .characters)
    case let unit:
      warnings.add(
        "a maxwidth in the size-unit \(Phrases.quoted(unit)) is ignored; give it in point, pixel or "
          + "char", at: tag.mark)
      return nil
    }
  }

  // MARK: Units

  private func add(_ unit: Unit) throws(XMLFault) {
    guard let source = unit.source else {
      warnings.add("the unit has no <source>; export the file again", at: unit.mark)
      return try addTarget(of: unit)
    }
    let targetLocale = try targetLocale(of: unit)
    let sourceLocale = self.sourceLocale(of: source)
    // Xcode's export of the source language has it as the target too: what is shown then.
    if unit.target == nil || unit.target?.text.isEmpty == true || targetLocale != sourceLocale {
      try add(source.text, sourceLocale, unit)
    }
    if unit.target?.text.isEmpty == true, !source.text.isEmpty {
      warnings.add("the target is empty and counts as not translated", at: unit.mark)
    } else {
      try addTarget(of: unit)
    }
  }

  private func addTarget(of unit: Unit) throws(XMLFault) {
    guard let target = unit.target, let locale = try targetLocale(of: unit) else { return }
    try add(target.text, locale, unit)
  }

  private func add(_ text: String, _ locale: String, _ unit: Unit) throws(XMLFault) {
    guard texts.count < file.textLimit else {
      throw XMLFault(file.tooManyTexts, mark: unit.mark)
    }
    let identifier = unit.identifier.map { XcodeUnitIdentifier($0) }
    if identifier == nil {
      warnings.add("the unit has no id, so its texts have no key; add one", at: unit.mark)
    }
    var result = LocalizedText(
      text: text, key: identifier?.key, table: table, locale: locale, variant: identifier?.variant,
      location: SourceLocation(path: file.path, mark: unit.mark))
    result.sizeLimit = unit.limit
    texts.append(result)
  }

  private func sourceLocale(of source: Content) -> String {
    if let language = sourceLanguage ?? source.language { return language }
    warnings.add(
      "<file> has no source-language, so \(Phrases.quoted(file.locale)) is taken; add it",
      at: fileMark)
    return file.locale
  }

  private func targetLocale(of unit: Unit) throws(XMLFault) -> String? {
    guard let target = unit.target else { return nil }
    if let language = targetLanguage ?? target.language { return language }
    if target.text.isEmpty { return nil }
    throw XMLFault(
      "<file> has no target-language, but its units have targets; add it", mark: fileMark)
  }
}
