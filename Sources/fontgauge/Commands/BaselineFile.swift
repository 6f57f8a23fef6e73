import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The baseline that a check is compared with, or that it writes.
struct BaselineFile {
  static let specifications: [OptionSpecification] = [
    .option(
      "baseline", value: "FILE",
      help: "Let pass the findings that this file accepts; else those of the configuration's "
        + "baseline, if any"),
    .flag(
      "write-baseline",
      help: "Bring the baseline up to date, so that nothing is new: the one named, else "
        + "\(BaselineReader.fileName) beside the configuration"),
  ]

  /// The file, as seen from the working directory.
  let path: String
  /// The file, as seen from the configuration's folder.
  let reportedPath: String
  private let isWritten: Bool

  /// A baseline, and whether its file is JSON, as written ones are.
  typealias Contents = (baseline: Baseline, isJSON: Bool)

  /// Finds out which baseline is meant; `nil` when the check is compared with none.
  init?(_ arguments: ParsedCommand, _ configuration: Configuration, _ places: ReportPlaces) {
    isWritten = arguments.flag("write-baseline")
    if let path = arguments.string("baseline") {
      self.path = path
      reportedPath = places.fromFolder(workingPath: path)
      return
    }
    guard let name = configuration.baseline ?? (isWritten ? BaselineReader.fileName : nil) else {
      return nil
    }
    let folder = configuration.baseDirectory
    path = folder == "." ? name : ReportPlaces.joined(folder, name)
    reportedPath = name
  }

  /// Returns the baseline; an empty one when it is about to be written for the first time.
  func read() throws(InputError) -> Contents {
    guard FileReader.exists(path) else {
      if isWritten { return (Baseline(), isJSON: true) }
      throw InputError(
        "there is no such file; check the path, or write the baseline with --write-baseline",
        location: SourceLocation(path: path))
    }
    return try BaselineReader.read(path)
  }

  /// Writes what a check found into the baseline if that is asked for, and compares with it.
  ///
  /// - Parameters:
  ///   - report: The report, which then tells what the baseline leaves.
  ///   - contents: The baseline as it was read.
  ///   - isWhole: Whether the check looked at everything.
  ///   - verbosity: How much is said about what was written.
  /// - Throws: `InputError` when the baseline cannot be written, or the day is not known.
  func apply(
    to report: inout Report, _ contents: Contents, isWhole: Bool,
    verbosity: ReportContext.Verbosity
  ) throws {
    let today = try Today.date()
    var baseline = contents.baseline
    if isWritten {
      let update = BaselineUpdate(of: baseline, with: report.findings, isWhole: isWhole)
      baseline = update.baseline
      try AtomicFileWriter.write(Array(BaselineWriter.text(baseline).utf8), to: path)
      StandardError.write(update.text(file: path, verbosity: verbosity))
      if !contents.isJSON {
        StandardError.write(
          "\(path): warning: this was YAML and is JSON now; comments in it are gone\n")
      }
    }
    let comparison = BaselineComparison(
      of: report.findings, with: baseline, today: today, isWhole: isWhole)
    report.apply(comparison, file: reportedPath)
  }
}
