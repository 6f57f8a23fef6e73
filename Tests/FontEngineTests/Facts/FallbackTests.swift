import FontEngine
import MetricsCore
import Testing

/// Round lacks Cyrillic, 600 wide as .notdef; Fallback has it, 700 wide, and a space of 700.
@Suite("Fallback fonts") struct FallbackTests {
  private func font(_ fallbacks: [String] = ["Fallback-Regular.ttf"]) throws -> ShapingFont {
    var font = try ShapingFont.fixture("Round-Regular.ttf")
    font.fallbacks = try fallbacks.map { ShapingFace(file: try TestFonts.fixture($0)) }
    return font
  }

  @Test(
    "They stand in for characters the font lacks, and for nothing else",
    arguments: [
      ("да", 1400), ("ab да", 2900), ("даab", 2400),
      // Spaces that the font has are its own.
      ("да нет", 1400 + 500 + 2100), ("a да b", 500 + 500 + 1400 + 500 + 500),
      // Kerning and ligatures beside them stay.
      ("AVдаfi", 900 + 1400 + 800), ("Даfi", 1400 + 800),
      // Digits and signs of a Cyrillic run are the font's own too.
      ("да, 25", 1400 + 500 + 500 + 1000),
    ] as [(String, Double)])
  func widths(text: String, width: Double) throws {
    #expect(try font().thousandths(text) == width)
  }

  @Test("Without them the width is .notdef's") func without() throws {
    #expect(try font([]).thousandths("да") == 1200)
  }

  @Test("A character that none has stays with the font, as .notdef") func nobody() throws {
    #expect(try font().thousandths("да漢") == 1400 + 600)
    #expect(try font().facts("да漢", fallbacksCount: true).missing == ["漢"])
  }

  @Test("The first that has a character is taken") func order() throws {
    // Blank has ш, 500 wide.
    let blankFirst = try font(["Blank-Regular.ttf", "Fallback-Regular.ttf"])
    #expect(blankFirst.thousandths("шд") == 500 + 700)
    let blankLast = try font(["Fallback-Regular.ttf", "Blank-Regular.ttf"])
    #expect(blankLast.thousandths("шд") == 1400)
  }

  @Test("What they show is still missing from the font, unless fallbacks count") func missing()
    throws
  {
    let font = try font()
    let facts = font.facts("ab да")
    #expect(facts.missing == ["д", "а"])
    #expect(
      facts.wordsWithMissing == [TextMeasurement.MissingWord(word: "да", missing: 2, total: 2)])
    let counted = font.facts("ab да", fallbacksCount: true)
    #expect(counted.missing == [])
    #expect(counted.missingCount == 0)
  }

  @Test("Their ink counts") func ink() throws {
    // Capitals of Fallback are 700 high, small letters of Round 500.
    #expect(try font().facts("aД").ink?.top == 0.7)
    #expect(try font([]).facts("aД").ink?.top == 0.5)
  }

  @Test("A letter with a mark goes as a whole to a font that has both") func wholeCharacters()
    throws
  {
    // Fallback has и and no U+0306, so й composed; и with U+0301 nobody has.
    let font = try font()
    #expect(font.thousandths("и\u{306}") == 700)
    #expect(font.facts("и\u{306}", fallbacksCount: true).missing == [])
    #expect(font.facts("и\u{301}", fallbacksCount: true).missing == ["и\u{301}"])
  }

  @Test("Right-to-left runs are split too") func rightToLeft() throws {
    var font = try ShapingFont.fixture("Bidi-Regular.ttf")
    font.fallbacks = [ShapingFace(file: try TestFonts.fixture("Fallback-Regular.ttf"))]
    let shaped = font.shape("שלום да עולם", locale: "he")
    #expect((shaped.width * 1000).rounded() == 2400 + 500 + 1400 + 500 + 2400)
    #expect((shaped.positions[5] * 1000).rounded() == 2900)
    #expect((shaped.positions[7] * 1000).rounded() == 4300)
    // Arabic letters of Round are the fallback's, the spaces between them its own.
    var round = try ShapingFont.fixture("Round-Regular.ttf")
    round.fallbacks = [font.face]
    #expect(round.thousandths("مرحبا بكم", locale: "ar") == 8 * 600 + 500)
  }

  @Test("Lines break in mixed text as in any other") func lines() throws {
    let lines = try font().lines("ab да нет AV", at: 2900)
    #expect(lines.map(\.text) == ["ab да ", "нет ", "AV"])
    #expect(lines.map(\.width) == [2900, 2100, 900])
    let narrow = try font().lines("нетAVнет", at: 1400)
    #expect(narrow.map(\.text) == ["не", "тA", "Vн", "ет"])
    #expect(narrow.map(\.width) == [1400, 1200, 1200, 1400])
  }
}
