public import MetricsCore

/// The baseline that a check was compared with.
public struct AppliedBaseline: Equatable, Sendable {
  /// The file, as seen from the configuration's folder.
  public var file: String
  /// The entries that no finding has any more.
  public var stale: [BaselineEntry]
  /// The entries that were accepted up to a day that is over, and whose findings fail.
  public var expired: [BaselineEntry]

  /// Creates a result.
  public init(file: String, stale: [BaselineEntry] = [], expired: [BaselineEntry] = []) {
    self.file = file
    self.stale = stale
    self.expired = expired
  }
}

extension Report {
  /// Takes over what a baseline leaves of the findings, and warns of entries that could go.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the report's findings with the baseline.
  ///   - file: The baseline's file, as seen from the configuration's folder.
  public mutating func apply(_ comparison: BaselineComparison, file: String) {
    findings = comparison.findings
    suppressed = comparison.suppressed
    baseline = AppliedBaseline(
      file: file, stale: comparison.stale, expired: comparison.expired)
    guard let first = comparison.stale.first else { return }
    let count = comparison.stale.count
    warnings.append(
      ConfigurationNotice(
        message: "\(count == 1 ? "1 entry" : "\(count) entries") of the baseline "
          + "\(count == 1 ? "has" : "have") no finding any more (\(mentions(comparison.stale))); "
          + "--write-baseline drops \(count == 1 ? "it" : "them")",
        location: SourceLocation(
          path: file, line: first.location?.line, column: first.location?.column)))
  }

  /// What the baseline came to: `12 findings accepted by baseline b.json (1 expired, 2 stale)`;
  /// `nil` without one.
  var baselineSummary: String? {
    guard let baseline else { return nil }
    let counts = [(baseline.expired, "expired"), (baseline.stale, "stale")]
      .filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }
    let number = suppressed.isEmpty ? "No findings" : counted(suppressed.count, "finding")
    return number + " accepted by baseline \(baseline.file)"
      + (counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))")
  }
}

extension AppliedBaseline {
  /// Returns the baseline with the findings that it accepts.
  func json(_ suppressed: [SuppressedFinding]) -> JSONValue {
    [
      "expired": .array(expired.map(\.json)),
      "file": .string(file),
      "stale": .array(stale.map(\.json)),
      "suppressed": .array(
        suppressed.map { accepted in
          var object = accepted.finding.members
          accepted.acceptance?.add(to: &object)
          return .object(object)
        }),
    ]
  }
}
