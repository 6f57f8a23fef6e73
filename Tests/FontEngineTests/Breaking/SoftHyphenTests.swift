import FontEngine
import MetricsCore
import Testing

/// U+00AD: a place to hyphenate.
@Suite("Soft hyphens") struct SoftHyphenTests {
  private func round() throws -> ShapingFont { try .fixture("Round-Regular.ttf") }

  @Test("One that ends a line shows a hyphen, which takes room") func shown() throws {
    let lines = try round().lines("coop\u{AD}erate", at: 2500)
    #expect(lines.map(\.text) == ["coop\u{AD}", "erate"])
    #expect(lines.map(\.width) == [2500, 2500])
  }

  @Test("Where the hyphen has no room the line ends earlier") func noRoom() throws {
    // The word after the space is 1000 wide up to the soft hyphen and 1500 with a hyphen.
    let font = try round()
    let text = "aa co\u{AD}op"
    #expect(font.lines(text, at: 3000).map(\.text) == ["aa co\u{AD}", "op"])
    #expect(font.lines(text, at: 2999).map(\.text) == ["aa ", "co\u{AD}op"])
  }

  @Test("One inside a line takes no room and shows nothing") func hidden() throws {
    let lines = try round().lines("co\u{AD}op co\u{AD}op", at: 4500)
    #expect(lines.map(\.text) == ["co\u{AD}op co\u{AD}op"])
    #expect(lines.map(\.width) == [4500])
    let facts = try round().facts("co\u{AD}op")
    #expect((facts.missing, facts.blank) == ([], []))
  }

  @Test("By the plain convention it never takes room") func plain() throws {
    var font = try round()
    font.conventions = .plain
    let lines = font.lines("co\u{AD}op", at: 1500)
    #expect(lines.map(\.text) == ["co\u{AD}", "op"])
    #expect(lines.map(\.width) == [1000, 1000])
  }

  @Test("The longest piece of a word counts its hyphen") func longest() throws {
    #expect(try round().shape("coop\u{AD}erat").longestSegmentWidth == 2.5)
  }
}
