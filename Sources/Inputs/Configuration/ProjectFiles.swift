import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that a configuration means, its globs expanded.
public struct ProjectFiles: Equatable, Sendable {
  /// The app's fonts, in the order of the patterns and each once.
  public var fonts: [ProjectFile] = []
  /// The fonts that stand in for the system's, in order.
  public var fallback: [ProjectFile] = []
  /// The files with strings, in the order of the patterns and each once.
  public var strings: [ProjectFile] = []
  /// The property list with `UIAppFonts`.
  public var plist: ProjectFile?
  /// What is probably not meant: globs that match nothing.
  public var warnings: [InputWarning] = []

  /// Creates an empty list.
  public init() {}
}

extension Configuration {
  /// Returns the files that the configuration means.
  ///
  /// The files of one glob are in the order of the bytes of their paths. A font may be followed by
  /// `#` and the name or index of a face.
  ///
  /// - Throws: An error with line and column for the first file that is named but does not exist.
  public func resolvedFiles() throws(InputError) -> ProjectFiles {
    let expansion = FileExpansion(self)
    if let error = expansion.errors.first { throw error }
    return expansion.files
  }
}

/// The expansion of a configuration's globs with everything that is wrong in it.
struct FileExpansion {
  /// The files.
  private(set) var files = ProjectFiles()
  /// The files that are named but do not exist.
  private(set) var errors: [InputError] = []
  /// The globs that match nothing.
  var warnings: [InputWarning] { files.warnings }
  private let baseDirectory: String

  init(_ configuration: Configuration) {
    baseDirectory = configuration.baseDirectory
    files.fonts = expand(configuration.fonts.files, areFonts: true)
    files.fallback = expand(configuration.fonts.fallback, areFonts: true)
    files.strings = expand(configuration.strings, areFonts: false)
    if let plist = configuration.fonts.plist {
      files.plist = expand(plist, areFonts: false).first
    }
  }

  private mutating func expand(_ patterns: [FilePattern], areFonts: Bool) -> [ProjectFile] {
    var seen: Set<ProjectFile> = []
    return patterns.flatMap { expand($0, areFonts: areFonts) }.filter { seen.insert($0).inserted }
  }

  private mutating func expand(_ pattern: FilePattern, areFonts: Bool) -> [ProjectFile] {
    var path = Path.normalised(pattern.pattern)
    var face: String?
    if areFonts, FileStatus(path: Path.joined(baseDirectory, path)) == nil,
      let hash = path.lastIndex(of: "#")
    {
      face = String(path[path.index(after: hash)...])
      path = String(path[..<hash])
    }
    let matches = Glob.search(path, in: baseDirectory)
    noteUnseen(matches, path, pattern.location)
    if matches.paths.isEmpty, matches.closedFolders.isEmpty { note(path, pattern.location) }
    return matches.paths.map {
      ProjectFile(path: $0, openPath: Path.joined(baseDirectory, $0), face: face)
    }
  }

  /// Notes what may be missing among the files that a glob matches.
  private mutating func noteUnseen(
    _ matches: Glob.Matches, _ path: String, _ location: SourceLocation?
  ) {
    func quoted(_ folder: String) -> String { Phrases.quoted(folder.isEmpty ? "." : folder) }
    for folder in matches.closedFolders {
      let sentence =
        "the folder \(quoted(folder)) may not be looked into, and \(Phrases.quoted(path)) may mean "
        + "files in it; check its permissions"
      // A glob for every depth comes past folders that hold nothing of the app.
      if path.split(separator: "/").contains("**") {
        files.warnings.append(InputWarning(sentence, location: location))
      } else {
        errors.append(InputError(sentence, location: location))
      }
    }
    for folder in matches.unnamedIn {
      files.warnings.append(
        InputWarning(
          "a name in the folder \(quoted(folder)) is no Unicode text, so that file is not found; "
            + "rename it", location: location))
    }
  }

  private mutating func note(_ path: String, _ location: SourceLocation?) {
    let status = FileStatus(path: Path.joined(baseDirectory, path))
    let isBehindClosedFolder = status == nil && errno == EACCES
    if status?.kind == .folder {
      errors.append(
        InputError(
          "\(Phrases.quoted(path)) is a folder; name the files in it, such as \(path)/*",
          location: location))
    } else if isBehindClosedFolder {
      errors.append(
        InputError(
          "\(Phrases.quoted(path)) lies in a folder that may not be looked into; check its "
            + "permissions", location: location))
    } else if Glob.isPattern(path) {
      files.warnings.append(
        InputWarning("no file matches \(Phrases.quoted(path)); check it", location: location))
    } else {
      errors.append(
        InputError(
          "there is no file \(Phrases.quoted(path)); check the path, which is relative to the "
            + "configuration's folder",
          location: location))
    }
  }
}
