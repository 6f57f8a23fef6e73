public import Inputs
public import MetricsCore
public import SourceLint

/// Reads Swift sources and lints them, several at a time.
public struct SourceSweep: Sendable {
  /// What the sources came to.
  public struct Outcome: Sendable {
    /// How many sources were read.
    public var fileCount = 0
    /// The faults, in the order of the paths given and of each source.
    public var findings: [Finding] = []
    /// What kept sources from being looked at as was meant, in the same order.
    public var warnings: [SourceWarning] = []
    /// What could not be read, in the order of the paths given.
    public var failures: [InputError] = []
  }

  private let linter: SourceLinter
  private let workers: Int

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - linter: What looks at each source.
  ///   - workers: How many threads read and lint; the outcome does not depend on it.
  public init(linter: SourceLinter, workers: Int = 1) {
    self.linter = linter
    self.workers = workers
  }

  /// Lints files.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - progress: Called now and then, from any thread, with the files done and all files.
  /// - Returns: What they came to.
  public func run(
    _ paths: [String], progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> Outcome {
    let results = Workers.map(count: paths.count, threads: workers, {}) { _, index in
      defer { progress(index + 1, paths.count) }
      return lint(paths[index])
    }
    var outcome = Outcome()
    for result in results {
      switch result {
      case .success(let result):
        outcome.fileCount += 1
        outcome.findings += result.findings
        outcome.warnings += result.warnings
      case .failure(let error): outcome.failures.append(error)
      }
    }
    return outcome
  }

  private func lint(_ path: String) -> Result<SourceLintResult, InputError> {
    Result { () throws(InputError) in linter.lint(try FileReader.read(path), path: path) }
  }
}
