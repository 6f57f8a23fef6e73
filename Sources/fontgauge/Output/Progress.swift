import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A count on standard error while long work goes on; nothing when that is no terminal.
final class Progress: Sendable {
  private let label: String
  private let isShown: Bool
  private let start = Progress.now()
  private let state = Mutex(State())

  private struct State {
    var last = 0.0
    var hasWritten = false
  }

  init(_ label: String, quiet: Bool) {
    self.label = label
    isShown = !quiet && Terminal.isErrorTerminal
  }

  /// Shows how much is done, at most ten times a second and not in the first half second.
  func advance(to count: Int, of total: Int) {
    guard isShown else { return }
    let now = Progress.now()
    guard now - start > 0.5 else { return }
    state.withLock { state in
      guard now - state.last > 0.1 else { return }
      state = State(last: now, hasWritten: true)
      StandardError.write("\r\(label) \(count) of \(total)\u{1B}[K")
    }
  }

  /// Takes the count away.
  func finish() {
    if state.withLock({ $0.hasWritten }) { StandardError.write("\r\u{1B}[K") }
  }

  /// Seconds of a clock that only goes forwards.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
