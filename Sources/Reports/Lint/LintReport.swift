public import MetricsCore

/// What `lint` found in Swift sources.
public struct LintReport: CommandReport {
  /// Who made the report.
  public var tool: ToolIdentity
  /// How many sources were read.
  public var fileCount: Int
  /// The findings, in the order of paths and lines.
  public var findings: [Finding]
  /// What kept sources from being looked at as was meant; counted with the findings.
  public var warnings: [Report.ConfigurationNotice]
  /// The rules that could have reported.
  public var rules: [RuleDescription]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - tool: Who made the report.
  ///   - fileCount: How many sources were read.
  ///   - findings: The findings, in any order.
  ///   - warnings: What kept sources from being looked at as was meant, in any order.
  ///   - rules: The rules that could have reported.
  public init(
    tool: ToolIdentity, fileCount: Int, findings: [Finding],
    warnings: [Report.ConfigurationNotice] = [], rules: [RuleDescription] = []
  ) {
    self.tool = tool
    self.fileCount = fileCount
    self.rules = rules
    self.findings = findings.sorted { a, b in
      let (here, there) = (Self.place(a.location), Self.place(b.location))
      return here != there ? here < there : a.rule < b.rule
    }
    self.warnings = warnings.sorted { a, b in
      let (here, there) = (Self.place(a.location), Self.place(b.location))
      return here != there ? here < there : a.message < b.message
    }
  }

  /// The report for programs; `notices` holds the warnings that are no findings, if any.
  public var document: JSONObject {
    var document = tool.document(command: "lint")
    document["files"] = .integer(fileCount)
    document["findings"] = .array(findings.map(\.json))
    document["notices"] = warnings.isEmpty ? nil : .array(warnings.map(\.json))
    document["summary"] = [
      "errors": .integer(count(.error)), "notes": .integer(count(.note)),
      "warnings": .integer(count(.warning)),
    ]
    return document
  }

  /// Returns a line for each finding and warning, and a summary.
  ///
  /// Quiet, only what fails is told.
  public func text(_ context: ReportContext) -> String {
    let isQuiet = context.verbosity == .quiet
    let least = isQuiet ? context.failOn : .note
    let shown = findings.filter { $0.severity >= least }.map {
      (place: Self.place($0.location), line: line($0, context))
    }
    let warned = (least <= .warning ? warnings : []).map {
      (place: Self.place($0.location), line: line($0, context.styling))
    }
    let body = Self.merged(shown, warned).joined()
    if isQuiet { return body }
    return body + (body.isEmpty ? "" : "\n") + summary(context.styling)
  }

  private static func place(_ location: SourceLocation?) -> SourceLocation {
    location ?? SourceLocation(path: "")
  }

  /// Returns the lines of two lists that are in order, in one order.
  private static func merged(
    _ first: [(place: SourceLocation, line: String)],
    _ second: [(place: SourceLocation, line: String)]
  ) -> [String] {
    var result: [String] = []
    var rest = second[...]
    for (place, line) in first {
      let earlier = rest.prefix { $0.place < place }
      rest = rest.dropFirst(earlier.count)
      result += earlier.map(\.line) + [line]
    }
    return result + rest.map(\.line)
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

  private func line(_ warning: Report.ConfigurationNotice, _ styling: TextStyling) -> String {
    head(warning.location, .warning, styling) + singleLine(warning.message) + "\n"
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
    if findings.isEmpty, warnings.isEmpty { return styling.green("No findings" + scope) + "\n" }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(severity)
      if count == 0 { return severity == .error ? "no errors" : nil }
      return styling.apply(severity.look, to: counted(count, severity.rawValue))
    }
    return styling.bold(counts.joined(separator: ", ") + scope) + "\n"
  }

  /// The number of findings of a severity, warnings about the sources among them.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity } + (severity == .warning ? warnings.count : 0)
  }
}
