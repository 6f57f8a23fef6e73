import MetricsCore

/// Reads the features and axis values of a style.
enum FeatureReader {
  private static let featuresExpected =
    "a list such as [tnum, -liga], or a mapping such as { tnum: true }"

  /// Returns features from a list of tags, `-` switching one off, or from a mapping from tags to
  /// truth values or numbers.
  static func features(_ reader: NodeReader) -> [FontFeature] {
    reader.node.elements == nil ? mapped(reader) : listed(reader)
  }

  private static func listed(_ reader: NodeReader) -> [FontFeature] {
    var features: [FontFeature] = []
    var tags: Set<String> = []
    for element in reader.elements(featuresExpected, mayBeEmpty: true) ?? [] {
      guard let text = element.anyText("a tag of four characters, such as tnum") else { continue }
      let isOff = text.hasPrefix("-")
      let tag = isOff || text.hasPrefix("+") ? String(text.dropFirst()) : text
      guard isTag(tag, element.node.mark, reader.log) else { continue }
      guard tags.insert(tag).inserted else {
        reader.log.error(
          "the feature \(Phrases.quoted(tag)) stands twice in \(reader.label); remove one",
          at: element.node.mark)
        continue
      }
      features.append(FontFeature(tag: tag, value: isOff ? 0 : 1))
    }
    return features
  }

  private static func mapped(_ reader: NodeReader) -> [FontFeature] {
    let entries = reader.namedEntries(featuresExpected) { "the feature \(Phrases.quoted($0))" }
    return (entries ?? []).compactMap { entry, value in
      guard isTag(entry.key, entry.keyMark, value.log) else { return nil }
      if value.isBoolean {
        return value.boolean().map { FontFeature(tag: entry.key, value: $0 ? 1 : 0) }
      }
      guard value.isNumber else {
        value.noteWrongType("true, false or the number of an alternate")
        return nil
      }
      return value.integer(NumberKind("a number", example: "1", from: 0, to: 65_535))
        .map { FontFeature(tag: entry.key, value: UInt32($0)) }
    }
  }

  /// Returns axis values from a mapping from tags to numbers.
  static func variations(_ reader: NodeReader) -> [AxisValue] {
    let entries = reader.namedEntries("a mapping from axes to values, such as { wght: 500 }") {
      "the axis \(Phrases.quoted($0))"
    }
    return (entries ?? []).compactMap { entry, value in
      guard isTag(entry.key, entry.keyMark, value.log) else { return nil }
      // The range of a font's fixed-point numbers.
      return value.number(NumberKind("a number", example: "500", from: -32_768, to: 32_767))
        .map { AxisValue(tag: entry.key, value: $0) }
    }
  }

  private static func isTag(_ tag: String, _ mark: Node.Mark, _ log: ReadingLog) -> Bool {
    if tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return true }
    log.error(
      "\(Phrases.quoted(tag)) is not a tag; give four characters, such as tnum or wght", at: mark)
    return false
  }
}
