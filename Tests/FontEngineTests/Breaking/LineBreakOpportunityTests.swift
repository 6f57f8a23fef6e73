import FontEngine
import MetricsCore
import Testing

/// Where lines may end, by the rules of UAX #14; each case names the rule it shows.
@Suite("Break opportunities") struct LineBreakOpportunityTests {
  /// A text with a bar at each opportunity.
  struct Case: CustomTestStringConvertible {
    var marked: String
    var rule: String
    var locale = "en"

    init(_ marked: String, _ rule: String, locale: String = "en") {
      (self.marked, self.rule, self.locale) = (marked, rule, locale)
    }

    var testDescription: String { "\(marked) (\(rule))" }
    var text: String { marked.filter { $0 != "|" } }
  }

  static let cases = [
    // The example of UAX #14's introduction.
    Case("The |quick |(“brown”) |fox |can’t |jump |32.3 |feet, |right?", "LB13, LB14, LB18, LB25"),
    Case("one  |two   |three", "LB7, LB18: after the last of several spaces"),
    Case("well-|known |e-|mail", "LB21: after a hyphen"),
    Case("at |-5 |degrees", "LB25: a minus sign stays with its number"),
    Case("em|—|dash", "LB17, B2: on both sides of an em dash"),
    Case("en–|dash", "BA: after an en dash"),
    Case("and/|or", "SY: after a slash"),
    Case("5% |$5 |€5 |5€", "LB25: signs stay with their numbers"),
    Case("1,234.56 |km", "LB25: no break inside a number"),
    Case("10\u{A0}km |away", "LB12: not at a no-break space"),
    Case("10\u{202F}km |away", "LB12: not at a narrow no-break space"),
    Case("a\u{2060}b", "LB11: not at a word joiner"),
    Case("a\u{200B}|b", "LB8: after a zero-width space"),
    Case("co\u{AD}|op", "BA: after a soft hyphen"),
    Case("Hello!|World", "LB13: not before an exclamation mark"),
    Case("(a) |[b] |{c}", "LB13, LB14: brackets keep to what they hold"),
    Case("wait... |more", "LB13: not before a full stop"),
    Case("end.Start", "LB29: not between a full stop and a letter"),
    Case("foo…|bar", "LB22: after an ellipsis, not before it"),
    Case("don't", "LB19: not at a quotation mark"),
    Case("a |\"b\" |c", "LB19: quotation marks keep to what they hold"),
    Case("12:30 |pm", "LB29: not inside a time"),
    Case("Bonjour\u{A0}! |Ça |va\u{202F}?", "LB12, LB13: French spacing", locale: "fr"),
    Case("中|文，|句|子。", "ID, CL: between ideographs, not before punctuation", locale: "zh"),
    Case("가|나|다", "LB27, LB31: between syllables", locale: "ko"),
    Case("e\u{301}a\u{301} |o", "LB9: a mark stays with its letter"),
    Case("👨‍👩‍👧 |👍🏽|ok", "LB8a, LB30b: emoji sequences stay whole"),
    Case("🇩🇪|🇫🇷", "LB30a: flags are pairs"),
    Case("שלום |עולם", "AL: Hebrew words", locale: "he"),
    Case("مرحبا |بالعالم", "AL: Arabic words", locale: "ar"),
    Case("हिन्दी |भाषा", "LB9: Indic syllables stay whole", locale: "hi"),
  ]

  @Test("As UAX #14 says", arguments: cases) func opportunities(example: Case) throws {
    let shaped = try ShapingFont.fixture("Round-Regular.ttf")
      .shape(example.text, locale: example.locale)
    #expect(shaped.pieces.joined(separator: "|") == example.marked)
    #expect(shaped.segments.allSatisfy { !$0.isMandatory })
  }

  @Test(
    "Thai and Lao words come from dictionaries, whatever the locale",
    arguments: [
      ("ภาษา|ไทย|ไม่มี|การ|เว้น|วรรค|ระหว่าง|คำ", "th"),
      ("ภาษา|ไทย|ไม่มี|การ|เว้น|วรรค|ระหว่าง|คำ", "en"),
      ("ที่|อยู่|และ|ราคา", "th"),
      ("ພາສາ|ລາວ", "lo"),
    ])
  func dictionaries(marked: String, locale: String) throws {
    let example = Case(marked, "dictionary", locale: locale)
    let shaped = try ShapingFont.file("NotoSansThai/NotoSansThai[wdth,wght].ttf")
      .shape(example.text, locale: locale)
    #expect(shaped.pieces.joined(separator: "|") == marked)
  }

  @Test(
    "Small kana start a line in loose Japanese, not in strict",
    arguments: [
      ("キャッ|シュ|を|消|去っ", "ja@lb=strict"),
      ("キ|ャ|ッ|シ|ュ|を|消|去|っ", "ja@lb=loose"),
      ("ァ|ィ|々|ー|〜", "ja@lb=loose"),
      ("ァィ々ー〜", "ja@lb=strict"),
    ])
  func strictness(marked: String, locale: String) throws {
    let example = Case(marked, "CJ, NS", locale: locale)
    let shaped = try ShapingFont.fixture("Round-Regular.ttf").shape(example.text, locale: locale)
    #expect(shaped.pieces.joined(separator: "|") == marked)
  }

  @Test("Trailing spaces hang: they lie behind the piece's visible end") func hanging() throws {
    let shaped = try ShapingFont.fixture("Round-Regular.ttf").shape("ab  cd\u{2003}ef\u{A0} ")
    #expect(shaped.segments.map(\.end) == [4, 7, 11])
    #expect(shaped.segments.map(\.visibleEnd) == [2, 6, 10])
  }
}
