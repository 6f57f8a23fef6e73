import MetricsCore
import TestSupport
import Testing

// The ellipsis is as wide as two characters.
@Suite("Truncation")
struct TruncationTests {
  @Test(
    "A text that fits its lines is not truncated",
    arguments: [
      ("aaaa bbbb", 2), ("aaaa bbbb", 3), ("aaaa", 1), ("aaaa   ", 1), ("aaaa\n", 1), ("", 1),
    ])
  func fits(text: String, maximumLines: Int) {
    #expect(truncation(text, limit: 2.5, maximumLines: maximumLines) == nil)
  }

  @Test("A single line is cut where the ellipsis still fits")
  func oneLine() {
    #expect(
      truncation("aaaa bbbb cccc", limit: 2.5, maximumLines: 1)
        == Truncation(
          visibleLines: ["aaa…"], visible: "aaa…", lost: "a bbbb cccc", widest: 2.5))
  }

  @Test("Full lines stay and the last one is cut")
  func severalLines() {
    #expect(
      truncation("aaaa bbbb cccc", limit: 2.5, maximumLines: 2)
        == Truncation(
          visibleLines: ["aaaa", "bbb…"], visible: "aaaa bbb…", lost: "b cccc", widest: 2.5))
  }

  @Test("The widest line shown may be one above the last")
  func widest() {
    let text = RoundNumberShaper.shape("aaaaa Wb Wb") { $0 == "W" ? 1.75 : 0.5 }
    #expect(
      LineWrapper.truncation(text, limit: 2.5, maximumLines: 2)
        == Truncation(
          visibleLines: ["aaaaa", "…"], visible: "aaaaa …", lost: "Wb Wb", widest: 2.5))
  }

  @Test("The last line takes a part of the word that would begin the next one")
  func partOfNextWord() {
    #expect(
      truncation("aa bbbbbb", limit: 3.5, maximumLines: 1)
        == Truncation(visibleLines: ["aa bb…"], visible: "aa bb…", lost: "bbbb", widest: 3.5))
  }

  @Test("Spaces before the ellipsis are dropped", arguments: [" ", "   ", "\u{A0}"])
  func spaces(between: String) {
    let limit = 2 + Double(between.count) / 2
    #expect(
      truncation("aa\(between)bbbbbb", limit: limit, maximumLines: 1)
        == Truncation(
          visibleLines: ["aa…"], visible: "aa…", lost: "\(between)bbbbbb", widest: 2))
  }

  @Test("Spaces at the start of the line are dropped when nothing follows them")
  func leadingSpaces() {
    #expect(
      truncation("  aaaa bb", limit: 2, maximumLines: 1)
        == Truncation(visibleLines: ["…"], visible: "…", lost: "  aaaa bb", widest: 1))
  }

  @Test("The ellipsis stands alone where there is room for nothing else")
  func noRoom() {
    for limit in [0, 0.5, 1, 1.25] {
      #expect(
        truncation("aaaa", limit: limit, maximumLines: 1)
          == Truncation(visibleLines: ["…"], visible: "…", lost: "aaaa", widest: 1))
    }
  }

  @Test("The ellipsis follows a paragraph that fits, and its terminator is lost")
  func terminator() {
    #expect(
      truncation("aa  \nbb", limit: 5, maximumLines: 1)
        == Truncation(visibleLines: ["aa…"], visible: "aa…", lost: "  \nbb", widest: 2))
    #expect(
      truncation("aaaaa\nb", limit: 2.5, maximumLines: 1)
        == Truncation(visibleLines: ["aaa…"], visible: "aaa…", lost: "aa\nb", widest: 2.5))
    #expect(
      truncation("a\nbb cc\nd", limit: 9, maximumLines: 2)
        == Truncation(
          visibleLines: ["a", "bb cc…"], visible: "a\nbb cc…", lost: "\nd", widest: 3.5))
  }

  @Test("An empty line can be the last one shown")
  func emptyLine() {
    #expect(
      truncation("a\n\nb", limit: 2, maximumLines: 2)
        == Truncation(visibleLines: ["a", "…"], visible: "a\n…", lost: "\nb", widest: 1))
  }

  @Test("A line is cut between characters, not inside them")
  func characters() {
    #expect(
      truncation("👍🏽👍🏽👍🏽👍🏽", limit: 1.5, maximumLines: 1)
        == Truncation(
          visibleLines: ["👍🏽…"], visible: "👍🏽…", lost: "👍🏽👍🏽👍🏽", widest: 1.5))
    #expect(
      truncation("e\u{301}e\u{301}e\u{301}e\u{301}", limit: 1.5, maximumLines: 1)?.lost
        == "e\u{301}e\u{301}e\u{301}")
  }

  @Test("0.01 em that the cut changes decide about a character")
  func endAdjustment() {
    var text = RoundNumberShaper.shape("aaaaaaaaaa")
    text.emergencyBreaks[2].endAdjustment = 0.01
    #expect(visible(text, limit: 2.5, maximumLines: 1) == "aa…")
    #expect(visible(text, limit: 2.51, maximumLines: 1) == "aaa…")
  }

  @Test("0.01 em that the start of the last line changes decide about a character")
  func startAdjustment() {
    var words = RoundNumberShaper.shape("aaaa bbbb cccc")
    words.segments[1].startAdjustment = 0.01
    #expect(visible(words, limit: 2.5, maximumLines: 2) == "aaaa bb…")
    #expect(visible(words, limit: 2.51, maximumLines: 2) == "aaaa bbb…")
    var word = RoundNumberShaper.shape("aaaaabbbbbccc")
    word.emergencyBreaks[4].startAdjustment = 0.01
    #expect(visible(word, limit: 2.5, maximumLines: 2) == "aaaaabb…")
    var first = RoundNumberShaper.shape("aaaa bbbb")
    first.segments[0].startAdjustment = 0.01
    #expect(visible(first, limit: 2.5, maximumLines: 1) == "aa…")
  }

  private func truncation(_ text: String, limit: Double, maximumLines: Int) -> Truncation? {
    LineWrapper.truncation(
      RoundNumberShaper.shape(text), limit: limit, maximumLines: maximumLines)
  }

  private func visible(_ text: ShapedText, limit: Double, maximumLines: Int) -> String? {
    LineWrapper.truncation(text, limit: limit, maximumLines: maximumLines)?.visible
  }
}
