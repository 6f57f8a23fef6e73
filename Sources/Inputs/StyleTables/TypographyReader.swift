import DynamicType
import MetricsCore

/// Reads styles from tokens of the type `typography`.
final class TypographyReader {
  let resolver: TokenResolver
  let log: ReadingLog
  private var hasWarnedOfRootEm = false
  /// Where lists of several families stand that have been told.
  private var familyLists: Set<Node.Mark> = []

  init(resolver: TokenResolver, log: ReadingLog) {
    self.resolver = resolver
    self.log = log
  }

  /// Reads the style of a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - name: The name of the style, unless the token gives another one.
  /// - Returns: The style; `nil` after an error that leaves nothing to measure.
  func style(_ token: Token, named name: String) -> CustomStyle? {
    let label = "token \(Phrases.quoted(token.joined))"
    noteReservedCharacters(token, label)
    guard let resolved = value(of: token) else { return nil }
    let reader = NodeReader(node: resolved.node, label: label, log: log)
    guard let entries = resolved.node.entries else {
      reader.noteWrongType("a mapping with keys such as fontFamily, fontSize and fontWeight")
      return nil
    }
    let value = TypographyValue(
      entries: entries, set: (resolved.passed.last ?? token).set, label: label,
      mark: resolved.node.mark, resolver: resolver, log: log)
    value.noteKeys()
    let own = TokenSettings([token], log: log)
    let settings = own ?? TokenSettings(resolved.passed, log: log)

    let font = font(value, settings)
    let size = size(value)
    // Place holders let the other keys be checked too.
    var style = CustomStyle(name: name, font: font ?? .system, size: size ?? 1)
    if let given = own?.mapping["name"]?.anyText("the name of the style") { style.name = given }
    style.location = log.location(token.keyMark)
    readWeight(value, settings, into: &style)
    if let settings { StyleReader.readSettings(settings.mapping, into: &style) }
    readSpaces(value, settings, into: &style)
    guard font != nil, size != nil else { return nil }
    guard !style.name.isEmpty else {
      log.error("a style has an empty name; give it one", at: token.keyMark)
      return nil
    }
    checkSubstitute(of: style, settings, value)
    return style
  }

  private func value(of token: Token) -> TokenResolver.Resolved? {
    do throws(TokenFault) {
      return try resolver.value(of: token)
    } catch {
      log.error(error.sentence, at: error.mark)
      return nil
    }
  }

  private func noteReservedCharacters(_ token: Token, _ label: String) {
    guard resolver.syntax == .standard else { return }
    for name in token.path where name.contains(where: { ".{}".contains($0) }) {
      log.error(
        "the name \(Phrases.quoted(name)) has '.', '{' or '}' in it, which references cannot "
          + "write; rename it",
        at: token.keyMark)
    }
  }

  // MARK: Font

  private func font(_ value: TypographyValue, _ settings: TokenSettings?) -> FontRequest? {
    if let settings, settings.has("font") { return FontRequestReader.request(settings.mapping) }
    let weight = value.weight()
    guard let reader = value.required("fontFamily", "font"), let family = family(reader, value)
    else { return nil }
    if Self.systemFamilies.contains(family) { return .system }
    guard let weight else { return nil }
    return .family(family, weight: weight.value)
  }

  /// The names by which style sheets ask for the system's font.
  private static let systemFamilies: Set<String> = [
    "system", "system-ui", "-apple-system", "BlinkMacSystemFont",
  ]

  /// Returns the first of the families that are given, and says so when there are several.
  private func family(_ reader: NodeReader, _ value: TypographyValue) -> String? {
    let expected = "the name of a font family, such as Lato"
    if let elements = reader.node.elements {
      guard let first = elements.first else {
        reader.noteWrongType(expected)
        return nil
      }
      let family = value.resolved(first, label: "the first of \(reader.label)")?.anyText(expected)
      noteFurtherFamilies(reader, count: elements.count, first: family)
      return family
    }
    guard let text = reader.anyText(expected) else { return nil }
    // Style sheets write lists as text, with quotes around names that have spaces.
    let names = text.split(separator: ",")
    let bare = (names.first.map { $0.trimmed } ?? "").drop { $0 == "\"" || $0 == "'" }
    let result = String(bare.prefix { $0 != "\"" && $0 != "'" })
    guard !result.isEmpty else {
      reader.noteWrongType(expected)
      return nil
    }
    noteFurtherFamilies(reader, count: names.count, first: result)
    return result
  }

