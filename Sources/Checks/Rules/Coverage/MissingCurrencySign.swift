import MetricsCore

/// Notes languages whose currency sign a style's font lacks, though no text has it yet.
struct MissingCurrencySign: Rule {
  static let description = MissingGlyphs.description

  static let examples = RuleExamples(
    passing: [.init("a font with the sign", coverage(sign: nil))],
    failing: [.init("Vietnamese texts in a font without the dong sign", coverage(sign: "₫"))])

  func findings(in subject: LocaleCoverage) -> [Finding] {
    guard let sign = subject.missingCurrencySign, !subject.missing.contains(sign) else { return [] }
    var finding = Finding(
      rule: Self.description.id, severity: .note,
      message: """
        \(subject.font), the font of \(quoted(subject.style)), lacks \(named(sign)), the currency \
        sign of \(subject.locale), which the texts do not use yet
        """)
    finding.style = subject.style
    finding.font = subject.font
    finding.locale = subject.locale
    finding.subjectLocation = subject.location
    return [finding]
  }

  private static func coverage(sign: String?) -> LocaleCoverage {
    LocaleCoverage(
      style: "price", font: "Sample-Regular", locale: "vi", texts: 12, completeTexts: 12,
      missing: [], missingCurrencySign: sign)
  }
}
