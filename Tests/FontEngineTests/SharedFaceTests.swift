import FontEngine
import MetricsCore
import Testing

/// One face shared by several workers, a shaper for each.
@Suite("Shared faces") struct SharedFaceTests {
  /// What is known of a text, in a form that can be compared.
  private struct Result: Equatable, Sendable {
    var positions: [Double]
    var segments: [ShapedText.Segment]
    var breaks: [ShapedText.EmergencyBreak]
    var missing, blank: [String]
    var ink: InkBounds?

    init(_ text: String, _ locale: String, _ font: ShapingFont, _ shaper: Shaper) {
      var shaped = shaper.shape(text, font: font, locale: locale)
      let facts = shaper.facts(of: shaped, font: font)
      shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 4, font: font, locale: locale)
      (positions, segments, breaks) = (shaped.positions, shaped.segments, shaped.emergencyBreaks)
      (missing, blank, ink) = (facts.missing, facts.blank, facts.ink)
    }
  }

  @Test(
    "Four workers get what one gets",
    arguments: [
      "Montserrat/Montserrat[wght].ttf", "PTSans/PT_Sans-Web-Regular.ttf",
      "OpenDyslexic/OpenDyslexic-Regular.otf", "Fixtures/Round.woff2",
    ])
  func workers(file: String) async throws {
    var font = try ShapingFont.file(file, ["wght": 500])
    font.fallbacks = [
      ShapingFace(file: try TestFonts.file("NotoSansThai/NotoSansThai[wdth,wght].ttf")),
      ShapingFace(file: try TestFonts.file("NotoSansArabic/NotoSansArabic[wdth,wght].ttf")),
    ]
    let texts = try ["en", "de", "ru", "vi", "th", "ar"].flatMap { locale in
      try SampleStrings.texts(locale).prefix(25).map { (text: $0, locale: locale) }
    }
    let alone = Shaper()
    let expected = texts.map { Result($0.text, $0.locale, font, alone) }
    let shared = font
    await withTaskGroup(of: [Result].self) { group in
      for worker in 0..<4 {
        group.addTask {
          // Each in another order, so that different texts meet.
          let shaper = Shaper()
          var results: [Int: Result] = [:]
          for step in texts.indices {
            let index = (step + worker * texts.count / 4) % texts.count
            results[index] = Result(texts[index].text, texts[index].locale, shared, shaper)
          }
          return texts.indices.map { results[$0]! }
        }
      }
      for await results in group { #expect(results == expected) }
    }
  }

  @Test("What a shaper did before changes nothing") func history() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    let other = try ShapingFont.fixture("Bidi-Regular.ttf")
    let fresh = Result("To file AVAV", "en", font, Shaper())
    let used = Shaper()
    for text in ["", "שלום (abc)", String(repeating: "x", count: 5000), "\n"] {
      _ = Result(text, "he", other, used)
      #expect(Result("To file AVAV", "en", font, used) == fresh)
    }
  }
}
