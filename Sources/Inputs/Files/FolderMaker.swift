import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes folders to write files in.
public enum FolderMaker {
  /// Makes a folder, and those that it is to lie in, unless they are there.
  ///
  /// - Parameter path: The folder.
  /// - Throws: An error with a sentence for the user.
  public static func make(_ path: String) throws(InputError) {
    func failure(_ sentence: String) -> InputError {
      InputError(sentence, location: SourceLocation(path: path))
    }
    guard !path.isEmpty else { throw failure("the path is empty; name a folder") }
    guard !path.utf8.contains(0) else { throw failure(FileProblem.zeroInPath.sentence) }
    let parts = Path.normalised(path).split(separator: "/", omittingEmptySubsequences: false)
    for count in 1...parts.count where !parts[count - 1].isEmpty {
      let folder = parts.prefix(count).joined(separator: "/")
      if mkdir(folder, 0o777) == 0 { continue }
      let code = errno
      switch FileStatus(path: folder)?.kind {
      case .folder: continue
      case .none: throw failure(FileProblem.system(code, .writing).sentence)
      default:
        throw failure(
          folder == Path.normalised(path)
            ? "this is a file; name a folder" : "\(folder) is a file; name another folder")
      }
    }
  }
}
