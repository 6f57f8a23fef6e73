import TestSupport
import Testing

@testable import Inputs

@Suite struct PseudoLocaleTests {
  @Test(
    "Texts get accents, brackets and words",
    arguments: [
      (1.4, "Settings", "[Šéţţîñĝš one]"), (1.0, "Settings", "[Šéţţîñĝš]"), (1.4, "OK", "[ÖĶ]"),
      (2.0, "OK", "[ÖĶ]"), (3.0, "OK", "[ÖĶ one]"), (1.4, "", ""), (1.4, "%", "[%]"),
      (1.5, "Sign in to continue", "[Šîĝñ îñ ţö çöñţîñûé one two]"),
      (1.4, "See https://example.com/help now", "[Šéé https://example.com/help ñöŵ one two three]"),
      (1.0, "Mail me@example.com or www.example.com", "[Måîļ me@example.com öř www.example.com]"),
      (1.0, "Café naïve", "[Çåfé ñåïvé]"), (1.0, "設定", "[設定]"), (1.0, "a\nb", "[å\nb]"),
      (0.5, "abc", "[åbç]"), (.nan, "abc", "[åbç]"), (1.0, "e\u{301}", "[e\u{301}]"),
    ])
  func texts(factor: Double, text: String, expected: String) {
    #expect(PseudoLocale(factor: factor).lengthened(FilledText(literal: text)) == expected)
  }

  @Test("Samples keep their letters, and addresses go on after them")
  func samples() {
    let text = SampleFillerTests.filled("Hello %@, open https://a.bc/%@/edit or not")
    #expect(
      PseudoLocale(factor: 1).lengthened(text)
        == "[Ĥéļļö Christopher, öpéñ https://a.bc/Christopher/edit öř ñöţ]")
  }

  @Test("The length is what the factor asks for at least", arguments: 0..<4)
  func length(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let atoms = [
      "a", "Z", " ", "é", "e\u{301}", "👩‍👩‍👧", "\u{301}", "\u{600}", "字", "\r\n", "@", "://", "ก",
    ]
    for factor in [1, 1.3, 1.4, 2, 3.5] {
      for _ in 0..<200 {
        let text = (0..<Int.random(in: 1...30, using: &generator))
          .map { _ in atoms.randomElement(using: &generator)! }.joined()
        let result = PseudoLocale(factor: factor).lengthened(FilledText(literal: text))
        #expect(Double(result.count) >= (Double(text.count) * factor).rounded(.up), "\(text)")
        #expect(Double(result.count) <= Double(text.count) * factor + 10)
      }
    }
  }
}
