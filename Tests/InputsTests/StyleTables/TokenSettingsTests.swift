import DynamicType
import Inputs
import MetricsCore
import Testing

/// What tokens say under `$extensions`.
@Suite struct TokenSettingsTests {
  @Test("Every setting of a style may stand under the tool's key")
  func all() throws {
    let table = table(
      document(
        with: "\"fontWeight\": 700, \"lineHeight\": 1.2",
        settings: """
          "font": "Nunito-Bold", "textStyle": "title3", "scaling": "static", "api": "swiftui",
          "maximumPointSize": 40, "minimumCategory": "small", "maximumCategory": "AX3",
          "lineHeight": 26, "lineHeightScales": true, "lineSpacing": 2, "letterSpacing": 0,
          "tracking": 0.3, "emphasis": "bold", "substitute": "Lato-Bold", "features": ["tnum"],
          "variations": {"wght": 650}, "view": "textView", "content": false, "scaledBefore": true,
          "locales": {"th": {"family": "Noto Sans Thai", "weight": "bold"}}
          """))
    #expect(table.errorTexts == [])
    let style = try #require(table.styles.first)
    #expect(style.font == .named("Nunito-Bold"))
    #expect(style.size == 20)
    #expect(style.textStyle == .title3)
    #expect(style.scaling == .static)
    #expect(style.api == .swiftui)
    #expect(style.maximumPointSize == 40)
    #expect(style.categories == CategoryRange(minimum: .small, maximum: .ax3))
    #expect(style.lineHeight == 26)
    #expect(style.lineHeightScales)
    #expect(style.lineSpacing == 2)
    #expect(style.letterSpacing == 0)
    #expect(style.tracking == 0.3)
    #expect(style.emphasis == .bold)
    #expect(style.substitute == "Lato-Bold")
    #expect(style.features == [FontFeature(tag: "tnum")])
    #expect(style.variations == [AxisValue(tag: "wght", value: 650)])
    #expect(style.view == .textView)
    #expect(style.content == false)
    #expect(style.scaledBefore)
    #expect(style.locales == ["th": .family("Noto Sans Thai", weight: 700)])
  }

  @Test("A font by name takes the place of family, weight and slant")
  func fontByName() {
    let properties = "\"fontSize\": 9, \"fontWeight\": \"Bold Italic\", \"fontStyle\": \"italic\""
    let text = "{\"t\": \(typography(properties, settings: "\"font\": \"Lato-BoldItalic\""))}"
    #expect(table(text).errorTexts == [])
    #expect(table(text).styles.map(\.font) == [.named("Lato-BoldItalic")])
    #expect(table(text).styles.map(\.emphasis) == [.none])
  }

  @Test("Null stands for the font's own line height and for no spacing")
  func null() {
    let table = table(
      document(
        with: "\"lineHeight\": 1.2, \"letterSpacing\": \"1px\"",
        settings: "\"lineHeight\": null, \"letterSpacing\": null"))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.lineHeight) == [nil])
    #expect(table.styles.map(\.letterSpacing) == [nil])
  }

  @Test("A name may be given that no path can have")
  func name() {
    let table = table(document(with: "", settings: "\"name\": \"{odd}. name\""))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.name) == ["{odd}. name"])
    #expect(table.names == ["{odd}. name"])
  }

  @Test("A token that refers to another has the other's settings unless it has its own")
  func inheritance() {
    let base = typography(
      "\"fontFamily\": \"F\", \"fontSize\": 9", settings: "\"textStyle\": \"title1\"")
    let table = table(
      """
      {"base": \(base),
       "value": {"$value": "{base}"},
       "whole": {"$ref": "#/base"},
       "own": {"$value": "{base}", "$extensions": {"dev.fontgauge": {"textStyle": "callout"}}},
       "other": {"$value": "{base}", "$extensions": {"org.example": {"textStyle": "x"}}}}
      """)
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.name) == ["base", "value", "whole", "own", "other"])
    #expect(table.styles.map(\.textStyle) == [.title1, .title1, .title1, .callout, .title1])
  }

  @Test("The extensions of others are not looked at")
  func foreign() {
    let text = """
      {"t": {"$type": "typography", "$value": {"fontFamily": "F", "fontSize": 9},
        "$extensions": {"org.example": 42, "com.figma": {"scaling": "odd", "$value": 1}}}}
      """
    #expect(table(text).errorTexts == [])
    #expect(table(text).warningTexts == [])
    #expect(table(text).styles.map(\.scaling) == [.dynamic])
  }

  @Test(
    "Wrong settings",
    arguments: [
      (
        "\"textstyle\": \"body\"",
        "1:137: unknown key 'textstyle' in 'dev.fontgauge' of token 't'; did you mean 'textStyle'?"
      ),
      (
        "\"scaling\": \"statik\"",
        "1:148: unknown value 'statik' for 'scaling'; did you mean 'static'?"
      ),
      (
        "\"maximumPointSize\": \"32\"",
        "1:157: 'maximumPointSize' is a string (\"32\"); give a number of points, such as 17"
      ),
      (
        "\"font\": \"system\"",
        "1:41: token 't' is set in the system font, which no file provides; add 'substitute' with "
          + "the name of a font to measure in its place under 'dev.fontgauge' of '$extensions'"
      ),
      (
        "\"name\": \"\"", "1:2: a style has an empty name; give it one"
      ),
    ])
  func wrongSettings(settings: String, expected: String) {
    #expect(table(document(with: "", settings: settings)).errorTexts == [expected])
  }

  @Test("Settings that are no mapping")
  func wrongTypes() {
    let value = "\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"F\", \"fontSize\": 9}"
    #expect(
      table("{\"t\": {\(value), \"$extensions\": [1]}}").errorTexts == [
        "1:92: '$extensions' of token 't' is a list; give a mapping with a key such as "
          + "dev.fontgauge"
      ])
    #expect(
      table("{\"t\": {\(value), \"$extensions\": {\"dev.fontgauge\": 1}}}").errorTexts == [
        "1:110: 'dev.fontgauge' of token 't' is a number (1); give a mapping with keys such as "
          + "name, font or emphasis"
      ])
  }

  @Test("Settings where they have no effect are told")
  func misplaced() {
    let token = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    #expect(
      table("{\"$extensions\": {\"dev.fontgauge\": {}}, \"t\": \(token)}").warningTexts == [
        "1:2: 'dev.fontgauge' has no effect on a group; give it to the tokens"
      ])
    let text = """
      {"t": {"$type": "typography", "$value": {"fontFamily": "F", "fontSize": 9},
        "$extensions": {"com.fontgauge": {}}}}
      """
    #expect(
      table(text).warningTexts == [
        "2:19: the extension 'com.fontgauge' is not looked at; did you mean 'dev.fontgauge'?"
      ])
  }
}
