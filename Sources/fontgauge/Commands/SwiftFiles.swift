import Inputs
import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the Swift sources below folders.
///
/// Left out are hidden files and folders, folders with other people's or built code, and symbolic
/// links to folders, which could lead round in a circle.
struct SwiftFiles {
  /// The sources, sorted, each once.
  private(set) var paths: [String] = []
  /// Folders that were asked for and have no source.
  private(set) var emptyFolders: [String] = []
  /// Symbolic links below the folders that are named like sources and lead nowhere, sorted.
  private(set) var danglingLinks: [String] = []
  /// What could not be looked at.
  private(set) var failures: [InputError] = []

  /// Folders whose sources are not the app's own.
  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// Finds the sources.
  ///
  /// - Parameter roots: Folders, and files whatever their names.
  init(_ roots: [String]) {
    var found: Set<String> = []
    for root in roots {
      let path = SwiftFiles.normalised(root)
      guard SwiftFiles.exists(path) else {
        failures.append(
          InputError(
            "there is no such file or folder; check the path", location: SourceLocation(path: root))
        )
        continue
      }
      guard SwiftFiles.isFolder(path) else {
        // Reading says what is wrong with it, if anything is.
        found.insert(path)
        continue
      }
      let count = found.count
      var isEmpty = true
      walk(path, &found, &isEmpty)
      if isEmpty, found.count == count { emptyFolders.append(path) }
    }
    paths = SwiftFiles.sorted(found)
    danglingLinks = SwiftFiles.sorted(Set(danglingLinks))
  }

  private mutating func walk(_ root: String, _ found: inout Set<String>, _ isEmpty: inout Bool) {
    var folders = [root]
    while let folder = folders.popLast() {
      guard let stream = opendir(folder) else {
        failures.append(
          InputError(
            "the folder may not be read (\(String(cString: strerror(errno)))); check its permissions",
            location: SourceLocation(path: folder)))
        isEmpty = false
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        guard let name = name(of: entry, in: folder), !name.hasPrefix(".") else { continue }
        let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
        if name.hasSuffix(".swift"), !SwiftFiles.isFolder(path) {
          if SwiftFiles.isDanglingLink(path) {
            danglingLinks.append(path)
          } else {
            found.insert(path)
          }
          isEmpty = false
        } else if !SwiftFiles.skippedFolders.contains(name), SwiftFiles.isFolder(path),
          !SwiftFiles.isLink(path)
        {
          folders.append(path)
        }
      }
    }
  }

  /// Returns an entry's name; `nil` for one that is no Unicode text, which no report could show.
  private mutating func name(
    of entry: UnsafeMutablePointer<dirent>, in folder: String
  ) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
        pointer in
        if let name = String(validatingCString: pointer) { return name }
        if String(cString: pointer).hasSuffix(".swift") {
          failures.append(
            InputError(
              "a Swift file in this folder has a name that is no Unicode text; rename it",
              location: SourceLocation(path: folder)))
        }
        return nil
      }
    }
  }

  private static func sorted(_ paths: Set<String>) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns a path without `.` parts and repeated slashes.
  private static func normalised(_ path: String) -> String {
    guard !path.isEmpty else { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether there is anything at a path; what may not be looked at is taken to be there.
  private static func exists(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is that of a symbolic link to what is not there, or round in a circle.
  private static func isDanglingLink(_ path: String) -> Bool {
    var information = stat()
    return isLink(path) && stat(path, &information) != 0
      && [ENOENT, ENOTDIR, ELOOP].contains(errno)
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}
