import CommandLineKit
import FontEngine
import FontGaugeKit
import Inputs
import MetricsCore

/// The command line tool: from words to an exit status.
enum Tool {
  /// The commands, in the order of help.
  static let commands: [any Command.Type] = [
    InspectCommand.self, ScaleCommand.self, MeasureCommand.self, CheckCommand.self,
    LockCommand.self, DiffCommand.self, ReportCommand.self, ExportCommand.self,
    LintCommand.self, InitCommand.self, RulesCommand.self, ConfigLintCommand.self,
    ConfigDumpCommand.self, SchemaCommand.self, CompletionsCommand.self, ManCommand.self,
  ]

  /// What the tool understands.
  static let specification = ToolSpecification(
    "fontgauge", versionLine: "fontgauge \(FontGaugeVersion.current)",
    abstract: "Says what Dynamic Type does to an iOS app's text in its own fonts",
    discussion: """
      Exit status:

        0   clean, or the work was done
        1   findings at or above --fail-on (check, lint, lock --check), or a difference (diff)
        2   the work could not be done: an unreadable font, a wrong configuration
        64  wrong usage
      """,
    commonOptions: CommonOptions.specifications,
    commands: CommandTree.specifications(of: commands),
    examples: [
      Example("fontgauge check", "Check the app described by .fontgauge.yml"),
      Example("fontgauge scale --size 17", "The twelve sizes of a 17 pt body font"),
      Example("fontgauge inspect Fonts/*.ttf", "What is in the fonts"),
      Example(
        "fontgauge measure Lato-Regular.ttf --text Settings --width 100",
        "How wide a text is at every size"),
    ])

  /// Runs the tool.
  ///
  /// - Parameter words: The words after the tool's own name.
  /// - Returns: The exit status.
  static func run(_ words: [String]) -> Int32 {
    do {
      if words.first == CompletionShell.request {
        let completions = specification.completions(of: Array(words.dropFirst()))
        try StandardOutput.write(completions.rendered)
        return ExitStatus.clean
      }
      switch try specification.parse(words) {
      case .help(let path):
        let help = HelpRenderer(specification, width: min(100, Terminal.width)).text(for: path)
        try StandardOutput.write(help)
        return ExitStatus.clean
      case .version:
        try StandardOutput.write(specification.versionLine + "\n")
        return ExitStatus.clean
      case .run(let parsed):
        guard let command = commands.first(where: { $0.path == parsed.path }) else {
          preconditionFailure("the specification holds commands only")
        }
        return try command.run(parsed, CommonOptions(parsed))
      }
    } catch let error as UsageError {
      StandardError.write(error.rendered)
      return UsageError.exitStatus
    } catch {
      StandardError.write(errorLine(error))
      return ExitStatus.failed
    }
  }

  /// Returns an error as a line that editors can jump from.
  static func errorLine(_ error: any Error) -> String {
    switch error {
    case let error as InputError:
      let place = error.location.map { "\($0): " } ?? "fontgauge: "
      return "\(place)error: \(error.message)\n"
    case let error as EngineError:
      return "\(error.path): error: \(error.message)\n"
    default:
      return "fontgauge: error: \(error)\n"
    }
  }
}

/// The statuses the tool ends with, apart from `UsageError.exitStatus`.
enum ExitStatus {
  /// Nothing to complain of, or the work was done.
  static let clean: Int32 = 0
  /// Findings at or above the threshold.
  static let findings: Int32 = 1
  /// The work could not be done.
  static let failed: Int32 = 2
}
