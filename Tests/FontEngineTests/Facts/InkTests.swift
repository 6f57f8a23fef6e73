import FontEngine
import MetricsCore
import Testing

/// How far ink reaches.
///
/// The fixture's letters are boxes: capitals 0 to 700, small letters 0 to 500, ink from 50 to 450 of
/// an advance of 500.
@Suite("Ink") struct InkTests {
  private func tall() throws -> ShapingFont { try .fixture("TallInk-Regular.ttf") }

  @Test(
    "Top and bottom are those of the highest and the lowest letter",
    arguments: [
      ("abA", 0.7, 0, "A", "a"), ("abc", 0.5, 0, "a", "a"), ("a,b", 0.5, 0.1, "a", ","),
      ("aẤb", 1.4, 0, "Ấ", "a"), ("aịb", 0.5, 0.9, "a", "ị"), ("Ấị", 1.4, 0.9, "Ấ", "ị"),
      // A hyphen's ink is from 250 to 350: all of it above the baseline.
      ("-", 0.35, -0.25, "-", "-"),
    ] as [(String, Double, Double, String, String)])
  func extremes(text: String, top: Double, bottom: Double, highest: String, lowest: String) throws {
    let facts = try tall().facts(text)
    #expect(facts.ink?.top == top)
    #expect(facts.ink?.bottom == bottom)
    #expect(facts.highest == highest)
    #expect(facts.lowest == lowest)
  }

  /// ƒ has ink from −120 to 640 of its advance of 500.
  @Test(
    "Overhangs count at the text's ends only",
    arguments: [
      ("aba", 0, 0), ("ƒ", 0.12, 0.14), ("ƒa", 0.12, 0), ("aƒ", 0, 0.14), ("aƒa", 0, 0),
      ("a\nƒ", 0.12, 0.14), ("ƒa\nb", 0.12, 0), ("aƒ\nbbbbbb", 0, 0.14),
    ] as [(String, Double, Double)])
  func overhangs(text: String, left: Double, right: Double) throws {
    let ink = try #require(tall().facts(text).ink)
    #expect(ink.leftOverhang.rounded(toPlaces: 9) == left)
    #expect(ink.rightOverhang.rounded(toPlaces: 9) == right)
  }

  @Test("A mark's ink belongs to its letter") func mark() throws {
    let facts = try tall().facts("bA\u{301}")
    #expect(facts.highest == "A\u{301}")
    // The mark alone reaches from 850 to 1000; HarfBuzz may move it nearer to the letter.
    let top = try #require(facts.ink?.top)
    #expect(top > 0.85 && top <= 1)
  }

  @Test("Text without ink has no bounds") func none() throws {
    #expect(try tall().facts("  \u{A0}").ink == nil)
    #expect(try tall().facts("").ink == nil)
    #expect(try tall().facts("жж").ink == nil)
  }

  @Test("“thị trường” in OpenDyslexic Bold: a dot 6.29 em below the line") func outlier() throws {
    // By fontTools, of 1000 an em: ị (idotbelow) from −6290 to 746, ờ up to 971, g down to −226.
    let facts = try ShapingFont.file("OpenDyslexic/OpenDyslexic-Bold.otf")
      .facts("thị trường", locale: "vi")
    #expect(facts.missing == [])
    #expect(facts.ink == InkBounds(top: 0.971, bottom: 6.29))
    #expect((facts.highest, facts.lowest) == ("ờ", "ị"))
  }

  @Test("The regular face has its dot where it should be") func regular() throws {
    // ị from −146 to 760, ờ up to 988, g down to −262.
    let facts = try ShapingFont.file("OpenDyslexic/OpenDyslexic-Regular.otf")
      .facts("thị trường", locale: "vi")
    #expect(facts.ink == InkBounds(top: 0.988, bottom: 0.262))
    #expect((facts.highest, facts.lowest) == ("ờ", "g"))
  }

  @Test("Units other than 1000 give the same ems") func otherGrid() throws {
    let facts = try ShapingFont.fixture("Round2048-Regular.ttf").facts("Aa")
    // 700 × 2048 / 1000, rounded down by the fixture, is 1433.
    #expect(facts.ink?.top == 1433.0 / 2048)
  }
}
