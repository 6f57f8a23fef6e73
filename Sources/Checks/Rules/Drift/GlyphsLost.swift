import MetricsCore

/// Reports texts with characters that their font has lost.
struct GlyphsLost: Rule {
  static let description = RuleDescription(
    id: "glyphs-lost", severity: .error, title: "A font has lost characters",
    plural: "texts have characters that their font has lost",
    rationale: """
      The font had a character when the lock file was written and does not have it now. iOS takes \
      it from another font then, and words stand in two typefaces.
      """,
    remedy: """
      Ask the font's makers, or take the file again with all its scripts: subsets and web versions \
      often lack some.
      """,
    references: ["https://learn.microsoft.com/typography/opentype/spec/cmap"])

  static let examples = RuleExamples(
    passing: [.init("a text whose characters are all there", DriftSamples.text())],
    failing: [.init("a text whose S is gone", DriftSamples.text(lost: ["S"]))])

  func findings(in subject: TextDrift) -> [Finding] {
    guard !subject.lostCharacters.isEmpty else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      "\(subject.mention) has \(namedList(subject.lostCharacters)), which "
        + "\(subject.font ?? "its font") has lost")
    finding.compare(Double(subject.lostCharacters.count), with: 0, unit: "characters")
    return [finding]
  }
}
