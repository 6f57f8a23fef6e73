import DynamicType
import Inputs
import MetricsCore
import Testing

@Suite struct DesignTokensTests {
  @Test("A typography token of 2025.10 is a style at the token's place")
  func standard() throws {
    let table = table(
      """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "type": {
          "$description": "Text",
          "title": {
            "$type": "typography",
            "$description": "Screen titles",
            "$deprecated": "Use headline",
            "$value": {
              "fontFamily": ["Nunito Sans", "Helvetica", "sans-serif"],
              "fontSize": { "value": 20, "unit": "px" },
              "fontWeight": 650,
              "letterSpacing": { "value": 0.1, "unit": "px" },
              "lineHeight": 1.2
            }
          }
        },
        "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }
      }
      """)
    #expect(table.errorTexts == [])
    #expect(
      table.warningTexts == [
        "10:23: 'fontFamily' of token 'type.title' names 3 families, of which only the first, 'Nunito "
          + "Sans', is measured, since iOS knows no such list; put the app's own font first"
      ])
    #expect(table.names == ["type.title"])
    var expected = CustomStyle(
      name: "type.title", font: .family("Nunito Sans", weight: 650), size: 20)
    expected.lineHeight = 24
    expected.letterSpacing = 0.1
    expected.location = SourceLocation(path: "a.json", line: 5, column: 5)
    #expect(table.styles == [expected])
  }

  @Test("Only family and size must be there")
  func smallest() {
    let styles = table(document(with: "")).styles
    #expect(styles.map(\.font) == [.family("F", weight: 400)])
    #expect(styles.map(\.size) == [20])
    #expect(styles[0].lineHeight == nil)
    #expect(styles[0].letterSpacing == nil)
    #expect(styles[0].emphasis == .none)
  }

  @Test("A token takes the type of the nearest group that has one")
  func inheritedTypes() {
    let value = "{\"fontFamily\": \"F\", \"fontSize\": \"16px\"}"
    let table = table(
      """
      {
        "a": {
          "$type": "typography",
          "one": { "$value": \(value) },
          "b": { "two": { "$value": \(value) } },
          "c": { "$type": "other", "no": { "$value": \(value) } },
          "d": { "$type": "other", "three": { "$type": "typography", "$value": \(value) } }
        }
      }
      """)
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.name) == ["a.one", "a.b.two", "a.d.three"])
  }

  @Test("The type of a document is that of all its tokens")
  func typeOfDocument() {
    let text =
      "{\"$type\": \"typography\", \"h\": {\"$value\": {\"fontFamily\": \"F\", \"fontSize\": 9}}}"
    #expect(table(text).styles.map(\.name) == ["h"])
  }

  @Test("A root token has the name of its group")
  func rootToken() {
    let text = """
      {"title": {"$type": "typography",
        "$root": {"$value": {"fontFamily": "F", "fontSize": "20px"}},
        "small": {"$value": {"fontFamily": "F", "fontSize": "18px"}}},
       "copy": {"$value": "{title.$root}"}}
      """
    #expect(table(text).errorTexts == [])
    #expect(table(text).styles.map(\.name) == ["title", "title.small", "copy"])
    #expect(table(text).styles.map(\.size) == [20, 18, 20])
  }

  @Test(
    "Font sizes",
    arguments: [
      ("{\"value\": 17, \"unit\": \"px\"}", 17.0), ("{\"unit\": \"pt\", \"value\": 17.5}", 17.5),
      ("{\"value\": 1.25, \"unit\": \"rem\"}", 20), ("\"16px\"", 16), ("\"16pt\"", 16),
      ("\"0.875rem\"", 14), ("\" 18 px \"", 18), ("\"18\"", 18), ("18.5", 18.5), ("1e1", 10),
    ])
  func sizes(written: String, points: Double) {
    let text = "{\"t\": \(typography("\"fontFamily\": \"F\", \"fontSize\": \(written)"))}"
    #expect(table(text).errorTexts == [])
    #expect(table(text).styles.map(\.size) == [points])
  }

  @Test(
    "Line heights of a style of 20 points",
    arguments: [
      ("1.5", 30), ("1", 20), ("\"140%\"", 28), ("\"24px\"", 24), ("\"1.5rem\"", 24),
      ("\"1.5em\"", 30), ("\"24\"", 24), ("\"1.5\"", 30), ("\"3.9\"", 78), ("\"4\"", 4),
      ("{\"value\": 26, \"unit\": \"px\"}", 26), ("{\"value\": 130, \"unit\": \"%\"}", 26),
      ("\"AUTO\"", nil), ("\"normal\"", nil), ("1.33", 26.6),
    ] as [(String, Double?)])
  func lineHeights(written: String, points: Double?) {
    let table = table(document(with: "\"lineHeight\": \(written)"))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.lineHeight) == [points])
  }

  @Test(
    "Letter spacings of a style of 20 points",
    arguments: [
      ("{\"value\": 0.4, \"unit\": \"px\"}", 0.4), ("\"-0.5px\"", -0.5), ("\"-2%\"", -0.4),
      ("\"0.02em\"", 0.4), ("\"1.5\"", 1.5), ("-0.25", -0.25), ("\"0.05rem\"", 0.8),
      ("\"0.07%\"", 0.014), ("{\"value\": 0, \"unit\": \"px\"}", nil), ("\"0%\"", nil),
      ("\"normal\"", nil), ("\"none\"", nil),
    ] as [(String, Double?)])
  func letterSpacings(written: String, points: Double?) {
    let table = table(document(with: "\"letterSpacing\": \(written)"))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.letterSpacing) == [points])
  }

  @Test("Figures that are worked out have no digits of binary arithmetic")
  func roundedFigures() {
    let text = """
      {"t": \(typography("\"fontFamily\": \"F\", \"fontSize\": 17, \"lineHeight\": \"140%\""))}
      """
    // 17 · 140 / 100, which is 23.799999999999997 in binary when 1.4 is worked out first.
    #expect(table(text).styles.map(\.lineHeight) == [23.8])
  }

  @Test(
    "Weights by name and number",
    arguments: [
      ("100", 100), ("\"thin\"", 100), ("\"hairline\"", 100), ("\"extra-light\"", 200),
      ("\"ultra-light\"", 200), ("\"light\"", 300), ("\"normal\"", 400), ("\"regular\"", 400),
      ("\"book\"", 400), ("\"medium\"", 500), ("\"semi-bold\"", 600), ("\"demi-bold\"", 600),
      ("\"bold\"", 700), ("\"extra-bold\"", 800), ("\"ultra-bold\"", 800), ("\"black\"", 900),
      ("\"heavy\"", 900), ("\"extra-black\"", 950), ("\"ultra-black\"", 950), ("1", 1),
      ("1000", 1000), ("375.5", 375.5), ("\"SemiBold\"", 600), ("\"Semi Bold\"", 600),
      ("\"semibold\"", 600), ("\"600\"", 600), ("\"Extra_Light\"", 200),
    ])
  func weights(written: String, weight: Double) {
    let table = table(document(with: "\"fontWeight\": \(written)"))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.font) == [.family("F", weight: weight)])
    #expect(table.styles.map(\.emphasis) == [.none])
  }

  @Test(
    "Weights that ask for an italic face",
    arguments: [
      ("\"Bold Italic\"", 700), ("\"SemiBoldItalic\"", 600), ("\"Italic\"", 400),
      ("\"oblique\"", 400), ("\"Light Oblique\"", 300), ("\"700 italic\"", 700),
    ])
  func italicWeights(written: String, weight: Double) {
    let table = table(document(with: "\"fontWeight\": \(written)"))
    #expect(table.styles.map(\.font) == [.family("F", weight: weight)])
    #expect(table.styles.map(\.emphasis) == [.italic])
  }

  @Test("A font style asks for an italic face")
  func fontStyle() {
    let italic = table(document(with: "\"fontStyle\": \"italic\", \"fontWeight\": 700"))
    #expect(italic.styles.map(\.emphasis) == [.italic])
    #expect(table(document(with: "\"fontStyle\": \"normal\"")).styles.map(\.emphasis) == [.none])
  }

  @Test(
    "The first of several families counts",
    arguments: [
      ("\"Lato\"", "Lato"), ("[\"Lato\", \"Arial\"]", "Lato"), ("\"Lato, Arial\"", "Lato"),
      ("\"'Open Sans', sans-serif\"", "Open Sans"), ("[\"Odd, Name\"]", "Odd, Name"),
      ("\" Lato \"", "Lato"), ("\"Source Sans 3\"", "Source Sans 3"),
    ])
  func families(written: String, family: String) {
    let text = "{\"t\": \(typography("\"fontFamily\": \(written), \"fontSize\": 9"))}"
    #expect(table(text).errorTexts == [])
    #expect(table(text).styles.map(\.font) == [.family(family, weight: 400)])
  }

  @Test("The system's family is the system font, which needs a substitute")
  func systemFamily() {
    let properties = "\"fontFamily\": [\"-apple-system\", \"Lato\"], \"fontSize\": 9"
    let styles = table("{\"t\": \(typography(properties, settings: "\"substitute\": \"Lato\""))}")
      .styles
    #expect(styles.map(\.font) == [.system])
    #expect(styles.map(\.substitute) == ["Lato"])
    #expect(
      table("{\"t\": \(typography(properties))}").errorTexts == [
        "1:41: token 't' is set in the system font, which no file provides; add 'substitute' with "
          + "the name of a font to measure in its place under 'dev.fontgauge' of '$extensions'"
      ])
  }
}
