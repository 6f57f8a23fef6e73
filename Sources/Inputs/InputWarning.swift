public import MetricsCore

/// Something in an input that is probably not meant, but does not stop the work.
public struct InputWarning: Hashable, Sendable {
  /// One sentence that says what is wrong and what to do, without the place.
  public var message: String
  /// The place concerned; `nil` when there is none to show.
  public var location: SourceLocation?

  /// Creates a warning.
  public init(_ message: String, location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}

extension InputWarning: CustomStringConvertible {
  /// The warning as compilers print it: `path:line:column: sentence`.
  public var description: String {
    guard let location else { return message }
    return "\(location): \(message)"
  }
}
