/// Work on a font that could not be done.
public struct EngineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The font file.
  public var path: String
  /// What is wrong and what to do about it, in one sentence.
  public var message: String
  /// The failing library's own code, kept raw so that unknown codes survive; `nil` for our own.
  public var code: Int32?

  /// Creates an error.
  public init(path: String, message: String, code: Int32? = nil) {
    self.path = path
    self.message = message
    self.code = code
  }

  /// The path, a colon and the sentence.
  public var description: String { "\(path): \(message)" }
}
