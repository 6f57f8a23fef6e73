import CommandLineKit
import Inputs
import Reports

/// A report asked for: its format and where it goes.
struct ReportOutput {
  var format: ReportFormat
  /// The file; `nil` for standard output.
  var path: String?

  /// Returns the reports that `--report` asks for, or the one that `--format` does.
  ///
  /// - Throws: `UsageError` for an unknown format, for two reports on standard output, and when
  ///   both options are given.
  static func outputs(
    _ arguments: ParsedCommand, _ common: CommonOptions
  ) throws -> [ReportOutput] {
    let words = arguments.strings("report")
    guard !words.isEmpty else {
      return [ReportOutput(format: common.format == .json ? .json : .text, path: nil)]
    }
    guard arguments.string("format") == nil else {
      throw arguments.usageError(
        "--format and --report contradict each other; give --report \(common.format.rawValue) too")
    }
    let outputs = try words.map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = ReportFormat(rawValue: String(parts[0])) else {
        throw arguments.unknownValue(
          String(parts[0]), of: "report", choices: ReportFormat.allCases.map(\.rawValue))
      }
      if parts.count == 2, parts[1].isEmpty {
        throw arguments.usageError(
          "--report: '\(word)' names no file; give a form such as \(format.rawValue)=FILE")
      }
      return ReportOutput(format: format, path: parts.count == 2 ? String(parts[1]) : nil)
    }
    guard outputs.count(where: { $0.path == nil }) <= 1 else {
      throw arguments.usageError(
        "only one report can go to standard output; give the others a file, as in json=FILE")
    }
    return outputs
  }

  /// Writes the report; a file is written whole or not at all, and never in colour.
  func write(_ report: Report, context: ReportContext) throws {
    var context = context
    guard let path else {
      try StandardOutput.write(format.reporter.render(report, context: context))
      return
    }
    context.styling = .plain
    let text = format.reporter.render(report, context: context)
    try AtomicFileWriter.write(Array(text.utf8), to: path)
  }
}
