import DynamicType
import Inputs
import Layouts
import MetricsCore
import TestSupport
import Testing

@Suite struct ConfigurationDumperTests {
  /// Reads back what was written, by another path so that no place can be equal by chance.
  private func readBack(_ configuration: Configuration) -> ConfigurationReading {
    ConfigurationLoader.read(Array(ConfigurationDumper.yaml(configuration).utf8), path: "dump.yml")
  }

  @Test("The dump of a small configuration fills in the defaults")
  func small() {
    let text = """
      styles: { h1: { font: F, size: 24 } }
      slots: [{ name: s, style: h1, text: [a, "off"] }]
      rules: { off-centre: off }
      """
    #expect(
      ConfigurationDumper.yaml(reading(text).configuration) == """
        version: 1
        fonts:
          files: []
          fallback: []
        styles:
          h1:
            font: F
            size: 24
            emphasis: none
            textStyle: body
            scaling: dynamic
            api: uikit
            lineHeightScales: false
            lineSpacing: 0
            view: label
            scaledBefore: false
        strings: []
        devices: [iPhone SE (3rd), iPhone 16, iPhone 17 Pro Max]
        orientations: [portrait]
        slots:
          - name: s
            style: h1
            text: [a, "off"]
            lines: 0
            minimumScaleFactor: 1
        rules:
          off-centre: "off"
        coverage: own
        model: uikit-26
        boldText: false
        arguments: {}
        tolerance: 0

        """)
  }

  @Test("The documented example reads back equal")
  func example() {
    let original = reading(ConfigurationTests.example).configuration
    let copy = readBack(original)
    #expect(copy.errors == [])
    #expect(copy.configuration.withoutLocations() == original.withoutLocations())
  }

  @Test("Any configuration reads back equal", arguments: 0..<300)
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = Configuration.random(using: &generator)
    let dump = ConfigurationDumper.yaml(original)
    let copy = readBack(original)
    #expect(copy.errors == [], "\(dump)")
    #expect(copy.configuration.withoutLocations() == original, "\(dump)")
  }
}

extension Configuration {
  /// Returns a configuration that uses many keys, in ways that are hard to write down.
  fileprivate static func random(using g: inout SeededGenerator) -> Configuration {
    var result = Configuration()
    result.fonts.files = patterns(&g)
    result.fonts.fallback = patterns(&g)
    if g.isOnce(in: 2) { result.fonts.plist = FilePattern(text(&g)) }
    result.strings = patterns(&g)
    result.styles = unique(&g, \.name) { .random(using: &$0) }
    if !result.styles.isEmpty {
      let names = result.styles.map(\.name)
      result.slots = unique(&g, \.name) {
        Slot.random(style: names.randomElement(using: &$0)!, using: &$0)
      }
    }
    result.devices = Array(
      Device.all.map(\.name).shuffled(using: &g).prefix(.random(in: 1...9, using: &g)))
    result.orientations = Array(
      Orientation.allCases.shuffled(using: &g).prefix(.random(in: 1...2, using: &g)))
    result.rules = unique(&g, \.id) {
      RuleSetting(id: text(&$0), level: RuleLevel.allCases.randomElement(using: &$0)!)
    }
    result.boldText = g.isOnce(in: 2)
    result.arguments = unique(&g, \.pattern) { g in
      SampleArguments(
        pattern: text(&g),
        values: (0..<Int.random(in: 1...3, using: &g)).map { _ in
          g.isOnce(in: 2) ? .text(text(&g)) : .number(number(&g, -1000...1000))
        })
    }
    result.tolerance = number(&g, 0...5)
    if g.isOnce(in: 2) { result.baseline = text(&g) }
    result.model = ScalingModel.allCases.randomElement(using: &g)!
    result.coverage = Coverage.allCases.randomElement(using: &g)!
    if !result.styles.isEmpty {
      let names = result.styles.map(\.name)
      result.layouts = unique(&g, \.name) { Layout.random(styles: names, using: &$0) }
    }
    return result
  }

  private static func patterns(_ g: inout SeededGenerator) -> [FilePattern] {
    (0..<Int.random(in: 0...3, using: &g)).map { _ in FilePattern(text(&g)) }
  }

  private static func unique<Value>(
    _ g: inout SeededGenerator, _ name: (Value) -> String,
    _ make: (inout SeededGenerator) -> Value
  ) -> [Value] {
    var names: Set<String> = []
    return (0..<Int.random(in: 0...4, using: &g)).map { _ in make(&g) }
      .filter { names.insert(name($0)).inserted }
  }
}

