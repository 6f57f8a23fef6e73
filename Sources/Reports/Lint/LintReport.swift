public import MetricsCore

/// What `lint` found in Swift sources.
public struct LintReport: CommandReport {
  /// Who made the report.
  public var tool: ToolIdentity
  /// How many sources were read.
  public var fileCount: Int
  /// The findings, in the order of paths and lines.
  public var findings: [Finding]
  /// Remarks on the sources that are no findings.
  public var notices: [Report.ConfigurationNotice]
  /// The rules that could have reported.
  public var rules: [RuleDescription]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - tool: Who made the report.
  ///   - fileCount: How many sources were read.
  ///   - findings: The findings, in any order.
  ///   - notices: Remarks on the sources, in any order.
  ///   - rules: The rules that could have reported.
  public init(
    tool: ToolIdentity, fileCount: Int, findings: [Finding],
    notices: [Report.ConfigurationNotice] = [], rules: [RuleDescription] = []
  ) {
    self.tool = tool
    self.fileCount = fileCount
    self.rules = rules
    let nowhere = SourceLocation(path: "")
    self.findings = findings.sorted { a, b in
      let (here, there) = (a.location ?? nowhere, b.location ?? nowhere)
      return here != there ? here < there : a.rule < b.rule
    }
    self.notices = notices.sorted { a, b in
      let (here, there) = (a.location ?? nowhere, b.location ?? nowhere)
      return here != there ? here < there : a.message < b.message
    }
  }

  /// The report for programs; `notices` is there when there are any.
  public var document: JSONObject {
    var document = tool.document(command: "lint")
    document["files"] = .integer(fileCount)
    document["findings"] = .array(findings.map(\.json))
    document["notices"] = notices.isEmpty ? nil : .array(notices.map(\.json))
    document["summary"] = [
      "errors": .integer(count(.error)), "notes": .integer(count(.note)),
      "warnings": .integer(count(.warning)),
    ]
    return document
  }

  /// Returns a line for each finding, and a summary.
  ///
  /// Quiet, only the findings that fail are told.
  public func text(_ context: ReportContext) -> String {
    let isQuiet = context.verbosity == .quiet
    let shown = isQuiet ? findings.filter { $0.severity >= context.failOn } : findings
    let lines = shown.map { line($0, context) }.joined()
    if isQuiet { return lines }
    let remarks = notices.map { notice in
      head(notice.location, .note, context.styling) + singleLine(notice.message) + "\n"
    }.joined()
    let body = lines + remarks
    return body + (body.isEmpty ? "" : "\n") + summary(context.styling)
  }

  private func line(_ finding: Finding, _ context: ReportContext) -> String {
    let styling = context.styling
    var message = finding.message
    if let advice = finding.advice { message += "; cleared by \(advice)" }
    if context.verbosity == .verbose,
      let confidence = rules.first(where: { $0.id == finding.rule })?.confidence,
      confidence != .high
    {
      message += " (modelled, confidence \(confidence.rawValue))"
    }
    return head(finding.location, finding.severity, styling) + singleLine(message) + " "
      + styling.dim("[\(finding.rule)]") + "\n"
  }

  /// The place and the severity, with the colons after them.
  private func head(
    _ location: SourceLocation?, _ severity: Severity, _ styling: TextStyling
  ) -> String {
    let place = location.map { singleLine($0.description) } ?? ToolIdentity.name
    return styling.bold(place + ":") + " "
      + styling.apply(severity.look, to: severity.rawValue + ":") + " "
  }

  private func summary(_ styling: TextStyling) -> String {
    let scope = " in " + counted(fileCount, "Swift file")
    if findings.isEmpty { return styling.green("No findings" + scope) + "\n" }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(severity)
      if count == 0 { return severity == .error ? "no errors" : nil }
      return styling.apply(severity.look, to: counted(count, severity.rawValue))
    }
    return styling.bold(counts.joined(separator: ", ") + scope) + "\n"
  }

  private func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
