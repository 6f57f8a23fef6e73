extension FileReader {
  /// Returns whether a path leads to anything.
  public static func exists(_ path: String) -> Bool { FileStatus(path: path) != nil }
}
