import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// `init [FOLDER]`: writes a configuration.
enum InitCommand: Command {
  static let path = ["init"]

  static let specification = CommandSpecification(
    "init", abstract: "Write a configuration from what a project's folder holds",
    discussion: """
      Looks through the folder and everything below it for fonts, Info.plist files with UIAppFonts \
      and files with strings, and writes a commented .fontgauge.yml into the folder: a set of \
      styles to begin with, which 'fontgauge check' can measure at once. Folders that hold what \
      tools build or fetch, such as build, Pods and Carthage, and asset catalogs are passed by.
      """,
    arguments: [
      ArgumentSpecification(
        "FOLDER", .optional, help: "The project's folder; else the working directory")
    ],
    options: [.flag("force", help: "Replace a configuration that is there already")],
    examples: [
      Example("fontgauge init", "Begin with the project in the working directory"),
      Example("fontgauge init MyApp --force", "Begin again with the project in MyApp"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let folder = arguments.argument("FOLDER") ?? "."
    let path = StarterConfiguration.path(in: folder)
    guard arguments.flag("force") || !FileReader.exists(path) else {
      throw InputError(
        "there is a configuration already; run again with --force to replace it",
        location: SourceLocation(path: path))
    }
    let survey = try ProjectSurvey(of: folder)
    let configuration = StarterConfiguration(for: survey)
    try AtomicFileWriter.write(Array(configuration.text.utf8), to: path)
    try common.write(
      InitReport(
        tool: common.tool(), path: path, survey: survey, styles: configuration.styles.map(\.name)))
    return ExitStatus.clean
  }
}
