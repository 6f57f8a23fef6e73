import Dispatch
import Synchronization

/// Does numbered pieces of work on several threads.
package enum Workers {
  /// Does the work and gathers what it came to.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - threads: The greatest number of threads.
  ///   - makeWorker: Makes what a thread keeps from one piece to the next.
  ///   - work: Does a piece.
  /// - Returns: What each piece came to, in order, whatever the number of threads.
  package static func map<Worker, Result: Sendable>(
    count: Int, threads: Int, _ makeWorker: @Sendable () -> Worker,
    _ work: @Sendable (Worker, Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    let next = Atomic(0)
    @Sendable func run() {
      let worker = makeWorker()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = work(worker, index)
        results.withLock { $0[index] = result }
      }
    }
    let threads = min(threads, count)
    if threads > 1 {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in run() }
    } else {
      run()
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
