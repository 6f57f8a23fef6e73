import FontEngine
import MetricsCore
import Testing

/// Kerning between two letters counts only when both stand on one line.
@Suite("Kerning across breaks") struct KerningAcrossBreaksTests {
  /// Letters are 500 wide; a before a space is 50 narrower, a space before b 70, a hyphen before b
  /// 30.
  private func kerned() throws -> ShapingFont { try .fixture("SpaceKern-Regular.ttf") }

  private func expect(
    _ lines: [(text: String, width: Double)], _ expected: [(String, Double)],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(lines.map(\.text) == expected.map(\.0), sourceLocation: sourceLocation)
    #expect(lines.map(\.width) == expected.map(\.1), sourceLocation: sourceLocation)
  }

  @Test("On one line all of it counts") func oneLine() throws {
    #expect(try kerned().thousandths("a b") == 1380)
    #expect(try kerned().thousandths("a-b") == 1470)
    expect(try kerned().lines("a b", at: 1380), [("a b", 1380)])
    expect(try kerned().lines("a-b", at: 1470), [("a-b", 1470)])
  }

  @Test("Between a letter and the space that ends its line it stays") func endOfLine() throws {
    expect(try kerned().lines("aa bb", at: 1379), [("aa ", 950), ("bb", 1000)])
    expect(try kerned().lines("aa bb", at: 950), [("aa ", 950), ("b", 500), ("b", 500)])
  }

  @Test("Between a hyphen and the letter on the next line it is undone") func hyphen() throws {
    expect(try kerned().lines("a-b", at: 1469), [("a-", 1000), ("b", 500)])
    // “a-” fits with the kerning (970), but a line that ends there has none.
    expect(try kerned().lines("a-b", at: 1000), [("a-", 1000), ("b", 500)])
    expect(try kerned().lines("a-b", at: 999), [("a", 500), ("-b", 970)])
  }

  @Test("Between letters of a word broken inside it is undone") func emergency() throws {
    // A V is 900.
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    expect(font.lines("AVAV", at: 1800), [("AVAV", 1800)])
    expect(font.lines("AVAV", at: 1400), [("AVA", 1400), ("V", 500)])
    expect(font.lines("AVAV", at: 1399), [("AV", 900), ("AV", 900)])
    expect(font.lines("AVAV", at: 899), [("A", 500), ("V", 500), ("A", 500), ("V", 500)])
  }

  @Test("A ligature is taken apart where a word is broken inside it") func ligature() throws {
    // fi is 800, f and i apart 1000.
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    expect(font.lines("afi", at: 1300), [("afi", 1300)])
    expect(font.lines("afi", at: 1000), [("af", 1000), ("i", 500)])
    expect(font.lines("afi", at: 999), [("a", 500), ("fi", 800)])
    expect(font.lines("afi", at: 600), [("a", 500), ("f", 500), ("i", 500)])
  }

  @Test("Without kerning there is nothing to undo") func noKerning() throws {
    var font = try kerned()
    font.usesKerning = false
    expect(font.lines("a-b", at: 1499), [("a-", 1000), ("b", 500)])
    #expect(font.shape("a-b").segments.map(\.endAdjustment) == [0, 0])
  }

  @Test("With kerning between all letters each break is still as wide as its sides alone")
  func longChains() throws {
    let font = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
    let text = "AVATAVYAVATOVAWAYVATAVATYAVA"
    let shaper = Shaper()
    var shaped = shaper.shape(text, font: font, locale: "en")
    shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 0, font: font, locale: "en")
    try #require(shaped.emergencyBreaks.count == text.count - 1)
    for place in shaped.emergencyBreaks {
      let left = shaped.string(0..<Int(place.offset))
      let right = shaped.string(Int(place.offset)..<shaped.utf16.count)
      let position = shaped.positions[Int(place.offset)]
      #expect(abs(position + place.endAdjustment - font.shape(left).width) < 1e-9)
      #expect(
        abs(shaped.width - position + place.startAdjustment - font.shape(right).width) < 1e-9)
    }
  }

  @Test(
    "In real fonts each line is as wide as its text shaped alone",
    arguments: [
      ("PTSans/PT_Sans-Web-Regular.ttf", ["en", "de", "ru"]),
      ("Lato/Lato-Regular.ttf", ["de", "vi"]),
      ("Inter/Inter[opsz,wght].ttf", ["en", "vi"]), ("OpenDyslexic/OpenDyslexic-Bold.otf", ["de"]),
      ("NotoSansArabic/NotoSansArabic[wdth,wght].ttf", ["ar"]),
      ("NotoSansThai/NotoSansThai[wdth,wght].ttf", ["th"]),
    ])
  func realLines(file: String, locales: [String]) throws {
    let font = try ShapingFont.file(file)
    var breaks = 0
    for locale in locales {
      for text in try SampleStrings.texts(locale) {
        for line in font.lines(text, at: 12_000, locale: locale) {
          // Kerning against the space that hangs at the line's end stays.
          let alone = font.shape(line.text, locale: locale)
          let visibleEnd = Int(alone.segments.last?.visibleEnd ?? 0)
          #expect(abs(line.width - alone.positions[visibleEnd] * 1000) < 0.001, "\(line.text)")
          breaks += 1
        }
      }
    }
    #expect(breaks > 100)
  }
}
