import MetricsCore

/// Collects what is wrong in a document, so that all of it can be told at once.
///
/// After ``limit`` errors no more are kept: a file with more of them is no configuration, and
/// looking for advice takes time.
final class ReadingLog {
  /// The greatest number of errors.
  static let limit = 200

  /// The path to show.
  let path: String
  /// What is wrong, in the order in which it was found.
  private(set) var errors: [InputError] = []
  /// What is probably not meant, in the order in which it was found.
  private(set) var warnings: [InputWarning] = []

  init(path: String) { self.path = path }

  /// Whether further errors are not kept.
  var isFull: Bool { errors.count >= Self.limit }

  /// Notes an error, working out its sentence only if it is kept.
  func error(_ sentence: @autoclosure () -> String, at mark: Node.Mark) {
    if !isFull { errors.append(InputError(sentence(), location: location(mark))) }
  }

  /// Notes a warning.
  func warning(_ sentence: String, at mark: Node.Mark) {
    warnings.append(InputWarning(sentence, location: location(mark)))
  }

  /// Takes over an error of another file.
  func include(_ error: InputError) { errors.append(error) }

  /// Takes over what another document's log has collected.
  func include(_ log: ReadingLog) {
    errors += log.errors
    warnings += log.warnings
  }

  /// Returns a place in the document.
  func location(_ mark: Node.Mark) -> SourceLocation {
    SourceLocation(path: path, line: Int(mark.line), column: Int(mark.column))
  }
}
