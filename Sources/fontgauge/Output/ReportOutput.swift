import CommandLineKit
import FontGaugeKit
import Inputs
import Reports
import WebPage

/// A report asked for: its form and where it goes.
struct ReportOutput {
  /// What a report is written as.
  enum Form: Equatable {
    /// Text that a reporter makes.
    case format(ReportFormat)
    /// The page to look at.
    case page

    /// The words that name forms, in the order of help.
    static let names = ReportFormat.allCases.map(\.rawValue) + [pageName]

    private static let pageName = "html"

    /// Creates the form with a name; `nil` when there is none.
    init?(name: String) {
      if name == Form.pageName {
        self = .page
      } else if let format = ReportFormat(rawValue: name) {
        self = .format(format)
      } else {
        return nil
      }
    }

    /// What writes the form.
    var reporter: any Reporter {
      switch self {
      case .format(let format): format.reporter
      case .page: HTMLReporter()
      }
    }
  }

  var form: Form
  /// The file; `nil` for standard output.
  var path: String?

  /// Returns the reports that `--report` asks for, or the one that `--format` does.
  ///
  /// - Throws: `UsageError` for an unknown format, for two reports on standard output or in one
  ///   file, and when both options are given.
  static func outputs(
    _ arguments: ParsedCommand, _ common: CommonOptions
  ) throws -> [ReportOutput] {
    let words = arguments.strings("report")
    guard !words.isEmpty else {
      return [ReportOutput(form: .format(common.format == .json ? .json : .text), path: nil)]
    }
    guard arguments.string("format") == nil else {
      throw arguments.usageError(
        "--format and --report contradict each other; give --report \(common.format.rawValue) too")
    }
    let outputs = try words.map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let form = Form(name: String(parts[0])) else {
        throw arguments.unknownValue(
          String(parts[0]), of: "report", choices: Form.names)
      }
      if parts.count == 2, parts[1].isEmpty {
        throw arguments.usageError(
          "--report: '\(word)' names no file; give a form such as \(parts[0])=FILE")
      }
      return ReportOutput(form: form, path: parts.count == 2 ? String(parts[1]) : nil)
    }
    guard outputs.count(where: { $0.path == nil }) <= 1 else {
      throw arguments.usageError(
        "only one report can go to standard output; give the others a file, as in json=FILE")
    }
    var files: Set<String> = []
    for path in outputs.compactMap(\.path)
    where !files.insert(ReportPlaces.resolved(path)).inserted {
      throw arguments.usageError(
        "two reports would be written to \(path); give each a file of its own")
    }
    return outputs
  }

  /// Throws `UsageError` when a report would be written over the baseline.
  static func keep(
    _ outputs: [ReportOutput], from baseline: String?, _ arguments: ParsedCommand
  ) throws {
    guard let baseline = baseline.map(ReportPlaces.resolved),
      outputs.contains(where: { $0.path.map(ReportPlaces.resolved) == baseline })
    else { return }
    throw arguments.usageError(
      "a report would be written over the baseline \(baseline); give it another file")
  }

  /// Writes reports: first the files, so that nothing is printed when one of them fails, and for
  /// GitHub also the step's summary.
  static func write(_ report: Report, to outputs: [ReportOutput], context: ReportContext) throws {
    for output in outputs where output.path != nil { try output.write(report, context: context) }
    if outputs.contains(where: { $0.form == .format(.github) }) {
      try StepSummary()?.append(report, context: context)
    }
    for output in outputs where output.path == nil { try output.write(report, context: context) }
  }

  /// Writes the report; a file is written whole or not at all, and never in colour.
  private func write(_ report: Report, context: ReportContext) throws {
    var context = context
    guard let path else {
      try StandardOutput.write(form.reporter.render(report, context: context))
      return
    }
    context.styling = .plain
    let text = form.reporter.render(report, context: context)
    try AtomicFileWriter.write(Array(text.utf8), to: path)
  }
}
