import MetricsCore
import Reports

extension Sample {
  /// A baseline with accepted and known entries, some of which no finding has any more.
  static var baseline: Baseline {
    Baseline(
      accepted: [
        BaselineEntry(
          accepted("card.1", "de"), count: 2,
          acceptance: Acceptance(
            reason: "Long words: “Silbentrennung” is \"off\"\nand {stays} off", owner: "design")),
        BaselineEntry(
          accepted("card.1", "ru"),
          acceptance: Acceptance(
            reason: "Redesign in spring.", owner: "a@example.com",
            expires: CalendarDate(year: 2026, month: 1, day: 31))),
        BaselineEntry(
          accepted("card.9", "vi"), acceptance: Acceptance(reason: "No such <card> any more")),
      ],
      known: [
        BaselineEntry(style("h1", rule: "off-centre", message: "m", line: 1)),
        BaselineEntry(accepted("card.7\\ü", "th"), count: 3),
      ])
  }

  /// Findings of which one is more than the baseline accepts.
  static var baselinedFindings: [Finding] {
    [
      accepted("card.1", "de"), accepted("card.1", "ru"), accepted("card.2", "ru"),
      style("h1", rule: "off-centre", message: "Capitals of “h1” sit 1.2 pt too high", line: 24),
    ]
  }

  /// What the baseline leaves of them on the day after the last of one entry.
  static var baselined: Report {
    var report = report(baselinedFindings)
    report.styles = [
      style("h3", font: FontRequest.named("Montserrat-Regular"), face: montserratBold, size: 18)
    ]
    report.configuration = SourceLocation(path: configuration)
    let comparison = BaselineComparison(
      of: report.findings, with: baseline,
      today: CalendarDate(year: 2026, month: 2, day: 1)!)
    report.apply(comparison, file: "ci/b.json")
    return report
  }

  private static func accepted(_ key: String, _ locale: String) -> Finding {
    cut("Text of \(key)", key: key, locale: locale, line: 3, needs: 3)
  }
}
