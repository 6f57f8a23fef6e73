import MetricsCore

/// An opinion about Swift source.
///
/// A rule is a value without state. Its examples are its tests: each passing one yields no finding,
/// each failing one yields at least one.
protocol SourceRule: Sendable {
  /// What the rule is and why it matters.
  static var description: RuleDescription { get }

  /// Sources that pass and fail, for people and for tests.
  static var examples: SourceExamples { get }

  /// What comes nearest to the rule in SwiftLint.
  static var patterns: [SwiftLintPattern] { get }

  /// Returns the faults of a source.
  func faults(in file: SourceFile) -> [SourceFault]
}

/// A fault in a source, before its place is told in lines and columns.
struct SourceFault {
  /// The token to look at.
  var token: Int
  /// The whole fault in one sentence.
  var message: String
  /// What would clear it, as a phrase.
  var advice: String
  /// What the fault is about, as far as it stays the same when figures and wording change.
  var subject: String
}

/// Sources that show what a rule means.
struct SourceExamples: Sendable {
  /// A source and what it shows.
  struct Example: Sendable {
    /// What the example shows, as a phrase.
    var title: String
    /// The source.
    var source: String

    init(_ title: String, _ source: String) {
      self.title = title
      self.source = source
    }
  }

  /// Sources without a finding.
  var passing: [Example]
  /// Sources with one.
  var failing: [Example]
}
