import Checks
import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports
import SourceLint

/// The command `lint`.
enum LintCommand: Command {
  static let path = ["lint"]

  static let specification = CommandSpecification(
    "lint", abstract: "Find Swift source that opts out of Dynamic Type",
    discussion: """
      Reads every .swift file below the folders, hidden ones and those in Pods, Carthage, \
      DerivedData, SourcePackages and node_modules left out, and reports fonts that never scale, \
      fonts that scale twice, and labels that do not follow the text size. Ends with status 1 when \
      there are findings at or above --fail-on.

      Comments turn rules off, all of them where none is named:

        // fontgauge:disable:next RULE    for the next line with code
        // fontgauge:disable:this RULE    for the comment's line
        // fontgauge:disable RULE         up to // fontgauge:enable RULE
        // fontgauge:disable:file RULE    for the whole file
      """,
    usage: ["FOLDER... [options]", "--swiftlint"],
    arguments: [ArgumentSpecification("FOLDER", .any, help: "Folders and Swift files")],
    options: [
      .option(
        "config", value: "FILE",
        help: "The configuration with rules; else the nearest .fontgauge.yml upwards, if any"),
      .option(
        "fail-on", choices: Severity.allCases.map(\.rawValue), default: "error",
        help: "The severity from which findings fail"),
      .flag("swiftlint", help: "Print the rules as custom_rules of SwiftLint, and read nothing"),
    ],
    examples: [
      Example("fontgauge lint App", "Every Swift file below a folder"),
      Example("fontgauge lint App Widgets --fail-on warning", "Two folders, strictly"),
      Example("fontgauge lint --swiftlint >> .swiftlint.yml", "The rules for SwiftLint"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    if arguments.flag("swiftlint") {
      guard common.format == .text else {
        throw arguments.usageError("--swiftlint prints YAML; leave out --format json")
      }
      try StandardOutput.write(SwiftLintConfiguration.yaml)
      return ExitStatus.clean
    }
    guard !arguments.arguments("FOLDER").isEmpty else {
      throw arguments.usageError("name the folders with the app's Swift files")
    }
    guard !arguments.arguments("FOLDER").contains("") else {
      throw arguments.usageError(
        "a FOLDER is empty, as a variable that is not set is; name the folders with the app's "
          + "Swift files")
    }
    let failOn = try arguments.choice("fail-on", as: Severity.self) ?? .error
    let linter = SourceLinter(levels: try levels(arguments))
    let files = SwiftFiles(arguments.arguments("FOLDER"))
    let progress = Progress("reading", quiet: common.isQuiet)
    let sweep = SourceSweep(linter: linter, workers: Processors.count)
    let outcome = sweep.run(files.paths) { progress.advance(to: $0, of: $1) }
    progress.finish()

    let empty = files.emptyFolders.map {
      Report.ConfigurationNotice(
        message: "there is no Swift file in this folder; check the path",
        location: SourceLocation(path: $0))
    }
    let dangling = files.danglingLinks.map {
      Report.ConfigurationNotice(
        message: "this symbolic link leads to no file, and was left out; mend or remove it",
        location: SourceLocation(path: $0))
    }
    let report = LintReport(
      tool: common.tool(), fileCount: outcome.fileCount, findings: outcome.findings,
      warnings: empty + dangling
        + outcome.warnings.map { .init(message: $0.message, location: $0.location) },
      rules: linter.descriptions)
    let failures = files.failures + outcome.failures
    if outcome.fileCount > 0 || failures.isEmpty {
      var common = common
      common.context.failOn = failOn
      try common.write(report)
    }
    for failure in failures { StandardError.write(Tool.errorLine(failure)) }
    if !failures.isEmpty { return ExitStatus.failed }
    return Severity.allCases.contains { $0 >= failOn && report.count($0) > 0 }
      ? ExitStatus.findings : ExitStatus.clean
  }

  /// Returns the levels that the configuration gives to rules; none without a configuration.
  private static func levels(_ arguments: ParsedCommand) throws -> [String: RuleLevel] {
    guard let path = arguments.string("config") ?? ConfigurationLoader.find() else { return [:] }
    let configuration = try ConfigurationLoader.load(path)
    if let error = RuleSettings.errors(in: configuration).first { throw error }
    return RuleSettings(configuration).levels
  }
}
