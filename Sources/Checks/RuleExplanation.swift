public import MetricsCore

/// A rule with what its examples show: what `rules ID` prints.
public struct RuleExplanation: Equatable, Sendable {
  /// The rule.
  public var description: RuleDescription
  /// What passes, as phrases.
  public var passing: [String]
  /// What fails, and the findings it gives.
  public var failing: [Failure]

  /// An example that fails.
  public struct Failure: Equatable, Sendable {
    /// What the example shows, as a phrase.
    public var title: String
    /// The findings, with the rule's own severity.
    public var findings: [Finding]

    /// The messages of the findings.
    public var messages: [String] { findings.map(\.message) }
  }
}

extension RuleRegistry {
  /// Returns a rule with what its examples show; `nil` when no rule has the id.
  public static func explain(_ id: String) -> RuleExplanation? {
    guard let description = description(id) else { return nil }
    let parts =
      styleRules.compactMap { explanation($0, id) }
      + styleSheetRules.compactMap { explanation($0, id) }
      + textRules.compactMap { explanation($0, id) } + slotRules.compactMap { explanation($0, id) }
      + layoutRules.compactMap { explanation($0, id) }
      + registrationRules.compactMap { explanation($0, id) }
      + coverageRules.compactMap { explanation($0, id) }
      + fontDriftRules.compactMap { explanation($0, id) }
      + styleDriftRules.compactMap { explanation($0, id) }
      + textDriftRules.compactMap { explanation($0, id) }
    return RuleExplanation(
      description: description, passing: parts.flatMap(\.passing),
      failing: parts.flatMap(\.failing))
  }

  private static func explanation<R: Rule>(_ rule: R, _ id: String) -> RuleExplanation? {
    guard R.description.id == id else { return nil }
    return RuleExplanation(
      description: R.description, passing: R.examples.passing.map(\.title),
      failing: R.examples.failing.map { example in
        RuleExplanation.Failure(
          title: example.title, findings: rule.findings(in: example.subject))
      })
  }
}
