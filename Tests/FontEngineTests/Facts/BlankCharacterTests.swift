import FontEngine
import MetricsCore
import Testing

/// Characters mapped to a glyph without ink.
@Suite("Blank characters") struct BlankCharacterTests {
  private func blank() throws -> ShapingFont { try .fixture("Blank-Regular.ttf") }

  @Test("They are blank, not missing, and listed once") func listed() throws {
    let facts = try blank().facts("éж ш é")
    #expect(facts.blank == ["é", "ж"])
    #expect(facts.missing == [])
    #expect(facts.missingCount == 0)
    #expect(facts.wordsWithMissing == [])
  }

  @Test("The decomposed form is the same character") func decomposed() throws {
    #expect(try blank().facts("e\u{301}").blank == ["e\u{301}"])
  }

  @Test("Blank and missing are told apart") func both() throws {
    let facts = try blank().facts("ждш")
    #expect((facts.blank, facts.missing) == (["ж"], ["д"]))
  }

  @Test("Spaces are not blank") func spaces() throws {
    #expect(try blank().facts("a b\u{A0}c\u{3000}\n").blank == [])
  }

  @Test("A zero-width non-joiner inside a Persian word is not blank") func nonJoiner() throws {
    let facts = try ShapingFont.file("NotoSansArabic/NotoSansArabic[wdth,wght].ttf")
      .facts("می\u{200C}خواهم", locale: "fa")
    #expect((facts.blank, facts.missing) == ([], []))
  }

  @Test("No real text has blank characters in a font that draws it") func realText() throws {
    for (file, locale) in [
      ("NotoSansThai/NotoSansThai[wdth,wght].ttf", "th"),
      ("NotoSansArabic/NotoSansArabic[wdth,wght].ttf", "ar"), ("Lato/Lato-Regular.ttf", "vi"),
    ] {
      let font = try ShapingFont.file(file)
      let facts = try SampleStrings.texts(locale).map { font.facts($0, locale: locale) }
      #expect(facts.flatMap(\.blank) == [])
    }
  }
}
