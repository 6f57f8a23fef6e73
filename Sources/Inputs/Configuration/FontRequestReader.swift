import MetricsCore

/// Reads how a style names its font: `font`, or `family` with `weight`.
enum FontRequestReader {
  /// The names of weights, from the lightest on, each a hundred heavier than the one before.
  static let weightNames = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let fontExpected = "the PostScript or full name of a font, such as Lato-Regular"
  private static let familyExpected = "the name of a font family, such as Lato"

  /// Returns the font of a mapping with the keys `font`, `family` and `weight`.
  static func request(_ mapping: MappingReader) -> FontRequest? {
    if let font = mapping["font"] {
      for key in ["family", "weight"] {
        guard let mark = mapping.keyMark(key) else { continue }
        mapping.log.error(
          "\(mapping.subject) has both 'font' and '\(key)'; remove one of them", at: mark)
        return nil
      }
      return font.string(fontExpected).map(named)
    }
    if let family = mapping["family"] {
      let name = family.string(familyExpected)
      guard let weight = mapping["weight"] else {
        return name.map { .family($0, weight: 400) }
      }
      guard let value = self.weight(weight), let name else { return nil }
      return .family(name, weight: value)
    }
    if let mark = mapping.keyMark("weight") {
      mapping.log.error(
        "\(mapping.subject) has a 'weight' without a 'family'; add 'family', or name the face with "
          + "'font'",
        at: mark)
    } else {
      mapping.noteMissing("font", "add \(fontExpected)")
    }
    return nil
  }

  /// Returns the font of one language: a name, or a mapping with `family` and `weight`.
  static func localRequest(_ reader: NodeReader) -> FontRequest? {
    guard reader.node.entries != nil else { return reader.string(fontExpected).map(named) }
    return MappingReader(
      reader.node, subject: reader.label, keys: ["font", "family", "weight"], log: reader.log
    ).flatMap(request)
  }

  private static func named(_ name: String) -> FontRequest {
    name == "system" ? .system : .named(name)
  }

  private static func weight(_ reader: NodeReader) -> Double? {
    if reader.isNumber {
      return reader.number(NumberKind("a weight", example: "500", from: 1, to: 1000))
    }
    guard reader.isText else {
      reader.noteWrongType("a weight, such as 500 or medium")
      return nil
    }
    return reader.choice(weightNames) { name in
      weightNames.firstIndex(of: name).map { Double(100 * ($0 + 1)) }
    }
  }
}
