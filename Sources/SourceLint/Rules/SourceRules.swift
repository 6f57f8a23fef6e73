public import MetricsCore

/// The rules about Swift source.
///
/// A new rule is a file of its own and a line here. The order changes no result.
public enum SourceRules {
  static let all: [any SourceRule] = [
    UnscaledFont(), FixedSizeFont(), MissingAdjustsFont(), ScaledTwice(), SingleLine(),
  ]

  /// What each rule is, sorted by id.
  public static let descriptions: [RuleDescription] = all.map { type(of: $0).description }
    .sorted { $0.id < $1.id }

  /// Returns a rule with what its examples show; `nil` when no rule has the id.
  public static func explain(_ id: String) -> SourceRuleExplanation? {
    guard let rule = all.first(where: { type(of: $0).description.id == id }) else { return nil }
    let examples = type(of: rule).examples
    return SourceRuleExplanation(
      description: type(of: rule).description,
      passing: examples.passing.map { SourceRuleExplanation.Example($0, findings: []) },
      failing: examples.failing.map { example in
        let faults = rule.faults(in: SourceFile(Array(example.source.utf8)))
        return SourceRuleExplanation.Example(
          example, findings: faults.map { Finding(type(of: rule).description, $0) })
      })
  }
}

/// A rule about source with what its examples show.
public struct SourceRuleExplanation: Equatable, Sendable {
  /// A source that the rule was run on.
  public struct Example: Equatable, Sendable {
    /// What the example shows, as a phrase.
    public var title: String
    /// The source.
    public var source: String
    /// What the rule finds in it; empty when it passes.
    public var findings: [Finding]

    init(_ example: SourceExamples.Example, findings: [Finding]) {
      title = example.title
      source = example.source
      self.findings = findings
    }
  }

  /// The rule.
  public var description: RuleDescription
  /// Sources that pass.
  public var passing: [Example]
  /// Sources that fail.
  public var failing: [Example]
}

extension Finding {
  /// Creates a finding of a fault, without its place.
  init(_ rule: RuleDescription, _ fault: SourceFault) {
    self.init(rule: rule.id, severity: rule.severity, message: fault.message)
    advice = fault.advice
  }
}
