import MetricsCore
import TestSupport
import Testing

@Suite("Shaped texts")
struct ShapedTextTests {
  @Test("Round-number texts break after spaces and hyphens, and end at line feeds")
  func roundNumbers() {
    let text = RoundNumberShaper.shape("ab  c-d\n👍🏽")
    #expect(
      text.positions == [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 3.5, 4, 4, 4, 4])
    #expect(text.segments.map(\.end) == [4, 6, 8, 12])
    #expect(text.segments.map(\.visibleEnd) == [2, 6, 7, 12])
    #expect(text.segments.map(\.isMandatory) == [false, false, true, false])
    #expect(text.segments.map(\.position) == [2, 3, 3.5, 4])
    #expect(text.segments.map(\.visiblePosition) == [1, 3, 3.5, 4])
    #expect(text.emergencyBreaks.map(\.offset) == [1, 5])
  }

  @Test(
    "The natural width is that of the widest paragraph, without what hangs",
    arguments: [("aa bbb\ncccc  ", 3), ("aa    \nb", 1), ("", 0), ("\n", 0), ("aa\n", 1)])
  func naturalWidth(text: String, width: Double) {
    #expect(RoundNumberShaper.shape(text).naturalWidth == width)
  }

  @Test("The longest segment is measured as a line of its own")
  func longestSegment() {
    var text = RoundNumberShaper.shape("aaa bbbb-cccc  d")
    #expect(text.longestSegmentWidth == 2.5)
    text.segments[2].startAdjustment = 0.5
    text.segments[2].endAdjustment = 0.25
    #expect(text.longestSegmentWidth == 2.75)
    #expect(RoundNumberShaper.shape("").longestSegmentWidth == 0)
  }
}

@Suite("Letter spacing")
struct LetterSpacingTests {
  @Test("Spacing follows every character, the last one too")
  func everyCharacter() {
    let text = RoundNumberShaper.shape("ab c").spaced(by: 0.25)
    #expect(text.positions == [0, 0.75, 1.5, 2.25, 3])
    #expect(text.segments.map(\.position) == [2.25, 3])
    #expect(text.segments.map(\.visiblePosition) == [1.5, 3])
    #expect(text.naturalWidth == 3)
  }

  @Test("A character of several code units is followed by spacing once")
  func clusters() {
    #expect(
      RoundNumberShaper.shape("e\u{301}x👍").spaced(by: 0.25).positions
        == [0, 0.75, 0.75, 1.5, 2.25, 2.25])
  }

  @Test("What does not advance is not followed by spacing")
  func zeroAdvance() {
    let text = RoundNumberShaper.shape("a\nb*c") { $0 == "*" ? 0 : 0.5 }
    #expect(text.spaced(by: 0.25).positions == [0, 0.75, 0.75, 1.5, 1.5, 2.25])
  }

  @Test("Negative spacing brings characters together")
  func negative() {
    #expect(RoundNumberShaper.shape("abc").spaced(by: -0.25).positions == [0, 0.25, 0.5, 0.75])
  }

  @Test("No spacing changes nothing")
  func zero() {
    let text = RoundNumberShaper.shape("ab c\nd")
    #expect(text.spaced(by: 0).positions == text.positions)
    #expect(text.spaced(by: 0).segments == text.segments)
  }

  @Test("Breaks and what they change stay")
  func breaks() {
    var text = RoundNumberShaper.shape("aa bbb")
    text.segments[0].endAdjustment = 0.125
    text.segments[1].startAdjustment = 0.0625
    let spaced = text.spaced(by: 0.25)
    #expect(spaced.segments.map(\.end) == [3, 6])
    #expect(spaced.segments.map(\.endAdjustment) == [0.125, 0])
    #expect(spaced.segments.map(\.startAdjustment) == [0, 0.0625])
    #expect(spaced.emergencyBreaks == text.emergencyBreaks)
    #expect(WrappedText(spaced, limit: 2.5).widths == [1.625, 2.3125])
  }

  @Test("The spacing after the last character of a line decides whether it fits")
  func fit() {
    let text = RoundNumberShaper.shape("aa bb").spaced(by: 0.25)
    #expect(WrappedText(text, limit: 3.75).whole == ["aa bb"])
    #expect(WrappedText(text, limit: 3.5).whole == ["aa ", "bb"])
  }

  @Test("Segments keep the positions of their ends", arguments: 1..<6 as Range<UInt64>)
  func segments(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let random = RandomText(using: &generator)
      let text = random.shaped.spaced(by: 0.125)
      for segment in text.segments {
        #expect(segment.position == text.positions[Int(segment.end)], "\(random)")
        #expect(segment.visiblePosition == text.positions[Int(segment.visibleEnd)], "\(random)")
      }
      let advancing = random.text.count { $0 != "\n" }
      #expect(
        text.positions.last! - random.shaped.positions.last! == Double(advancing) / 8, "\(random)")
    }
  }
}
