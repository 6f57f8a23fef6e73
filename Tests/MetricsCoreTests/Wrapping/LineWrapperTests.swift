import MetricsCore
import TestSupport
import Testing

@Suite("Lines of words")
struct LineWrapperTests {
  @Test("A line takes every word that fits")
  func greedy() {
    let wrapped = WrappedText("aa bbb cc d eeee", limit: 3)
    #expect(wrapped.whole == ["aa bbb ", "cc d ", "eeee"])
    #expect(wrapped.visible == ["aa bbb", "cc d", "eeee"])
    #expect(wrapped.widths == [3, 2, 2])
    #expect(wrapped.reasons == [.regular, .regular, .end])
  }

  @Test(
    "A line of exactly the limit fits, and one a hair wider does not",
    arguments: [
      (3, ["aa bbb ", "cc"]), (2.999_999, ["aa ", "bbb ", "cc"]),
      (4.499_999, ["aa bbb ", "cc"]), (4.5, ["aa bbb cc"]),
    ] as [(Double, [String])])
  func exactFit(limit: Double, lines: [String]) {
    #expect(WrappedText("aa bbb cc", limit: limit).whole == lines)
  }

  @Test("What adding up fractions loses costs no line")
  func sumsOfFractions() {
    // 0.1 + 0.1 + 0.1 is more than 0.3 as a `Double`.
    let text = RoundNumberShaper.shape("aaa aaa") { _ in 0.1 }
    #expect(text.positions[3] > 0.3)
    #expect(WrappedText(text, limit: 0.3).whole == ["aaa ", "aaa"])
    #expect(LineWrapper.summary(text, limit: 0.3).breaksWord == false)
  }

  @Test("A hyphen is a place to break and stays on its line")
  func hyphen() {
    let wrapped = WrappedText("well-known", limit: 2.5)
    #expect(wrapped.whole == ["well-", "known"])
    #expect(wrapped.widths == [2.5, 2.5])
    #expect(WrappedText("a - b", limit: 1.5).whole == ["a - ", "b"])
  }

  @Test("Spaces at the end of a line hang past the limit")
  func hangingSpaces() {
    let wrapped = WrappedText("aaaa     bb   ", limit: 2)
    #expect(wrapped.whole == ["aaaa     ", "bb   "])
    #expect(wrapped.visible == ["aaaa", "bb"])
    #expect(wrapped.widths == [2, 1])
  }

  @Test("Several spaces inside a line count")
  func severalSpaces() {
    #expect(WrappedText("a   b", limit: 2.5).widths == [2.5])
    #expect(WrappedText("a   b", limit: 2.4).whole == ["a   ", "b"])
  }

  @Test("Spaces at the start of a line count, and stay alone when the word after them does not fit")
  func leadingSpaces() {
    let wrapped = WrappedText("  aa bb", limit: 2)
    #expect(wrapped.whole == ["  aa ", "bb"])
    #expect(wrapped.widths == [2, 1])
    let apart = WrappedText("  aaaa", limit: 2.5)
    #expect(apart.whole == ["  ", "aaaa"])
    #expect(apart.widths == [0, 2])
    #expect(apart.reasons == [.regular, .end])
  }

  @Test("A text of spaces is one line without width")
  func onlySpaces() {
    #expect(WrappedText("   ", limit: 1).widths == [0])
  }

  @Test("An empty text has no lines", arguments: [0, 1, Double.infinity])
  func empty(limit: Double) {
    #expect(WrappedText("", limit: limit).lines == [])
    #expect(
      LineWrapper.summary(RoundNumberShaper.shape(""), limit: limit)
        == WrapSummary(lines: 0, widest: 0, breaksWord: false))
  }

  @Test("Without a limit there is one line")
  func infiniteLimit() {
    let wrapped = WrappedText("aaaa bbbb-cccc  dddd", limit: .infinity)
    #expect(wrapped.widths == [10])
    #expect(wrapped.reasons == [.end])
  }

  @Test("The summary tells the number of lines, the widest one and whether a word is broken")
  func summary() {
    let text = RoundNumberShaper.shape("aa bbbbbbb cc")
    #expect(
      LineWrapper.summary(text, limit: 3.5)
        == WrapSummary(lines: 3, widest: 3.5, breaksWord: false))
    #expect(
      LineWrapper.summary(text, limit: 2.5)
        == WrapSummary(lines: 3, widest: 2.5, breaksWord: true))
    #expect(
      LineWrapper.summary(text, limit: 2) == WrapSummary(lines: 4, widest: 2, breaksWord: true))
  }
}

@Suite("Line terminators")
struct MandatoryBreakTests {
  @Test("A line ends at a terminator, however much room is left")
  func terminator() {
    let wrapped = WrappedText("aa\nbb cc\nd", limit: .infinity)
    #expect(wrapped.whole == ["aa\n", "bb cc\n", "d"])
    #expect(wrapped.visible == ["aa", "bb cc", "d"])
    #expect(wrapped.widths == [1, 2.5, 0.5])
    #expect(wrapped.reasons == [.mandatory, .mandatory, .end])
  }

  @Test("Each paragraph is filled by itself")
  func paragraphs() {
    let wrapped = WrappedText("aa bb\ncc dd ee\nff", limit: 2.5)
    #expect(wrapped.whole == ["aa bb\n", "cc dd ", "ee\n", "ff"])
    #expect(wrapped.reasons == [.mandatory, .regular, .mandatory, .end])
  }

  @Test("Spaces before a terminator hang")
  func spacesBefore() {
    let wrapped = WrappedText("aa   \nb", limit: 1)
    #expect(wrapped.visible == ["aa", "b"])
    #expect(wrapped.widths == [1, 0.5])
  }

  @Test("Spaces after a terminator begin the next line")
  func spacesAfter() {
    let wrapped = WrappedText("aa\n  b", limit: 2)
    #expect(wrapped.visible == ["aa", "  b"])
    #expect(wrapped.widths == [1, 1.5])
  }

  @Test(
    "Terminators in a row make empty lines, and one at the end opens no line",
    arguments: [
      ("a\n\nb", ["a", "", "b"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("\n", [""]),
      ("\n\n", ["", ""]), ("\na", ["", "a"]),
    ])
  func emptyLines(text: String, visible: [String]) {
    for limit in [0.5, 1, .infinity] {
      #expect(WrappedText(text, limit: limit).visible == visible)
    }
    #expect(WrappedText(text, limit: 1).widths == visible.map { Double($0.count) / 2 })
  }

  @Test("A text that ends with a terminator says so")
  func lastReason() {
    #expect(WrappedText("aa bb\n", limit: 1.5).reasons == [.regular, .mandatory])
  }
}
