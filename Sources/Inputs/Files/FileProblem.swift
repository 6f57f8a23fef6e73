#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file could not be read or written.
enum FileProblem: Error {
  /// What was attempted.
  enum Attempt {
    case reading, writing
  }

  case emptyPath
  case zeroInPath
  case isFolder
  case notRegular
  case tooLarge(limit: Int)
  case noFolder(String)
  /// A system call failed with this `errno`.
  case system(Int32, Attempt)

  /// What is wrong and what to do.
  var sentence: String {
    switch self {
    case .emptyPath: "the path is empty; name a file"
    case .zeroInPath: "the path has a zero character in it, which no file name can have"
    case .isFolder: "this is a folder; name a file in it"
    case .notRegular: "this is a pipe, socket or device; name a regular file"
    case .tooLarge(let limit):
      "the file is larger than \(size(limit)), more than a file of its kind has; check that it is "
        + "the right one"
    case .noFolder(let folder): "there is no folder \(folder); create it first"
    case .system(let code, let attempt): sentence(code, attempt)
    }
  }

  private func sentence(_ code: Int32, _ attempt: Attempt) -> String {
    switch (code, attempt) {
    case (ENOENT, .reading), (ENOTDIR, .reading): "there is no such file; check the path"
    case (ENOENT, .writing), (ENOTDIR, .writing): "there is no such folder; create it first"
    case (EACCES, .reading), (EPERM, .reading):
      "the file may not be read; check its permissions and those of its folders"
    case (EACCES, .writing), (EPERM, .writing), (EROFS, .writing):
      "the file may not be written; check the permissions of its folder"
    case (EISDIR, _): "this is a folder; name a file in it"
    case (ELOOP, _): "the symbolic links of the path lead round in a circle; check them"
    case (ENAMETOOLONG, _): "the path is too long for the file system; check it"
    case (ENOSPC, _), (EDQUOT, _): "the disk is full; make room and run again"
    default:
      "the file could not be \(attempt == .reading ? "read" : "written") "
        + "(\(String(cString: strerror(code)))); check it and its folder"
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) kB"
  }
}
