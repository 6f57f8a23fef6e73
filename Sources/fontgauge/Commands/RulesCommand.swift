import Checks
import CommandLineKit
import MetricsCore
import Reports
import SourceLint

/// The command `rules [ID]`.
enum RulesCommand: Command {
  static let path = ["rules"]

  static let specification = CommandSpecification(
    "rules", abstract: "List the rules, or explain one with examples",
    arguments: [
      ArgumentSpecification(
        "ID", .optional, choices: descriptions.map(\.id), help: "A rule to explain")
    ],
    examples: [Example("fontgauge rules truncated", "What the rule means, with examples")])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    guard let id = arguments.argument("ID") else {
      try common.write(RulesReport(tool: common.tool(), rules: descriptions))
      return ExitStatus.clean
    }
    guard let report = explanation(id, common) else {
      preconditionFailure("the ids accepted are those of the rules")
    }
    try common.write(report)
    return ExitStatus.clean
  }

  /// The rules of `check` and of `lint`, sorted by id.
  private static let descriptions =
    (RuleRegistry.descriptions + SourceRules.descriptions).sorted { $0.id < $1.id }

  private static func explanation(_ id: String, _ common: CommonOptions) -> RuleReport? {
    if let rule = RuleRegistry.explain(id) {
      let passing = rule.passing.map { RuleReport.Example(title: $0, messages: []) }
      let failing = rule.failing.map {
        RuleReport.Example(title: $0.title, messages: $0.messages)
      }
      return RuleReport(
        tool: common.tool(), rule: rule.description, examples: passing + failing)
    }
    return SourceRules.explain(id).map { rule in
      RuleReport(
        tool: common.tool(), rule: rule.description,
        examples: (rule.passing + rule.failing).map {
          RuleReport.Example(title: $0.title, messages: $0.findings.map(\.message))
        })
    }
  }
}
