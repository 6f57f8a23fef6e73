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
  private var warningList = WarningList()

  init(path: String) { self.path = path }

  /// Whether further errors are not kept.
  var isFull: Bool { errors.count >= Self.limit }

  /// What is probably not meant, in the order in which it was found.
  var warnings: [InputWarning] { warningList.all(path: path) }

  /// How many warnings there were so far.
  var warningCount: Int { warningList.count }

  /// Notes an error, working out its sentence only if it is kept.
  func error(_ sentence: @autoclosure () -> String, at mark: Node.Mark) {
    if !isFull { errors.append(InputError(sentence(), location: location(mark))) }
  }

  /// Notes a warning, working out its sentence only if it is kept.
  func warning(_ sentence: @autoclosure () -> String, at mark: Node.Mark) {
    warningList.add(sentence(), at: location(mark))
  }

  /// Takes over an error of another file.
  func include(_ error: InputError) { errors.append(error) }

  /// Takes over a warning that has its place already.
  func include(_ warning: InputWarning) {
    warningList.add(warning.message, at: warning.location)
  }

  /// Takes over what another document's log has collected.
  func include(_ log: ReadingLog) {
    errors += log.errors
    warningList.add(log.warningList)
  }

  /// Returns a place in the document; for values that no document holds, the path alone.
  func location(_ mark: Node.Mark) -> SourceLocation { SourceLocation(path: path, mark: mark) }
}
