/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  /// Orders note below warning below error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
