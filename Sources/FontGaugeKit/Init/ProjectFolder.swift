import Inputs

/// The folder of a project, in which files are named by their paths from it.
struct ProjectFolder: Sendable {
  /// The path from the working directory, without a slash at its end; `.` for the working
  /// directory itself.
  let path: String

  /// Takes a path as it was given.
  init(_ path: String) {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.utf8.first == UInt8(ascii: "/") {
      self.path = "/" + parts.joined(separator: "/")
    } else {
      self.path = parts.isEmpty ? "." : parts.joined(separator: "/")
    }
  }

  /// Returns the path of a file or folder from the working directory.
  func openPath(_ path: String) -> String {
    switch self.path {
    case ".": path.isEmpty ? "." : path
    case "/": "/" + path
    default: path.isEmpty ? self.path : self.path + "/" + path
    }
  }

  /// Returns a file for reading.
  func file(_ path: String) -> ProjectFile {
    ProjectFile(path: path, openPath: openPath(path))
  }
}

extension [String] {
  /// The paths in the order of their bytes, which is the same everywhere.
  var inByteOrder: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension String {
  /// The last part of a path.
  var fileName: Substring { split(separator: "/").last ?? "" }

  /// The parts of a path before the last one.
  var folders: ArraySlice<Substring> { split(separator: "/").dropLast() }
}
