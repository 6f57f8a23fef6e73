import Checks
import CommandLineKit
import MetricsCore
import Reports

/// The command `rules [ID]`.
enum RulesCommand: Command {
  static let path = ["rules"]

  static let specification = CommandSpecification(
    "rules", abstract: "List the rules, or explain one with examples",
    arguments: [
      ArgumentSpecification(
        "ID", .optional, choices: RuleRegistry.descriptions.map(\.id), help: "A rule to explain")
    ],
    examples: [Example("fontgauge rules truncated", "What the rule means, with examples")])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    guard let id = arguments.argument("ID") else {
      try common.write(RulesReport(tool: common.tool(), rules: RuleRegistry.descriptions))
      return ExitStatus.clean
    }
    guard let explanation = RuleRegistry.explain(id) else {
      preconditionFailure("the ids accepted are those of the rules")
    }
    let examples =
      explanation.passing.map { RuleReport.Example(title: $0, messages: []) }
      + explanation.failing.map { RuleReport.Example(title: $0.title, messages: $0.messages) }
    try common.write(
      RuleReport(tool: common.tool(), rule: explanation.description, examples: examples))
    return ExitStatus.clean
  }
}
