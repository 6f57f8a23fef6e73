import Checks
import CommandLineKit
import DynamicType
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `check`.
enum CheckCommand: Command {
  static let path = ["check"]

  static let specification = CommandSpecification(
    "check", abstract: "Check everything that is configured: the check for CI",
    discussion: """
      Measures the app's strings in its styles and slots at all twelve text sizes on every device \
      and says what is cut, broken, clipped or missing. Ends with status 1 when there are findings \
      at or above --fail-on.

      A baseline is a file with findings that are accepted: --write-baseline puts all that are \
      there under “known”; entries moved by hand to “accepted” get a reason, and if you like an \
      owner and a last day (expires). After that day they fail, whatever --fail-on says. With \
      --category, --device or --pseudo nothing goes from it.
      """,
    options: [
      ConfigurationOption.specification,
      .option(
        "fail-on", choices: FailureLevel.allCases.map(\.rawValue), default: "error",
        help: "The severity from which findings fail the check; new: warnings and errors that "
          + "the baseline does not hold"),
      .option(
        "report", value: "FORMAT[=FILE]", suggestions: ReportOutput.Form.names,
        repetition: .repeatable,
        help: "Write a report to a file or to standard output: "
          + ReportOutput.Form.names.joined(separator: ", ")),
      .option(
        "category", value: "SIZE", suggestions: ContentSizeCategory.allCases.map(\.id),
        repetition: .repeatable,
        help: "Look at these text sizes only, such as AX3"),
      .option(
        "device", value: "NAME", suggestions: Device.all.map(\.name), repetition: .repeatable,
        help: "Look at these devices only, such as 'iPhone SE (1st)'"),
      .option(
        "layout", value: "NAME", repetition: .repeatable,
        help: "Look at these layouts only, and tell where their elements lie"),
      .option(
        "pseudo", value: "FACTOR",
        help: "Lengthen the source language by a factor, such as 1.4, with accents"),
    ] + BaselineFile.specifications + [
      .flag("measurements", help: "Put every measurement into JSON"),
      .option("jobs", value: "COUNT", help: "How many threads measure; else one a core"),
    ],
    examples: [
      Example("fontgauge check", "Check with the nearest .fontgauge.yml"),
      Example(
        "fontgauge check --report github --report sarif=fontgauge.sarif", "Two reports in one run"),
      Example(
        "fontgauge check --write-baseline", "Accept what is found today, to look at what is new"),
      Example("fontgauge check --category AX3 --device 'iPhone SE (1st)'", "One size, one device"),
      Example(
        "fontgauge check --layout 'settings row' --category AX3", "Where everything lies in a row"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let failOn = try arguments.choice("fail-on", as: FailureLevel.self) ?? .error
    let outputs = try ReportOutput.outputs(arguments, common)
    let categories = try categories(arguments)
    let devices = try devices(arguments)
    let jobs = try arguments.integer("jobs", in: 1...256) ?? Processors.count

    let factor = try arguments.double("pseudo", in: 1...10)
    let path = try ConfigurationOption.path(arguments)
    var project = try Project(
      configurationAt: path,
      pseudoLocale: factor.map(PseudoLocale.init(factor:)))
    let places = ReportPlaces(configurationAt: path)
    let baselineFile = BaselineFile(arguments, project.configuration, places)
    if failOn == .new, baselineFile == nil {
      throw arguments.usageError("--fail-on new needs a baseline; name it with --baseline FILE")
    }
    try ReportOutput.keep(outputs, from: baselineFile?.path, arguments)
    let baseline = try baselineFile?.read()
    let layouts = try limit(&project, toLayouts: arguments)
    let notices = try devices.map { try limit(&project, to: $0, layouts: layouts, arguments) }
    let progress = Progress("checking", quiet: common.isQuiet)
    let analyzer = Analyzer(
      project: project, runner: RuleRunner(settings: RuleSettings(project.configuration)),
      categories: categories, workers: jobs, keepsMeasurements: arguments.flag("measurements"),
      keepsPictures: outputs.contains { $0.form == .page })
    var report =
      layouts
      ? try analyzer.runLayouts() : try analyzer.run { progress.advance(to: $0, of: $1) }
    progress.finish()
    report.configuration = SourceLocation(path: String(path.split(separator: "/").last ?? ""))
    report.projectRules = projectRules
    report.warnings += notices ?? []

    var context = common.context
    context.failOn = failOn.severity
    // A baseline holds no warning about the configuration.
    context.failsForWarnings = failOn != .new && failOn.severity <= .warning
    context.places = places
    // With texts that nobody has, or only some sizes or devices, entries without a finding may
    // well have one.
    let isWhole =
      !layouts && devices == nil && factor == nil
      && categories.count == ContentSizeCategory.allCases.count
    if let baselineFile, let baseline {
      try baselineFile.apply(
        to: &report, baseline, isWhole: isWhole, verbosity: context.verbosity)
    }
    try ReportOutput.write(report, to: outputs, context: context)
    Kept.untilTheEnd(report)
    let hasFailingWarning = context.failsForWarnings && !report.warnings.isEmpty
    return hasFailingWarning || report.findings.contains(where: context.fails)
      ? ExitStatus.findings : ExitStatus.clean
  }

  /// The ids of the rules that look at no single style.
  private static var projectRules: Set<String> {
    Set(
      RuleRegistry.styleSheetRules.map { type(of: $0).description.id }
        + RuleRegistry.registrationRules.map { type(of: $0).description.id })
  }

  private static func categories(
    _ arguments: ParsedCommand
  ) throws -> [ContentSizeCategory] {
    let names = arguments.strings("category")
    let chosen = try names.map { name in
      guard let category = ContentSizeCategory(name: name) else {
        throw arguments.unknownValue(
          name, of: "category", choices: ContentSizeCategory.allCases.map(\.id))
      }
      return category
    }
    return chosen.isEmpty ? ContentSizeCategory.allCases : Set(chosen).sorted()
  }

  /// Leaves only the layouts that are asked for.
  ///
  /// - Returns: Whether some are.
  private static func limit(
    _ project: inout Project, toLayouts arguments: ParsedCommand
  ) throws -> Bool {
    let names = arguments.strings("layout")
    guard !names.isEmpty else { return false }
    let known = project.configuration.layouts.map(\.name)
    for name in names where !known.contains(name) {
      guard !known.isEmpty else {
        throw arguments.usageError("the configuration has no layouts; leave out --layout")
      }
      // Names from a file are no less able to steer a terminal than its texts.
      throw arguments.unknownValue(
        singleLine(name), of: "layout", choices: known.map(singleLine))
    }
    project.limit(toLayouts: names)
    return true
  }

  /// Leaves only the devices that are asked for.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - devices: The names.
  ///   - layouts: Whether layouts are asked for by name.
  ///   - arguments: The command line.
  /// - Returns: A notice for each layout asked for that is on none of the devices.
  /// - Throws: `UsageError` when that leaves nothing to look at.
  private static func limit(
    _ project: inout Project, to devices: [String], layouts: Bool, _ arguments: ParsedCommand
  ) throws -> [Report.ConfigurationNotice] {
    let before = project.configuration.layouts
    project.limit(to: devices)
    guard layouts else { return [] }
    let absent = zip(before, project.configuration.layouts).filter { $1.devices?.isEmpty == true }
    let notices = absent.map { layout, _ in
      Report.ConfigurationNotice(
        message: "layout '\(layout.name)' is on no device that --device asks for, but on "
          + list(layout.devices ?? []),
        location: layout.location)
    }
    guard notices.count < before.count else {
      throw arguments.usageError(
        notices.map { singleLine($0.message) }.joined(separator: "; ")
          + "; ask for one of these or leave out --device")
    }
    return notices
  }

  /// Returns the names of the devices asked for; `nil` for all.
  static func devices(_ arguments: ParsedCommand) throws -> [String]? {
    let names = arguments.strings("device")
    guard !names.isEmpty else { return nil }
    return try names.map { name in
      guard let device = Device.named(name) else {
        throw arguments.unknownValue(name, of: "device", choices: Device.all.map(\.name))
      }
      return device.name
    }
  }
}
