import FontEngine
import Inputs
import MetricsCore

/// The fonts of a project: which can be read, and which of them are the app's.
struct FontSurvey {
  /// The app's font files.
  private(set) var fonts: [ProjectSurvey.Font] = []
  /// The font files that are not for the configuration.
  private(set) var leftOut: [ProjectSurvey.LeftOut] = []
  /// Why the others cannot be read.
  private(set) var notices: [InputWarning] = []

  private var library: FontLibrary

  /// Reads font files.
  ///
  /// - Throws: An error when a file changes meanwhile.
  init(
    _ paths: [String], _ lists: PropertyListChoice, in folder: ProjectFolder
  ) throws {
    (library, notices) = try FontSurvey.readable(paths.map(folder.file))
    fonts = FontSurvey.fonts(of: library)
    leftOut += take { lists.belongsElsewhere($0.path) ? .otherTarget : nil }
    var seen: Set<String> = []
    let distances = fonts.map { lists.distance(to: $0.path) }
    let ordered = fonts.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    let copies = Set(
      ordered.map { fonts[$0] }.filter { !seen.insert($0.identity).inserted }.map(\.path))
    leftOut += take { copies.contains($0.path) ? .copy : nil }
    if !leftOut.isEmpty { library = try FontLibrary(fonts.map { folder.file($0.path) }) }
  }

  /// Returns the families of the app's fonts, by name.
  func families() throws -> [ProjectSurvey.Family] {
    let names = Set(library.entries.map(\.face.family))
    return try Array(names).inByteOrder.map { try ProjectSurvey.Family($0, in: library) }
  }

  /// Takes out the fonts for which there is a reason.
  private mutating func take(
    _ reason: (ProjectSurvey.Font) -> ProjectSurvey.Reason?
  ) -> [ProjectSurvey.LeftOut] {
    let taken = fonts.compactMap { font in
      reason(font).map { ProjectSurvey.LeftOut(path: font.path, reason: $0) }
    }
    fonts.removeAll { reason($0) != nil }
    return taken
  }

  /// Opens the files that can be opened; when all can, each is read once.
  private static func readable(
    _ files: [ProjectFile]
  ) throws -> (library: FontLibrary, notices: [InputWarning]) {
    if let library = try? FontLibrary(files) { return (library, []) }
    var good: [ProjectFile] = []
    var notices: [InputWarning] = []
    for file in files {
      do {
        _ = try FontLibrary([file])
        good.append(file)
      } catch {
        notices.append(InputWarning(error, path: file.path))
      }
    }
    return (try FontLibrary(good), notices)
  }

  private static func fonts(of library: FontLibrary) -> [ProjectSurvey.Font] {
    var fonts: [ProjectSurvey.Font] = []
    for entry in library.entries {
      if fonts.last?.path == entry.file.path {
        fonts[fonts.count - 1].postScriptNames.append(entry.face.postScriptName)
      } else {
        fonts.append(
          ProjectSurvey.Font(
            path: entry.file.path, postScriptNames: [entry.face.postScriptName]))
      }
    }
    return fonts
  }
}

extension ProjectSurvey.Font {
  /// What copies of a file have in common.
  fileprivate var identity: String {
    ([path.fileName.lowercased()] + postScriptNames).joined(separator: "\u{0}")
  }
}

extension InputWarning {
  /// Creates a warning of an error that does not stop the work.
  init(_ error: any Error, path: String) {
    let place = SourceLocation(path: path)
    switch error {
    case let error as InputError: self.init(error.message, location: error.location ?? place)
    case let error as EngineError: self.init(error.message, location: place)
    default: self.init("\(error)", location: place)
    }
  }
}
