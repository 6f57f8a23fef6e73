import MetricsCore

/// What makes a check fail, as `--fail-on` says it.
enum FailureLevel: String, CaseIterable {
  case note, warning, error
  /// Whatever is more than a note and not in the baseline.
  case new

  /// The severity from which findings that no baseline accepts fail.
  var severity: Severity {
    switch self {
    case .note: .note
    case .warning, .new: .warning
    case .error: .error
    }
  }
}
