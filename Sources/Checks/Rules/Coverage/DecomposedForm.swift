import MetricsCore

/// Reports letters stored apart from their marks in fonts that have them only together.
struct DecomposedForm: Rule {
  static let description = RuleDescription(
    id: "decomposed-form", severity: .warning,
    title: "A letter is stored apart from its mark",
    plural: "texts have letters stored apart from their marks",
    rationale: """
      A text can hold “é” as one character or as “e” with a combining accent. A font that has only \
      the former shows the latter as long as the two are composed for it; where they are not, the \
      mark comes from another font and stands in the wrong place.
      """,
    remedy: "Store the strings in composed form (NFC).",
    confidence: .medium,
    references: ["https://www.unicode.org/reports/tr15/"])

  static let examples = RuleExamples(
    passing: [.init("composed letters", Samples.text("Café", key: "map.cafe", locale: "fr"))],
    failing: [
      .init(
        "an e and an acute in a font without combining marks",
        Samples.text("Cafe\u{301}", key: "map.cafe", locale: "fr") {
          $0.decomposed = ["e\u{301}"]
        })
    ])

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard !subject.decomposed.isEmpty else { return [] }
    let font = subject.style.face?.postScriptName ?? "the font"
    var finding = Finding(
      Self.description, about: subject,
      """
      \(subject.text.mention) stores \(namedList(subject.decomposed)) in decomposed form, which \
      \(font) has only as single characters
      """)
    finding.compare(Double(subject.decomposed.count), with: 0, unit: "characters")
    finding.advice = "the text in composed form (NFC)"
    return [finding]
  }
}
