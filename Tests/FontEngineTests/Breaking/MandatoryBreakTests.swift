import FontEngine
import MetricsCore
import Testing

/// Line terminators and tabs.
@Suite("Line terminators") struct MandatoryBreakTests {
  static let terminators = [
    "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  @Test("Each ends a line and takes no room", arguments: terminators)
  func terminator(_ terminator: String) throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    let shaped = font.shape("ab" + terminator + "cde")
    #expect(shaped.paragraphs == ["ab" + terminator, "cde"])
    #expect(shaped.segments.map(\.isMandatory) == [true, false])
    #expect(shaped.width == 2.5)
    #expect(shaped.naturalWidth == 1.5)
    #expect(shaped.segments[0].visibleEnd == 2)
    #expect(LineWrapper.summary(shaped, limit: 100) == WrapSummary(lines: 2, widest: 1.5))
  }

  @Test("At the end of the text it opens no further line", arguments: terminators)
  func atTheEnd(_ terminator: String) throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    #expect(font.lines("ab" + terminator, at: 9000).map(\.text) == ["ab" + terminator])
    #expect(
      font.lines("ab" + terminator + terminator, at: 9000).map(\.text) == [
        "ab" + terminator, terminator,
      ])
  }

  @Test("Spaces before it hang") func spacesBefore() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    let lines = font.lines("ab  \ncd", at: 1000)
    #expect(lines.map(\.text) == ["ab  \n", "cd"])
    #expect(lines.map(\.width) == [1000, 1000])
  }

  @Test("It is neither missing nor blank") func facts() throws {
    let facts = try ShapingFont.fixture("Round-Regular.ttf").facts("a\r\nb\u{2028}c\td")
    #expect(facts.missing == [])
    #expect(facts.blank == [])
  }

  @Test("A carriage return alone ends a line on Apple's systems, by the plain convention not")
  func carriageReturn() throws {
    var font = try ShapingFont.fixture("Round-Regular.ttf")
    #expect(font.shape("a\rb").paragraphs == ["a\r", "b"])
    font.conventions = .plain
    #expect(font.shape("a\rb").paragraphs == ["a\rb"])
    #expect(font.shape("a\r\nb\nc").paragraphs == ["a\r\n", "b\n", "c"])
  }

  @Test("A tab is a break opportunity, hangs at a line's end, and ends no line") func tab() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    let lines = font.lines("ab\tcd", at: 1100)
    #expect(lines.map(\.text) == ["ab\t", "cd"])
    #expect(lines.map(\.width) == [1000, 1000])
    #expect(font.shape("ab\tcd").paragraphs == ["ab\tcd"])
  }

  @Test("An empty text has no width, no lines and no facts") func empty() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    let shaped = font.shape("")
    #expect(shaped.width == 0)
    #expect(shaped.segments == [])
    #expect(LineWrapper.summary(shaped, limit: 1) == WrapSummary())
    let facts = font.facts("")
    #expect(facts.ink == nil)
  }

  @Test("A text of line terminators only has a line for each") func onlyTerminators() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    #expect(font.lines("\n\n\n", at: 1000).map(\.text) == ["\n", "\n", "\n"])
  }
}
