import DynamicType
import Inputs
import Layouts
import MetricsCore
import Testing

@Suite struct ConfigurationTests {
  /// The example of the documentation, which says something about most keys.
  static let example = """
    version: 1
    fonts:
      files: [Fonts/*.ttf, Fonts/*.otf]
      fallback: [Fonts/NotoSansThai.ttf]     # what stands in for the system's fallback fonts
      plist: App/Info.plist                  # UIAppFonts, checked against files and styles
    styles:
      h1:      { font: Montserrat-Regular, size: 24, emphasis: bold }
      text16:  { font: PTSans-Regular, size: 16, textStyle: body, maximumPointSize: 32 }
      badge:   { font: PTSans-Regular, size: 11, scaling: fixed }
      card:    { font: Avenir-Book, substitute: NunitoSans-Regular, size: 17, api: swiftui, \
    lineHeight: 24, letterSpacing: 0.2 }
    strings: [App/*.lproj/*.strings, App/Localizable.xcstrings]
    devices: [iPhone SE (1st), iPhone SE (3rd), iPhone 16, iPhone 17 Pro Max]
    orientations: [portrait]
    slots:                                   # where text goes
      - { name: card title, style: h1, strings: ["card.*.title"], width: { margins: 16 }, lines: 2 }
      - { name: tab, style: badge, text: [Search, Messages], width: 75, lines: 1 }
      - { name: row, style: text16, strings: ["settings.*"], width: { margins: 16, reserve: 59 }, \
    lines: 0, height: 44 }
    rules:
      truncated: error
      off-centre: off
    """

