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

/// The page about a step of GitHub Actions: a file that the environment names and steps append to.
struct StepSummary {
  private let path: String

  /// Finds the file; `nil` outside GitHub Actions.
  init?() {
    guard let path = Environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    self.path = path
  }

  /// Appends a report in Markdown, in the room that is left in the file.
  ///
  /// - Throws: `InputError` when it cannot be written; the file is then as it was before.
  func append(_ report: Report, context: ReportContext) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    let size = max(0, Int(lseek(descriptor, 0, SEEK_END)))
    // An empty line keeps what stands there from becoming part of the heading.
    let separator = size > 0 ? "\n\n" : ""
    let text =
      separator
      + MarkdownReporter().render(
        report, context: context, limit: MarkdownReporter.summaryLimit - size)
    guard write(Array(text.utf8), to: descriptor) else {
      let error = failure()
      _ = ftruncate(descriptor, off_t(size))
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  private func failure() -> InputError {
    InputError(
      "the step's summary cannot be written (\(String(cString: strerror(errno)))); check "
        + "GITHUB_STEP_SUMMARY", location: SourceLocation(path: path))
  }
}

/// The system's `write`, which the method of the same name hides.
private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
