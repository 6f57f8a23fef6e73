import MetricsCore
import Testing

@testable import ContactSheets

@Suite("Lines are set")
struct SetLineTests {
  /// A run of glyphs half an em wide, one a code unit; their numbers are their offsets.
  private static func run(_ range: Range<Int>, level: Int = 0) -> GlyphRun {
    let clusters = level % 2 == 0 ? Array(range) : range.reversed()
    return GlyphRun(
      range: range, level: level, face: 0,
      glyphs: clusters.map { PlacedGlyph(id: UInt32($0), cluster: $0, advance: 0.5) })
  }

  private static func text(_ string: String, _ runs: [GlyphRun]) -> PicturedText {
    let mark = GlyphRun(
      range: 0..<1, level: 0, face: 0, glyphs: [PlacedGlyph(id: 99, cluster: 0, advance: 1)])
    return PicturedText(
      string: string, locale: "en",
      forms: [PicturedText.Form(runs: runs, ellipsis: mark, hyphen: mark)],
      formOfCategory: Array(repeating: 0, count: 12), spacing: 0)
  }

  private static func ids(
    _ text: PicturedText, _ range: Range<Int>, mark: Bool = false
  ) -> [UInt32] {
    let form = text.forms[0]
    return SetLine(text, form: form, range: range, spacing: 0, mark: mark ? form.ellipsis : nil)
      .glyphs.map(\.id)
  }

  @Test(
    "Runs stand in the order of rule L2, as in the standard's examples of levels",
    arguments: [
      ([0, 1, 0], [0, 1, 2]), ([1, 2, 1], [2, 1, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([1, 2, 3, 4, 3, 2, 1], [6, 1, 4, 3, 2, 5, 0]), ([2, 1], [1, 0]), ([], []),
    ])
  func order(levels: [Int], expected: [Int]) {
    #expect(VisualOrder.order(Array(levels.indices)) { levels[$0] } == expected)
  }

  @Test("A line shows its own part of every run, and its ellipsis where the paragraph ends")
  func parts() {
    let latin = Self.text("abcdef", [Self.run(0..<6)])
    #expect(Self.ids(latin, 2..<4, mark: true) == [2, 3, 99])
    let arabic = Self.text("\u{627}\u{628}\u{62A}\u{62B}", [Self.run(0..<4, level: 1)])
    #expect(Self.ids(arabic, 1..<3, mark: true) == [99, 2, 1])
    // A number in a paragraph from right to left.
    let mixed = Self.text(
      "\u{627}\u{628}12", [Self.run(0..<2, level: 1), Self.run(2..<4, level: 2)])
    #expect(Self.ids(mixed, 0..<4) == [2, 3, 1, 0])
  }

  @Test("A paragraph has the direction of its own runs, whatever comes before and after")
  func paragraphs() {
    let text = Self.text("ab\n\u{627}\u{628}", [Self.run(0..<3), Self.run(3..<5, level: 1)])
    func isRightToLeft(_ range: Range<Int>) -> Bool {
      SetLine(text, form: text.forms[0], range: range, spacing: 0).isRightToLeft
    }
    #expect(!isRightToLeft(0..<2) && isRightToLeft(3..<5))
  }

  @Test("Space follows every cluster, and none a mark that takes no room")
  func spacing() {
    var run = Self.run(0..<3)
    run.glyphs[1].advance = 0
    let text = Self.text("abc", [run])
    let line = SetLine(text, form: text.forms[0], range: 0..<3, spacing: 0.1)
    #expect(line.glyphs.map(\.x) == [0, 0.6, 0.6] && abs(line.width - 1.2) < 1e-9)
  }
}
