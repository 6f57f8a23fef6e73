public import MetricsCore

/// An opinion about one kind of measurement.
///
/// A rule is a value without state. What it says depends on the subject alone, so its examples are
/// its tests: each passing one yields no finding, each failing one yields at least one.
public protocol Rule<Subject>: Sendable {
  /// The measurement looked at.
  associatedtype Subject: Sendable

  /// What the rule is and why it matters.
  static var description: RuleDescription { get }

  /// Subjects that pass and fail, for people and for tests.
  static var examples: RuleExamples<Subject> { get }

  /// Returns the faults of a subject, with the rule's own severity and no fingerprint.
  func findings(in subject: Subject) -> [Finding]
}

/// Subjects that show what a rule means.
public struct RuleExamples<Subject: Sendable>: Sendable {
  /// A subject and what it shows.
  public struct Example: Sendable {
    /// What the example shows, as a phrase: “a 24 pt title capped at 32 pt”.
    public var title: String
    /// The subject.
    public var subject: Subject

    /// Creates an example.
    public init(_ title: String, _ subject: Subject) {
      self.title = title
      self.subject = subject
    }
  }

  /// Subjects without a finding.
  public var passing: [Example]
  /// Subjects with one.
  public var failing: [Example]

  /// Creates examples.
  public init(passing: [Example], failing: [Example]) {
    self.passing = passing
    self.failing = failing
  }
}
