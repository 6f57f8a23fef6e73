/// What a baseline leaves of a check's findings.
public struct BaselineComparison: Equatable, Sendable {
  /// The findings that are not accepted, or not any more, in report order.
  ///
  /// Those whose acceptance has expired say so in ``Finding/lapsed``.
  public var findings: [Finding]
  /// The accepted findings, in report order.
  public var suppressed: [SuppressedFinding]
  /// The entries that no finding has any more, in the baseline's order.
  public var stale: [BaselineEntry]
  /// The entries that have findings and were accepted up to a day that is over.
  public var expired: [BaselineEntry]

  /// Compares findings with a baseline.
  ///
  /// When there are more findings of a fingerprint than are accepted, the gravest are the new ones.
  ///
  /// - Parameters:
  ///   - findings: The findings in any order.
  ///   - baseline: The baseline.
  ///   - today: The day it is.
  ///   - isWhole: Whether everything was looked at; else no entry is called stale.
  public init(
    of findings: [Finding], with baseline: Baseline, today: CalendarDate, isWhole: Bool = true
  ) {
    var accepted = Places(baseline.accepted)
    var known = Places(baseline.known)
    var remaining: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    for var finding in Finding.inReportOrder(findings).reversed() {
      let fingerprint = finding.identity
      if let entry = accepted.take(fingerprint) {
        if let acceptance = entry.acceptance, acceptance.hasExpired(on: today) {
          finding.lapsed = acceptance
          remaining.append(finding)
        } else {
          suppressed.append(SuppressedFinding(finding: finding, acceptance: entry.acceptance))
        }
      } else if known.take(fingerprint) != nil {
        suppressed.append(SuppressedFinding(finding: finding))
      } else {
        remaining.append(finding)
      }
    }
    self.findings = remaining.reversed()
    self.suppressed = suppressed.reversed()
    stale = isWhole ? accepted.entries(taken: false) + known.entries(taken: false) : []
    let lapsed = Dictionary(
      self.findings.filter { $0.lapsed != nil }.map { ($0.identity, $0) },
      uniquingKeysWith: { first, _ in first })
    expired = accepted.entries(taken: true).compactMap { entry in
      guard let finding = lapsed[entry.fingerprint] else { return nil }
      var entry = entry
      entry.describe(finding)
      return entry
    }
  }

  /// Entries, and how many findings each still accepts.
  private struct Places {
    private let entries: [BaselineEntry]
    private let indices: [String: Int]
    private var left: [Int]

    init(_ entries: [BaselineEntry]) {
      self.entries = entries
      indices = Dictionary(
        entries.enumerated().map { ($1.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
      left = entries.map(\.count)
    }

    /// Returns the entry that accepts one more finding; `nil` when there is none.
    mutating func take(_ fingerprint: String) -> BaselineEntry? {
      guard let index = indices[fingerprint], left[index] > 0 else { return nil }
      left[index] -= 1
      return entries[index]
    }

    /// Returns the entries that have findings, or those that have none.
    func entries(taken: Bool) -> [BaselineEntry] {
      entries.indices.filter { (left[$0] < entries[$0].count) == taken }.map { entries[$0] }
    }
  }
}
