public import MetricsCore

/// A way to tell what a check came to.
///
/// A reporter turns values into text. It reads, writes and prints nothing.
public protocol Reporter: Sendable {
  /// Returns the report in the reporter's format, with a line break at its end.
  func render(_ report: Report, context: ReportContext) -> String
}

/// How a report is wanted.
///
/// Nothing else comes in from outside.
public struct ReportContext: Equatable, Sendable {
  /// How much is told.
  public enum Verbosity: Sendable {
    /// Only what makes the check fail.
    case quiet
    /// Findings of one verdict in one line, a summary, an advice.
    case normal
    /// Every finding in a line of its own, with how sure the model behind it is.
    case verbose
  }

  /// Colours and weights, when the output can show them.
  public var styling: TextStyling
  /// The number of columns that prose and lists are broken at.
  ///
  /// Finding lines and tables are not broken.
  public var width: Int
  /// How much is told.
  public var verbosity: Verbosity
  /// The severity from which on the check fails.
  public var failOn: Severity
  /// Whether the check fails for what is wrong with the configuration.
  public var failsForWarnings = false
  /// Where the report's paths lead.
  public var places: ReportPlaces

  /// Creates a context.
  public init(
    styling: TextStyling = .plain, width: Int = 100, verbosity: Verbosity = .normal,
    failOn: Severity = .error, places: ReportPlaces = ReportPlaces()
  ) {
    self.styling = styling
    self.width = width
    self.verbosity = verbosity
    self.failOn = failOn
    self.places = places
  }

  /// Returns whether a finding makes the check fail: a grave one, and one whose acceptance has
  /// expired, however grave.
  public func fails(_ finding: Finding) -> Bool {
    finding.severity >= failOn || finding.lapsed != nil
  }
}
