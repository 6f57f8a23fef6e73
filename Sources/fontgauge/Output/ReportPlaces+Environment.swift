import Inputs
import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ReportPlaces {
  /// Finds out where the paths of a configuration's report lead.
  ///
  /// The repository is the nearest folder upwards with a `.git` in it; else what GitHub Actions
  /// checked out, or the working directory, where the configuration lies in it.
  ///
  /// - Parameter path: The configuration's path.
  init(configurationAt path: String) {
    guard let working = ReportPlaces.workingDirectory else {
      self.init()
      return
    }
    let file = ReportPlaces.resolved(ReportPlaces.joined(working, path))
    let folder = ReportPlaces.parent(of: file)
    var candidate = folder
    while !FileReader.exists(ReportPlaces.joined(candidate, ".git")) {
      guard candidate != "/" else {
        let roots = [Environment["GITHUB_WORKSPACE"] ?? "", working]
        let root = roots.first { !$0.isEmpty && (folder + "/").hasPrefix($0 + "/") }
        self.init(folder: folder, repository: root ?? folder)
        return
      }
      candidate = ReportPlaces.parent(of: candidate)
    }
    self.init(folder: folder, repository: candidate)
  }

  /// Returns a path that is relative to the working directory as seen from ``folder``.
  func fromFolder(workingPath path: String) -> String {
    ReportPlaces.workingDirectory.map { fromFolder(ReportPlaces.joined($0, path)) } ?? path
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The working directory; `nil` when it is gone.
  private static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
