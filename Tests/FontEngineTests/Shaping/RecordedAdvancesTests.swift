import FontEngine
import MetricsCore
import Testing

/// Advances against those of `hb-shape`, at the font's own grid.
@Suite("Advances agree with hb-shape") struct RecordedAdvancesTests {
  @Test("There are over 200 recorded advances in 13 fonts") func records() {
    #expect(RecordedAdvance.all.count > 200)
    #expect(Set(RecordedAdvance.all.map(\.file)).count == 13)
  }

  /// The record has six decimals, so a difference of a millionth is its own rounding.
  ///
  /// One step of a static font's grid is at least 1/2816 em, one of a variable font's 1/131072: an
  /// advance that is a single step off shows.
  @Test("To a millionth of an em, in every font", arguments: RecordedAdvance.byFace)
  func advances(records: [RecordedAdvance]) throws {
    let font = try ShapingFont.file(records[0].file, records[0].coordinates)
    let shaper = Shaper()
    for recorded in records {
      let width = shaper.shape(recorded.text, font: font, locale: recorded.language).width
      #expect(abs(width - recorded.advanceInEm) <= 0.000_001, "\(recorded.text)")
    }
  }

  /// The published figures for one long German word, in ems.
  @Test(
    "“Benachrichtigungseinstellungen” in six fonts",
    arguments: [
      ("Montserrat/Montserrat[wght].ttf", 400, 16.508_937),
      ("PTSans/PT_Sans-Web-Regular.ttf", 0, 13.769),
      ("OpenDyslexic/OpenDyslexic-Regular.otf", 0, 16.55),
      ("Lato/Lato-Regular.ttf", 0, 13.9255),
      ("Mulish/Mulish[wght].ttf", 400, 14.746),
      ("Figtree/Figtree[wght].ttf", 400, 14.3295),
    ] as [(String, Double, Double)])
  func longWord(file: String, weight: Double, width: Double) throws {
    let font = try ShapingFont.file(file, weight == 0 ? [:] : ["wght": weight])
    let shaped = font.shape("Benachrichtigungseinstellungen", locale: "de")
    #expect(abs(shaped.width - width) <= 0.000_001)
    #expect(shaped.naturalWidth == shaped.width)
    #expect(shaped.pieces == ["Benachrichtigungseinstellungen"])
  }
}
