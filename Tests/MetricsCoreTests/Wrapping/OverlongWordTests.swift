import MetricsCore
import TestSupport
import Testing

@Suite("Words wider than the line")
struct OverlongWordTests {
  @Test("An overlong word starts on a line of its own, and what is left of it fills on")
  func restFillsOn() {
    let wrapped = WrappedText("aa bbbbbbb cc", limit: 2.5)
    #expect(wrapped.whole == ["aa ", "bbbbb", "bb cc"])
    #expect(wrapped.widths == [1, 2.5, 2.5])
    #expect(wrapped.reasons == [.regular, .emergency, .end])
  }

  @Test("An overlong first word is broken at once")
  func firstWord() {
    let wrapped = WrappedText("bbbbbbb c", limit: 1.5)
    #expect(wrapped.whole == ["bbb", "bbb", "b c"])
    #expect(wrapped.reasons == [.emergency, .emergency, .end])
  }

  @Test("Overlong words in a row are each broken")
  func severalWords() {
    let wrapped = WrappedText("aaaaa bbbbb", limit: 2)
    #expect(wrapped.whole == ["aaaa", "a ", "bbbb", "b"])
    #expect(wrapped.reasons == [.emergency, .regular, .emergency, .end])
  }

  @Test("A word that fills its lines exactly leaves no empty rest")
  func exactMultiple() {
    #expect(WrappedText("aaaaaaaa b", limit: 2).whole == ["aaaa", "aaaa ", "b"])
  }

  @Test("A terminator ends the rest of a broken word")
  func terminatorAfterwards() {
    let wrapped = WrappedText("aaaaa\nb", limit: 1)
    #expect(wrapped.whole == ["aa", "aa", "a\n", "b"])
    #expect(wrapped.reasons == [.emergency, .emergency, .mandatory, .end])
  }

  @Test("A character wider than the line has a line of its own")
  func wideCharacter() {
    let text = RoundNumberShaper.shape("aWWa b") { $0 == "W" ? 3 : 0.5 }
    let wrapped = WrappedText(text, limit: 1)
    #expect(wrapped.whole == ["a", "W", "W", "a ", "b"])
    #expect(wrapped.widths == [0.5, 3, 3, 0.5, 0.5])
    #expect(wrapped.reasons == [.emergency, .emergency, .emergency, .regular, .end])
  }

  @Test("Without room every character has a line of its own")
  func zeroLimit() {
    let wrapped = WrappedText("ab c", limit: 0)
    #expect(wrapped.whole == ["a", "b ", "c"])
    #expect(wrapped.reasons == [.emergency, .regular, .end])
  }

  @Test("Characters of several code units stay whole")
  func characters() {
    // A letter with a combining accent, and a thumb with a skin tone: four code units.
    #expect(
      WrappedText("e\u{301}e\u{301}e\u{301}", limit: 1).lines.map(\.end) == [4, 6])
    #expect(WrappedText("👍🏽👍🏽👍🏽", limit: 0.5).lines.map(\.end) == [4, 8, 12])
  }

  @Test("Boundaries between words break no word")
  func boundariesBetweenWords() {
    var text = RoundNumberShaper.shape("b W  WW b") { $0 == "W" ? 3 : 0.5 }
    text.emergencyBreaks = (1..<9).map { ShapedText.EmergencyBreak(offset: $0) }
    let wrapped = WrappedText(text, limit: 1)
    #expect(wrapped.whole == ["b ", "W  ", "W", "W ", "b"])
    #expect(wrapped.reasons == [.regular, .regular, .emergency, .regular, .end])
  }

  @Test("A word whose breaks are not known stays whole and is wider than the limit")
  func unknownBreaks() {
    var text = RoundNumberShaper.shape("aa bbbbbbb cc")
    text.emergencyBreaks = []
    let wrapped = WrappedText(text, limit: 2)
    #expect(wrapped.whole == ["aa ", "bbbbbbb ", "cc"])
    #expect(wrapped.widths == [1, 3.5, 1])
    #expect(
      LineWrapper.summary(text, limit: 2) == WrapSummary(lines: 3, widest: 3.5, breaksWord: false))
  }
}
