import DynamicType
import Inputs
import MetricsCore
import TestSupport
import Testing

/// Every style can be written as a token that reads back to the same style.
@Suite struct TokenRoundTripTests {
  @Test("Any styles written as tokens read back equal", arguments: 0..<200)
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var styles: [CustomStyle] = []
    for index in 0..<Int.random(in: 1...6, using: &generator) {
      styles.append(.random(index, using: &generator))
    }
    let text = TokenWriter.document(styles)
    let table = table(text)
    #expect(table.errorTexts == [], "\(text)")
    #expect(table.warnings == [], "\(text)")
    var found = table.styles
    for index in found.indices { found[index].location = nil }
    #expect(found == styles, "\(text)")
    #expect(table.names == styles.map(\.name))
  }

  @Test("Reading what was read and written again changes nothing")
  func twice() {
    let text = """
      {"type": {"$type": "typography",
        "$root": {"$value": {"fontFamily": "Lato", "fontSize": "16px", "fontWeight": "Bold Italic",
          "lineHeight": "140%", "letterSpacing": "-2%"}},
        "note": {"$value": {"fontFamily": ["Lato"], "fontSize": {"value": 0.75, "unit": "rem"}}}}}
      """
    let first = table(text).styles.map { $0.placeless }
    let second = table(TokenWriter.document(first)).styles.map { $0.placeless }
    #expect(first.map(\.name) == ["type", "type.note"])
    #expect(first == second)
  }
}

/// Writes styles as tokens of the standard's form, as the documentation of the format says.
private enum TokenWriter {
  /// Returns a flat document: a name with characters that paths cannot have stands in a setting.
  static func document(_ styles: [CustomStyle]) -> String {
    let tokens = styles.enumerated().map { index, style in
      let isPlain = !style.name.contains { ".{}$".contains($0) }
      let key = isPlain ? style.name : "token \(index)"
      return "\(quoted(key)): \(token(style, isNamed: isPlain))"
    }
    return "{\(tokens.joined(separator: ",\n"))}"
  }

  private static func token(_ style: CustomStyle, isNamed: Bool) -> String {
    var settings = isNamed ? [] : ["\"name\": \(quoted(style.name))"]
    var (family, weight) = ("Other", 400.0)
    switch style.font {
    case .family(let name, let value): (family, weight) = (name, value)
    case .named(let name): settings.append("\"font\": \(quoted(name))")
    case .system: settings.append("\"font\": \"system\"")
    }
    func add(_ key: String, _ value: String?) {
      if let value { settings.append("\"\(key)\": \(value)") }
    }
    add("emphasis", quoted(style.emphasis.rawValue))
    add("textStyle", quoted(style.textStyle.rawValue))
    add("scaling", quoted(style.scaling.rawValue))
    add("api", quoted(style.api.rawValue))
    add("maximumPointSize", style.maximumPointSize.map { "\($0)" })
    add("minimumCategory", style.categories.minimum.map { quoted($0.id) })
    add("maximumCategory", style.categories.maximum.map { quoted($0.id) })
    add("lineHeight", style.lineHeight.map { "\($0)" } ?? "null")
    add("lineHeightScales", "\(style.lineHeightScales)")
    add("lineSpacing", "\(style.lineSpacing)")
    add("letterSpacing", style.letterSpacing.map { "\($0)" })
    add("tracking", style.tracking.map { "\($0)" })
    add("view", quoted(style.view.rawValue))
    add("substitute", style.substitute.map(quoted))
    add("scaledBefore", "\(style.scaledBefore)")
    add("content", style.content.map { "\($0)" })
    let features = style.features.map { "\(quoted($0.tag)): \($0.value)" }
    add("features", "{\(features.joined(separator: ", "))}")
    let variations = style.variations.map { "\(quoted($0.tag)): \($0.value)" }
    add("variations", "{\(variations.joined(separator: ", "))}")
    return """
      {"$type": "typography", "$value": {"fontFamily": [\(quoted(family))],
        "fontSize": {"value": \(style.size), "unit": "px"}, "fontWeight": \(weight),
        "letterSpacing": {"value": \(style.letterSpacing ?? 0), "unit": "px"}, "lineHeight": 1.2},
       "$extensions": {"dev.fontgauge": {\(settings.joined(separator: ", "))}}}
      """
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension CustomStyle {
  fileprivate var placeless: CustomStyle {
    var style = self
    style.location = nil
    return style
  }

  /// Returns a style that uses many keys, with values that are hard to write down.
  fileprivate static func random(_ index: Int, using g: inout SeededGenerator) -> CustomStyle {
    let names = ["h", "group.title", "$odd", "a {b}", "ß \"quoted\" \\", "日本語", "."]
    let fonts: [FontRequest] = [
      .named("Lato-Regular"), .family("Odd, \"Name\"", weight: 350.5), .system,
      .family("Nunito Sans", weight: 1000), .named("Ünïcode"),
    ]
    func size(_ range: ClosedRange<Double>, _ g: inout SeededGenerator) -> Double {
      g.isOnce(in: 2)
        ? Double.random(in: range, using: &g) : Double.random(in: range, using: &g).rounded(.up)
    }
    var style = CustomStyle(
      name: "\(names.randomElement(using: &g)!)\(index)", font: fonts.randomElement(using: &g)!,
      size: size(1...100, &g))
    style.emphasis = .allCases.randomElement(using: &g)!
    style.textStyle = .allCases.randomElement(using: &g)!
    style.scaling = .allCases.randomElement(using: &g)!
    style.api = .allCases.randomElement(using: &g)!
    if style.api == .uikit, g.isOnce(in: 2) { style.maximumPointSize = size(1...200, &g) }
    if g.isOnce(in: 2) { style.categories.minimum = .small }
    if g.isOnce(in: 2) { style.categories.maximum = .ax4 }
    if g.isOnce(in: 2) { style.lineHeight = size(1...200, &g) }
    style.lineHeightScales = g.isOnce(in: 2)
    style.lineSpacing = g.isOnce(in: 2) ? 0 : size(0...9, &g)
    style.letterSpacing = [nil, 0, -0.1, 1.0 / 3].randomElement(using: &g)!
    style.tracking = [nil, 0, 0.7].randomElement(using: &g)!
    style.features = g.isOnce(in: 2) ? [] : [FontFeature(tag: "liga", value: 0)]
    style.variations = g.isOnce(in: 2) ? [] : [AxisValue(tag: "opsz", value: 17.25)]
    style.view = .allCases.randomElement(using: &g)!
    if style.font == .system || g.isOnce(in: 3) { style.substitute = "Lato-Regular" }
    style.scaledBefore = g.isOnce(in: 2)
    style.content = [nil, true, false].randomElement(using: &g)!
    return style
  }
}
