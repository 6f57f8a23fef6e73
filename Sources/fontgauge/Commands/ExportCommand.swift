import CommandLineKit
import Exports
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `export`.
enum ExportCommand: Command {
  static let path = ["export"]

  /// The form of the export.
  private enum Format: String, CaseIterable {
    case json, dtcg, csv, swift
  }

  static let specification = CommandSpecification(
    "export", abstract: "Write the measured styles, slots and layouts for designers and the app",
    discussion: """
      json is everything: each style at every size, each slot on every device with the text of each \
      language that fits worst, what would clear it, and the frames of each layout. dtcg is a \
      file of Design Tokens 2025.10, a typography token for each style, which 'styles: {file: \
      PATH}' reads back; --resolver adds the twelve text sizes. csv is a table; text in it that a \
      spreadsheet would take for a formula has an apostrophe before it. swift is a file for the \
      app.

      Ends with status 0 whatever the fonts are like. Files are written whole or not at all.
      """,
    options: [
      .option(
        "format", choices: Format.allCases.map(\.rawValue), default: Format.json.rawValue,
        help: "The form of the export"),
      .option("output", letter: "o", value: "FILE", help: "The file; else standard output"),
      ConfigurationOption.specification,
      .option(
        "table", choices: ExportTable.allCases.map(\.rawValue),
        default: ExportTable.styles.rawValue, help: "With csv, what has a row"),
      .option(
        "resolver", value: "FILE",
        help: "With dtcg, also write the text sizes as a resolver; it refers to the file of "
          + "--output, and holds the tokens itself without one"),
      .option("jobs", value: "COUNT", help: "How many threads measure; else one a core"),
    ],
    examples: [
      Example("fontgauge export -o fontgauge.json", "Everything, as JSON"),
      Example(
        "fontgauge export --format dtcg -o app.tokens.json",
        "Design tokens; --resolver FILE adds the twelve text sizes"),
      Example("fontgauge export --format csv --table slots", "A row for each slot and text size"),
      Example("fontgauge export --format swift -o AppTextStyle.swift", "Swift code for the app"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let format = try arguments.choice("format", as: Format.self) ?? .json
    let table = try arguments.choice("table", as: ExportTable.self)
    let (output, resolver) = (arguments.string("output"), arguments.string("resolver"))
    guard table == nil || format == .csv else {
      throw arguments.usageError("--table belongs to --format csv")
    }
    guard resolver == nil || format == .dtcg else {
      throw arguments.usageError("--resolver belongs to --format dtcg")
    }
    let jobs = try arguments.integer("jobs", in: 1...256) ?? Processors.count
    let configuration = try ConfigurationOption.path(arguments)
    try keepApart([configuration, output, resolver].compactMap { $0 }, arguments)

    let project = try Project(configurationAt: configuration)
    guard !project.configuration.styles.isEmpty else {
      throw InputError(
        "the configuration has no styles; add one under 'styles'",
        location: SourceLocation(path: configuration))
    }
    let progress = Progress("measuring", quiet: common.isQuiet)
    let model = try ExportModel(
      project, includesSlots: format == .json || table == .slots,
      includesLayouts: format == .json || table == .layouts, workers: jobs
    ) { progress.advance(to: $0, of: $1) }
    progress.finish()

    switch format {
    case .json: try write(model.json, to: output)
    case .csv: try write(model.csv(table ?? .styles), to: output)
    case .swift: try write(SwiftDocument(model).text, to: output)
    case .dtcg:
      let tokens = TokenDocument(model)
      var files = output.map { [(bytes: Array(tokens.text.utf8), path: $0)] } ?? []
      if let resolver {
        let places = ReportPlaces(configurationAt: resolver)
        let text = tokens.resolver(tokens: output.map(places.fromFolder(workingPath:)))
        files.append((bytes: Array(text.utf8), path: resolver))
      }
      try AtomicFileWriter.write(files)
      // Last, so that nothing is printed when a file cannot be written.
      if output == nil { try write(tokens.text, to: nil) }
    }
    return ExitStatus.clean
  }

  /// Throws `UsageError` when two of the files are one.
  private static func keepApart(_ paths: [String], _ arguments: ParsedCommand) throws {
    var files: Set<String> = []
    for path in paths where !files.insert(ReportPlaces.resolved(path)).inserted {
      throw arguments.usageError("\(path) is meant for two things; give each a file of its own")
    }
  }

  /// Writes to a file, or to standard output.
  private static func write(_ text: String, to path: String?) throws {
    guard let path else { return try StandardOutput.write(text) }
    try AtomicFileWriter.write(Array(text.utf8), to: path)
  }
}
