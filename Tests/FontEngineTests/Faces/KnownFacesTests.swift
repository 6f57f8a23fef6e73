import FontEngine
import MetricsCore
import Testing

/// Published and hand-checked facts about a few fonts.
@Suite("Known faces") struct KnownFacesTests {
  private func describe(
    _ file: String, _ detail: FaceDetail = .names, at coordinates: [AxisValue] = []
  ) throws -> FaceDescription {
    try TestFonts.file(file).describe(detail: detail, at: coordinates)
  }

  @Test("Lato's line is 1.2 em from hhea, whatever OS/2 asks for") func lato() throws {
    let face = try describe("Lato/Lato-Regular.ttf")
    #expect(face.verticalMetrics.hhea == VerticalMetrics(ascender: 1974, descender: -426))
    #expect(
      face.verticalMetrics.typo
        == VerticalMetrics(ascender: 1610, descender: -390, lineGap: 400))
    #expect(face.verticalMetrics.useTypoMetrics)
    let line = try #require(face.lineMetrics)
    #expect(line.lineHeight.rounded(toPlaces: 9) == 1.2)
    #expect(line.leading == 0)
  }

  @Test("OpenDyslexic's line is 1.75 em: 29.75 points at 17") func openDyslexicLine() throws {
    let line = try #require(describe("OpenDyslexic/OpenDyslexic-Regular.otf").lineMetrics)
    #expect(line.lineHeight == 1.75)
    #expect(line.lineHeight * 17 == 29.75)
  }

  @Test("OpenDyslexic claims heights of 1000 and draws 729 and 547") func openDyslexicHeights()
    throws
  {
    let face = try describe("OpenDyslexic/OpenDyslexic-Regular.otf", .coverage)
    #expect((face.capHeight, face.xHeight) == (1000, 1000))
    #expect((face.measuredCapHeight, face.measuredXHeight) == (729, 547))
  }

  @Test("Montserrat is Thin by default; Regular and Bold are named instances") func montserrat()
    throws
  {
    let face = try describe("Montserrat/Montserrat[wght].ttf")
    #expect(face.postScriptName == "Montserrat-Thin")
    #expect(face.groupingFamily == "Montserrat")
    func weight(_ name: String) -> [AxisValue]? {
      face.instances.first { $0.postScriptName == name }?.coordinates
    }
    #expect(weight("Montserrat-Regular") == [AxisValue(tag: "wght", value: 400)])
    #expect(weight("Montserrat-Bold") == [AxisValue(tag: "wght", value: 700)])
    #expect(weight("Montserrat-Thin") == [AxisValue(tag: "wght", value: 100)])
  }

  @Test("Nunito Sans names its instances through nameID 25 only") func nunitoSans() throws {
    let face = try describe("NunitoSans/NunitoSans[YTLC,opsz,wdth,wght].ttf")
    #expect(face.postScriptName == "NunitoSans-12ptExtraLight")
    #expect(
      face.instances.map(\.postScriptName) == [
        "NunitoSans-ExtraLight", "NunitoSans-Light", "NunitoSans-Regular", "NunitoSans-Medium",
        "NunitoSans-SemiBold", "NunitoSans-Bold", "NunitoSans-ExtraBold", "NunitoSans-Black",
      ])
    #expect(face.instances.allSatisfy { !$0.hasStoredPostScriptName })
    #expect(
      face.instances.first { $0.subfamily == "Regular" }?.coordinates == [
        AxisValue(tag: "wght", value: 400), AxisValue(tag: "wdth", value: 100),
        AxisValue(tag: "opsz", value: 12), AxisValue(tag: "YTLC", value: 500),
      ])
  }

  @Test("Mulish's instances are MulishRoman-…, its default Mulish-ExtraLight") func mulish() throws
  {
    let face = try describe("Mulish/Mulish[wght].ttf")
    #expect(face.postScriptName == "Mulish-ExtraLight")
    #expect(
      face.instances.map(\.postScriptName) == [
        "MulishRoman-ExtraLight", "MulishRoman-Light", "MulishRoman-Regular", "MulishRoman-Medium",
        "MulishRoman-SemiBold", "MulishRoman-Bold", "MulishRoman-ExtraBold", "MulishRoman-Black",
        "MulishRoman-ExtraBlack",
      ])
  }

  @Test("Heights are measured at the place on the axes that is asked for") func heights() throws {
    let path = "Montserrat/Montserrat[wght].ttf"
    let thin = try describe(path, .coverage)
    let black = try describe(path, .coverage, at: [AxisValue(tag: "wght", value: 900)])
    #expect(thin.measuredXHeight == 517)
    #expect(black.measuredXHeight == 547)
    #expect((thin.measuredCapHeight, black.measuredCapHeight) == (700, 700))
  }

  @Test("Scripts are those of the covered characters") func scripts() throws {
    let thai = try describe("NotoSansThai/NotoSansThai[wdth,wght].ttf", .everything)
    #expect(thai.scripts == ["Latn", "Thai"])
    #expect(thai.blankCharacters == [])
    let sans = try describe("PTSans/PT_Sans-Web-Regular.ttf", .everything)
    #expect(sans.scripts.contains("Cyrl") && sans.scripts.contains("Latn"))
  }
}
