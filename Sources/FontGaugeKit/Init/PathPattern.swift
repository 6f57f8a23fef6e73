/// A path or glob of a configuration, in parts.
struct PathPattern: Hashable {
  /// One name of a path.
  enum Part: Hashable {
    /// The name of one file or folder, whatever characters it has.
    case name(String)
    /// A glob such as `*.lproj`.
    case wildcard(String)
  }

  var parts: [Part]

  /// Creates a path of its own.
  init(path: String) {
    parts = path.split(separator: "/").map { .name(String($0)) }
  }

  /// Whether the pattern is the path of one file.
  var isPath: Bool {
    parts.allSatisfy { if case .name = $0 { true } else { false } }
  }

  /// The pattern as the configuration has it.
  ///
  /// A path is written as it is, since the name of an existing file means that file; beside a
  /// wildcard, characters with a meaning in globs are escaped.
  var text: String {
    let isPath = isPath
    return parts.map { part in
      switch part {
      case .name(let name): isPath ? name : PathPattern.escaped(name)
      case .wildcard(let glob): glob
      }
    }.joined(separator: "/")
  }

  /// Returns the pattern with a wildcard in place of one part.
  func replacing(_ index: Int, with glob: String) -> PathPattern {
    var pattern = self
    pattern.parts[index] = .wildcard(glob)
    return pattern
  }

  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if "*?[\\".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension PathPattern {
  /// The patterns to try for a font file, the widest first: its folder's files of one extension.
  static func candidates(forFont path: String) -> [PathPattern] {
    let exact = PathPattern(path: path)
    return [exact.replacing(exact.parts.count - 1, with: "*" + exact.suffix), exact]
  }

  /// The patterns to try for a file with strings, the widest first.
  ///
  /// In `.lproj` folders these are all tables or one table in all languages. Catalogs hold all languages and stand alone; of other files
  /// outside of `.lproj` folders, those of one folder.
  static func candidates(forStrings path: String) -> [PathPattern] {
    let exact = PathPattern(path: path)
    let count = exact.parts.count
    guard count > 1, case .name(let folder) = exact.parts[count - 2], folder.hasSuffix(".lproj")
    else {
      return exact.suffix.lowercased() == ".xcstrings" ? [exact] : candidates(forFont: path)
    }
    let anyLanguage = exact.replacing(count - 2, with: "*.lproj")
    return [
      anyLanguage.replacing(count - 1, with: "*" + exact.suffix), anyLanguage, exact,
    ]
  }

  /// The extension of the last name, with its dot.
  private var suffix: String {
    guard case .name(let name) = parts.last, let dot = name.lastIndex(of: ".") else { return "" }
    return String(name[dot...])
  }
}
