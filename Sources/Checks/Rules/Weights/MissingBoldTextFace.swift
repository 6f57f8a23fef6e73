import MetricsCore

/// Reports styles whose family has no heavier face for the Bold Text setting.
struct MissingBoldTextFace: Rule {
  static let description = RuleDescription(
    id: "missing-bold-text-face", severity: .warning,
    title: "There is no heavier face for Bold Text",
    plural: "styles have no heavier face for Bold Text",
    rationale: """
      Bold Text, an accessibility setting, makes the system font heavier and leaves custom fonts \
      alone. An app that follows it (UIAccessibility.isBoldTextEnabled, legibilityWeight) needs the \
      next heavier face of each family.
      """,
    remedy: "Ship a heavier face of the family.",
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibility/isboldtextenabled",
      "https://developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight",
    ])

  static let examples = RuleExamples(
    passing: [.init("a style with a heavier face", Samples.style())],
    failing: [.init("a style in the heaviest face of its family", style())])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard subject.lacksBoldTextFace, let face = subject.face else { return [] }
    return [
      Finding(
        Self.description, about: subject,
        """
        \(subject.mention) stays as it is when people turn on Bold Text: \(face.family) has no face \
        heavier than \(face.postScriptName) (weight \(formatted(face.weight)))
        """)
    ]
  }

  private static func style() -> StyleMeasurement {
    var style = Samples.style(face: Samples.face("Sample-Black"))
    style.lacksBoldTextFace = true
    return style
  }
}
