/// What a command other than the check has to tell, for people and for programs.
public protocol CommandReport: Sendable {
  /// Returns the report for people, with a line break at its end.
  func text(_ context: ReportContext) -> String

  /// The report for programs.
  var document: JSONObject { get }
}

extension CommandReport {
  /// The report for programs as text, with a line break at its end.
  public var json: String { JSONValue.object(document).text + "\n" }
}
