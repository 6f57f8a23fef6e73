/// Arithmetic on paths, without looking at the file system.
enum Path {
  /// Returns a path without `.` parts and repeated slashes; `..` stays, since a link may precede
  /// it.
  ///
  ///     Path.normalised("./Fonts//A.ttf")  // Fonts/A.ttf
  ///     Path.normalised("./")              // .
  static func normalised(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.utf8.first == UInt8(ascii: "/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns a path as seen from where the base is a path to its folder.
  static func joined(_ base: String, _ path: String) -> String {
    if isAbsolute(path) || base.isEmpty || base == "." { return normalised(path) }
    return normalised(base + "/" + path)
  }

  /// Returns a Boolean value that says whether a path does not depend on the working directory.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Returns the path of the folder that a file is in; `.` when none is named.
  static func folder(of path: String) -> String {
    let path = normalised(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns the last part of a path without its extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the extension of a file's name in lower case and without the dot; empty when there is
  /// none.
  static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
