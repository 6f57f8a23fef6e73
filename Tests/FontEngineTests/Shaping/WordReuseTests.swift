import FontEngine
import MetricsCore
import TestSupport
import Testing

/// Texts of many words, shaped by one shaper that remembers words, and each by one that is new.
@Suite("Words shaped before")
struct WordReuseTests {
  @Test(
    "Texts come out as HarfBuzz shapes them whole",
    arguments: [
      "PTSans/PT_Sans-Web-Regular.ttf", "Lato/Lato-Regular.ttf",
      "AtkinsonHyperlegible/AtkinsonHyperlegible-Regular.ttf", "Figtree/Figtree[wght].ttf",
      "Montserrat/Montserrat[wght].ttf", "Mulish/Mulish[wght].ttf", "Inter/Inter[opsz,wght].ttf",
      "OpenDyslexic/OpenDyslexic-Regular.otf", "NunitoSans/NunitoSans[YTLC,opsz,wdth,wght].ttf",
    ])
  func realFonts(_ path: String) throws {
    guard let font = try? ShapingFont.file(path) else { return }
    for locale in ["de", "vi"] {
      let sentences = try SampleStrings.texts(locale)
      let words = sentences.flatMap { $0.split(separator: " ") }
      var generator = SeededGenerator(seed: 17)
      let mixed = (0..<350).map { _ in
        (0..<Int.random(in: 1...7, using: &generator))
          .map { _ in String(words.randomElement(using: &generator)!) }
          .joined(separator: Bool.random(using: &generator) ? " " : "  ")
      }
      try expectSame(sentences + mixed, font, locale)
    }
  }

  @Test(
    "A rule that looks past a space is heeded",
    arguments: [
      ("Glyphs", ["A", "B"]), ("Classes", ["A", "B"]), ("Rest", ["A", "B"]),
      ("Ligature", ["A", "B"]), ("Skipping", ["fi", "fi"]), ("Through", ["D", "B"]),
      ("Called", ["DA", "B"]), ("Composed", ["e\u{301}", "B"]), ("Composed", ["é", "B"]),
    ])
  func rulesAcrossSpaces(_ name: String, _ pair: [String]) throws {
    let font = try ShapingFont.file("Fixtures/Across\(name)-Regular.ttf")
    // The rule changes something: the fixture is not idle.
    let alone = font.shape("a " + pair[1]).width - font.shape("a ").width
    let after = font.shape(pair.joined(separator: " ")).width - font.shape(pair[0] + " ").width
    #expect(alone != after)
    try expectSame(Self.combinations(of: pair + ["a", "D", "E", "b"]), font, "en")
  }

  @Test("Kerning with the space on both sides, and with its neighbours, is kept")
  func kerningWithSpaces() throws {
    let font = try ShapingFont.file("Fixtures/SpaceKern-Regular.ttf")
    #expect(font.shape("a b").width < font.shape("c c").width)
    try expectSame(Self.combinations(of: ["a", "b", "ab", "ba", "-b", "b-"]), font, "en")
  }

  @Test("Marks, joiners, fractions and digits beside spaces are shaped with them")
  func awkwardNeighbours() throws {
    let font = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
    let parts = ["e", "\u{301}", "1\u{2044}2", "\u{200D}", "\u{AD}x", "\u{20DD}", "\u{FE0F}", "7"]
    try expectSame(Self.combinations(of: parts), font, "en")
  }

  @Test("Kerning and ligatures turned off stay off")
  func settings() throws {
    var font = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
    let shaper = Shaper()
    let text = "AVATAR first office Tobias To"
    for _ in 0..<600 { _ = shaper.shape(text, font: font, locale: "en") }
    font.usesKerning = false
    for _ in 0..<600 { _ = shaper.shape(text, font: font, locale: "en") }
    #expect(shaper.shape(text, font: font, locale: "en").positions == font.shape(text).positions)
    font.features = [FontFeature(tag: "smcp")]
    for _ in 0..<600 { _ = shaper.shape(text, font: font, locale: "en") }
    #expect(shaper.shape(text, font: font, locale: "en").positions == font.shape(text).positions)
  }

  /// Every sequence of one to three parts, with spaces between.
  private static func combinations(of parts: [String]) -> [String] {
    var all: [[String]] = parts.map { [$0] }
    var last = all
    for _ in 0..<2 {
      last = last.flatMap { start in parts.map { start + [$0] } }
      all += last
    }
    return all.map { $0.joined(separator: " ") }
  }

  private func expectSame(_ texts: [String], _ font: ShapingFont, _ locale: String) throws {
    let shaper = Shaper()
    // Words are remembered after some hundred texts: the last round meets only known ones.
    for _ in 0...(600 / texts.count) {
      for text in texts { _ = shaper.shape(text, font: font, locale: locale) }
    }
    for text in texts {
      let again = shaper.shape(text, font: font, locale: locale)
      let facts = shaper.facts(of: again, font: font)
      let whole = font.shape(text, locale: locale)
      try #require(again.positions == whole.positions, "\(text)")
      try #require(again.segments == whole.segments, "\(text)")
      let expected = font.facts(text, locale: locale)
      try #require(facts.missing == expected.missing && facts.ink == expected.ink, "\(text)")
    }
  }
}
