extension FileReader {
  /// Returns whether a path leads to anything.
  public static func exists(_ path: String) -> Bool { FileStatus(path: path) != nil }
}

extension FileReader {
  /// Returns whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool { FileStatus(path: path)?.kind == .folder }
}
