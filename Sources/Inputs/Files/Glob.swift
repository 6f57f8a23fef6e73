#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the files that a pattern means.
///
/// `*` stands for any characters of one name, `?` for one, `[a-c]` and `[!a-c]` for one of a set,
/// and `**` for folders at any depth, also none. A backslash takes the meaning from the next
/// character. Names that begin with a dot are found only by a pattern that says the dot. `**` does
/// not follow symbolic links.
public enum Glob {
  /// Returns a Boolean value that says whether a path has characters with a meaning in patterns.
  public static func isPattern(_ path: String) -> Bool {
    path.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[")
    }
  }

  /// Returns the files that a pattern matches, folders excluded.
  ///
  /// A pattern that is the name of an existing file means that file, whatever brackets it has.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, relative to the base.
  ///   - base: The folder to search.
  /// - Returns: Paths relative to the base, in the order of their bytes; empty when nothing
  ///   matches.
  /// - Complexity: O(*n*) in the number of files in the folders that are searched.
  public static func expand(_ pattern: String, in base: String = ".") -> [String] {
    search(pattern, in: base).paths
  }

  /// What came of a search.
  struct Matches {
    /// The files, relative to the base and in the order of their bytes.
    var paths: [String] = []
    /// The folders that could not be looked into, in the same order.
    var closedFolders: [String] = []
    /// The folders with names that are no Unicode text, which no report could show.
    var unnamedIn: [String] = []
  }

  /// Finds the files that a pattern matches, and what may be missing among them.
  static func search(_ pattern: String, in base: String) -> Matches {
    let pattern = Path.normalised(pattern)
    guard !pattern.utf8.contains(0), !base.utf8.contains(0) else { return Matches() }
    if let status = FileStatus(path: Path.joined(base, pattern)), status.kind != .folder {
      return Matches(paths: [pattern])
    }
    guard isPattern(pattern) else { return Matches() }
    var search = GlobSearch(pattern: pattern, base: base)
    search.run()
    func sorted(_ paths: some Sequence<String>) -> [String] {
      paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return Matches(
      paths: sorted(search.found), closedFolders: sorted(search.closedFolders),
      unnamedIn: sorted(search.unnamedIn))
  }
}

/// One search for the files that a pattern means.
private struct GlobSearch {
  private enum Part {
    case name(String)
    case pattern(WildcardPattern)
    case anyDepth
  }

  private struct Visit: Hashable {
    var folder: String
    var part: Int
  }

  private let base: String
  private let start: String
  private var parts: [Part] = []
  private var visited: Set<Visit> = []
  /// The paths that match, each once and in no order.
  private(set) var found: [String] = []
  /// The folders that could not be looked into.
  private(set) var closedFolders: Set<String> = []
  /// The folders with names that are no Unicode text.
  private(set) var unnamedIn: Set<String> = []

  init(pattern: String, base: String) {
    self.base = base
    start = Path.isAbsolute(pattern) ? "/" : ""
    for part in pattern.split(separator: "/") {
      if part == "**" {
        if case .anyDepth = parts.last { continue }
        parts.append(.anyDepth)
      } else if Glob.isPattern(String(part)) || part.contains("\\") {
        parts.append(.pattern(WildcardPattern(String(part), syntax: .fileNames)))
      } else {
        parts.append(.name(String(part)))
      }
    }
    // `Fonts/**` means the files below, and a folder is none.
    if case .anyDepth = parts.last {
      parts.append(.pattern(WildcardPattern("*", syntax: .fileNames)))
    }
  }

  mutating func run() { visit(start, part: 0) }

  /// Matches the parts from the given one on against what is in a folder.
  private mutating func visit(_ folder: String, part index: Int) {
    guard visited.insert(Visit(folder: folder, part: index)).inserted else { return }
    switch parts[index] {
    case .name(let name):
      advance(to: child(name, of: folder), from: index)
    case .pattern(let pattern):
      for name in names(in: folder) where matches(pattern, name) {
        advance(to: child(name, of: folder), from: index)
      }
    case .anyDepth:
      visit(folder, part: index + 1)
      for name in names(in: folder) where name.utf8.first != UInt8(ascii: ".") {
        let path = child(name, of: folder)
        let openPath = Path.joined(base, path)
        guard !FileStatus.isLink(openPath), FileStatus(path: openPath)?.kind == .folder else {
          continue
        }
        visit(path, part: index)
      }
    }
  }

  /// Goes on with the next part, or takes the path as found when there is none.
  private mutating func advance(to path: String, from index: Int) {
    guard index == parts.count - 1 else { return visit(path, part: index + 1) }
    guard let status = FileStatus(path: Path.joined(base, path)), status.kind != .folder else {
      return
    }
    found.append(path)
  }

  private func matches(_ pattern: WildcardPattern, _ name: String) -> Bool {
    let dot = UInt8(ascii: ".")
    if name.utf8.first == dot, !pattern.beginsLiterally(with: dot) { return false }
    return pattern.matches(name)
  }

  private func child(_ name: String, of folder: String) -> String {
    folder.isEmpty || folder == "/" ? folder + name : folder + "/" + name
  }

  /// Returns the names in a folder; none when it cannot be read.
  ///
  /// Names that are no Unicode text are left out, since no report could show them.
  private mutating func names(in folder: String) -> [String] {
    guard let stream = opendir(Path.joined(base, folder.isEmpty ? "." : folder)) else {
      // What is no folder, or none any more, has no files to miss.
      if errno != ENOENT, errno != ENOTDIR { closedFolders.insert(folder) }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(validatingCString: $0)
        }
      }
      guard let name else {
        unnamedIn.insert(folder)
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
