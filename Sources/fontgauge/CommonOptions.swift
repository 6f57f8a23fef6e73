import CommandLineKit
import DynamicType
import FontGaugeKit
import MetricsCore
import Reports

/// The form of a command's own output.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// The options that every command takes.
struct CommonOptions {
  static let specifications: [OptionSpecification] = [
    .option(
      "format", choices: OutputFormat.allCases.map(\.rawValue), default: "text",
      help: "Write text for people or JSON for programs"),
    .option(
      "color", choices: ColorMode.allCases.map(\.rawValue), default: "auto",
      help: "Colour the text; auto means on a terminal, unless NO_COLOR is set"),
    .flag("quiet", letter: "q", help: "Say only what matters most"),
    .flag("verbose", letter: "v", help: "Say everything, and how sure it is"),
  ]

  /// The form of the output.
  let format: OutputFormat
  /// How text is written.
  var context: ReportContext
  /// Whether only what matters most is said.
  var isQuiet: Bool { context.verbosity == .quiet }

  init(_ arguments: ParsedCommand) throws {
    // A command may have formats of its own, whose words were looked at as they were read.
    format = arguments.string("format").flatMap(OutputFormat.init(rawValue:)) ?? .text
    let color = try arguments.choice("color", as: ColorMode.self) ?? .auto
    let quiet = arguments.flag("quiet")
    let verbose = arguments.flag("verbose")
    if quiet, verbose {
      throw arguments.usageError("--quiet and --verbose contradict each other; give one of them")
    }
    context = ReportContext(
      styling: TextStyling(
        isEnabled: color.isEnabled(
          isTerminal: Terminal.isOutputTerminal, noColor: Environment["NO_COLOR"],
          forceColor: Environment["FORCE_COLOR"], terminalType: Environment["TERM"])),
      width: Terminal.width, verbosity: quiet ? .quiet : verbose ? .verbose : .normal)
  }

  /// Who makes the reports.
  func tool(_ model: ScalingModel = .uikit26) -> ToolIdentity {
    ToolIdentity(version: FontGaugeVersion.current, model: model)
  }

  /// Writes a report to standard output in the form asked for.
  func write(_ report: some CommandReport) throws {
    try StandardOutput.write(format == .json ? report.json : report.text(context))
  }
}
