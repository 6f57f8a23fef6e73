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
