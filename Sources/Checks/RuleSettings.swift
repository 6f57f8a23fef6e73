public import MetricsCore

/// How seriously a configuration takes a rule.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// The rule does not run.
  case off
  /// Its findings are notes.
  case note
  /// Its findings are warnings.
  case warning
  /// Its findings are errors.
  case error

  /// The severity of the findings; `nil` for ``off``.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// What a configuration says about rules.
public struct RuleSettings: Equatable, Sendable {
  /// The level of each rule that does not have its own severity, by id.
  public var levels: [String: RuleLevel]

  /// Creates settings; without levels every rule has its own severity.
  public init(levels: [String: RuleLevel] = [:]) {
    self.levels = levels
  }
}
