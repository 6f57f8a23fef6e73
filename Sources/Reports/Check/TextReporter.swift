import MetricsCore

/// Writes a check for people: a line a verdict, as compilers write them, and a summary.
///
/// Lines have the form `path:line:column: severity: message [rule-id]`, which editors and problem
/// matchers read, and are never broken.
public struct TextReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Returns the findings as lines, with a summary.
  public func render(_ report: Report, context: ReportContext) -> String {
    let page = CheckPage(report: report, context: context)
    switch context.verbosity {
    case .quiet: return (context.failsForWarnings ? page.noticeLines : "") + page.failing
    case .normal, .verbose:
      return page.notices + page.headline + page.frames + page.groups + page.coverage + page.summary
    }
  }
}

/// The parts of the text about a check.
private struct CheckPage {
  var report: Report
  var context: ReportContext
  var styling: TextStyling { context.styling }

  /// Only the lines that make the check fail.
  var failing: String {
    let findings = report.findings.filter(context.fails)
    return FindingGroup.sorted(FoldedFinding.fold(findings)).map {
      line($0, isUnderHeading: false)
    }.joined()
  }

  var notices: String {
    let lines = noticeLines
    return lines.isEmpty ? "" : lines + "\n"
  }

  var noticeLines: String {
    report.warnings.map { notice in
      head(notice.location, .warning) + singleLine(notice.message) + "\n"
    }.joined()
  }

  var headline: String {
    report.headline.isEmpty
      ? "" : report.headline.map { styling.bold(singleLine($0)) + "\n" }.joined() + "\n"
  }

  /// Where the elements of layouts lie, when that is what was asked for.
  var frames: String {
    report.showsFrames ? LayoutFramesText(layouts: report.layouts, styling: styling).text : ""
  }

  var groups: String {
    let folds =
      context.verbosity == .verbose
      ? FoldedFinding.unfolded(report.findings) : FoldedFinding.fold(report.findings)
    return FindingGroup.groups(folds, styles: report.styles).map { group in
      styling.dim(group.heading) + "\n"
        + group.folds.map { line($0, isUnderHeading: true) }.joined() + "\n"
    }.joined()
  }

  var coverage: String {
    CoverageTable(report.coverage).text(styling, width: context.width)
  }

  private func line(_ fold: FoldedFinding, isUnderHeading: Bool) -> String {
    let rule = report.rules.first { $0.id == fold.first.rule }
    var message = singleLine(
      fold.message(rule: rule, screens: report.screens, isUnderHeading: isUnderHeading))
    if context.verbosity == .verbose, let confidence = rule?.confidence, confidence != .high {
      message += " (modelled, confidence \(confidence.rawValue))"
    }
    return head(fold.location, fold.first.severity) + message + " "
      + styling.dim("[\(fold.first.rule)]") + "\n"
  }

  /// The place and the severity, with the colons after them.
  private func head(_ location: SourceLocation?, _ severity: Severity) -> String {
    let place = location.map { singleLine($0.description) } ?? ToolIdentity.name
    return styling.bold(place + ":") + " "
      + styling.apply(severity.look, to: severity.rawValue + ":")
      + " "
  }

  var summary: String {
    if report.findings.isEmpty {
      return styling.green(report.summary) + report.warningCount + "\n" + accepted + effort
    }
    let counts = report.counts { styling.apply($0.look, to: $1) }
    return styling.bold(counts.joined(separator: ", ") + report.scope) + report.warningCount + "\n"
      + accepted + advice + effort
  }

  /// What the baseline came to, and when much is told, what could go from it.
  private var accepted: String {
    guard let summary = report.baselineSummary else { return "" }
    let stale = context.verbosity == .verbose ? report.baseline?.stale ?? [] : []
    return singleLine(summary) + "\n"
      + stale.map { styling.dim("  stale: " + $0.mention) + "\n" }.joined()
  }

  private var advice: String { report.mostHelpful.map { singleLine($0) + "\n" } ?? "" }

  /// How much was computed, when much is told.
  private var effort: String {
    guard context.verbosity == .verbose, report.fitCount > 0 else { return "" }
    return styling.dim("\(counted(report.fitCount, "fit")) of a text in its slot computed") + "\n"
  }
}

extension Severity {
  /// The colour of the severity.
  var look: TextStyling.Look {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
