import MetricsCore

/// Reads the list under `slots`.
struct SlotReader {
  /// The keys of a slot.
  static let keys = [
    "name", "style", "text", "strings", "tables", "locales", "width", "lines", "height", "devices",
    "orientations", "minimumScaleFactor",
  ]

  /// The styles that a slot may have.
  let styles: StyleNames

  /// Returns the slots of a list; those that cannot be read are absent.
  func slots(_ reader: NodeReader) -> [Slot] {
    let elements = reader.elements(
      "a list of slots, such as [{ name: title, style: h1, text: [Search] }]", mayBeEmpty: true)
    var slots: [Slot] = []
    var lines: [String: Int32] = [:]
    for (index, element) in (elements ?? []).enumerated() where !reader.log.isFull {
      guard let slot = slot(element, number: index + 1) else { continue }
      if let line = lines[slot.name] {
        element.log.error(
          "a slot \(Phrases.quoted(slot.name)) is already declared on line \(line); rename one",
          at: element.node.mark)
        continue
      }
      lines[slot.name] = element.node.mark.line
      slots.append(slot)
    }
    return slots
  }

  private func slot(_ reader: NodeReader, number: Int) -> Slot? {
    let title = reader.node["name"].flatMap { node -> String? in
      if case .scalar(let text, _) = node.value, !text.isEmpty { text } else { nil }
    }
    let subject = "slot \(title.map(Phrases.quoted) ?? "\(number)")"
    guard
      let mapping = MappingReader(
        reader.node, subject: subject, keys: Self.keys, log: reader.log)
    else { return nil }
    let name = name(mapping)
    let style = style(mapping)
    let texts = Self.texts(mapping)
    var slot = Slot(name: name ?? "", style: style ?? "", texts: texts ?? .text([]))
    slot.location = reader.location
    slot.locales = mapping["locales"]?.uniqueElements("a list of languages, such as [de, pt-BR]") {
      $0.locale()
    }
    slot.width = mapping["width"].flatMap(SlotSizeReader.width)
    slot.lines = mapping["lines"]?.integer(.lines) ?? slot.lines
    slot.height = mapping["height"].flatMap(SlotSizeReader.height)
    slot.devices = mapping["devices"]?.devices()
    slot.orientations = mapping["orientations"]?.orientations()
    slot.minimumScaleFactor =
      mapping["minimumScaleFactor"]?.number(.share) ?? slot.minimumScaleFactor
    guard name != nil, style != nil, texts != nil else { return nil }
    return slot
  }

  private func name(_ mapping: MappingReader) -> String? {
    let expected = "a name of your choice"
    guard let reader = mapping["name"] else {
      mapping.noteMissing("name", "add \(expected)")
      return nil
    }
    guard let name = reader.anyText(expected) else { return nil }
    guard !name.isEmpty else {
      reader.noteWrongType(expected)
      return nil
    }
    return name
  }

  private func style(_ mapping: MappingReader) -> String? {
    guard let reader = mapping["style"] else {
      mapping.noteMissing("style", "add the name of one of the styles")
      return nil
    }
    return styles.style(reader)
  }

  /// Reads the texts of a slot, or of a text in a layout.
  ///
  /// - Parameters:
  ///   - mapping: The slot or text.
  ///   - advice: What to do when it has both kinds of texts.
  /// - Returns: The texts; `nil` after noting an error.
  static func texts(
    _ mapping: MappingReader, whenBoth advice: String = "split it into two slots"
  ) -> SlotTexts? {
    let tables = mapping["tables"]?.uniqueElements(
      "a list of string tables, such as [Localizable]"
    ) { $0.anyText("the name of a strings file without its extension") }
    let text = mapping["text"]
    let strings = mapping["strings"]
    if text != nil, strings != nil {
      mapping.log.error(
        "\(mapping.subject) has both 'text' and 'strings'; \(advice)",
        at: mapping.keyMark("strings") ?? mapping.mark)
      return nil
    }
    if let text {
      if let mark = mapping.keyMark("tables") {
        mapping.log.error(
          "\(mapping.subject) has 'tables', which belong to 'strings'; remove them", at: mark)
      }
      return text.texts("a list of texts, such as [Search, Messages]").map { .text($0) }
    }
    if let strings {
      return strings.texts("a list of key patterns, such as [\"card.*.title\"]")
        .map { .strings(patterns: $0, tables: tables) }
    }
    mapping.noteMissing("text", "add 'text' with texts, or 'strings' with patterns of keys")
    return nil
  }
}

extension NodeReader {
  /// Returns a list of texts, which may look like numbers; `nil` when one of them is wrong.
  fileprivate func texts(_ expected: String) -> [String]? {
    guard let elements = elements(expected) else { return nil }
    let texts = elements.compactMap { $0.anyText("text") }
    return texts.count == elements.count ? texts : nil
  }
}

extension NumberKind {
  /// A limit on lines.
  static let lines = NumberKind("a number of lines", example: "2", from: 0, to: 1000)
  /// A part of a whole.
  static let share = NumberKind("a factor", example: "0.5", above: 0, upTo: 1)
}
