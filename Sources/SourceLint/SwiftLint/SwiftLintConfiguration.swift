import MetricsCore

/// The rules as far as regular expressions can say them, for teams that use SwiftLint.
///
/// The keys are those of [SwiftLint's custom
/// rules](https://github.com/realm/SwiftLint#defining-custom-rules).
public enum SwiftLintConfiguration {
  /// A block for `.swiftlint.yml`, with a line break at its end.
  public static let yaml: String = {
    var lines = [
      "# Regular expressions see less than fontgauge lint does: fonts that reach UIFontMetrics by",
      "# way of a name are reported too, and what is spread over several lines may be missed.",
      "custom_rules:",
    ]
    for pattern in SourceRules.all.flatMap({ type(of: $0).patterns }) {
      lines += [
        "  \(pattern.id):",
        "    name: \(quoted(pattern.name))",
        "    regex: \(quoted(pattern.regex))",
        "    message: \(quoted(pattern.message))",
        "    severity: \(pattern.severity == .error ? "error" : "warning")",
        "    excluded_match_kinds:",
      ]
      lines += excludedKinds.map { "      - \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// The kinds of source in which nothing is reported.
  private static let excludedKinds = [
    "comment", "comment.mark", "comment.url", "doccomment", "doccomment.field", "string",
  ]

  /// Returns text in single quotes, in which YAML knows no escapes but the doubled quote.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
