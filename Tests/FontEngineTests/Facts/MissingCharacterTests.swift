import FontEngine
import MetricsCore
import Testing

/// Characters that a font lacks.
@Suite("Missing characters") struct MissingCharacterTests {
  private typealias Word = TextMeasurement.MissingWord

  @Test("“Настройки” in OpenDyslexic: 9 of 9, one whole word") func settings() throws {
    let facts = try ShapingFont.file("OpenDyslexic/OpenDyslexic-Regular.otf")
      .facts("Настройки", locale: "ru")
    #expect(facts.missing == ["Н", "а", "с", "т", "р", "о", "й", "к", "и"])
    #expect(facts.missingCount == 9)
    #expect(facts.wordsWithMissing == [Word(word: "Настройки", missing: 9, total: 9)])
    // The box of .notdef is nobody's ink.
    #expect(facts.ink == nil)
  }

  @Test("“Ẩm thực” in PT Sans: 2 of 7, parts of two words") func food() throws {
    let facts = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
      .facts("Ẩm thực", locale: "vi")
    #expect(facts.missing == ["Ẩ", "ự"])
    #expect(facts.missingCount == 2)
    #expect(
      facts.wordsWithMissing == [
        Word(word: "Ẩm", missing: 1, total: 2), Word(word: "thực", missing: 1, total: 4),
      ])
  }

  @Test("Each is listed once, counted each time; words are listed once") func repeated() throws {
    let facts = try ShapingFont.fixture("Round-Regular.ttf").facts("яб, ая яб")
    #expect(facts.missing == ["я", "б", "а"])
    #expect(facts.missingCount == 6)
    #expect(
      facts.wordsWithMissing == [
        Word(word: "яб,", missing: 2, total: 3), Word(word: "ая", missing: 2, total: 2),
        Word(word: "яб", missing: 2, total: 2),
      ])
  }

  @Test("A letter stored apart from a mark that the font has only composed is told") func apart()
    throws
  {
    // The fixture has ị but no U+0323, and U+0301 but no é.
    let font = try ShapingFont.fixture("TallInk-Regular.ttf")
    #expect(font.facts("i\u{323}a i\u{323}").decomposed == ["i\u{323}"])
    #expect(font.facts("\u{1ECB}").decomposed == [])
    #expect(font.facts("e\u{301}").decomposed == [])
    #expect(font.facts("o\u{323}").decomposed == [])
  }

  @Test("Currency signs of one outline are told together, whatever else the font has")
  func signs() throws {
    let face = try ShapingFont.fixture("Signs-Regular.ttf").face
    #expect(try face.file.sharedCurrencySigns() == [["₹", "₺", "₽"]])
    let lato = try ShapingFont.file("Lato/Lato-Regular.ttf").face
    #expect(try lato.file.sharedCurrencySigns() == [])
  }

  @Test("A decomposed letter whose composed form the font has is not missing") func composed()
    throws
  {
    // The fixture has neither U+0323 nor a circumflex, but ị.
    let font = try ShapingFont.fixture("TallInk-Regular.ttf")
    let facts = font.facts("i\u{323}a")
    #expect(facts.missing == [])
    #expect(font.thousandths("i\u{323}a") == 1000)
    #expect(font.facts("o\u{323}").missing == ["o\u{323}"])
  }

  @Test("A letter that the font can put together from parts is not missing") func decomposed()
    throws
  {
    // a and U+0301, but no á.
    let font = try ShapingFont.fixture("TallInk-Regular.ttf")
    #expect(font.facts("á").missing == [])
    #expect(font.thousandths("á") == 500)
  }

  @Test("Emoji and attachments are the system's, not missing") func emoji() throws {
    let facts = try ShapingFont.fixture("Round-Regular.ttf")
      .facts("Hi 👍🏽, ❤️ 1️⃣ 👨‍👩‍👧 🇩🇪 \u{FFFC} 👍🏽")
    #expect(facts.missing == [])
    #expect(facts.missingCount == 0)
    #expect(facts.wordsWithMissing == [])
    #expect(facts.suppliedBySystem == ["👍🏽", "❤️", "1️⃣", "👨‍👩‍👧", "🇩🇪", "\u{FFFC}"])
  }

  @Test("A symbol that does not ask for emoji is missing") func textSymbol() throws {
    let facts = try ShapingFont.fixture("Round-Regular.ttf").facts("a ❤ ✓")
    #expect(facts.missing == ["❤", "✓"])
    #expect(facts.suppliedBySystem == [])
  }

  @Test("Joiners do not make letters emoji") func joiner() throws {
    // KA, VIRAMA, ZERO WIDTH JOINER, SSA.
    let text = "\u{915}\u{94D}\u{200D}\u{937}"
    let facts = try ShapingFont.fixture("Round-Regular.ttf").facts(text)
    #expect(facts.suppliedBySystem == [])
    #expect(facts.missingCount == text.count)
  }

  @Test(
    "Controls, joiners, spaces and marks of direction are never missing",
    arguments: [
      "a\u{200B}b", "a\u{200C}b", "a\u{200D}b", "a\u{2060}b", "a\u{200E}\u{202B}b", "a\tb",
      "a\u{7}b",
      "a\u{3000}b", "a\u{FE0F}b", "a\u{E000}b", "a\u{FEFF}b", "a\u{180E}b",
    ])
  func invisible(text: String) throws {
    let facts = try ShapingFont.fixture("Round-Regular.ttf").facts(text)
    #expect(facts.missing == [])
    #expect(facts.blank == [])
    #expect(facts.suppliedBySystem == [])
  }

  @Test("U+FFFD is missing like any sign") func replacement() throws {
    #expect(try ShapingFont.fixture("Round-Regular.ttf").facts("a\u{FFFD}").missing == ["\u{FFFD}"])
  }
}
