import MetricsCore

/// Reports fonts that draw signs which should differ with one outline.
struct SuspectGlyph: Rule {
  static let description = RuleDescription(
    id: "suspect-glyph", severity: .note,
    title: "Different signs share one outline",
    plural: "styles are set in fonts that draw different signs alike",
    rationale: """
      Some fonts map several currency signs to one placeholder. Every price then shows the same \
      sign, and no other font steps in because the character is covered.
      """,
    remedy: "Look at the signs in the font; set prices in a font that draws them.",
    references: ["https://learn.microsoft.com/typography/opentype/spec/cmap"])

  static let examples = RuleExamples(
    passing: [.init("a font that draws every sign", Samples.style())],
    failing: [.init("one outline for three signs", style())])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard !subject.sharedOutlines.isEmpty else { return [] }
    let font = subject.face?.postScriptName ?? "the font"
    let groups = subject.sharedOutlines.map { list($0.map(named)) }
    return [
      Finding(
        Self.description, about: subject,
        "\(font), the font of \(subject.mention), draws \(list(groups)) with one outline")
    ]
  }

  private static func style() -> StyleMeasurement {
    var style = Samples.style()
    style.sharedOutlines = [["₹", "₺", "₽"]]
    return style
  }
}
