import MetricsCore

/// Says which texts were measured with sample arguments.
struct UnresolvedFormat: Rule {
  static let description = RuleDescription(
    id: "unresolved-format", severity: .note,
    title: "A placeholder was measured with a sample",
    plural: "texts were measured with samples for their placeholders",
    rationale: """
      What an app puts in place of %@ or %d is not in its files. The text was measured with a long \
      but plausible sample; real values may be longer.
      """,
    remedy: "Give the longest real values under arguments: in the configuration.",
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
    ])

  static let examples = RuleExamples(
    passing: [.init("a text without placeholders", Samples.text("Settings"))],
    failing: [
      .init("a text with a name to be filled in", text())
    ])

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard !subject.text.samples.isEmpty else { return [] }
    return [
      Finding(
        Self.description, about: subject,
        """
        \(quoted(subject.text.text)) (\(subject.text.locale)) was measured as \
        \(quoted(subject.text.measured))
        """)
    ]
  }

  private static func text() -> TextMeasurement {
    Samples.text("Hello, %@", key: "home.greeting") {
      $0.text.shown = "Hello, Alexandra"
      $0.text.samples = ["Alexandra"]
    }
  }
}
