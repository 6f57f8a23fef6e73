import FontEngine
import MetricsCore
import Testing

/// Advances of the fixture whose letters are all half an em wide, in thousandths of an em.
@Suite("Kerning, ligatures and features") struct KerningAndLigatureTests {
  private func round() throws -> ShapingFont { try .fixture("Round-Regular.ttf") }

  @Test(
    "Letters are 500 wide; A V is 100 narrower, T o 80; fi is 800",
    arguments: [
      ("A", 500), ("Hello", 2500), ("a b", 1500), ("AV", 900), ("VA", 1000), ("AVAV", 1800),
      ("To", 920), ("oT", 1000), ("fi", 800), ("file", 1800), ("ffi", 1300), ("fl", 1000),
      ("Tofi AV", 920 + 800 + 500 + 900), ("9,5…", 2000), ("a\u{A0}b", 1500),
    ] as [(String, Double)])
  func advances(text: String, width: Double) throws {
    #expect(try round().thousandths(text) == width)
  }

  @Test("Kerning can be off, as an explicit letter spacing of 0 turns it") func noKerning() throws {
    var font = try round()
    font.usesKerning = false
    let widths = ["AV", "To", "fi"].map { font.thousandths($0) }
    #expect(widths == [1000, 1000, 800])
  }

  @Test("Ligatures can be off, as tracking turns them") func noLigatures() throws {
    var font = try round()
    font.usesLigatures = false
    let widths = ["AV", "To", "fi"].map { font.thousandths($0) }
    #expect(widths == [900, 920, 1000])
  }

  @Test("A feature can be set to 0 by its tag") func features() throws {
    var font = try round()
    font.features = [FontFeature(tag: "liga", value: 0), FontFeature(tag: "kern", value: 0)]
    let widths = ["AV", "fi"].map { font.thousandths($0) }
    #expect(widths == [1000, 1000])
  }

  @Test("Features are asked for by tag: PT Sans has old-style figures, Montserrat tabular ones")
  func realFeatures() throws {
    var font = try ShapingFont.file("Montserrat/Montserrat[wght].ttf", ["wght": 400])
    #expect(font.thousandths("1") != font.thousandths("8"))
    font.features = [FontFeature(tag: "tnum", value: 1)]
    #expect(font.thousandths("1") == font.thousandths("8"))
  }

  @Test("Both letters of a ligature lie in one cluster: the sum is reached at its start")
  func clusters() throws {
    let positions = try round().shape("afib").positions.map { ($0 * 1000).rounded() }
    // a, then fi as a whole before i, then b.
    #expect(positions == [0, 500, 1300, 1300, 1800])
  }

  @Test("A soft hyphen and a zero-width space take no room inside a line") func invisible() throws {
    let font = try round()
    #expect(font.thousandths("co\u{AD}op") == 2000)
    #expect(font.thousandths("co\u{200B}op") == 2000)
    #expect(font.thousandths("co\u{2060}op") == 2000)
  }

  @Test("A character the font lacks is as wide as .notdef") func notdef() throws {
    let font = try round()
    #expect(font.thousandths("ж") == 600)
    #expect(font.thousandths("aжb") == 1600)
    // No String holds a lone surrogate: U+FFFD stands in its place.
    let repaired = String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)
    #expect(font.shape(repaired).utf16 == [0x61, 0xFFFD, 0x62])
    #expect(font.thousandths(repaired) == 1600)
  }

  @Test("Grid units other than 1000 give the same ems") func otherGrid() throws {
    let font = try ShapingFont.fixture("Round2048-Regular.ttf")
    #expect(font.thousandths("Hello") == 2500)
  }

  @Test("The ellipsis is the font's own, or three full stops") func ellipsis() throws {
    #expect(try round().shape("a").ellipsisAdvance == 0.5)
    let without = try ShapingFont.fixture("Fallback-Regular.ttf").shape("а")
    // Neither U+2026 nor a full stop: one em.
    #expect(without.ellipsisAdvance == 1)
  }
}
