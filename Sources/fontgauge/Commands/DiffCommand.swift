import Checks
import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `diff`.
enum DiffCommand: Command {
  static let path = ["diff"]

  static let specification = CommandSpecification(
    "diff", abstract: "What changes between two fonts, folders of fonts or lock files",
    discussion: """
      Names, metrics, characters, advances, kerning and the widths of short texts of many scripts. \
      With a configuration whose styles use the fonts, also which of the app's texts wrap or are \
      cut off otherwise. Prints nothing and ends with status 0 when nothing differs, else with 1.
      """,
    arguments: [
      ArgumentSpecification("OLD", .one, help: "A font, a folder or a lock file"),
      ArgumentSpecification("NEW", .one, help: "What it is compared with"),
    ],
    options: [
      ConfigurationOption.specification,
      .option(
        "strings", value: "FILE", repetition: .repeatable,
        help: "Compare the widths of these texts"),
      .option(
        "report", value: "FORMAT[=FILE]", suggestions: ReportOutput.Form.names,
        repetition: .repeatable,
        help: "Write a report to a file or to standard output: "
          + ReportOutput.Form.names.joined(separator: ", ")),
      .option("jobs", value: "COUNT", help: "How many threads measure; else one a core"),
    ],
    examples: [
      Example("fontgauge diff old/Inter.ttf new/Inter.ttf", "What an update changes"),
      Example(
        "fontgauge diff 'Montserrat[wght].ttf#Montserrat-Regular' "
          + "'Montserrat[wght].ttf#Montserrat-Medium'", "Two instances of one file"),
      Example("fontgauge diff old.lock.json fontgauge.lock.json", "Two lock files"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let names = arguments.arguments("OLD") + arguments.arguments("NEW")
    let locks = names.filter { isLock($0) }
    guard locks.isEmpty || locks.count == names.count else {
      throw InputError(
        "a lock file can only be compared with another lock file",
        location: SourceLocation(path: locks[0]))
    }
    return locks.isEmpty
      ? try compareFonts(names, arguments, common) : try compareLocks(names, arguments, common)
  }

  private static func isLock(_ path: String) -> Bool { path.hasSuffix(".json") }

  private static func compareLocks(
    _ names: [String], _ arguments: ParsedCommand, _ common: CommonOptions
  ) throws -> Int32 {
    let outputs = try ReportOutput.outputs(arguments, common)
    let (old, new) = (
      try LockReader.read(ProjectFile(path: names[0])),
      try LockReader.read(ProjectFile(path: names[1]))
    )
    let comparison = LockComparison(old: old, new: new)
    if comparison.isEmpty { return ExitStatus.clean }
    var report = Report(comparison, runner: RuleRunner(), model: .uikit26)
    var context = common.context
    context.places = ReportPlaces(configurationAt: names[1])
    let place = SourceLocation(path: names[1].split(separator: "/").last.map(String.init) ?? "")
    for index in report.findings.indices where report.findings[index].location == nil {
      report.findings[index].location = place
    }
    report.headline = DriftHeadline.sentences(report.findings, lock: names[0])
    report.warnings = comparison.remarks.map {
      Report.ConfigurationNotice(message: $0, location: place)
    }
    try ReportOutput.write(report, to: outputs, context: context)
    return ExitStatus.findings
  }

  private static func compareFonts(
    _ names: [String], _ arguments: ParsedCommand, _ common: CommonOptions
  ) throws -> Int32 {
    let outputs = try ReportOutput.outputs(arguments, common)
    let files = arguments.strings("strings")
    let texts =
      files.isEmpty
      ? nil
      : TextPreparation().prepared(
        StringsFiles.withoutReplaced(
          try StringsFiles.read(files.map { ProjectFile(path: $0) }, defaultLocale: "en").texts))
    let diff = try FontDiff(
      old: FontDiffSide(names[0]), new: FontDiffSide(names[1]), texts: texts)
    if diff.isEmpty { return ExitStatus.clean }
    let app = try appReport(diff, arguments, common)
    if arguments.strings("report").isEmpty {
      try common.write(
        DiffReport(
          tool: common.tool(), old: names[0], new: names[1], faces: diff.faces, gone: diff.gone,
          added: diff.added, app: app))
    } else {
      var report = app ?? Report(toolVersion: FontGaugeVersion.current, model: .uikit26)
      let runner = RuleRunner()
      var context = common.context
      context.places = ReportPlaces(
        configurationAt: arguments.string("config") ?? ConfigurationLoader.find() ?? "none")
      for face in diff.faces {
        report.findings += runner.findings(in: FontDrift(old: face.old, new: face.new)).map {
          var finding = $0
          finding.location = SourceLocation(path: context.places.fromFolder(workingPath: names[1]))
          return finding
        }
      }
      try ReportOutput.write(report, to: outputs, context: context)
    }
    return ExitStatus.findings
  }

  /// Returns what the change does to the app; `nil` without a configuration that uses the fonts.
  private static func appReport(
    _ diff: FontDiff, _ arguments: ParsedCommand, _ common: CommonOptions
  ) throws -> Report? {
    guard let path = arguments.string("config") ?? ConfigurationLoader.find() else { return nil }
    let jobs = try arguments.integer("jobs", in: 1...256) ?? Processors.count
    let project = try Project(configurationAt: path)
    let app = try AppDiff(
      project, diff, runner: RuleRunner(settings: RuleSettings(project.configuration)),
      workers: jobs)
    guard app.report != nil || arguments.string("config") == nil else {
      throw InputError(
        "no style uses a font that is compared; name fonts that the configuration has",
        location: SourceLocation(path: path))
    }
    return app.report
  }
}
