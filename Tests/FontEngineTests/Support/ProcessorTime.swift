import Foundation

/// The processor time that a piece of work takes on its thread: unlike the time on the clock it
/// does not grow when the machine is busy with other things.
enum ProcessorTime {
  /// What any input may take at most.
  static let limit = Duration.seconds(5)

  /// Returns the time that some work takes.
  static func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
