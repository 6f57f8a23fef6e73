import MetricsCore

/// What `config lint` found.
public struct ConfigurationReport: CommandReport {
  /// Who made the report.
  public var tool: ToolIdentity
  /// The configuration's path.
  public var path: String
  /// What is wrong.
  public var errors: [Report.ConfigurationNotice]
  /// What is probably not meant.
  public var warnings: [Report.ConfigurationNotice]

  /// Creates a report.
  public init(
    tool: ToolIdentity, path: String, errors: [Report.ConfigurationNotice],
    warnings: [Report.ConfigurationNotice]
  ) {
    self.tool = tool
    self.path = path
    self.errors = errors
    self.warnings = warnings
  }

  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "config lint")
    document["path"] = .string(path)
    document["errors"] = .array(errors.map(\.json))
    document["warnings"] = .array(warnings.map(\.json))
    return document
  }

  /// Returns a line for each fault, or a line that says there is none.
  public func text(_ context: ReportContext) -> String {
    let styling = context.styling
    func line(_ notice: Report.ConfigurationNotice, _ severity: Severity) -> String {
      let place = notice.location.map { "\($0): " } ?? ""
      let word = styling.apply(severity.look, to: severity.rawValue)
      return "\(place)\(word): \(singleLine(notice.message))\n"
    }
    if errors.isEmpty, warnings.isEmpty {
      return context.verbosity == .quiet ? "" : styling.green("\(path) is right.") + "\n"
    }
    let shown = context.verbosity == .quiet ? [] : warnings
    return errors.map { line($0, .error) }.joined()
      + shown.map { line($0, .warning) }.joined()
  }
}
