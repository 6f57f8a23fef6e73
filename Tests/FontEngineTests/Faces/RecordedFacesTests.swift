import FontEngine
import MetricsCore
import Testing

/// Every real font, against what fontTools reads from it.
@Suite("Real fonts are read as fontTools reads them") struct RecordedFacesTests {
  @Test("There is a record of every font") func records() {
    #expect(RecordedFont.all.count >= 28)
  }

  @Test("Names", arguments: RecordedFont.all) func names(font: RecordedFont) throws {
    let face = try TestFonts.file(font.file).describe(detail: .names)
    let read = [
      "1": face.family, "2": face.subfamily, "4": face.fullName, "6": face.postScriptName,
      "16": face.typographicFamily, "17": face.typographicSubfamily,
    ]
    for (identifier, name) in read { #expect(name == font.names[identifier] ?? nil) }
    #expect(face.format == (font.outlines == "CFF" ? .openTypeCFF : .trueType))
    #expect(face.path == font.file)
  }

  @Test("Line metrics, weights and heights in the tables", arguments: RecordedFont.all)
  func tables(font: RecordedFont) throws {
    let face = try TestFonts.file(font.file).describe(detail: .names)
    let metrics = face.verticalMetrics
    #expect(
      metrics.hhea
        == VerticalMetrics(ascender: font.hhea[0], descender: font.hhea[1], lineGap: font.hhea[2]))
    #expect(
      metrics.typo
        == VerticalMetrics(ascender: font.typo[0], descender: font.typo[1], lineGap: font.typo[2]))
    #expect(metrics.win == VerticalMetrics(ascender: font.win[0], descender: -font.win[1]))
    #expect(metrics.useTypoMetrics == font.useTypoMetrics)
    #expect(face.unitsPerEm == font.unitsPerEm)
    #expect(face.glyphCount == font.glyphCount)
    #expect(face.weightClass == font.weightClass)
    #expect(face.bold == font.bold)
    #expect(face.italic == font.italic)
    #expect(face.capHeight == font.capHeight)
    #expect(face.xHeight == font.xHeight)
  }

  @Test("Axes and named instances", arguments: RecordedFont.all)
  func variations(font: RecordedFont) throws {
    let face = try TestFonts.file(font.file).describe(detail: .names)
    let axes = (font.axes ?? []).map {
      VariationAxis(
        tag: $0.tag, minimum: $0.minimum, defaultValue: $0.defaultValue, maximum: $0.maximum)
    }
    #expect(face.axes == axes)
    let instances = font.instances ?? []
    try #require(face.instances.count == instances.count)
    for (read, recorded) in zip(face.instances, instances) {
      #expect(read.subfamily == recorded.subfamily)
      #expect(read.hasStoredPostScriptName == (recorded.postScriptName != nil))
      if let name = recorded.postScriptName { #expect(read.postScriptName == name) }
      #expect(read.coordinates.map(\.tag) == axes.map(\.tag))
      #expect(read.coordinates.map(\.value) == recorded.coordinates)
    }
  }

  @Test("Coverage, outlines and features", arguments: RecordedFont.all)
  func contents(font: RecordedFont) throws {
    let face = try TestFonts.file(font.file).describe(detail: .everything)
    #expect(face.coverage.count == font.characterCount)
    // FreeType gives whole font units, fontTools the exact extremes of curves.
    #expect(abs((face.measuredCapHeight ?? 0) - (font.topOfH ?? 0)) <= 1)
    #expect(abs((face.measuredXHeight ?? 0) - (font.topOfx ?? 0)) <= 1)
    #expect(face.features == font.features)
    #expect(face.faults == [])
  }
}
