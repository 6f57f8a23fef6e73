import Checks
import CommandLineKit
import DynamicType
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `config lint`.
enum ConfigLintCommand: Command {
  static let path = ["config", "lint"]

  static let specification = CommandSpecification(
    "lint", abstract: "Say everything that is wrong with the configuration",
    options: [ConfigurationOption.specification],
    examples: [Example("fontgauge config lint", "Check .fontgauge.yml and the files it names")])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let path = try ConfigurationOption.path(arguments)
    var model = ScalingModel.uikit26
    let (errors, warnings) = ConfigurationLoader.lint(path) { configuration, files in
      model = configuration.model
      return RuleSettings.errors(in: configuration)
        + FontLibrary.faults(in: files.fonts + files.fallback)
    }
    let report = ConfigurationReport(
      tool: common.tool(model), path: path,
      errors: errors.map { .init(message: $0.message, location: $0.location) },
      warnings: warnings.map { .init(message: $0.message, location: $0.location) })
    try common.write(report)
    return errors.isEmpty ? ExitStatus.clean : ExitStatus.failed
  }
}

/// The command `config dump`.
enum ConfigDumpCommand: Command {
  static let path = ["config", "dump"]

  static let specification = CommandSpecification(
    "dump", abstract: "Print the configuration with every default filled in",
    options: [ConfigurationOption.specification])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let path = try ConfigurationOption.path(arguments)
    let configuration = try ConfigurationLoader.load(path)
    if let error = RuleSettings.errors(in: configuration).first { throw error }
    try common.write(
      ConfigurationDump(
        tool: common.tool(configuration.model), path: path, configuration: configuration))
    return ExitStatus.clean
  }
}
