/// Where a report's paths lead, for readers that do not stand in the configuration's folder.
///
/// Paths are worked on as text: nothing is asked of the file system.
public struct ReportPlaces: Equatable, Sendable {
  /// The absolute path of the folder that the report's paths are relative to; empty when it is not
  /// known.
  public var folder: String
  /// The absolute path of the folder that readers of a repository see as its root; empty for
  /// ``folder``.
  public var repository: String

  /// Creates places.
  public init(folder: String = "", repository: String = "") {
    self.folder = folder
    self.repository = repository
  }

  /// Returns the absolute path of a path of the report; the path itself when the folder is not
  /// known.
  func absolute(_ path: String) -> String {
    ReportPlaces.resolved(folder.isEmpty ? path : ReportPlaces.joined(folder, path))
  }

  /// Returns a path of the report as seen from the repository's root; an absolute path for a file
  /// outside.
  func inRepository(_ path: String) -> String {
    let full = absolute(path)
    let root = ReportPlaces.resolved(repository.isEmpty ? folder : repository)
    guard !root.isEmpty else { return full }
    let prefix = root == "/" ? root : root + "/"
    return full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full
  }

  /// Returns an absolute path as seen from ``folder``; the path itself when they have nothing in
  /// common.
  public func fromFolder(_ path: String) -> String {
    let target = ReportPlaces.resolved(path).split(separator: "/")
    let base = ReportPlaces.resolved(folder).split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    guard shared > 0, shared < target.count else { return path }
    let ups = repeatElement("..", count: base.count - shared)
    return (ups + target[shared...].map(String.init)).joined(separator: "/")
  }

  /// Returns a path as seen from a folder.
  public static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Returns a path without `.`, repeated slashes, and as many `..` as have a folder before them.
  public static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
