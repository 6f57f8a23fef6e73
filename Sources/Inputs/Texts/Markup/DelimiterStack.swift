/// The runs of markers that have not found their partners yet.
///
/// Source: [CommonMark 0.30](https://spec.commonmark.org/0.30/#process-emphasis), the procedure
/// that processes emphasis.
struct DelimiterStack {
  private struct Entry {
    var run: DelimiterRun
    var part: Int
    /// How many of the markers are left.
    var count: Int
    var previous: Int?
    var next: Int?
  }

  private var entries: [Entry] = []
  private var last: Int?

  /// The number of runs that were ever put on the stack, since the last that were taken off.
  var count: Int { entries.count }

  /// Puts a run on the stack.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - part: What the caller calls it by.
  mutating func append(_ run: DelimiterRun, part: Int) {
    if let last { entries[last].next = entries.count }
    entries.append(Entry(run: run, part: part, count: run.length, previous: last))
    last = entries.count - 1
  }

  /// Finds partners among the runs from an index on, and takes these runs off the stack.
  ///
  /// - Parameters:
  ///   - bottom: The index, a former ``count``.
  ///   - remove: Called with a run and the number of its markers that are markup.
  mutating func pair(from bottom: Int, remove: (_ part: Int, _ count: Int) -> Void) {
    // Nothing below these indices opens what a closer of that marker and length closes, so that
    // text with nothing but closers takes no longer than other text.
    var bottoms: [Int] = Array(repeating: bottom, count: 3 * 3)
    var candidate = first(from: bottom)
    while let closer = candidate {
      guard entries[closer].run.canClose else {
        candidate = entries[closer].next
        continue
      }
      let slot = slot(entries[closer].run)
      if let opener = opener(for: closer, downTo: bottoms[slot]) {
        candidate = join(opener, closer, remove)
      } else {
        bottoms[slot] = closer
        candidate = entries[closer].next
        if !entries[closer].run.canOpen { unlink(closer) }
      }
    }
    while let last, last >= bottom { unlink(last) }
    entries.removeLast(entries.count - bottom)
  }

  private func first(from bottom: Int) -> Int? {
    var first: Int?
    var index = last
    while let current = index, current >= bottom {
      first = current
      index = entries[current].previous
    }
    return first
  }

  private func slot(_ run: DelimiterRun) -> Int {
    let marker =
      switch Unicode.Scalar(run.marker) {
      case "*": 0
      case "_": 1
      default: 2
      }
    return marker * 3 + run.length % 3
  }

  private func opener(for closer: Int, downTo bottom: Int) -> Int? {
    let closing = entries[closer].run
    var index = entries[closer].previous
    while let current = index, current >= bottom {
      let opening = entries[current].run
      if opening.canOpen, opening.marker == closing.marker,
        !(closing.canOpen || opening.canClose) || closing.length % 3 == 0
          || (opening.length + closing.length) % 3 != 0
      {
        return current
      }
      index = entries[current].previous
    }
    return nil
  }

  /// Makes two runs partners.
  ///
  /// - Returns: The run to look at next.
  private mutating func join(
    _ opener: Int, _ closer: Int, _ remove: (_ part: Int, _ count: Int) -> Void
  ) -> Int? {
    while let between = entries[closer].previous, between != opener { unlink(between) }
    let used = min(entries[opener].count, entries[closer].count, 2)
    remove(entries[opener].part, used)
    remove(entries[closer].part, used)
    entries[opener].count -= used
    entries[closer].count -= used
    if entries[opener].count == 0 { unlink(opener) }
    guard entries[closer].count == 0 else { return closer }
    let next = entries[closer].next
    unlink(closer)
    return next
  }

  private mutating func unlink(_ index: Int) {
    let entry = entries[index]
    if let previous = entry.previous { entries[previous].next = entry.next }
    if let next = entry.next {
      entries[next].previous = entry.previous
    } else {
      last = entry.previous
    }
  }
}
