import FontEngine
import MetricsCore
import Testing

/// `Round-Regular` has the letters A to Z, a to z and digits, each half an em wide; ink from 50 to
/// 450 of 1000 units, 700 high for capitals and 500 for small letters.
@Suite("Glyphs for drawing")
struct GlyphRunsTests {
  private static func face(_ name: String) throws -> ShapingFace {
    ShapingFace(file: try TestFonts.fixture(name))
  }

  @Test("A text in one direction is one run with a glyph for each letter")
  func plain() throws {
    let font = ShapingFont(face: try Self.face("Round-Regular.ttf"))
    let runs = Shaper().glyphRuns(of: "Hx1", font: font, locale: "en")
    let run = try #require(runs.first)
    #expect(runs.count == 1 && run.range == 0..<3 && run.level == 0 && run.face == 0)
    #expect(run.glyphs.map(\.cluster) == [0, 1, 2])
    #expect(run.glyphs.map(\.advance) == [0.5, 0.5, 0.5])
  }

  @Test("A ligature is one glyph for two letters, and kerning shortens the glyph before")
  func ligature() throws {
    let font = ShapingFont(face: try Self.face("Round-Regular.ttf"))
    let ligature = try #require(Shaper().glyphRuns(of: "fix", font: font, locale: "en").first)
    #expect(ligature.glyphs.map(\.cluster) == [0, 2])
    #expect(ligature.glyphs.map(\.advance) == [0.8, 0.5])
    let kerned = try #require(Shaper().glyphRuns(of: "AVx", font: font, locale: "en").first)
    #expect(kerned.glyphs.map(\.advance) == [0.4, 0.5, 0.5])
  }

  @Test("Line terminators have no glyph")
  func terminators() throws {
    let font = ShapingFont(face: try Self.face("Round-Regular.ttf"))
    let runs = Shaper().glyphRuns(of: "A\nB\r\nC", font: font, locale: "en")
    #expect(runs.flatMap(\.glyphs).map(\.cluster) == [0, 2, 5])
  }

  @Test(
    "Levels are those of the Unicode Bidirectional Algorithm",
    arguments: [
      // Hebrew letters in an English paragraph, with a number that belongs to them.
      ("ab \u{5D0}\u{5D1} 12 cd", [0: 0, 3: 1, 6: 2, 8: 0]),
      // English in a Hebrew paragraph.
      ("\u{5D0} ab \u{5D1}", [0: 1, 2: 2, 4: 1]),
    ])
  func levels(text: String, expected: [Int: Int]) throws {
    let font = ShapingFont(face: try Self.face("Bidi-Regular.ttf"))
    let runs = Shaper().glyphRuns(of: text, font: font, locale: "en")
    for (offset, level) in expected {
      let run = try #require(runs.first { $0.range.contains(offset) })
      #expect(run.level == level, "at \(offset)")
    }
    // Right to left, glyphs from left to right are letters from last to first.
    for run in runs {
      let clusters = run.glyphs.map(\.cluster)
      #expect(clusters == (run.level % 2 == 1 ? clusters.sorted(by: >) : clusters.sorted()))
    }
  }

  @Test("The outline of a capital is a box of four lines; a space has none")
  func outline() throws {
    let face = try Self.face("Round-Regular.ttf")
    let font = ShapingFont(face: face)
    let run = try #require(Shaper().glyphRuns(of: "H ", font: font, locale: "en").first)
    let outlines = try GlyphOutlines(of: face)
    #expect(outlines.unitsPerEm == 1000)
    let letter = outlines.outline(of: run.glyphs[0].id)
    #expect(letter.bounds == .init(left: 50, bottom: 0, right: 450, top: 700))
    let corners: Set<GlyphOutline.Point> = [
      .init(50, 0), .init(50, 700), .init(450, 700), .init(450, 0),
    ]
    var found: Set<GlyphOutline.Point> = []
    for segment in letter.segments {
      switch segment {
      case .move(let point), .line(let point): found.insert(point)
      case .quadratic, .cubic: Issue.record("a box has no curves")
      }
    }
    #expect(found == corners)
    let space = outlines.outline(of: run.glyphs[1].id)
    #expect(space.segments.isEmpty && space.bounds == nil)
  }

  @Test("A glyph that does not exist has no outline")
  func beyond() throws {
    let outlines = try GlyphOutlines(of: try Self.face("Round-Regular.ttf"))
    #expect(outlines.outline(of: 65_000).segments.isEmpty)
  }
}
