import DynamicType
public import MetricsCore

/// Reads lock files.
public enum LockReader {
  /// The greatest size of a lock file, in bytes: 64 MB.
  public static let sizeLimit = 64 << 20
  /// The version of the format that is read.
  public static let schemaVersion = 1

  /// Reads a lock file.
  ///
  /// - Throws: The first thing that is wrong, with line and column.
  public static func read(_ file: ProjectFile) throws(InputError) -> Lock {
    let bytes = try FileReader.read(
      file.openPath, reportedAs: SourceLocation(path: file.path), sizeLimit: sizeLimit)
    return try read(bytes, path: file.path)
  }

  /// Reads the contents of a lock file.
  ///
  /// - Throws: The first thing that is wrong, with line and column.
  public static func read(_ bytes: [UInt8], path: String) throws(InputError) -> Lock {
    let node = try JSONReader.read(bytes, path: path)
    let log = ReadingLog(path: path)
    let lock = lock(node, log)
    if let error = log.errors.first { throw error }
    guard let lock else {
      throw InputError(
        "this is no lock file; write one with 'fontgauge lock'",
        location: SourceLocation(path: path))
    }
    return lock
  }

  private static func lock(_ node: Node, _ log: ReadingLog) -> Lock? {
    // Before the keys: those of another version may be others.
    if let entries = node.entries {
      guard let stated = entries.first(where: { $0.key == "schemaVersion" }),
        let version = NodeReader(node: stated.value, label: "'schemaVersion'", log: log)
          .integer(anyNumber)
      else { return nil }
      guard version == schemaVersion else {
        log.error(
          "the lock file has version \(version) and this fontgauge reads \(schemaVersion); "
            + (version > schemaVersion
              ? "update fontgauge" : "write it anew with 'fontgauge lock'"),
          at: stated.keyMark)
        return nil
      }
    }
    guard
      let mapping = MappingReader(
        node, subject: "the lock file",
        keys: ["fonts", "model", "schemaVersion", "slots", "styles", "tool"], log: log),
      let model = model(mapping)
    else { return nil }
    return Lock(
      model: model,
      fonts: named(mapping["fonts"]) { font($0, $1) }.sorted {
        $0.postScriptName < $1.postScriptName
      },
      styles: named(mapping["styles"]) { style($0, $1) },
      slots: named(mapping["slots"]) { slot($0, $1) })
  }

  private static func model(_ mapping: MappingReader) -> String? {
    guard let reader = mapping["model"] else {
      mapping.noteMissing("model", "write it anew with 'fontgauge lock'")
      return nil
    }
    guard let model = reader.anyText("a model") else { return nil }
    guard ScalingModel(rawValue: model) != nil else {
      reader.log.error(
        "the lock file follows \(Phrases.quoted(model)) and this fontgauge knows "
          + Phrases.list(ScalingModel.allCases.map(\.rawValue), conjunction: "and")
          + "; update fontgauge, or write it anew with 'fontgauge lock'", at: reader.node.mark)
      return nil
    }
    return model
  }

  private static func named<Value>(
    _ reader: NodeReader?, _ read: (String, NodeReader) -> Value?
  ) -> [Value] {
    let entries = reader?.namedEntries("a mapping of names") { Phrases.quoted($0) } ?? []
    return entries.compactMap { read($0.entry.key, $0.reader) }
  }

  private static func font(_ name: String, _ reader: NodeReader) -> LockedFont? {
    guard
      let mapping = MappingReader(
        reader.node, subject: "font \(Phrases.quoted(name))",
        keys: [
          "advances", "axes", "coverage", "family", "fullName", "instances", "kerning", "metrics",
          "outlines", "path", "sha256", "subfamily", "unitsPerEm", "version", "weight",
        ], log: reader.log)
    else { return nil }
    func text(_ key: String) -> String? { mapping[key]?.anyText("text") }
    func texts(_ key: String) -> [String] {
      mapping[key]?.elements("a list", mayBeEmpty: true)?.compactMap { $0.anyText("text") } ?? []
    }
    for key in ["path", "sha256", "unitsPerEm"] where mapping[key] == nil {
      mapping.noteMissing(key, "write it anew with 'fontgauge lock'")
    }
    var font = LockedFont(postScriptName: name)
    font.path = text("path") ?? ""
    font.sha256 = text("sha256") ?? ""
    font.fullName = text("fullName")
    font.family = text("family")
    font.subfamily = text("subfamily")
    font.version = text("version")
    font.weight = mapping["weight"]?.number(anyNumber) ?? 400
    font.unitsPerEm = mapping["unitsPerEm"]?.integer(anyNumber) ?? 0
    for (entry, reader) in mapping["metrics"]?.namedEntries("metrics", label: Phrases.quoted) ?? []
    {
      font.metrics[entry.key] = reader.integer(anyNumber)
    }
    font.axes = texts("axes")
    font.instances = texts("instances")
    for (script, value) in pairs(mapping["coverage"]) {
      guard let coverage = CharacterCoverage(hexadecimal: value.anyText("characters") ?? "") else {
        value.noteWrongType("ranges of characters, such as 20-7E A0")
        continue
      }
      font.coverage[script] = coverage
    }
    for (script, value) in pairs(mapping["advances"]) {
      font.advances[script] = value.anyText("a digest")
    }
    font.kerning = text("kerning") ?? ""
    font.outlines = text("outlines") ?? ""
    return font
  }

