/// A baseline brought up to date, and what that changed.
public struct BaselineUpdate: Equatable, Sendable {
  /// The new baseline, in the order of its file.
  public var baseline: Baseline
  /// What came; the counts are numbers of findings that came.
  public var added: [BaselineEntry]
  /// What went; the counts are numbers of findings that went.
  public var removed: [BaselineEntry]
  /// How many findings were and are in the baseline.
  public var keptCount: Int

  /// Makes the baseline hold findings.
  ///
  /// Accepted entries keep their reasons, owners and days. Their counts go down with the findings
  /// and never up: findings beyond them become known ones. Those of an entry that has expired stay
  /// with it. Entries that no finding has any more are left out.
  ///
  /// - Parameters:
  ///   - old: The baseline as it is.
  ///   - findings: The findings in any order.
  ///   - isWhole: Whether everything was looked at; else nothing goes.
  public init(of old: Baseline, with findings: [Finding], isWhole: Bool = true) {
    var counts: [String: Int] = [:]
    var firsts: [String: Finding] = [:]
    for finding in Finding.inReportOrder(findings) {
      counts[finding.identity, default: 0] += 1
      if firsts[finding.identity] == nil { firsts[finding.identity] = finding }
    }
    /// Returns the entry for as many findings as its own count and what is left of them allow.
    func kept(_ entry: BaselineEntry, upTo limit: Int) -> BaselineEntry? {
      let present = min(limit, counts[entry.fingerprint] ?? 0)
      counts[entry.fingerprint]? -= present
      var entry = entry
      if let finding = firsts[entry.fingerprint] { entry.describe(finding) }
      entry.count = isWhole ? present : max(present, entry.count)
      return entry.count > 0 ? entry : nil
    }
    let accepted = old.accepted.compactMap { kept($0, upTo: $0.count) }
    var known = old.known.compactMap { kept($0, upTo: .max) }
    known += firsts.compactMap { fingerprint, finding in
      let count = counts[fingerprint] ?? 0
      return count > 0 ? BaselineEntry(finding, count: count) : nil
    }
    baseline = Baseline(
      accepted: accepted.sorted(by: BaselineEntry.fileOrder),
      known: known.sorted(by: BaselineEntry.fileOrder))
    added =
      Self.surplus(of: baseline.accepted, over: old.accepted)
      + Self.surplus(of: baseline.known, over: old.known)
    removed =
      Self.surplus(of: old.accepted, over: baseline.accepted)
      + Self.surplus(of: old.known, over: baseline.known)
    let all = (baseline.accepted + baseline.known).reduce(0) { $0 + $1.count }
    keptCount = all - added.reduce(0) { $0 + $1.count }
  }

  /// Returns the entries with more findings than in another list, with how many more.
  private static func surplus(
    of entries: [BaselineEntry], over others: [BaselineEntry]
  ) -> [BaselineEntry] {
    let counts = Dictionary(others.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
    return entries.compactMap { entry in
      var entry = entry
      entry.count -= counts[entry.fingerprint] ?? 0
      return entry.count > 0 ? entry : nil
    }
  }
}
