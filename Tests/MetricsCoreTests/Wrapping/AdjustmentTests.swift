import MetricsCore
import TestSupport
import Testing

@Suite("Advances that a break changes")
struct AdjustmentTests {
  @Test("0.01 em that a line gains by ending after a word decide whether the word fits")
  func endOfLine() {
    var text = RoundNumberShaper.shape("aa bb cc")
    #expect(WrappedText(text, limit: 2.5).whole == ["aa bb ", "cc"])
    text.segments[1].endAdjustment = 0.01
    #expect(WrappedText(text, limit: 2.5).whole == ["aa ", "bb cc"])
    let wide = WrappedText(text, limit: 2.51)
    #expect(wide.whole == ["aa bb ", "cc"])
    #expect(areClose(wide.widths, [2.51, 1]))
    text.segments[1].endAdjustment = -0.01
    #expect(WrappedText(text, limit: 2.49).whole == ["aa bb ", "cc"])
    #expect(WrappedText(text, limit: 2.48).whole == ["aa ", "bb ", "cc"])
  }

  @Test("0.01 em that a line gains by beginning with a word decide whether the next word fits")
  func startOfLine() {
    var text = RoundNumberShaper.shape("aaa bb cc")
    #expect(WrappedText(text, limit: 2.5).whole == ["aaa ", "bb cc"])
    text.segments[1].startAdjustment = 0.01
    let wrapped = WrappedText(text, limit: 2.5)
    #expect(wrapped.whole == ["aaa ", "bb ", "cc"])
    #expect(areClose(wrapped.widths, [1.5, 1.01, 1]))
    text.segments[1].startAdjustment = -0.01
    #expect(WrappedText(text, limit: 2.49).whole == ["aaa ", "bb cc"])
  }

  @Test("The start of the text counts as the start of a line")
  func startOfText() {
    var text = RoundNumberShaper.shape("aa bb")
    text.segments[0].startAdjustment = 0.25
    #expect(WrappedText(text, limit: 2.75).widths == [2.75])
    #expect(WrappedText(text, limit: 2.5).widths == [1.25, 1])
  }

  @Test("Breaks that are not made change nothing")
  func insideLine() {
    var text = RoundNumberShaper.shape("aa bb cc")
    for index in 0..<2 {
      text.segments[index].endAdjustment = 0.3
      text.segments[index + 1].startAdjustment = 0.2
    }
    #expect(WrappedText(text, limit: 4).widths == [4])
    #expect(areClose(WrappedText(text, limit: 3).widths, [2.8, 1.2]))
  }

  @Test("A piece that fits only without its hyphen is followed by the next piece")
  func hyphenNotShown() {
    var text = RoundNumberShaper.shape("aaaa-b cc")
    text.segments[0].endAdjustment = 0.6
    // 2.5 + 0.6 is too wide, 3 is not.
    #expect(WrappedText(text, limit: 3).whole == ["aaaa-b ", "cc"])
  }

  @Test("A break inside a word has adjustments too")
  func insideWord() {
    var text = RoundNumberShaper.shape("aaaa")
    #expect(WrappedText(text, limit: 1).whole == ["aa", "aa"])
    text.emergencyBreaks[1].endAdjustment = 0.01
    #expect(WrappedText(text, limit: 1).whole == ["a", "aa", "a"])
    #expect(areClose(WrappedText(text, limit: 1.01).widths, [1.01, 1]))
    text.emergencyBreaks[1] = ShapedText.EmergencyBreak(offset: 2, startAdjustment: 0.01)
    let wrapped = WrappedText(text, limit: 1)
    #expect(wrapped.whole == ["aa", "a", "a"])
    #expect(areClose(wrapped.widths, [1, 0.51, 0.5]))
  }

  private func areClose(_ actual: [Double], _ expected: [Double]) -> Bool {
    actual.count == expected.count
      && zip(actual, expected).allSatisfy { ($0 - $1).magnitude < 1e-12 }
  }
}