/// Returns text that is not empty and has what YAML gives a meaning to.
private func text(_ g: inout SeededGenerator) -> String {
  let words = [
    "a", "card.*.title", "off", "true", "null", "~", "17", "0x1F", ".5", "-", "- a", "? b", ": ",
    "a: b", "#", "a #b", "[x]", "{y}", "*", "&c", "!d", "@", "`", "%e", "\"", "'", "\\", "\n", "\t",
    "\r", " ", "  lead", "trail ", "ü", "ก", "😀", "\u{301}", "\u{2028}", "\u{FEFF}", "\u{85}",
    "\u{7}", "\0", "\u{A0}", "---", "...", "<<", "=", "Fonts/A[wght].ttf", "yes", "1e3",
    "\u{FFFE}", "\u{10FFFF}", String(repeating: "long ", count: 300),
  ]
  let count = g.isOnce(in: 3) ? 3 : 1
  let text = (0..<count).map { _ in words.randomElement(using: &g)! }.joined()
  return text.utf8.contains(0) && g.isOnce(in: 1) ? text.replacing("\0", with: "0") : text
}

private func number(_ g: inout SeededGenerator, _ range: ClosedRange<Double>) -> Double {
  let number = Double.random(in: range, using: &g)
  switch Int.random(in: 0..<3, using: &g) {
  case 0: return number
  case 1: return number.rounded(.awayFromZero)
  default: return (number * 10).rounded(.awayFromZero) / 10
  }
}

extension FontRequest {
  fileprivate static func random(using g: inout SeededGenerator) -> FontRequest {
    if g.isOnce(in: 2) { return .family(name(&g), weight: number(&g, 1...999)) }
    return g.isOnce(in: 4) ? .system : .named(name(&g))
  }

  private static func name(_ g: inout SeededGenerator) -> String { text(&g) + "Font" }
}

extension CustomStyle {
  fileprivate static func random(using g: inout SeededGenerator) -> CustomStyle {
    var style = CustomStyle(
      name: text(&g), font: .random(using: &g), size: number(&g, 1...90))
    style.emphasis = Emphasis.allCases.randomElement(using: &g)!
    style.textStyle = TextStyle.allCases.randomElement(using: &g)!
    style.scaling = Scaling.allCases.randomElement(using: &g)!
    style.api = ScalingAPI.allCases.randomElement(using: &g)!
    if g.isOnce(in: 2) { style.maximumPointSize = number(&g, 1...90) }
    if g.isOnce(in: 2) {
      style.categories.minimum = ContentSizeCategory.allCases.randomElement(using: &g)!
    }
    if g.isOnce(in: 2) {
      style.categories.maximum = ContentSizeCategory.allCases.randomElement(using: &g)!
    }
    if g.isOnce(in: 2) { style.lineHeight = number(&g, 1...90) }
    style.lineHeightScales = g.isOnce(in: 2)
    if g.isOnce(in: 2) { style.lineSpacing = number(&g, 0...9) }
    if g.isOnce(in: 2) { style.letterSpacing = number(&g, -2...2) }
    if g.isOnce(in: 2) { style.tracking = 0 }
    if g.isOnce(in: 2) {
      style.features = [
        FontFeature(tag: "tnum"), FontFeature(tag: "#a: ", value: 0),
        FontFeature(tag: "ss01", value: 3),
      ]
    }
    if g.isOnce(in: 2) {
      style.variations = [
        AxisValue(tag: "wght", value: number(&g, 1...900)), AxisValue(tag: "GRAD", value: -12.5),
      ]
    }
    style.view = TextViewKind.allCases.randomElement(using: &g)!
    for locale in ["de", "no", "zh-Hant-HK", "pt_BR"] where g.isOnce(in: 4) {
      style.locales[locale] = .random(using: &g)
    }
    let needsSubstitute = style.font == .system || style.locales.values.contains(.system)
    if needsSubstitute || g.isOnce(in: 2) { style.substitute = "Sub" + text(&g) }
    style.scaledBefore = g.isOnce(in: 2)
    if g.isOnce(in: 2) { style.content = g.isOnce(in: 2) }
    return style
  }
}

extension Slot {
  fileprivate static func random(style: String, using g: inout SeededGenerator) -> Slot {
    func texts(_ g: inout SeededGenerator) -> [String] {
      (0..<Int.random(in: 1...3, using: &g)).map { "\($0)" + text(&g) }
    }
    var slot = Slot(name: text(&g), style: style, texts: .text(texts(&g)))
    if g.isOnce(in: 2) {
      slot.texts = .strings(patterns: texts(&g), tables: g.isOnce(in: 2) ? texts(&g) : nil)
    }
    if g.isOnce(in: 3) { slot.locales = ["de", "pt-BR"] }
    switch Int.random(in: 0..<3, using: &g) {
    case 0: slot.width = .points(number(&g, 1...400))
    case 1:
      slot.width = .fluid(
        FluidWidth(
          margins: number(&g, 0...30), reserve: number(&g, 0...90),
          columns: .random(in: 1...5, using: &g), spacing: number(&g, 0...9), fraction: 0.25))
    default: break
    }
    slot.lines = .random(in: 0...4, using: &g)
    switch Int.random(in: 0..<3, using: &g) {
    case 0: slot.height = .fixed(number(&g, 1...90))
    case 1: slot.height = .scaled(number(&g, 1...90))
    default: break
    }
    if g.isOnce(in: 3) { slot.devices = ["iPad (A16)", "iPhone 5"] }
    if g.isOnce(in: 3) { slot.orientations = [.landscape] }
    slot.minimumScaleFactor = 0.5
    return slot
  }
}
