import MetricsCore

extension Report {
  /// Returns the numbers of findings in words: `no errors`, `2 warnings`, `1 note`.
  ///
  /// - Parameter apply: Gives a severity's words their look.
  /// - Returns: The words, the gravest first; without what there is none of, errors excepted.
  func counts(_ apply: (Severity, String) -> String = { $1 }) -> [String] {
    Severity.allCases.reversed().compactMap { severity in
      let count = count(severity)
      if count == 0 { return severity == .error ? "no errors" : nil }
      return apply(severity, counted(count, severity.rawValue))
    }
  }

  /// What was looked at: ` in 231 texts, 6 languages, 18 slots, 4 devices × 12 sizes`; of texts that
  /// are in no slot, how many there are in all: ` in 1 of 1006 texts`.
  var scope: String {
    var parts: [String] = []
    if unplacedTextCount > 0 {
      parts.append("\(textCount) of \(counted(textCount + unplacedTextCount, "text"))")
    } else if textCount > 0 {
      parts.append(counted(textCount, "text"))
    }
    if !locales.isEmpty { parts.append(counted(locales.count, "language")) }
    if !styles.isEmpty { parts.append(counted(styles.count, "style")) }
    if slotCount > 0 { parts.append(counted(slotCount, "slot")) }
    if layoutCount > 0 { parts.append(counted(layoutCount, "layout")) }
    if !screens.isEmpty {
      let isTurned = screens.contains { $0.hasSuffix(", landscape") }
      let screens = counted(screens.count, isTurned ? "screen" : "device")
      parts.append("\(screens) × \(counted(categoryCount, "size"))")
    }
    return parts.isEmpty ? "" : " in " + parts.joined(separator: ", ")
  }

  /// The findings with the numbers and what was looked at: `No findings in 231 texts`.
  var summary: String {
    (findings.isEmpty ? "No \(noFindings)" : counts().joined(separator: ", ")) + scope
  }

  /// What was wrong with the configuration, to stand after the numbers; empty when nothing was.
  var warningCount: String {
    warnings.isEmpty ? "" : "; \(counted(warnings.count, "warning")) about the configuration"
  }

  /// What there is none of when nothing is found: `findings`, or only `new findings`.
  var noFindings: String { suppressed.isEmpty || baseline == nil ? "findings" : "new findings" }

  /// The change that clears the most findings, in a sentence without a full stop; `nil` when there
  /// is none.
  var mostHelpful: String? {
    guard let best = MostHelpful.among(self) else { return nil }
    let cleared = [(best.errors, "error"), (best.warnings, "warning"), (best.notes, "note")]
    let counts = cleared.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return "Most helped by \(best.phrase) on \(best.subject), which clears \(list(counts))"
  }

  /// Returns the description of a rule; `nil` when the report has none.
  func rule(_ id: String) -> RuleDescription? { rules.first { $0.id == id } }

  /// Returns the report with the findings that are to be told: those that fail the check when only
  /// those are wanted, else all.
  func told(_ context: ReportContext) -> Report {
    guard context.verbosity == .quiet else { return self }
    var report = self
    report.findings = findings.filter(context.fails)
    if !context.failsForWarnings { report.warnings = [] }
    return report
  }

  /// Returns the findings as lines: those of one verdict in one, or each in its own.
  func folds(_ context: ReportContext) -> [FoldedFinding] {
    context.verbosity == .verbose
      ? FoldedFinding.unfolded(findings) : FoldedFinding.fold(findings)
  }

  /// Returns what a line says, on one line, with the rule's id at its end.
  func line(_ fold: FoldedFinding, isUnderHeading: Bool = false) -> String {
    singleLine(
      fold.message(
        rule: rule(fold.first.rule), screens: screens, isUnderHeading: isUnderHeading))
      + " [\(fold.first.rule)]"
  }
}
