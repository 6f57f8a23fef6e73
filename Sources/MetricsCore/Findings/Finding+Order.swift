extension Finding {
  /// Orders findings for reports: the gravest first, then by rule, slot, style, language, key,
  /// variant and text, then by where to look.
  public static func reportOrder(_ a: Finding, _ b: Finding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.rule != b.rule { return a.rule < b.rule }
    if let decided = precedes(a.slot, b.slot) { return decided }
    if let decided = precedes(a.style, b.style) { return decided }
    if let decided = precedes(a.locale, b.locale) { return decided }
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

  /// Returns findings in report order.
  ///
  /// Places are sorted instead of findings, which are large and would be moved many times.
  public static func inReportOrder(_ findings: [Finding]) -> [Finding] {
    findings.indices.sorted { reportOrder(findings[$0], findings[$1]) }.map { findings[$0] }
  }
}
