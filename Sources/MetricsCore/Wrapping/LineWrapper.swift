/// Breaks shaped text into lines: greedy, at the break opportunities that the text carries.
///
/// Spaces at a line's end hang. A word wider than the line starts a line of its own and is broken
/// at grapheme boundaries (``ShapedText/emergencyBreaks``), its rest going on to fill lines. A line
/// terminator at the very end opens no further line.
public enum LineWrapper {
  /// The slack in ems that makes a line of exactly the limit fit: far below any font's grid, far
  /// above what adding up doubles can lose.
  public static let slack = 1e-9

  /// Returns the number of lines and the width of the widest one.
  ///
  /// - Parameters:
  ///   - text: The text to wrap.
  ///   - limit: The room for one line in ems: points divided by the point size.
  /// - Returns: What ``lines(_:limit:avoidsLoneLastWord:)`` comes to.
  /// - Complexity: O(*n*) in the number of segments; O(*n*) in that of emergency breaks for words
  ///   wider than the limit.
  public static func summary(_ text: ShapedText, limit: Double) -> WrapSummary {
    var summary = WrapSummary()
    wrap(text, limit: limit) { _, _, _, width, reason in
      summary.lines += 1
      if width > summary.widest { summary.widest = width }
      if reason == .emergency { summary.breaksWord = true }
    }
    return summary
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - text: The text to wrap.
  ///   - limit: The room for one line in ems.
  ///   - avoidsLoneLastWord: Whether a last line of one word takes one more word from the line
  ///     above, as labels do; it changes no number of lines.
  /// - Returns: The lines in order; none for an empty text.
  public static func lines(
    _ text: ShapedText, limit: Double, avoidsLoneLastWord: Bool = false
  ) -> [WrappedLine] {
    var lines: [WrappedLine] = []
    wrap(text, limit: limit) { start, end, visibleEnd, width, reason in
      lines.append(
        WrappedLine(
          start: start, end: end, visibleEnd: visibleEnd, width: width, reason: reason))
    }
    if avoidsLoneLastWord { LoneLastWord.avoid(in: &lines, of: text, limit: limit) }
    return lines
  }

  /// Calls `emit` with start, end, visible end, width and reason of each line.
  @inline(__always)
  private static func wrap(
    _ text: ShapedText, limit: Double,
    emit: (Int, Int, Int, Double, BreakReason) -> Void
  ) {
    let limit = limit + slack
    let lastParagraph = text.lastParagraph
    text.segments.withUnsafeBufferPointer { segments in
      let final = segments.count - 1
      var first = 0
      var start = 0
      // The position that a line's width counts from: its start, less the start's adjustment.
      var base = -(segments.first?.startAdjustment ?? 0)
      while first < segments.count {
        // Most texts, and all ends of paragraphs, fit whole: one comparison tells.
        var last =
          first >= lastParagraph
            && segments[final].visiblePosition + segments[final].endAdjustment - base <= limit
          ? final : lastFitting(segments, from: first, base: base, limit: limit)
        if last < first {
          (start, base) = breakWord(text, segments, first, base, limit, emit)
          last =
            segments[first].isMandatory
            ? first : lastFitting(segments, from: first + 1, base: base, limit: limit)
        }
        let segment = segments[last]
        let reason: BreakReason =
          segment.isMandatory ? .mandatory : last + 1 == segments.count ? .end : .regular
        emit(
          start, Int(segment.end), max(start, Int(segment.visibleEnd)),
          max(0, segment.visiblePosition - base + segment.endAdjustment), reason)
        first = last + 1
        start = Int(segment.end)
        if first < segments.count { base = segment.position - segments[first].startAdjustment }
      }
    }
  }

  /// Returns the last segment with which a line still fits; `first - 1` when none does.
  @inline(__always)
  private static func lastFitting(
    _ segments: UnsafeBufferPointer<ShapedText.Segment>, from first: Int, base: Double,
    limit: Double
  ) -> Int {
    var last = first - 1
    var index = first
    while index < segments.count {
      let width = segments[index].visiblePosition - base
      if width + segments[index].endAdjustment <= limit {
        last = index
      } else if width > limit {
        break
      }
      if segments[index].isMandatory { break }
      index += 1
    }
    return last
  }

  /// Breaks one segment that is wider than the limit, emitting all lines but its rest.
  ///
  /// - Returns: Where the rest starts, and the position its width counts from.
  private static func breakWord(
    _ text: ShapedText, _ segments: UnsafeBufferPointer<ShapedText.Segment>, _ index: Int,
    _ base: Double, _ limit: Double,
    _ emit: (Int, Int, Int, Double, BreakReason) -> Void
  ) -> (start: Int, base: Double) {
    let segment = segments[index]
    var start = index == 0 ? 0 : Int(segments[index - 1].end)
    var base = base
    let breaks = text.emergencyBreaks
    var next = firstBreak(after: start, in: breaks)
    while segment.visiblePosition - base + segment.endAdjustment > limit {
      // The last boundary up to which the line fits, or the first one when none fits.
      var chosen: Int?
      while next < breaks.count, breaks[next].offset < segment.visibleEnd {
        let boundary = breaks[next]
        let width = text.positions[Int(boundary.offset)] - base
        if chosen == nil || width + boundary.endAdjustment <= limit { chosen = next }
        if width > limit { break }
        next += 1
      }
      guard let chosen else { break }
      let boundary = breaks[chosen]
      let offset = Int(boundary.offset)
      emit(
        start, offset, offset, max(0, text.positions[offset] - base + boundary.endAdjustment),
        .emergency)
      start = offset
      base = text.positions[offset] - boundary.startAdjustment
      next = chosen + 1
    }
    return (start, base)
  }

  private static func firstBreak(
    after offset: Int, in breaks: [ShapedText.EmergencyBreak]
  ) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if Int(breaks[middle].offset) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