  @Test("The documented example is read as it is meant")
  func documentedExample() throws {
    let reading = reading(Self.example)
    #expect(reading.errors == [])
    #expect(reading.warnings == [])
    let configuration = reading.configuration
    #expect(configuration.version == 1)
    #expect(configuration.fonts.files.map(\.pattern) == ["Fonts/*.ttf", "Fonts/*.otf"])
    #expect(configuration.fonts.fallback.map(\.pattern) == ["Fonts/NotoSansThai.ttf"])
    #expect(configuration.fonts.plist?.pattern == "App/Info.plist")
    #expect(
      configuration.fonts.plist?.location
        == SourceLocation(path: ".fontgauge.yml", line: 5, column: 10))
    #expect(configuration.baseDirectory == ".")
    #expect(
      configuration.devices
        == ["iPhone SE (1st)", "iPhone SE (3rd)", "iPhone 16", "iPhone 17 Pro Max"])
    #expect(configuration.rules.map(\.id) == ["truncated", "off-centre"])
    #expect(configuration.rules.map(\.level) == [.error, .off])
    #expect(
      configuration.rules[1].location
        == SourceLocation(path: ".fontgauge.yml", line: 20, column: 3))
  }

  @Test("The styles of the documented example")
  func exampleStyles() throws {
    let styles = reading(Self.example).configuration.withoutLocations().styles
    var h1 = CustomStyle(name: "h1", font: .named("Montserrat-Regular"), size: 24)
    h1.emphasis = .bold
    var text16 = CustomStyle(name: "text16", font: .named("PTSans-Regular"), size: 16)
    text16.maximumPointSize = 32
    var badge = CustomStyle(name: "badge", font: .named("PTSans-Regular"), size: 11)
    badge.scaling = .fixed
    var card = CustomStyle(name: "card", font: .named("Avenir-Book"), size: 17)
    card.substitute = "NunitoSans-Regular"
    card.api = .swiftui
    card.lineHeight = 24
    card.letterSpacing = 0.2
    #expect(styles == [h1, text16, badge, card])
    #expect(
      reading(Self.example).configuration.styles[0].location
        == SourceLocation(path: ".fontgauge.yml", line: 7, column: 3))
  }

  @Test("The slots of the documented example")
  func exampleSlots() {
    let slots = reading(Self.example).configuration.withoutLocations().slots
    var title = Slot(
      name: "card title", style: "h1", texts: .strings(patterns: ["card.*.title"], tables: nil))
    title.width = .fluid(FluidWidth(margins: 16))
    title.lines = 2
    var tab = Slot(name: "tab", style: "badge", texts: .text(["Search", "Messages"]))
    tab.width = .points(75)
    tab.lines = 1
    var row = Slot(
      name: "row", style: "text16", texts: .strings(patterns: ["settings.*"], tables: nil))
    row.width = .fluid(FluidWidth(margins: 16, reserve: 59))
    row.height = .fixed(44)
    #expect(slots == [title, tab, row])
  }

  @Test(
    "A configuration that says nothing is the default one", arguments: ["", "{}", "version: 1"])
  func defaults(text: String) {
    let reading = reading(text)
    #expect(reading.errors == [])
    #expect(reading.configuration == Configuration())
    #expect(reading.configuration.devices == ["iPhone SE (3rd)", "iPhone 16", "iPhone 17 Pro Max"])
    #expect(reading.configuration.orientations == [.portrait])
    #expect(reading.configuration.model == .uikit26)
    #expect(reading.configuration.coverage == .own)
  }

  @Test("Sections whose lines are all commented out are as good as absent")
  func emptySections() {
    let text = """
      fonts:
        files:
          # - Fonts/*.ttf
      styles:
      strings:
      devices:
      orientations:
      slots:
        # - { name: a, style: b, text: [c] }
      rules:
      arguments:
      layouts:
      """
    #expect(reading(text).errors == [])
    #expect(reading(text).configuration == Configuration())
  }

  @Test("Every key of a style is read")
  func everyStyleKey() throws {
    let text = """
      styles:
        everything:
          family: Inter
          weight: semibold
          size: 13.5
          emphasis: boldItalic
          textStyle: title
          scaling: static
          api: uikit
          maximumPointSize: 40
          minimumCategory: extraSmall
          maximumCategory: accessibility2
          lineHeight: 22
          lineHeightScales: true
          lineSpacing: 4
          letterSpacing: 0
          tracking: -0.4
          features: { tnum: true, liga: false, ss01: 2 }
          variations: { opsz: 14, wght: 550.5 }
          view: textView
          substitute: Inter-Regular
          locales: { th: NotoSansThai-Regular, ar: { family: Noto Sans Arabic, weight: 500 }, no: system }
          scaledBefore: true
          content: false
      """
    var style = CustomStyle(name: "everything", font: .family("Inter", weight: 600), size: 13.5)
    style.emphasis = .boldItalic
    style.textStyle = .title1
    style.scaling = .static
    style.api = .uikit
    style.maximumPointSize = 40
    style.categories = CategoryRange(minimum: .xSmall, maximum: .ax2)
    style.lineHeight = 22
    style.lineHeightScales = true
    style.lineSpacing = 4
    style.letterSpacing = 0
    style.tracking = -0.4
    style.features = [
      FontFeature(tag: "tnum", value: 1), FontFeature(tag: "liga", value: 0),
      FontFeature(tag: "ss01", value: 2),
    ]
    style.variations = [AxisValue(tag: "opsz", value: 14), AxisValue(tag: "wght", value: 550.5)]
    style.view = .textView
    style.substitute = "Inter-Regular"
    style.locales = [
      "th": .named("NotoSansThai-Regular"), "ar": .family("Noto Sans Arabic", weight: 500),
      "no": .system,
    ]
    style.scaledBefore = true
    style.content = false
    #expect(reading(text).errors == [])
    #expect(reading(text).configuration.withoutLocations().styles == [style])
  }

  @Test(
    "Weights have the names of UIKit",
    arguments: [
      ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
      ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900), ("350", 350), ("1", 1),
    ])
  func weights(word: String, weight: Double) {
    let style = reading("styles: { a: { family: F, weight: \(word), size: 17 } }")
      .configuration.styles.first
    #expect(style?.font == .family("F", weight: weight))
  }

  @Test("A family without a weight is regular")
  func familyAlone() {
    let style = reading("styles: { a: { family: F, size: 17 } }").configuration.styles.first
    #expect(style?.font == .family("F", weight: 400))
  }

  @Test("Features may be a list of tags")
  func featureList() {
    let text = "styles: { a: { font: F, size: 17, features: [tnum, -liga, +ss01] } }"
    #expect(
      reading(text).configuration.styles.first?.features == [
        FontFeature(tag: "tnum", value: 1), FontFeature(tag: "liga", value: 0),
        FontFeature(tag: "ss01", value: 1),
      ])
  }

  @Test("The system font is measured through a substitute")
  func systemFont() {
    let text = "styles: { a: { font: system, substitute: Inter-Regular, size: 17 } }"
    #expect(reading(text).errors == [])
    #expect(reading(text).configuration.styles.first?.font == .system)
  }

  @Test("Every key of a slot is read")
  func everySlotKey() {
    let text = """
      styles: { 16: { font: F, size: 16 } }
      slots:
        - name: 404
          style: 16
          strings: ["*"]
          tables: [Localizable, 2]
          locales: [de, pt-BR, no]
          width: { margins: 16, reserve: 8, columns: 2, spacing: 12, fraction: 0.5 }
          lines: 3
          height: { scaled: 44 }
          devices: [iphone 16, iPhone Air]
          orientations: [landscape, portrait]
          minimumScaleFactor: 0.8
        - { name: texts, style: 16, text: [12, true, "", 1.50] }
      """
    var slot = Slot(
      name: "404", style: "16", texts: .strings(patterns: ["*"], tables: ["Localizable", "2"]))
    slot.locales = ["de", "pt-BR", "no"]
    slot.width = .fluid(
      FluidWidth(margins: 16, reserve: 8, columns: 2, spacing: 12, fraction: 0.5))
    slot.lines = 3
    slot.height = .scaled(44)
    slot.devices = ["iPhone 16", "iPhone Air"]
    slot.orientations = [.landscape, .portrait]
    slot.minimumScaleFactor = 0.8
    let texts = Slot(name: "texts", style: "16", texts: .text(["12", "true", "", "1.50"]))
    #expect(reading(text).errors == [])
    #expect(reading(text).configuration.withoutLocations().slots == [slot, texts])
  }

  @Test("The remaining keys are read")
  func remainingKeys() {
    let text = """
      boldText: true
      arguments:
        "%@": Alexandra
        "%d": 128
        card.*.price: ["1.250.000 €", 3]
        "flag": "true"
      tolerance: 0.5
      baseline: .fontgauge-baseline.json
      model: ios10
      coverage: fallback
      layouts:
        profile: { margins: 16, stack: { axis: vertical, children: [{ control: switch }] } }
      """
    let configuration = reading(text).configuration
    #expect(reading(text).errors == [])
    #expect(configuration.boldText)
    #expect(
      configuration.withoutLocations().arguments == [
        SampleArguments(pattern: "%@", values: [.text("Alexandra")]),
        SampleArguments(pattern: "%d", values: [.number(128)]),
        SampleArguments(pattern: "card.*.price", values: [.text("1.250.000 €"), .number(3)]),
        SampleArguments(pattern: "flag", values: [.text("true")]),
      ])
    #expect(configuration.tolerance == 0.5)
    #expect(configuration.baseline == ".fontgauge-baseline.json")
    #expect(configuration.model == .ios10)
    #expect(configuration.coverage == .fallback)
    #expect(configuration.layouts.map(\.name) == ["profile"])
    #expect(configuration.layouts.first?.margins == 16)
    #expect(configuration.layouts.first?.root.children.map(\.content.kind) == ["control"])
  }

  @Test("JSON says the same as YAML")
  func json() {
    let json = """
      {
      \t"version": 1,
      \t"styles": { "\\u00fcber": { "font": "F", "size": 17.5, "content": true } },
      \t"slots": [{ "name": "\\ud83d\\ude00", "style": "über", "text": ["a\\tb"] }]
      }
      """
    let yaml = """
      version: 1
      styles: { über: { font: F, size: 17.5, content: true } }
      slots: [{ name: 😀, style: über, text: ["a\\tb"] }]
      """
    #expect(reading(json).errors == [])
    #expect(
      reading(json).configuration.withoutLocations()
        == reading(yaml).configuration.withoutLocations())
    #expect(
      reading(json).configuration.slots.first?.location
        == SourceLocation(path: ".fontgauge.yml", line: 4, column: 12))
  }

  @Test("What has no effect is a warning")
  func warnings() {
    let text = """
      styles:
        a: { font: F, size: 17, api: swiftui, maximumPointSize: 20 }
        b: { font: F, size: 17, minimumCategory: AX1, maximumCategory: large }
      """
    #expect(reading(text).errors == [])
    #expect(
      reading(text).warnings.map(\.description) == [
        ".fontgauge.yml:2:41: style 'a' has a 'maximumPointSize', which SwiftUI does not know; set "
          + "'maximumCategory' instead",
        ".fontgauge.yml:3:27: style 'b' has a 'minimumCategory' above its 'maximumCategory', so "
          + "only the latter counts; remove one",
      ])
  }
}