  /// Notes that only the first of several families is looked at, once for each place.
  private func noteFurtherFamilies(_ reader: NodeReader, count: Int, first: String?) {
    guard let first, count > 1, familyLists.insert(reader.node.mark).inserted else { return }
    log.warning(
      "\(reader.label) names \(count) families, of which only the first, \(Phrases.quoted(first)), is "
        + "measured, since iOS knows no such list; put the app's own font first",
      at: reader.node.mark)
  }

  private func readWeight(
    _ value: TypographyValue, _ settings: TokenSettings?, into style: inout CustomStyle
  ) {
    let slant = value["fontStyle"]?.choice(["normal", "italic", "oblique"]) { word in
      ["normal", "italic", "oblique"].contains(word) ? word != "normal" : nil
    }
    // A face that is named has its own slant.
    guard settings?.has("font") != true else { return }
    if value.weight()?.isItalic == true || slant == true { style.emphasis = .italic }
  }

  private func checkSubstitute(
    of style: CustomStyle, _ settings: TokenSettings?, _ value: TypographyValue
  ) {
    guard style.font == .system || style.locales.values.contains(.system),
      settings?.has("substitute") != true
    else { return }
    log.error(
      "\(value.label) is set in the system font, which no file provides; add 'substitute' with the "
        + "name of a font to measure in its place under '\(DesignTokens.extensionKey)' of "
        + "'$extensions'",
      at: value.mark)
  }

  // MARK: Lengths

  private func size(_ value: TypographyValue) -> Double? {
    guard let reader = value.required("fontSize", nil), let length = value.length(reader) else {
      return nil
    }
    guard length.unit != .em, length.unit != .percent else {
      reader.noteWrongType("points, such as { \"value\": 17, \"unit\": \"px\" }")
      return nil
    }
    return points(length, reader, size: 1, .pointSize)
  }

  private func readSpaces(
    _ value: TypographyValue, _ settings: TokenSettings?, into style: inout CustomStyle
  ) {
    let lineHeight = lineHeight(value, size: style.size)
    if settings?.has("lineHeight") != true { style.lineHeight = lineHeight }
    let letterSpacing = letterSpacing(value, size: style.size)
    // The format demands a letter spacing, so that 0 says nothing about kerning.
    if settings?.has("letterSpacing") != true {
      style.letterSpacing = letterSpacing == 0 ? nil : letterSpacing
    }
  }

  private func lineHeight(_ value: TypographyValue, size: Double) -> Double? {
    guard let reader = value["lineHeight"], !reader.isWord(["auto", "normal"]),
      var length = value.length(reader)
    else { return nil }
    if length.unit == .none {
      let isMultiple = value.isStandardNumber(reader, "lineHeight") || length.number < 4
      length.unit = isMultiple ? .em : .points
      if isMultiple, length.number >= 4 {
        let number = NumberKind.text(length.number)
        log.warning(
          "\(reader.label) is \(number) times the font size, as every number without a unit here; "
            + "write \"\(number)px\" for points",
          at: reader.node.mark)
      }
    }
    return points(length, reader, size: size, .lineHeight)
  }

  private func letterSpacing(_ value: TypographyValue, size: Double) -> Double? {
    guard let reader = value["letterSpacing"], !reader.isWord(["auto", "normal", "none"]),
      let length = value.length(reader)
    else { return nil }
    return points(length, reader, size: size, .spacing)
  }

  private func points(
    _ length: TokenLength, _ reader: NodeReader, size: Double, _ kind: NumberKind
  ) -> Double? {
    if length.unit == .rootEm, !hasWarnedOfRootEm {
      hasWarnedOfRootEm = true
      log.warning(
        "'rem' is taken as 16 points, the default of browsers; write px to be exact",
        at: reader.node.mark)
    }
    let points = length.points(size: size)
    guard kind.contains(points) else {
      log.error(
        "\(reader.label) is \(NumberKind.text(points)) points; give \(kind.name) \(kind.range)",
        at: reader.node.mark)
      return nil
    }
    return points == 0 ? 0 : points
  }
}

extension NodeReader {
  /// Returns a Boolean value that says whether the value is one of some words, capitals apart.
  fileprivate func isWord(_ words: [String]) -> Bool {
    node.text.map { words.contains($0.lowercased()) } ?? false
  }
}
