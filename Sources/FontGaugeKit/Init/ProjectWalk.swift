import Inputs
import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A walk through a project's folder that finds the files a configuration can name.
///
/// Paths are relative to the folder and in the order of their bytes. Links to folders are not
/// followed, so that the walk ends wherever they lead; links to files are taken for files.
struct ProjectWalk {
  /// The font files.
  private(set) var fonts: [String] = []
  /// The property lists that may be an `Info.plist`.
  private(set) var propertyLists: [String] = []
  /// The files with strings.
  private(set) var strings: [String] = []
  /// What could not be looked at.
  private(set) var notices: [InputWarning] = []
  /// Whether folders were passed by that hold what tools build or fetch.
  private(set) var passedFoldersBy = false

  private let folder: ProjectFolder
  private var pending = [""]

  /// Walks through a folder.
  ///
  /// - Throws: An error when the folder itself cannot be read.
  /// - Complexity: O(*n*) in the number of files and folders.
  init(through folder: ProjectFolder) throws(InputError) {
    self.folder = folder
    while let next = pending.popLast() { try look(into: next) }
    fonts = fonts.inByteOrder
    propertyLists = propertyLists.inByteOrder
    strings = strings.inByteOrder
    notices.sort { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }

  private mutating func look(into path: String) throws(InputError) {
    guard let stream = opendir(folder.openPath(path)) else {
      let code = errno
      if path.isEmpty { throw ProjectWalk.failure(folder.path, code) }
      note(path, "the folder could not be looked into (\(ProjectWalk.reason(code)))")
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = ProjectWalk.name(of: entry)
      guard name.pointee != CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      let interest = Interest(fileName: name)
      switch type(of: entry, name: name, in: path, isWanted: interest != nil) {
      case .folder: enter(name, of: path)
      case .file: if let interest { take(name, of: path, as: interest) }
      case .other: break
      }
    }
  }

  private mutating func enter(_ name: UnsafePointer<CChar>, of path: String) {
    guard let text = String(validatingCString: name) else { return }
    guard !SkippedFolders.contain(text) else {
      passedFoldersBy = true
      return
    }
    pending.append(path.isEmpty ? text : path + "/" + text)
  }

  private mutating func take(
    _ name: UnsafePointer<CChar>, of path: String, as interest: Interest
  ) {
    guard let text = String(validatingCString: name) else {
      return note(path, "the name of a file in here is no Unicode text; rename it to have it found")
    }
    let file = path.isEmpty ? text : path + "/" + text
    switch interest {
    case .font: fonts.append(file)
    case .propertyList: propertyLists.append(file)
    case .strings: strings.append(file)
    }
  }

  private mutating func note(_ path: String, _ message: String) {
    notices.append(
      InputWarning(message, location: SourceLocation(path: path.isEmpty ? folder.path : path)))
  }
}

// MARK: Directory entries

extension ProjectWalk {
  private enum FileType {
    case file, folder, other
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
    return UnsafePointer(
      (UnsafeMutableRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
  }

  /// Returns what an entry is; the file system is asked again only where it matters.
  private func type(
    of entry: UnsafeMutablePointer<dirent>, name: UnsafePointer<CChar>, in path: String,
    isWanted: Bool
  ) -> FileType {
    let type = Int(entry.pointee.d_type)
    if type == Int(DT_DIR) { return .folder }
    if type == Int(DT_REG) { return .file }
    let isLink = type == Int(DT_LNK)
    guard isLink || type == Int(DT_UNKNOWN), isWanted || !isLink else { return .other }
    let entryPath = folder.openPath(
      (path.isEmpty ? "" : path + "/") + String(decoding: name.bytes, as: UTF8.self))
    var information = stat()
    guard lstat(entryPath, &information) == 0 else { return .other }
    if information.st_mode & S_IFMT == S_IFDIR { return .folder }
    guard stat(entryPath, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return .other
    }
    return .file
  }

  private static func failure(_ path: String, _ code: Int32) -> InputError {
    let message =
      switch code {
      case ENOENT: "there is no such folder; check the path"
      case ENOTDIR: "this is a file; name the folder of the project"
      case EACCES: "the folder may not be read; check its permissions"
      default: "the folder cannot be read (\(reason(code))); check it"
      }
    return InputError(message, location: SourceLocation(path: path))
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension UnsafePointer<CChar> {
  /// The bytes before the terminating zero.
  var bytes: UnsafeBufferPointer<UInt8> {
    let length = strlen(self)
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(self).assumingMemoryBound(to: UInt8.self), count: length)
  }
}