  /// Returns the pairs of a script and something about it that a list holds.
  private static func pairs(_ reader: NodeReader?) -> [(script: String, value: NodeReader)] {
    var scripts: Set<String> = []
    return (reader?.elements("a list of pairs", mayBeEmpty: true) ?? []).compactMap { element in
      guard let pair = element.node.elements, pair.count == 2,
        case .scalar(let script, _) = pair[0].value
      else {
        element.noteWrongType("a pair such as [\"Latn\", \"…\"]")
        return nil
      }
      guard scripts.insert(script).inserted else {
        element.log.error(
          "\(Phrases.quoted(script)) stands twice in \(reader?.label ?? ""); remove one",
          at: element.node.mark)
        return nil
      }
      return (
        script, NodeReader(node: pair[1], label: Phrases.quoted(script), log: element.log)
      )
    }
  }

  private static func style(_ name: String, _ reader: NodeReader) -> LockedStyle? {
    let log = reader.log
    guard
      let mapping = MappingReader(
        reader.node, subject: "style \(Phrases.quoted(name))",
        keys: ["font", "lineHeights", "pointSizes", "texts"], log: log)
    else { return nil }
    func numbers(_ key: String, mayBeEmpty: Bool = false) -> [Double] {
      let elements = mapping[key]?.elements("a list of numbers", mayBeEmpty: true) ?? []
      if elements.count != ContentSizeCategory.allCases.count, !(elements.isEmpty && mayBeEmpty) {
        log.error(
          "\(mapping.subject) has \(elements.count) numbers in '\(key)'; give one for each of the "
            + "twelve categories", at: mapping[key]?.node.mark ?? mapping.mark)
      }
      return elements.compactMap { $0.number(anyNumber) }
    }
    var style = LockedStyle(
      name: name, font: mapping["font"]?.anyText("a font"), pointSizes: numbers("pointSizes"),
      lineHeights: numbers("lineHeights", mayBeEmpty: true))
    for (entry, reader) in mapping["texts"]?.namedEntries("languages", label: Phrases.quoted) ?? []
    {
      let keys = ["count", "texts", "total", "widest", "widths"]
      guard
        let widths = MappingReader(
          reader.node, subject: Phrases.quoted(entry.key), keys: keys, log: reader.log)
      else { continue }
      style.texts[entry.key] = LockedWidths(
        count: widths["count"]?.integer(anyNumber) ?? 0,
        texts: widths["texts"]?.anyText("a digest") ?? "",
        widths: widths["widths"]?.anyText("a digest") ?? "",
        total: widths["total"]?.number(anyNumber) ?? 0,
        widest: widths["widest"]?.number(anyNumber) ?? 0)
    }
    return style
  }

  private static func slot(_ name: String, _ reader: NodeReader) -> LockedSlot? {
    guard
      let mapping = MappingReader(
        reader.node, subject: "slot \(Phrases.quoted(name))", keys: ["screens", "style", "texts"],
        log: reader.log)
    else { return nil }
    let screens = mapping["screens"]?.elements("a list of screens", mayBeEmpty: true) ?? []
    var slot = LockedSlot(
      name: name, style: mapping["style"]?.anyText("a style") ?? "",
      screens: screens.compactMap { $0.anyText("a screen") })
    var known: Set<LockedText.Identity> = []
    for reader in mapping["texts"]?.elements("a list of texts", mayBeEmpty: true) ?? [] {
      guard let text = text(reader, screens: slot.screens.count) else { continue }
      guard known.insert(text.identity).inserted else {
        reader.log.error(
          "the text \(Phrases.quoted(text.identity.key)) stands twice in \(mapping.subject); "
            + "remove one", at: reader.node.mark)
        continue
      }
      slot.texts.append(text)
    }
    return slot
  }

  private static func text(_ reader: NodeReader, screens: Int) -> LockedText? {
    guard
      let mapping = MappingReader(
        reader.node, subject: "a text",
        keys: ["digest", "key", "lines", "locale", "table", "variant", "width"], log: reader.log),
      let digest = mapping["digest"]?.anyText("a digest"),
      let locale = mapping["locale"]?.anyText("a language"),
      let width = mapping["width"]?.number(anyNumber), let lines = mapping["lines"]
    else {
      reader.noteWrongType("a text with 'digest', 'lines', 'locale' and 'width'")
      return nil
    }
    guard let pattern = lines.anyText("lines, such as 1*9 2*3"),
      let fits = FitPattern.fits(from: pattern, screens: screens)
    else {
      lines.noteWrongType("lines at the twelve categories of each screen, such as 1*9 2*3")
      return nil
    }
    return LockedText(
      identity: LockedText.Identity(
        locale: locale,
        key: mapping["key"]?.anyText("a key") ?? digest,
        table: mapping["table"]?.anyText("a table"),
        variant: mapping["variant"]?.anyText("a variant")),
      digest: digest, width: width, fits: fits)
  }

  private static let anyNumber = NumberKind("a number", example: "17", from: -1e9, to: 1e9)
}
