/// A place in a text file that a user can open.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// The file's path, as the user wrote it or relative to the configuration.
  public var path: String
  /// The line, counted from 1; `nil` when the whole file is meant.
  public var line: Int?
  /// The column in Unicode scalars, counted from 1; `nil` when the whole line is meant.
  public var column: Int?

  /// Creates a location.
  public init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path, then line, then column; absent parts come first.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.path, a.line ?? 0, a.column ?? 0) < (b.path, b.line ?? 0, b.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as compilers print it: `path`, `path:line` or `path:line:column`.
  public var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}
