import Checks
import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `lock`.
enum LockCommand: Command {
  static let path = ["lock"]

  /// The lock file's name; it lies beside the configuration.
  static let fileName = "fontgauge.lock.json"

  static let specification = CommandSpecification(
    "lock", abstract: "Write down what a font change would move, or compare with it",
    discussion: """
      Writes \(fileName) beside the configuration: the fonts' names, metrics and characters, every \
      style's sizes and line heights, every slot's lines. With --check, compares instead and ends \
      with status 1 when texts wrap, are cut off, lose characters or move more than the \
      configuration's tolerance.
      """,
    options: [
      ConfigurationOption.specification,
      .flag("check", help: "Compare with the lock file and say what drifted"),
      .flag("accept", help: "After --check, write the lock file anew and end with status 0"),
      .option(
        "fail-on", choices: Severity.allCases.map(\.rawValue), default: "error",
        help: "The severity from which drift fails --check"),
      .option(
        "report", value: "FORMAT[=FILE]", suggestions: ReportOutput.Form.names,
        repetition: .repeatable,
        help: "With --check, write a report to a file or to standard output: "
          + ReportOutput.Form.names.joined(separator: ", ")),
      .option("jobs", value: "COUNT", help: "How many threads measure; else one a core"),
    ],
    examples: [
      Example("fontgauge lock", "Write the lock file"),
      Example("fontgauge lock --check --report github", "In CI: what has moved?"),
      Example("fontgauge lock --check --accept", "See what has moved and accept it"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let isCheck = arguments.flag("check")
    guard isCheck || !arguments.flag("accept") else {
      throw arguments.usageError(
        "--accept belongs to --check; to write the lock file, give neither")
    }
    guard isCheck || arguments.strings("report").isEmpty else {
      throw arguments.usageError("--report belongs to --check")
    }
    let asked = try arguments.choice("fail-on", as: Severity.self)
    guard isCheck || asked == nil else {
      throw arguments.usageError("--fail-on belongs to --check")
    }
    let failOn = asked ?? .error
    let outputs = try ReportOutput.outputs(arguments, common)
    let jobs = try arguments.integer("jobs", in: 1...256) ?? Processors.count
    let configuration = try ConfigurationOption.path(arguments)
    let folder = configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = (folder + [fileName[...]]).joined(separator: "/")

    let project = try Project(configurationAt: configuration)
    let old = isCheck ? try read(path) : nil
    let progress = Progress("measuring", quiet: common.isQuiet)
    let new = try Lock.of(project, workers: jobs) { progress.advance(to: $0, of: $1) }
    progress.finish()

    guard let old else {
      let hasChanged = try write(new.lock, to: path)
      try common.write(
        LockReport(
          tool: ToolIdentity(
            version: FontGaugeVersion.current, model: project.configuration.model),
          path: path, lock: new.lock, hasChanged: hasChanged))
      return ExitStatus.clean
    }
    var report = DriftCheck(
      project, old: old, new: new,
      runner: RuleRunner(settings: RuleSettings(project.configuration)), path: fileName
    ).report
    report.configuration = SourceLocation(
      path: String(configuration.split(separator: "/").last ?? ""))
    var context = common.context
    context.failOn = failOn
    context.places = ReportPlaces(configurationAt: configuration)
    try ReportOutput.write(report, to: outputs, context: context)
    if arguments.flag("accept") {
      _ = try write(new.lock, to: path)
      return ExitStatus.clean
    }
    return report.findings.contains { $0.severity >= failOn }
      ? ExitStatus.findings : ExitStatus.clean
  }

  private static func read(_ path: String) throws -> Lock {
    guard FileReader.exists(path) else {
      throw InputError(
        "there is no lock file yet; write it with 'fontgauge lock'",
        location: SourceLocation(path: path))
    }
    return try LockReader.read(ProjectFile(path: path))
  }

  /// Writes a lock file unless it holds the same; returns whether it was written.
  private static func write(_ lock: Lock, to path: String) throws -> Bool {
    let bytes = Array(LockWriter.text(lock, toolVersion: FontGaugeVersion.current).utf8)
    if FileReader.exists(path), let known = try? FileReader.read(path), known == bytes {
      return false
    }
    try AtomicFileWriter.write(bytes, to: path)
    return true
  }
}
