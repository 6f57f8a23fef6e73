import Inputs
import MetricsCore
import Testing

/// Tokens with `value` and `type`, and Tokens Studio's with either pair of keys.
@Suite struct OlderTokensTests {
  @Test("Style Dictionary's older form, with references that end with value")
  func styleDictionary() {
    let table = table(
      """
      {
        "size": { "font": { "m": { "value": "18px", "comment": "base" },
                            "1.5": { "value": "27" } } },
        "type": {
          "body": { "type": "typography", "value": {
            "fontFamily": "Lato, sans-serif", "fontSize": "{size.font.m.value}",
            "fontWeight": "bold", "lineHeight": "1.5" } },
          "lead": { "type": "typography", "value": {
            "fontFamily": "Lato", "fontSize": "{size.font.1.5}", "lineHeight": 36 } },
          "no": { "value": { "lineHeight": 1 } }
        }
      }
      """)
    #expect(table.errorTexts == [])
    #expect(
      table.warningTexts == [
        "6:21: 'fontFamily' of token 'type.body' names 2 families, of which only the first, 'Lato', is "
          + "measured, since iOS knows no such list; put the app's own font first"
      ])
    #expect(table.styles.map(\.name) == ["type.body", "type.lead"])
    #expect(
      table.styles.map(\.font) == [.family("Lato", weight: 700), .family("Lato", weight: 400)])
    #expect(table.styles.map(\.size) == [18, 27])
    #expect(table.styles.map(\.lineHeight) == [27, 36])
  }

  /// A single file of Tokens Studio, with its pair of keys.
  private func studio(_ d: String) -> String {
    """
    {
      "core": {
        "fontFamilies": { "text": { "\(d)value": "Inter", "\(d)type": "fontFamilies" } },
        "fontWeights": { "0": { "\(d)value": "SemiBold", "\(d)type": "fontWeights" },
                         "1": { "\(d)value": "Bold Italic", "\(d)type": "fontWeights" } },
        "fontSizes": { "2": { "\(d)value": "16", "\(d)type": "fontSizes" },
                       "4": { "\(d)value": "{fontSizes.2}", "\(d)type": "fontSizes" } },
        "lineHeights": { "0": { "\(d)value": "140%", "\(d)type": "lineHeights" },
                         "1": { "\(d)value": 24, "\(d)type": "lineHeights" },
                         "2": { "\(d)value": "AUTO", "\(d)type": "lineHeights" } },
        "letterSpacing": { "0": { "\(d)value": "-2%", "\(d)type": "letterSpacing" } }
      },
      "text/phone": {
        "heading": { "\(d)type": "typography", "\(d)value": {
          "fontFamily": "{fontFamilies.text}", "fontWeight": "{fontWeights.0}",
          "lineHeight": "{lineHeights.0}", "fontSize": "{fontSizes.4}",
          "letterSpacing": "{letterSpacing.0}", "paragraphSpacing": "0",
          "paragraphIndent": "0px", "textCase": "none", "textDecoration": "none" } },
        "note": { "\(d)type": "typography", "\(d)value": {
          "fontFamily": "{core.fontFamilies.text}", "fontWeight": "{fontWeights.1}",
          "lineHeight": "{lineHeights.1}", "fontSize": "{fontSizes.2}" } }
      },
      "text/pad": {
        "fontSizes": { "2": { "\(d)value": "20", "\(d)type": "fontSizes" } },
        "note": { "\(d)type": "typography", "\(d)value": {
          "fontFamily": "{fontFamilies.text}", "fontWeight": "400",
          "lineHeight": "{lineHeights.2}", "fontSize": "{fontSizes.2}" } }
      },
      "$themes": [{ "id": "1", "name": "Pad", "selectedTokenSets": { "core": "source" } }],
      "$metadata": { "tokenSetOrder": ["text/pad", "text/phone", "core"] }
    }
    """
  }

  @Test("Tokens Studio's sets, percentages and named weights", arguments: ["", "$"])
  func tokensStudio(prefix: String) {
    let table = table(studio(prefix))
    #expect(table.errorTexts == [])
    #expect(table.warningTexts == [])
    #expect(table.styles.map(\.name) == ["heading", "text/phone.note", "text/pad.note"])
    #expect(
      table.styles.map(\.font) == [
        .family("Inter", weight: 600), .family("Inter", weight: 700), .family("Inter", weight: 400),
      ])
    #expect(table.styles.map(\.emphasis) == [.none, .italic, .none])
    // The set of the token that refers counts first, then the last in the order of the sets.
    #expect(table.styles.map(\.size) == [16, 16, 20])
    #expect(table.styles.map(\.lineHeight) == [22.4, 24, nil])
    #expect(table.styles.map(\.letterSpacing) == [-0.32, nil, nil])
  }

  @Test("Without sets a path begins at the document")
  func withoutSets() {
    let text = """
      {"core": {"size": {"value": "16", "type": "fontSizes"}},
       "h": {"type": "typography", "value": {"fontFamily": "F", "fontSize": "{size}"}}}
      """
    #expect(table(text).errorTexts == ["2:71: there is no token '{size}'; check the name"])
  }

  @Test("In the standard's form a number is a multiple, as text below 4 too")
  func numbersInBothForms() {
    func lineHeight(_ d: String, _ written: String) -> Double? {
      table(
        """
        {"t": {"\(d)type": "typography", "\(d)value":
          {"fontFamily": "F", "fontSize": 10, "lineHeight": \(written)}}}
        """
      ).styles.first?.lineHeight
    }
    #expect(lineHeight("$", "1.5") == 15)
    #expect(lineHeight("$", "24") == 240)
    #expect(lineHeight("$", "\"24\"") == 24)
    #expect(lineHeight("", "1.5") == 15)
    #expect(lineHeight("", "24") == 24)
    #expect(lineHeight("", "\"1.5\"") == 15)
  }

  @Test("A token without a type that looks like typography is told")
  func withoutType() {
    // The other token shows which form the file has.
    let text = """
      {"a": {"type": "color", "value": "red"},
       "h": {"value": {"fontFamily": "F", "fontSize": 9}}}
      """
    #expect(
      table(text).errorTexts == [
        "2:2: token 'h' has no 'type'; add \"type\": \"typography\""
      ])
  }
}
