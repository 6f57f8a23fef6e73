import DynamicType
public import MetricsCore

/// What drifted, told in the words of those who use the app: texts first, then styles, then fonts.
public enum DriftHeadline {
  /// How many sentences are told about styles and fonts.
  private static let limit = 4

  /// Returns the sentences about findings of drift; one that says so when there are none.
  public static func sentences(_ findings: [Finding], lock: String) -> [String] {
    let texts = [
      sentence(findings, "truncates-now", "is cut off that was not", "are cut off that were not"),
      sentence(findings, "wraps-differently", "wraps otherwise", "wrap otherwise"),
      sentence(findings, "glyphs-lost", "has lost characters", "have lost characters"),
      sentence(
        findings, "metrics-moved", "is wider or narrower", "are wider or narrower"),
    ].compactMap { $0 }
    let others = findings.filter { $0.slot == nil && $0.severity > .note }
    let styles = others.filter { $0.style != nil }.sorted { excess($0) > excess($1) }
    let fonts = others.filter { $0.style == nil }
    let told = texts + shortened(styles) + shortened(fonts)
    guard told.isEmpty else { return told }
    return [
      findings.isEmpty
        ? "Nothing has moved since \(lock) was written."
        : "Fonts have changed since \(lock) was written, and nothing that the app shows has moved."
    ]
  }

  /// Returns a sentence about the texts that a rule names.
  private static func sentence(
    _ findings: [Finding], _ rule: String, _ one: String, _ many: String
  ) -> String? {
    let meant = findings.filter { $0.rule == rule && $0.slot != nil }
    guard !meant.isEmpty else { return nil }
    let texts = Set(meant.map { [$0.locale, $0.key ?? $0.text, $0.variant] }).count
    let categories = Set(meant.flatMap(\.categories)).sorted()
    let place = categories.isEmpty ? "" : " at \(describe(categories))"
    return "\(texts) \(texts == 1 ? "text \(one)" : "texts \(many)")\(place)."
  }

  private static func shortened(_ findings: [Finding]) -> [String] {
    let told = findings.prefix(limit).map { $0.message + "." }
    let rest = findings.count - told.count
    return rest > 0 ? told + ["… and \(rest) more."] : Array(told)
  }

  private static func excess(_ finding: Finding) -> Double {
    guard let measured = finding.measured, let limit = finding.limit else { return 0 }
    return (measured - limit).magnitude
  }
}
