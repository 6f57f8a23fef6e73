import MetricsCore
import TestSupport
import Testing

@Suite("A lone last word")
struct LoneLastWordTests {
  @Test("A last line of one word takes one more from the line above")
  func moves() {
    #expect(WrappedText("aaa bb cc", limit: 3).whole == ["aaa bb ", "cc"])
    let wrapped = WrappedText("aaa bb cc", limit: 3, avoidsLoneLastWord: true)
    #expect(wrapped.whole == ["aaa ", "bb cc"])
    #expect(wrapped.visible == ["aaa", "bb cc"])
    #expect(wrapped.widths == [1.5, 2.5])
    #expect(wrapped.reasons == [.regular, .end])
  }

  @Test("Only the last two of several lines change")
  func severalLines() {
    let wrapped = WrappedText("aa bb cc dd ee", limit: 2.5, avoidsLoneLastWord: true)
    #expect(wrapped.whole == ["aa bb ", "cc ", "dd ee"])
  }

  @Test("Every paragraph has a last line")
  func paragraphs() {
    let wrapped = WrappedText("aaa bb cc\nddd ee ff  \ng", limit: 3, avoidsLoneLastWord: true)
    #expect(wrapped.whole == ["aaa ", "bb cc\n", "ddd ", "ee ff  \n", "g"])
    #expect(wrapped.widths == [1.5, 2.5, 1.5, 2.5, 0.5])
    #expect(wrapped.reasons == [.regular, .mandatory, .regular, .mandatory, .end])
  }

  @Test(
    "A word stays where it is",
    arguments: [
      ("aa bb", 3, "the text is one line"),
      ("aaaa bb", 2, "the line above would be left empty"),
      ("  aaaa bb", 3.5, "the line above would be left with spaces only"),
      ("a bbbbb cccc", 3.5, "both together are wider than the limit"),
      ("aaa bb c d", 3, "the last line has two words"),
      ("aa bb\ncc", 3, "the last word is a paragraph of its own"),
      ("aa bb\n\n", 3, "the last line is empty"),
      ("aa bbbbbbb", 2, "the last line is the rest of a broken word"),
      ("bbbbbbb cc", 2, "the line above is the rest of a broken word"),
      ("a bbbbbbb cc", 2, "the line above is the rest of a broken word"),
      ("aaa bb WW", 2, "the last word is itself broken"),
      ("", 2, "there is no text"),
    ] as [(String, Double, String)])
  func stays(text: String, limit: Double, why: String) {
    let shaped = RoundNumberShaper.shape(text) { $0 == "W" ? 3 : 0.5 }
    #expect(
      WrappedText(shaped, limit: limit, avoidsLoneLastWord: true).lines
        == WrappedText(shaped, limit: limit).lines, "\(why)")
  }

  @Test("A word may move from behind the rest of a broken word")
  func behindBrokenWord() {
    #expect(WrappedText("aaaaaa b cc", limit: 2).whole == ["aaaa", "aa b ", "cc"])
    #expect(
      WrappedText("aaaaaa b cc", limit: 2, avoidsLoneLastWord: true).whole
        == ["aaaa", "aa ", "b cc"])
  }

  @Test("What the new break changes counts on both lines")
  func adjustments() {
    var text = RoundNumberShaper.shape("aaa bb cc")
    text.segments[0].endAdjustment = 0.25
    text.segments[1].startAdjustment = 0.125
    text.segments[1].endAdjustment = 0.0625
    let limit = 3.0625
    #expect(WrappedText(text, limit: limit).widths == [3.0625, 1])
    let wrapped = WrappedText(text, limit: limit, avoidsLoneLastWord: true)
    #expect(wrapped.whole == ["aaa ", "bb cc"])
    #expect(wrapped.widths == [1.75, 2.625])
    text.segments[1].startAdjustment = 0.625
    #expect(
      WrappedText(text, limit: limit, avoidsLoneLastWord: true).whole == ["aaa bb ", "cc"])
  }

  @Test("A word stays when the hyphen shown in its place is too wide")
  func wideHyphen() {
    var text = RoundNumberShaper.shape("aaa-b cc")
    text.segments[0].endAdjustment = 0.5
    #expect(
      WrappedText(text, limit: 2.5, avoidsLoneLastWord: true).whole == ["aaa-", "b cc"])
    text.segments[0].endAdjustment = 0.625
    #expect(WrappedText(text, limit: 2.5, avoidsLoneLastWord: true).whole == ["aaa-b ", "cc"])
  }

  @Test("Labels and SwiftUI texts avoid it, text views do not")
  func views() {
    #expect(TextViewKind.allCases.filter(\.avoidsLoneLastWord) == [.label, .swiftUI])
  }
}
