/// The formats a check can report in.
///
/// A new format is a case here, a reporter, and a line in the switch.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people and editors.
  case text
  /// The whole report for programs.
  case json

  /// The reporter that writes the format.
  public var reporter: any Reporter {
    switch self {
    case .text: TextReporter()
    case .json: JSONReporter()
    }
  }
}
