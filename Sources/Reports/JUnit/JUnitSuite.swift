import MetricsCore

/// One rule and one thing that it looked at.
struct JUnitCase {
  /// The rule's id.
  var rule: String
  /// What was looked at besides the suite's style: `slot card title`; `nil` for nothing else.
  var subject: String?
  /// Where to look.
  var place: SourceLocation?
  /// The gravest finding in a sentence.
  var message = ""
  /// The findings as lines; none when the case passes without a word.
  var lines: [String] = []
  /// Whether the findings fail the check.
  var isFailure = false
  /// Why nothing was looked at, or nothing of what was found counts; `nil` when it does.
  var skipped: String?

  /// The case's name, which no other case of the suite has.
  var name: String { rule + (subject.map { " · " + $0 } ?? "") }
}

/// The checks of one style, or those that belong to none.
struct JUnitSuite {
  /// The style's name.
  var name: String
  /// Facts about the style.
  var properties: [(name: String, value: String)] = []
  /// The checks, by rule.
  var cases: [JUnitCase] = []
  /// Remarks on the configuration.
  var notices: [String] = []

  /// How many cases fail.
  var failureCount: Int { cases.count(where: \.isFailure) }

  /// How many cases were not looked at.
  var skippedCount: Int { cases.count { $0.skipped != nil } }

  /// Returns the suites in the configuration's order, that of no style last.
  static func all(of report: Report, context: ReportContext) -> [JUnitSuite] {
    let members = Dictionary(grouping: report.findings, by: \.style)
    let accepted = Dictionary(grouping: report.suppressed, by: \.finding.style)
    var names = report.styles.map(\.style.name)
    var known = Set(names)
    for finding in report.findings + report.suppressed.map(\.finding) {
      if let style = finding.style, known.insert(style).inserted { names.append(style) }
    }
    let rules = Set(report.rules.map(\.id))
    var suites = names.map { name in
      var suite = JUnitSuite(name: name)
      let style = report.styles.first { $0.style.name == name }
      if let style {
        let font = style.face?.postScriptName ?? style.resolution.requested
        suite.properties = [("font", font), ("size", formatted(style.style.size))]
      }
      suite.add(
        members[name] ?? [], accepted: accepted[name] ?? [],
        passing: rules.subtracting(report.projectRules), report, context)
      if let style, style.face == nil { suite.skip("the style's font is not found") }
      return suite
    }
    var rest = JUnitSuite(name: "fonts and configuration")
    let found = Set((report.findings + report.suppressed.map(\.finding)).map(\.rule))
    rest.add(
      members[nil] ?? [], accepted: accepted[nil] ?? [],
      passing: rules.intersection(report.projectRules).subtracting(found),
      report, context)
    rest.notices = report.warnings.map { notice in
      let place = notice.location ?? report.configuration
      return line(place, .warning, notice.message, context)
    }
    if !rest.cases.isEmpty || !rest.notices.isEmpty { suites.append(rest) }
    return suites
  }

  /// Makes the checks that found nothing ones that were not made.
  private mutating func skip(_ reason: String) {
    for index in cases.indices where cases[index].lines.isEmpty && cases[index].skipped == nil {
      cases[index].skipped = reason
    }
  }

  /// Adds the checks that found something, those that found only what is accepted as skipped ones,
  /// and a passing one for each other rule.
  private mutating func add(
    _ findings: [Finding], accepted: [SuppressedFinding], passing rules: Set<String>,
    _ report: Report, _ context: ReportContext
  ) {
    struct Key: Hashable {
      var rule: String
      var subject: String?

      init(_ finding: Finding) {
        rule = finding.rule
        subject = finding.slot.map { "slot " + $0 } ?? (finding.style == nil ? finding.font : nil)
      }
    }
    var keys: [Key] = []
    var members: [Key: [Finding]] = [:]
    for finding in findings {
      let key = Key(finding)
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(finding)
    }
    cases = keys.map { key in
      let folds = FindingGroup.sorted(FoldedFinding.fold(members[key] ?? []))
      let failing = folds.first { context.fails($0.first) }
      let lead = failing ?? folds[0]
      return JUnitCase(
        rule: key.rule, subject: key.subject,
        place: report.place(of: lead).map {
          $0.with(path: context.places.inRepository($0.path))
        },
        message: report.line(lead),
        lines: folds.map {
          JUnitSuite.line(report.place(of: $0), $0.first.severity, report.line($0), context)
        },
        isFailure: failing != nil)
    }
    let onlyAccepted = Dictionary(grouping: accepted) { Key($0.finding) }
      .filter { members[$0.key] == nil }
    cases += onlyAccepted.map { key, accepted in
      let place = report.place(of: accepted[0].finding)
      var skipped = JUnitCase(
        rule: key.rule, subject: key.subject,
        place: place.map { $0.with(path: context.places.inRepository($0.path)) })
      skipped.skipped = JUnitSuite.reason(accepted)
      return skipped
    }
    let found = Set(keys.map(\.rule)).union(onlyAccepted.keys.map(\.rule))
    cases += rules.subtracting(found).map { JUnitCase(rule: $0) }
    cases = cases.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.rule != y.rule { return x.rule < y.rule }
      if x.subject != y.subject { return (x.subject ?? "") < (y.subject ?? "") }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// Why findings are accepted: `3 findings accepted: REASON; REASON`.
  private static func reason(_ accepted: [SuppressedFinding]) -> String {
    var reasons: [String] = []
    for reason in accepted.compactMap(\.acceptance?.reason) where !reasons.contains(reason) {
      reasons.append(reason)
    }
    let known = accepted.count { $0.acceptance == nil }
    if known > 0, !reasons.isEmpty { reasons.append("\(known) known") }
    return counted(accepted.count, "finding") + " accepted"
      + (reasons.isEmpty ? "" : ": " + cut(reasons.joined(separator: "; "), to: 1000))
  }

  private static func line(
    _ place: SourceLocation?, _ severity: Severity, _ message: String, _ context: ReportContext
  ) -> String {
    let place = place.map { $0.with(path: context.places.inRepository($0.path)).description + ": " }
    return (place ?? "") + severity.rawValue + ": " + message
  }
}
