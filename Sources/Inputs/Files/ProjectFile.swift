/// A file of a project: the path to show and the path to open.
public struct ProjectFile: Hashable, Sendable {
  /// The path as the user would write it in the configuration.
  public var path: String
  /// The path that opens the file from the working directory.
  public var openPath: String
  /// The face asked for after `#`, a name or an index; `nil` for all that the file holds.
  public var face: String?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path to show.
  ///   - openPath: The path to open; `nil` when it is the same.
  ///   - face: The face asked for.
  public init(path: String, openPath: String? = nil, face: String? = nil) {
    self.path = path
    self.openPath = openPath ?? path
    self.face = face
  }
}
