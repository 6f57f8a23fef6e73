extension Finding {
  /// Returns findings in report order: the gravest first, then by rule, slot, style, language, key,
  /// variant and text, then by where to look.
  ///
  /// They are gathered by what most of them share before they are sorted: of 100,000 findings,
  /// comparing each with some others from the severity on would take long.
  public static func inReportOrder(_ findings: [Finding]) -> [Finding] {
    var places: [Head: [Int]] = [:]
    for index in findings.indices { places[Head(findings[index]), default: []].append(index) }
    var ordered: [Finding] = []
    ordered.reserveCapacity(findings.count)
    for (_, places) in places.sorted(by: { $0.key < $1.key }) {
      for index in places.sorted(by: { precedes(findings[$0], findings[$1]) }) {
        ordered.append(findings[index])
      }
    }
    return ordered
  }

  /// What decides first.
  private struct Head: Hashable, Comparable {
    var severity: Severity
    var rule, slot, style, locale: String

    init(_ finding: Finding) {
      severity = finding.severity
      rule = finding.rule
      slot = finding.slot ?? ""
      style = finding.style ?? ""
      locale = finding.locale ?? ""
    }

    static func < (a: Head, b: Head) -> Bool {
      if a.severity != b.severity { return a.severity > b.severity }
      return (a.rule, a.slot, a.style, a.locale) < (b.rule, b.slot, b.style, b.locale)
    }
  }

  /// Whether one finding comes before another that has the same head.
  private static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if let decided = precedes(a.key, b.key) { return decided }
    if let decided = precedes(a.variant, b.variant) { return decided }
    if let decided = precedes(a.text, b.text) { return decided }
    let nowhere = SourceLocation(path: "")
    let (here, there) = (a.location ?? nowhere, b.location ?? nowhere)
    return here != there ? here < there : a.message < b.message
  }

  /// Returns whether one name comes before another, an absent one first; `nil` when equal.
  private static func precedes(_ a: String?, _ b: String?) -> Bool? {
    let (first, second) = (a ?? "", b ?? "")
    return first == second ? nil : first < second
  }
}
