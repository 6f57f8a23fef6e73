import FontEngine
import MetricsCore
import Testing

/// The language of a text reaches the font's own rules for it.
@Suite("Languages") struct LanguageTests {
  /// By hb-shape, in font units: Turkish tells fi from fı, so that Lato has no ligature there; a
  /// Catalan l·l stands closer in Figtree; Romanian has a comma under its t.
  @Test(
    "Glyphs follow the language, by hb-shape",
    arguments: [
      ("Lato/Lato-Regular.ttf", 2000, "fi", "en", 1145),
      ("Lato/Lato-Regular.ttf", 2000, "fi", "tr", 1181),
      ("Lato/Lato-Regular.ttf", 2000, "ţ", "en", 717),
      ("Lato/Lato-Regular.ttf", 2000, "ţ", "ro", 715),
      ("Figtree/Figtree[wght].ttf", 1000, "cel·la", "en", 2255),
      ("Figtree/Figtree[wght].ttf", 1000, "cel·la", "ca", 2095),
      // A region or a script after the language changes nothing.
      ("Lato/Lato-Regular.ttf", 2000, "fi", "tr_TR", 1181),
      ("Lato/Lato-Regular.ttf", 2000, "fi", "tr-Latn-CY", 1181),
    ] as [(String, Double, String, String, Double)])
  func advances(file: String, units: Double, text: String, locale: String, width: Double) throws {
    let font = try ShapingFont.file(file)
    #expect((font.shape(text, locale: locale).width * units).rounded(toPlaces: 3) == width)
  }

  @Test(
    "A locale that nobody knows is like any other",
    arguments: ["", "x", "zz-ZZ", "???", "en_US_POSIX", String(repeating: "a", count: 500)])
  func strangeLocale(locale: String) throws {
    let shaped = try ShapingFont.fixture("Round-Regular.ttf").shape("To file AV", locale: locale)
    #expect(shaped.pieces == ["To ", "file ", "AV"])
    #expect((shaped.width * 1000).rounded(toPlaces: 6) == 920 + 500 + 800 + 1000 + 500 + 900)
  }
}
