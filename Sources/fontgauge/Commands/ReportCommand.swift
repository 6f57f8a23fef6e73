import Checks
import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports
import WebPage

/// The command `report`.
enum ReportCommand: Command {
  static let path = ["report"]

  static let specification = CommandSpecification(
    "report", abstract: "Write a page to look at: the app's texts as they were measured",
    discussion: """
      One HTML file without anything else: it opens from disk and needs no network. It shows the \
      real glyphs of the fonts at the predicted places and line breaks, at all twelve text sizes, \
      with everything that 'check' finds. Ends with status 0 whatever is found.

      --against draws the texts in old fonts beside the new ones. A lock file holds no glyphs: with \
      one, the page says how lines and styles were, and draws the new ones only.
      """,
    options: [
      ConfigurationOption.specification,
      .option("output", letter: "o", value: "FILE", help: "The file to write, such as report.html"),
      .option(
        "device", value: "NAME", suggestions: Device.all.map(\.name), repetition: .repeatable,
        help: "Show these devices only, such as 'iPhone SE (1st)'"),
      .option(
        "pseudo", value: "FACTOR",
        help: "Lengthen the source language by a factor, such as 1.4, with accents"),
      .option(
        "against", value: "OLD",
        help: "Compare with a font, a folder of fonts or a lock file: changed texts come first"),
      .option("jobs", value: "COUNT", help: "How many threads measure; else one a core"),
    ],
    examples: [
      Example("fontgauge report -o report.html", "Write the page, then open it in a browser"),
      Example(
        "fontgauge report -o report.html --against old/Inter.ttf",
        "The app's texts in the old font and in the new one"),
      Example("fontgauge check --report html=report.html", "The same page from the check in CI"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    guard let output = arguments.string("output") else {
      throw arguments.usageError("name the file to write with -o FILE, such as -o report.html")
    }
    let jobs = try arguments.integer("jobs", in: 1...256) ?? Processors.count
    let devices = try CheckCommand.devices(arguments)
    let factor = try arguments.double("pseudo", in: 1...10)
    let path = try ConfigurationOption.path(arguments)
    var project = try Project(
      configurationAt: path, pseudoLocale: factor.map(PseudoLocale.init(factor:)))
    if let devices { project.limit(to: devices) }
    let history = try arguments.string("against").map {
      try PictureHistory($0, of: project, workers: jobs)
    }
    let progress = Progress("measuring", quiet: common.isQuiet)
    let analyzer = Analyzer(
      project: project, runner: RuleRunner(settings: RuleSettings(project.configuration)),
      workers: jobs, keepsPictures: true, history: history)
    var report = try analyzer.run { progress.advance(to: $0, of: $1) }
    progress.finish()
    report.configuration = SourceLocation(path: String(path.split(separator: "/").last ?? ""))
    var context = common.context
    context.places = ReportPlaces(configurationAt: path)
    let page = HTMLReporter().render(report, context: context)
    try AtomicFileWriter.write(Array(page.utf8), to: output)
    return ExitStatus.clean
  }
}
