import Checks
import CommandLineKit
import ContactSheets
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

      --png writes pictures for pull requests into a folder: one of each style at all twelve sizes, \
      and one of each slot with texts that fail, in its box, what is lost in red. It prints the \
      files' names. Files that are there already are written anew; others stay.

      --against draws the texts in old fonts beside the new ones. A lock file holds no glyphs: with \
      one, the page says how lines and styles were, and draws the new ones only.
      """,
    options: [
      ConfigurationOption.specification,
      .option("output", letter: "o", value: "FILE", help: "The file to write, such as report.html"),
      .option(
        "png", value: "FOLDER",
        help: "Write pictures of the styles and of what fails in slots into a folder"),
      .option(
        "device", value: "NAME", suggestions: Device.all.map(\.name), repetition: .repeatable,
        help: "Show these devices only, such as 'iPhone SE (1st)'"),
      .option(
        "pseudo", value: "FACTOR",
        help: "Lengthen the source language by a factor, such as 1.4, with accents"),
      .option(
        "against", value: "OLD",
        help: "Compare with a font, a folder of fonts or a lock file: changed texts come first"),
      .option("jobs", value: "COUNT", help: "How many threads measure and draw; else one a core"),
    ],
    examples: [
      Example("fontgauge report -o report.html", "Write the page, then open it in a browser"),
      Example("fontgauge report --png sheets", "Pictures of what fails, for a pull request"),
      Example(
        "fontgauge report -o report.html --against old/Inter.ttf",
        "The app's texts in the old font and in the new one"),
      Example("fontgauge check --report html=report.html", "The same page from the check in CI"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let (output, folder) = (arguments.string("output"), arguments.string("png"))
    guard output != nil || folder != nil else {
      throw arguments.usageError(
        "name the file to write with -o FILE, such as -o report.html, or a folder with --png FOLDER"
      )
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
    // No page is opened for these.
    for notice in report.warnings where !common.isQuiet {
      StandardError.warn(notice.message, at: notice.location)
    }
    report.configuration = SourceLocation(path: String(path.split(separator: "/").last ?? ""))
    var files: [String] = []
    if let output {
      var context = common.context
      context.places = ReportPlaces(configurationAt: path)
      let page = HTMLReporter().render(report, context: context)
      try AtomicFileWriter.write(Array(page.utf8), to: output)
      files.append(output)
    }
    if let folder {
      files += try writeSheets(of: report, to: folder, threads: jobs)
      if !common.isQuiet || common.format == .json {
        try common.write(
          WrittenFilesReport(tool: report.tool, command: "report", files: files))
      }
    }
    return ExitStatus.clean
  }

  /// Writes contact sheets into a folder, which is made when it is not there; returns their paths.
  private static func writeSheets(
    of report: Report, to folder: String, threads: Int
  ) throws -> [String] {
    try FolderMaker.make(folder)
    let sheets = ContactSheets(report).sheets
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let results = Workers.map(count: sheets.count, threads: threads, {}) { _, index in
      let sheet = sheets[index]
      return Result { () throws(InputError) in try write(sheet, to: prefix + sheet.fileName) }
    }
    return try results.map { try $0.get() }
  }

  /// Draws a contact sheet and writes it to a path, which is returned.
  private static func write(_ sheet: ContactSheet, to path: String) throws(InputError) -> String {
    let bytes: [UInt8]
    do {
      bytes = try sheet.png()
    } catch {
      throw InputError(error.message, location: SourceLocation(path: path))
    }
    try AtomicFileWriter.write(bytes, to: path)
    return path
  }
}
