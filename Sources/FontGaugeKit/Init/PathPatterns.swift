import Inputs

/// Finds the few patterns that mean exactly some files of a project.
struct PathPatterns {
  /// What files are for: patterns are read a little differently.
  enum Use {
    case fonts, strings
  }

  /// A pattern with the files that it stands for.
  private struct Choice {
    var pattern: PathPattern
    var files: Set<ExactPath>
  }

  private let folder: ProjectFolder
  private let use: Use
  private let wanted: Set<ExactPath>
  private var choices: [Choice] = []
  private var rejected: Set<PathPattern> = []

  /// Returns patterns for files, in the order of the first file of each.
  ///
  /// A pattern matches nothing but the files given. What matches is asked of the configuration
  /// itself, so that it is what the check will read.
  static func covering(
    _ paths: [String], for use: Use, in folder: ProjectFolder
  ) -> [String] {
    var patterns = PathPatterns(paths, for: use, in: folder)
    patterns.choose(for: paths)
    while patterns.generalise() {}
    return patterns.choices.map(\.pattern.text)
  }

  private init(_ paths: [String], for use: Use, in folder: ProjectFolder) {
    self.folder = folder
    self.use = use
    wanted = Set(paths.map(ExactPath.init))
  }

  /// Takes the widest pattern for each file that none stands for yet.
  private mutating func choose(for paths: [String]) {
    var covered: Set<ExactPath> = []
    for path in paths where !covered.contains(ExactPath(path)) {
      let candidates =
        use == .fonts
        ? PathPattern.candidates(forFont: path) : PathPattern.candidates(forStrings: path)
      for pattern in candidates where !rejected.contains(pattern) {
        let files = pattern.isPath ? [ExactPath(path)] : matches(pattern)
        guard files.contains(ExactPath(path)), files.isSubset(of: wanted) else {
          rejected.insert(pattern)
          continue
        }
        choices.append(Choice(pattern: pattern, files: files))
        covered.formUnion(files)
        break
      }
    }
  }

  /// Puts one pattern in place of three or more that differ in the name of one folder.
  ///
  /// The folders at the top keep their names: what comes there later may be anything.
  ///
  /// - Returns: Whether there are fewer now.
  private mutating func generalise() -> Bool {
    let count = choices.count
    let depth = choices.map(\.pattern.parts.count).max() ?? 0
    for position in 1..<max(1, depth - 1) {
      var groups: [PathPattern: [Int]] = [:]
      for (index, choice) in choices.enumerated() {
        guard position < choice.pattern.parts.count - 1,
          case .name = choice.pattern.parts[position]
        else { continue }
        groups[choice.pattern.replacing(position, with: "*"), default: []].append(index)
      }
      var superseded: Set<Int> = []
      for (pattern, members) in groups where members.count >= 3 {
        let files = matches(pattern)
        let needed = members.reduce(into: Set()) { $0.formUnion(choices[$1].files) }
        guard files.isSubset(of: wanted), needed.isSubset(of: files) else { continue }
        choices[members[0]] = Choice(pattern: pattern, files: files)
        superseded.formUnion(members.dropFirst())
      }
      choices = choices.indices.filter { !superseded.contains($0) }.map { choices[$0] }
    }
    return choices.count < count
  }

  private func matches(_ pattern: PathPattern) -> Set<ExactPath> {
    var configuration = Configuration(baseDirectory: folder.path)
    let patterns = [FilePattern(pattern.text)]
    switch use {
    case .fonts: configuration.fonts.files = patterns
    case .strings: configuration.strings = patterns
    }
    guard let files = try? configuration.resolvedFiles() else { return [] }
    return Set((files.fonts + files.strings).map { ExactPath($0.path) })
  }
}

/// A path told apart from others by its bytes, as the file system does it.
private struct ExactPath: Hashable {
  var bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }
}
