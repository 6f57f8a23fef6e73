import Inputs
import MetricsCore
import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output, whose every byte either arrives or is missed aloud.
enum StandardOutput {
  /// Writes text.
  ///
  /// - Throws: `InputError` when it cannot be written; a reader that closed its end is no error.
  static func write(_ text: String) throws(InputError) {
    let failure = writeAll(text, to: STDOUT_FILENO)
    guard failure != 0, failure != EPIPE else { return }
    throw InputError(
      "the output cannot be written (\(String(cString: strerror(failure)))); check the disk or "
        + "where it is sent", location: SourceLocation(path: "standard output"))
  }
}

/// Standard error, for messages; nothing can be said when it fails.
enum StandardError {
  /// Writes text.
  static func write(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
  }

  /// Writes a warning on a line of its own, with the place it is about.
  static func warn(_ message: String, at location: SourceLocation?) {
    let place = location.map { "\($0): " } ?? ""
    write(singleLine("\(place)warning: \(message)") + "\n")
  }
}

/// Writes every byte; returns 0 or the error's number.
private func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
  var text = text
  return text.withUTF8 { bytes in
    var offset = 0
    while offset < bytes.count {
      let written = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      offset += written
    }
    return 0
  }
}
