import FontEngine
import MetricsCore
import Testing

/// Words wider than their line.
@Suite("Words broken inside") struct EmergencyBreakTests {
  private func round() throws -> ShapingFont { try .fixture("Round-Regular.ttf") }

  private func smallestPieces(_ text: String, locale: String = "en") throws -> [String] {
    let font = try round()
    let shaper = Shaper()
    var shaped = shaper.shape(text, font: font, locale: locale)
    shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 0, font: font, locale: locale)
    return shaped.smallestPieces
  }

  @Test("A word that fits no line is split and its rest goes on filling lines") func fills() throws
  {
    let lines = try round().lines("a bbbbbbb cc", at: 2000)
    #expect(lines.map(\.text) == ["a ", "bbbb", "bbb ", "cc"])
    #expect(lines.map(\.width) == [500, 2000, 1500, 1000])
    let more = try round().lines("bbbbb cc", at: 2000)
    #expect(more.map(\.text) == ["bbbb", "b cc"])
    #expect(more.map(\.width) == [2000, 2000])
  }

  @Test("A line that has room for nothing still takes one character") func tooNarrow() throws {
    #expect(try round().lines("abc", at: 0).map(\.text) == ["a", "b", "c"])
    #expect(try round().lines("👨‍👩‍👧ab", at: 0).map(\.text) == ["👨‍👩‍👧", "a", "b"])
  }

  @Test("A word of just the line's width stays whole") func exact() throws {
    let font = try round()
    #expect(font.lines("abcde", at: 2500).map(\.text) == ["abcde"])
    #expect(font.lines("abcde", at: 2499.999).map(\.text) == ["abcd", "e"])
  }

  @Test(
    "User-perceived characters are never split",
    arguments: [
      ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "👩🏽‍🚒"], ["🇩🇪", "🇫🇷", "🇨🇭"], ["e\u{301}", "a\u{308}\u{301}", "o"],
      ["각", "\u{1100}\u{1161}\u{11A8}", "나"], ["👍🏿", "1️⃣", "❤️"], ["\r\n", "a"], ["กำ", "น้ำ"],
      ["🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "x"], ["נ\u{5B4}", "ב"],
      ["𝒜", "𝒷"],
    ])
  func characters(characters: [String]) throws {
    #expect(try smallestPieces(characters.joined()) == characters)
  }

  @Test("Only words wider than asked for get places to break") func onlyWideWords() throws {
    let font = try round()
    let shaper = Shaper()
    var shaped = shaper.shape("aaa bbbbb cc", font: font, locale: "en")
    #expect(shaped.emergencyBreaks == [])
    shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 1.5, font: font, locale: "en")
    // Inside bbbbb, which is 2.5 wide, and not inside aaa, which is just 1.5.
    #expect(shaped.emergencyBreaks.map(\.offset) == [5, 6, 7, 8])
  }

  @Test("Another text may be shaped in between") func interleaved() throws {
    let font = try round()
    let other = try ShapingFont.fixture("Round2048-Regular.ttf")
    let shaper = Shaper()
    var text = shaper.shape("AVAV", font: font, locale: "en")
    _ = shaper.shape("something else entirely", font: other, locale: "de")
    shaper.addEmergencyBreaks(to: &text, inWordsWiderThan: 0, font: font, locale: "en")
    #expect(text.emergencyBreaks.map { ($0.endAdjustment * 1000).rounded() } == [100, 0, 100])
  }

  @Test("All lines together are the text", arguments: [0, 300, 777, 1500, 4000] as [Double])
  func together(limit: Double) throws {
    let text = "To file AVAV co\u{AD}op\n\nเว้นวรรค 👨‍👩‍👧‍👦🇩🇪 שלום (abc) e\u{301}\r\nlast"
    let lines = try round().lines(text, at: limit)
    #expect(lines.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    for line in lines where line.width > limit {
      // Only a single character may be wider than the line, and hanging spaces beside it.
      #expect(line.text.filter { !$0.isWhitespace }.count <= 1, "\(line.text)")
    }
  }
}
