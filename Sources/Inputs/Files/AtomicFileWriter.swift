import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes whole files, so that a reader sees the old contents or the new and nothing between.
public enum AtomicFileWriter {
  /// Replaces the contents of a file, or creates it.
  ///
  /// The bytes go to a temporary file in the same folder, which then takes the name. An existing
  /// file keeps its permissions, and a symbolic link keeps pointing where it points. Pipes and
  /// character devices such as `/dev/stdout` are written to directly.
  ///
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - path: The file.
  /// - Throws: An error with a sentence for the user; the file is then as it was before.
  public static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
    try write([(bytes, path)])
  }

  /// Replaces or creates files that belong together: none takes its name before all are written.
  ///
  /// - Parameter files: The new contents of each file.
  /// - Throws: An error with a sentence for the user. Unless the last step fails, which only gives
  ///   files their names, all of them are then as they were before.
  public static func write(_ files: [(bytes: [UInt8], path: String)]) throws(InputError) {
    var pending: [PendingFile] = []
    defer { for file in pending { file.discard() } }
    for file in files {
      do throws(FileProblem) {
        pending.append(try prepare(file.bytes, for: file.path))
      } catch {
        throw InputError(error.sentence, location: SourceLocation(path: file.path))
      }
    }
    for file in files {
      do throws(FileProblem) {
        try pending[0].commit()
      } catch {
        throw InputError(error.sentence, location: SourceLocation(path: file.path))
      }
      pending.removeFirst()
    }
  }

  /// A file that is written, but for its name.
  private enum PendingFile {
    /// A temporary file and the name that it is to take.
    case temporary(String, target: String)
    /// Bytes for a pipe or a device.
    case direct([UInt8], path: String)

    func commit() throws(FileProblem) {
      switch self {
      case .temporary(let temporary, let target):
        guard rename(temporary, target) == 0 else { throw .system(errno, .writing) }
      case .direct(let bytes, let path): try writeDirectly(bytes, to: path)
      }
    }

    func discard() {
      if case .temporary(let temporary, _) = self { unlink(temporary) }
    }
  }

  private static func prepare(
    _ bytes: [UInt8], for path: String
  ) throws(FileProblem) -> PendingFile {
    guard !path.isEmpty else { throw .emptyPath }
    guard !path.utf8.contains(0) else { throw .zeroInPath }
    let existing = FileStatus(path: path)
    switch existing?.kind {
    case .folder: throw .isFolder
    case .pipe, .device: return .direct(bytes, path: path)
    case .other: throw .notRegular
    case .regular, nil: break
    }
    let target = existing == nil ? path : resolved(path)
    let folder = Path.folder(of: target)
    guard FileStatus(path: folder)?.kind == .folder else { throw .noFolder(folder) }
    let (descriptor, temporary) = try createTemporaryFile(in: folder)
    do throws(FileProblem) {
      defer { close(descriptor) }
      if let existing { fchmod(descriptor, existing.permissions) }
      try append(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .system(errno, .writing) }
    } catch {
      unlink(temporary)
      throw error
    }
    return .temporary(temporary, target: target)
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    // A pipe without a reader fails at once instead of blocking; from then on waiting is right.
    let descriptor = retrying { open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .system(errno, .writing) }
    defer { close(descriptor) }
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    try append(bytes, to: descriptor)
  }

  private static func append(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying {
          systemWrite(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        }
      }
      guard count > 0 else { throw .system(count < 0 ? errno : EIO, .writing) }
      offset += count
    }
  }

  private static func createTemporaryFile(
    in folder: String
  ) throws(FileProblem) -> (descriptor: Int32, path: String) {
    var code = EEXIST
    for attempt in 0..<1000 {
      let path = Path.joined(folder, ".fontgauge-\(getpid())-\(attempt).tmp")
      let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 { return (descriptor, path) }
      code = errno
      guard code == EEXIST else { break }
    }
    throw .system(code, .writing)
  }

  /// Returns the file that a path leads to, so that a symbolic link is not replaced by a file.
  private static func resolved(_ path: String) -> String {
    guard FileStatus.isLink(path), let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
