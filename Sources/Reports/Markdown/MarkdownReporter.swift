import MetricsCore

/// Writes a check as a comment on a pull request: a verdict, a table, and the findings folded away.
///
/// Nothing in the texts it quotes becomes markup, a mention or a link. What does not fit is counted.
///
/// Source: [GitHub Flavored Markdown](https://github.github.com/gfm/).
public struct MarkdownReporter: Reporter {
  /// The bytes that a comment may have.
  ///
  /// GitHub refuses bodies of more than 65,536 characters; fewer bytes are fewer characters, however
  /// those are counted.
  public static let commentLimit = 65_000

  /// The bytes that a job's summary may have: a little less than the
  /// [1 MiB of a step](https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions).
  public static let summaryLimit = 1_040_000

  /// Creates a reporter.
  public init() {}

  /// Returns the comment.
  public func render(_ report: Report, context: ReportContext) -> String {
    render(report, context: context, limit: MarkdownReporter.commentLimit)
  }

  /// Returns a comment of at most so many bytes.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - context: How it is wanted.
  ///   - limit: The most bytes; fewer than a verdict needs are not kept to.
  /// - Returns: The comment, with a line break at its end.
  public func render(_ report: Report, context: ReportContext, limit: Int) -> String {
    let report = report.told(context)
    var page = MarkdownPage(limit: limit)
    page.require(verdict(report, context))
    if !report.headline.isEmpty {
      page.add(report.headline.map { "- " + markdownEscaped($0) + "\n" }.joined() + "\n")
    }
    if report.findings.isEmpty {
      if !report.scope.isEmpty { page.add("Looked at\(report.scope.dropFirst(3)).\n\n") }
    } else {
      page.add(StyleFontTable(report).text)
      if !report.scope.isEmpty { page.add("Looked at\(report.scope.dropFirst(3)).\n\n") }
      if let advice = report.mostHelpful { page.add(markdownEscaped(advice) + ".\n\n") }
    }
    if let summary = report.baselineSummary { page.add(markdownEscaped(summary) + ".\n\n") }
    page.add(notices(report, context), heading: "configuration")
    for group in FindingGroup.groups(report.folds(context), styles: report.styles) {
      page.add(lines(group, report, context), heading: cut(group.heading, to: headingLimit))
    }
    return page.text
  }

  private func verdict(_ report: Report, _ context: ReportContext) -> String {
    let fails = report.findings.contains(where: context.fails)
    let counts =
      report.findings.isEmpty ? "no \(report.noFindings)" : report.counts().joined(separator: ", ")
    return "### FontGauge \(fails ? "fails" : "passes"): \(counts)\n\n"
  }

  private func notices(_ report: Report, _ context: ReportContext) -> [MarkdownPage.Line] {
    report.warnings.map { notice in
      line(
        .warning, markdownEscaped(cut(singleLine(notice.message), to: lineLimit)),
        notice.location ?? report.configuration, context, count: 0)
    }
  }

  private func lines(
    _ group: FindingGroup, _ report: Report, _ context: ReportContext
  ) -> [MarkdownPage.Line] {
    group.folds.map { fold in
      let message = fold.message(
        rule: report.rule(fold.first.rule), screens: report.screens, isUnderHeading: true)
      return line(
        fold.first.severity,
        markdownEscaped(cut(singleLine(message), to: lineLimit)) + " "
          + codeSpan(fold.first.rule), report.place(of: fold), context, count: fold.findings.count)
    }
  }

  private func line(
    _ severity: Severity, _ message: String, _ place: SourceLocation?, _ context: ReportContext,
    count: Int
  ) -> MarkdownPage.Line {
    let place = place.map { $0.with(path: context.places.inRepository($0.path)).description }
    return MarkdownPage.Line(
      text: "- **\(severity.rawValue)** "
        + (place.map { codeSpan(cut($0, to: lineLimit)) + " " } ?? "") + message + "\n",
      severity: severity, count: count)
  }

  /// The UTF-16 units that a message may take.
  private let lineLimit = 1000
  /// The UTF-16 units that a heading may take.
  private let headingLimit = 200
}
