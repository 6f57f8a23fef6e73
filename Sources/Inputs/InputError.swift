public import MetricsCore

/// Work that could not be done because of a file: what is wrong, where, and what to do.
public struct InputError: Error, Hashable, Sendable {
  /// One sentence that says what is wrong and what to do, without the place.
  public var message: String
  /// The place that has to be changed; `nil` when there is none to show.
  public var location: SourceLocation?

  /// Creates an error.
  public init(_ message: String, location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}

extension InputError: CustomStringConvertible {
  /// The error as compilers print it: `path:line:column: sentence`.
  public var description: String {
    guard let location else { return message }
    return "\(location): \(message)"
  }
}
