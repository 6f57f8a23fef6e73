import DynamicType
import MetricsCore

/// Reads styles: the mapping under `styles`, or a file of the same form.
struct StyleReader {
  /// The keys of a style.
  static let keys = [
    "font", "family", "weight", "size", "emphasis", "textStyle", "scaling", "api",
    "maximumPointSize", "minimumCategory", "maximumCategory", "lineHeight", "lineHeightScales",
    "lineSpacing", "letterSpacing", "tracking", "features", "variations", "view", "substitute",
    "locales", "scaledBefore", "content",
  ]

  /// Returns the styles of a mapping from names to styles; those that cannot be read are absent.
  static func styles(_ reader: NodeReader) -> [CustomStyle] {
    let entries = reader.namedEntries("a mapping from names to styles") {
      "style \(Phrases.quoted($0))"
    }
    return (entries ?? []).compactMap { entry, value in
      guard !entry.key.isEmpty else {
        value.log.error("a style has an empty name; give it one", at: entry.keyMark)
        return nil
      }
      return style(named: entry.key, value, declaredAt: entry.keyMark)
    }
  }

  private static func style(
    named name: String, _ reader: NodeReader, declaredAt mark: Node.Mark
  ) -> CustomStyle? {
    guard
      let mapping = MappingReader(reader.node, subject: reader.label, keys: keys, log: reader.log)
    else { return nil }
    let font = FontRequestReader.request(mapping)
    let size = size(mapping)
    // A place holder lets the other keys be checked too.
    var style = CustomStyle(name: name, font: font ?? .system, size: size ?? 1)
    style.location = reader.log.location(mark)
    readSettings(mapping, into: &style)
    guard font != nil, size != nil else { return nil }
    checkSubstitute(mapping, of: style)
    return style
  }

  /// Reads the keys that name neither the font nor its size.
  static func readSettings(_ mapping: MappingReader, into style: inout CustomStyle) {
    readScaling(mapping, into: &style)
    readLines(mapping, into: &style)
    readShaping(mapping, into: &style)
    readPurpose(mapping, into: &style)
  }

  private static func size(_ mapping: MappingReader) -> Double? {
    guard let reader = mapping["size"] else {
      mapping.noteMissing("size", "add the size in points at the text size large, such as size: 17")
      return nil
    }
    return reader.number(.pointSize)
  }

  private static func readScaling(_ mapping: MappingReader, into style: inout CustomStyle) {
    style.emphasis = mapping["emphasis"]?.choice(Emphasis.self) ?? style.emphasis
    style.textStyle =
      mapping["textStyle"]?.choice(
        TextStyle.acceptedNames, listed: TextStyle.allCases.map(\.rawValue), TextStyle.init(name:))
      ?? style.textStyle
    style.scaling = mapping["scaling"]?.choice(Scaling.self) ?? style.scaling
    style.api = mapping["api"]?.choice(ScalingAPI.self) ?? style.api
    style.maximumPointSize = mapping["maximumPointSize"]?.number(.pointSize)
    style.categories.minimum = mapping["minimumCategory"]?.category()
    style.categories.maximum = mapping["maximumCategory"]?.category()
    if style.maximumPointSize != nil, style.api == .swiftui, let mark = mapping.keyMark("api") {
      mapping.log.warning(
        "\(mapping.subject) has a 'maximumPointSize', which SwiftUI does not know; set "
          + "'maximumCategory' instead",
        at: mapping.keyMark("maximumPointSize") ?? mark)
    }
    if let minimum = style.categories.minimum, let maximum = style.categories.maximum,
      minimum > maximum
    {
      mapping.log.warning(
        "\(mapping.subject) has a 'minimumCategory' above its 'maximumCategory', so only the "
          + "latter counts; remove one",
        at: mapping.keyMark("minimumCategory") ?? mapping.mark)
    }
  }

  private static func readLines(_ mapping: MappingReader, into style: inout CustomStyle) {
    style.lineHeight = mapping["lineHeight"]?.number(.lineHeight)
    style.lineHeightScales = mapping["lineHeightScales"]?.boolean() ?? style.lineHeightScales
    style.lineSpacing = mapping["lineSpacing"]?.number(.distance) ?? style.lineSpacing
    style.view = mapping["view"]?.choice(TextViewKind.self) ?? style.view
  }

  private static func readShaping(_ mapping: MappingReader, into style: inout CustomStyle) {
    style.letterSpacing = mapping["letterSpacing"]?.number(.spacing)
    style.tracking = mapping["tracking"]?.number(.spacing)
    style.features = mapping["features"].map(FeatureReader.features) ?? style.features
    style.variations = mapping["variations"].map(FeatureReader.variations) ?? style.variations
    for (locale, value) in mapping["locales"]?.localeEntries() ?? [] {
      style.locales[locale] = FontRequestReader.localRequest(value)
    }
  }

  private static func readPurpose(_ mapping: MappingReader, into style: inout CustomStyle) {
    style.substitute = mapping["substitute"]?.string("the name of a font that the files provide")
    style.scaledBefore = mapping["scaledBefore"]?.boolean() ?? style.scaledBefore
    style.content = mapping["content"]?.boolean()
  }

  private static func checkSubstitute(_ mapping: MappingReader, of style: CustomStyle) {
    let needsSubstitute = style.font == .system || style.locales.values.contains(.system)
    guard needsSubstitute, mapping["substitute"] == nil else { return }
    mapping.log.error(
      "\(mapping.subject) is set in the system font, which no file provides; add 'substitute' "
        + "with the name of a font to measure in its place",
      at: mapping["font"]?.node.mark ?? mapping.mark)
  }
}

extension NodeReader {
  /// Returns a content size category.
  func category() -> ContentSizeCategory? {
    choice(
      ContentSizeCategory.acceptedNames, listed: ContentSizeCategory.allCases.map(\.id),
      ContentSizeCategory.init(name:))
  }

  /// Returns the entries of a mapping from languages.
  fileprivate func localeEntries() -> [(locale: String, value: NodeReader)] {
    let entries = namedEntries("a mapping from languages to fonts, such as { th: NotoSansThai }") {
      "the font for \(Phrases.quoted($0))"
    }
    return (entries ?? []).compactMap { entry, value in
      let key = Node(.scalar(entry.key, isQuoted: true), mark: entry.keyMark)
      return NodeReader(node: key, label: "a key of \(label)", log: log).locale().map {
        ($0, value)
      }
    }
  }
}

extension NumberKind {
  /// A size of a font.
  static let pointSize = NumberKind("a number of points", example: "17", above: 0, upTo: 1000)
  /// A height of a line.
  static let lineHeight = NumberKind("a number of points", example: "22", above: 0, upTo: 10_000)
  /// A length that may be nothing.
  static let distance = NumberKind("a number of points", example: "8", from: 0, to: 10_000)
  /// A space that may be taken away.
  static let spacing = NumberKind("a number of points", example: "0.2", from: -1000, to: 1000)
}
