public import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
public enum FileReader {
  /// The greatest size that is read when no other is asked for, in bytes: 512 MB.
  public static let sizeLimit = 512 << 20

  /// Reads a whole file.
  ///
  /// Folders, pipes, sockets and devices are refused, so that nothing is waited for.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - location: The place to show in errors; `nil` for the path itself.
  ///   - sizeLimit: The greatest size that is read, in bytes.
  /// - Returns: The bytes.
  /// - Throws: An error with a sentence for the user.
  public static func read(
    _ path: String, reportedAs location: SourceLocation? = nil, sizeLimit: Int = sizeLimit
  ) throws(InputError) -> [UInt8] {
    func failure(_ problem: FileProblem) -> InputError {
      InputError(problem.sentence, location: location ?? SourceLocation(path: path))
    }
    guard !path.isEmpty else { throw failure(.emptyPath) }
    guard !path.utf8.contains(0) else { throw failure(.zeroInPath) }
    // A pipe without a writer would otherwise block in open itself.
    let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(.system(errno, .reading)) }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else {
      throw failure(.system(errno, .reading))
    }
    switch status.kind {
    case .regular: break
    case .folder: throw failure(.isFolder)
    case .pipe, .device, .other: throw failure(.notRegular)
    }
    guard status.size <= sizeLimit else { throw failure(.tooLarge(limit: sizeLimit)) }
    do {
      return try bytes(of: descriptor, expecting: status.size, limit: sizeLimit)
    } catch {
      throw failure(error)
    }
  }

  /// Reads to the end, whatever size was announced: a file may grow, and some announce none.
  private static func bytes(
    of descriptor: Int32, expecting size: Int, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var wanted = size + 1
    while true {
      let capacity = wanted
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initializedCount in
        count = retrying { systemRead(descriptor, buffer.baseAddress, capacity) }
        initializedCount = max(0, count)
      }
      guard count >= 0 else { throw .system(errno, .reading) }
      guard count > 0 else { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      wanted = max(size + 1 - bytes.count, 1 << 16)
    }
  }
}
