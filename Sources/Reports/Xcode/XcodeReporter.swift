import MetricsCore

/// Writes a check as lines that Xcode shows in its editor, when a build phase prints them.
///
/// Xcode follows absolute paths only.
///
/// Source: [Running custom scripts during a build](https://developer.apple.com/documentation/xcode/running-custom-scripts-during-a-build).
public struct XcodeReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Returns a line for each finding, or for several of one verdict; nothing when there is none.
  public func render(_ report: Report, context: ReportContext) -> String {
    let told = report.told(context)
    let notices = told.warnings.map { notice in
      line(notice.location ?? report.configuration, .warning, singleLine(notice.message), context)
    }
    let findings = FindingGroup.sorted(told.folds(context)).map { fold in
      line(report.place(of: fold), fold.first.severity, report.line(fold), context)
    }
    return (notices + findings).joined()
  }

  private func line(
    _ place: SourceLocation?, _ severity: Severity, _ message: String, _ context: ReportContext
  ) -> String {
    let head = place.map { $0.with(path: context.places.absolute($0.path)).description + ": " }
    return (head.map(singleLine) ?? "") + severity.rawValue + ": " + message + "\n"
  }
}
