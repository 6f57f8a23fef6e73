public import MetricsCore

/// What `rules` tells: the list of rules.
public struct RulesReport: CommandReport {
  /// Who made the report.
  public var tool: ToolIdentity
  /// The rules, by id.
  public var rules: [RuleDescription]

  /// Creates a report.
  public init(tool: ToolIdentity, rules: [RuleDescription]) {
    self.tool = tool
    self.rules = rules
  }

  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "rules")
    document["rules"] = .array(rules.map { .object($0.members) })
    return document
  }

  /// Returns the report for people.
  public func text(_ context: ReportContext) -> String {
    var table = TextTable([
      TextTable.Column("rule"), TextTable.Column("severity"), TextTable.Column("says"),
    ])
    for rule in rules {
      table.append([
        TextTable.Cell(rule.id, .bold), TextTable.Cell(rule.severity.rawValue, rule.severity.look),
        TextTable.Cell(rule.title),
      ])
    }
    return table.text(context.styling)
  }
}

extension RuleDescription {
  /// The description as JSON.
  var members: JSONObject {
    [
      "confidence": .string(confidence.rawValue),
      "id": .string(id),
      "rationale": .string(rationale),
      "references": .strings(references),
      "remedy": .string(remedy),
      "severity": .string(severity.rawValue),
      "title": .string(title),
    ]
  }
}
