import FontEngine
import MetricsCore
import Testing

/// Long texts of every awkward kind: shaped, broken and wrapped in time that grows with their
/// length only.
@Suite("Long texts") struct LongTextTests {
  /// Shapes and wraps a text and gathers its facts; the time is that of the slower of both.
  private func measure(
    _ text: String, _ font: ShapingFont, locale: String = "en"
  ) -> (summary: WrapSummary, facts: TextFacts, time: Duration) {
    let shaper = Shaper()
    var summary = WrapSummary()
    var shaped = shaper.shape("", font: font, locale: locale)
    var facts = shaper.facts(of: shaped, font: font)
    let wrapping = ProcessorTime.measure {
      shaped = shaper.shape(text, font: font, locale: locale)
      shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 10, font: font, locale: locale)
      summary = LineWrapper.summary(shaped, limit: 20)
    }
    let gathering = ProcessorTime.measure { facts = shaper.facts(of: shaped, font: font) }
    return (summary, facts, max(wrapping, gathering))
  }

  @Test("One word of a megabyte") func word() throws {
    let result = measure(
      String(repeating: "a", count: 1_000_000), try .fixture("Round-Regular.ttf"))
    // 40 letters of half an em in a line of 20 em.
    #expect(result.summary == WrapSummary(lines: 25_000, widest: 20, breaksWord: true))
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("A megabyte of spaces") func spaces() throws {
    let result = measure(
      String(repeating: " ", count: 1_000_000), try .fixture("Round-Regular.ttf"))
    #expect(result.summary == WrapSummary(lines: 1, widest: 0))
    #expect(result.facts.ink == nil)
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("Line ends only") func lines() throws {
    let result = measure(
      String(repeating: "\n", count: 100_000), try .fixture("Round-Regular.ttf"))
    #expect(result.summary == WrapSummary(lines: 100_000, widest: 0))
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("Kerning between all letters of a word") func kerning() throws {
    let font = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
    let result = measure(String(repeating: "AVATY", count: 12_000), font)
    #expect(result.summary.breaksWord)
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("Letters joined for the length of the text") func joined() throws {
    let font = try ShapingFont.file("NotoSansArabic/NotoSansArabic[wdth,wght].ttf")
    let result = measure(String(repeating: "بسيط", count: 10_000), font, locale: "ar")
    #expect(result.summary.breaksWord)
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("A new script at each letter") func scripts() throws {
    let font = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
    let result = measure(String(repeating: "aбAVб", count: 20_000), font)
    #expect(result.facts.missing == [])
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("A new direction at each letter") func directions() throws {
    let result = measure(
      String(repeating: "aא", count: 50_000), try .fixture("Bidi-Regular.ttf"))
    #expect(result.facts.missing == [])
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("A new face at each letter") func faces() throws {
    var font = try ShapingFont.fixture("Round-Regular.ttf")
    font.fallbacks = [ShapingFace(file: try TestFonts.fixture("Fallback-Regular.ttf"))]
    let result = measure(String(repeating: "aб1б", count: 25_000), font)
    #expect(result.facts.missing == ["б"])
    #expect(result.facts.missingCount == 50_000)
    #expect(result.time < ProcessorTime.limit)
  }

  @Test("Thousands of different missing characters and words") func missing() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    let characters = (0..<20_000).map { String(Unicode.Scalar(UInt32(0x4E00 + $0))!) }
    let result = measure(characters.joined(), font, locale: "zh")
    #expect(result.facts.missing == characters)
    #expect(result.time < ProcessorTime.limit)
    let words = (0..<20_000).map { "ж\($0)" }
    let more = measure(words.joined(separator: " "), font)
    #expect(more.facts.wordsWithMissing.map(\.word) == words)
    #expect(more.time < ProcessorTime.limit)
  }

  @Test("Flags, families and marks without end") func graphemes() throws {
    let font = try ShapingFont.fixture("Round-Regular.ttf")
    for unit in ["🇩🇪", "👨‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{200D}", "("] {
      let result = measure(String(repeating: unit, count: 60_000 / unit.utf8.count), font)
      #expect(result.time < ProcessorTime.limit)
    }
  }
}
