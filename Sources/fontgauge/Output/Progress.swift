import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A bar on standard error while long work goes on; nothing when that is no terminal.
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
      StandardError.write("\r\(label) \(Progress.bar(count, of: total))\u{1B}[K")
    }
  }

  /// Returns the share done and the count: `[#####---------------]  25 % of 20000 texts`.
  private static func bar(_ count: Int, of total: Int) -> String {
    let share = total > 0 ? Double(min(count, total)) / Double(total) : 1
    let filled = Int(share * Double(barWidth))
    let percent = String(Int(share * 100))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: barWidth - filled) + "] "
      + String(repeating: " ", count: 3 - percent.count) + percent + " % of \(total) texts"
  }

  private static let barWidth = 30

  /// Takes the bar away.
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
