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
    arguments: [ArgumentSpecification("FOLDER", .oneOrMore, help: "Folders and Swift files")],
    options: [
      .option(
        "fail-on", choices: Severity.allCases.map(\.rawValue), default: "error",
        help: "The severity from which findings fail"),
      .flag("swiftlint", help: "Print the rules as custom_rules of SwiftLint, and read nothing"),
    ],
    examples: [
      Example("fontgauge lint App", "Every Swift file below a folder"),
      Example("fontgauge lint App Widgets --fail-on warning", "Two folders, strictly"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    if arguments.flag("swiftlint") {
      guard common.format == .text else {
        throw arguments.usageError("--swiftlint prints YAML; leave out --format json")
      }
      try StandardOutput.write(SwiftLintConfiguration.yaml)
      return ExitStatus.clean
    }
    let failOn = try arguments.choice("fail-on", as: Severity.self) ?? .error
    let files = SwiftFiles(arguments.arguments("FOLDER"))
    var failures = files.failures
    var findings: [Finding] = []
    var notices = files.emptyFolders.map {
      Report.ConfigurationNotice(
        message: "there is no Swift file in this folder; check the path",
        location: SourceLocation(path: $0))
    }
    var count = 0
    let progress = Progress("reading", quiet: common.isQuiet)
    for (index, path) in files.paths.enumerated() {
      progress.advance(to: index, of: files.paths.count)
      do {
        let result = SourceLinter.lint(try FileReader.read(path), path: path)
        findings += result.findings
        notices += result.notices.map { .init(message: $0.message, location: $0.location) }
        count += 1
      } catch {
        failures.append(error)
      }
    }
    progress.finish()

    if count > 0 || failures.isEmpty {
      var common = common
      common.context.failOn = failOn
      try common.write(
        LintReport(
          tool: common.tool(), fileCount: count, findings: findings, notices: notices,
          rules: SourceRules.descriptions))
    }
    for failure in failures { StandardError.write(Tool.errorLine(failure)) }
    if !failures.isEmpty { return ExitStatus.failed }
    return findings.contains { $0.severity >= failOn } ? ExitStatus.findings : ExitStatus.clean
  }
}
