import MetricsCore

/// Reports texts with characters that their style's font maps to nothing visible.
struct BlankGlyphs: Rule {
  static let description = RuleDescription(
    id: "blank-glyphs", severity: .error,
    title: "A character is mapped to a glyph without ink",
    plural: "texts have characters that show nothing",
    rationale: """
      A font that maps a character to an empty glyph claims to have it, so iOS looks in no other \
      font and the text shows a gap. Trial versions and carelessly subset fonts do this.
      """,
    remedy: "Use a complete version of the font, or another font for the language.",
    references: ["https://learn.microsoft.com/typography/opentype/spec/cmap"])

  static let examples = RuleExamples(
    passing: [
      .init("a text whose letters all show", Samples.text("Settings", key: "settings.title")),
      .init(
        "a text whose letters come from another font",
        Samples.text("Дом", locale: "ru") { $0.missing = ["Д", "о", "м"] }),
    ],
    failing: [
      .init(
        "a price in a font with an empty euro sign",
        Samples.text("20 €", key: "price.low", locale: "de") { $0.blank = ["€"] })
    ])

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard !subject.blank.isEmpty else { return [] }
    let font = subject.style.face?.postScriptName ?? "The font"
    var finding = Finding(
      Self.description, about: subject, .blank(subject.text.mention, subject.blank, font))
    finding.compare(Double(subject.blank.count), with: 0, unit: "characters")
    return [finding]
  }
}

extension String {
  fileprivate static func blank(_ text: String, _ characters: [String], _ font: String) -> String {
    let glyphs = characters.count == 1 ? "a glyph" : "glyphs"
    return """
      \(text) shows a gap for \(namedList(characters)): \(font) has \(glyphs) without ink there, so \
      no other font steps in
      """
  }
}
