/// The formats a check can report in.
///
/// A new format is a case here, a reporter, and a line in the switch.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people and editors.
  case text
  /// The whole report for programs.
  case json
  /// Annotations on GitHub: workflow commands of GitHub Actions.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for the test pages of CI systems.
  case junit
  /// A comment on a pull request.
  case markdown
  /// Lines that Xcode shows in its editor.
  case xcode

  /// The reporter that writes the format.
  public var reporter: any Reporter {
    switch self {
    case .text: TextReporter()
    case .json: JSONReporter()
    case .github: GitHubReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .markdown: MarkdownReporter()
    case .xcode: XcodeReporter()
    }
  }
}
