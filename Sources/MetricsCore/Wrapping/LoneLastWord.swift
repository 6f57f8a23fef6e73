/// The line break strategy of labels and SwiftUI texts: no last line of a single word.
///
/// One more word moves down when the last line of a paragraph would hold one word only, the line
/// above keeps at least one, and both fit together. The effect is documented by Apple, the exact
/// trigger is not; the number of lines never changes. Confidence: medium.
enum LoneLastWord {
  /// Moves one word down where a paragraph's last line would hold one only.
  static func avoid(in lines: inout [WrappedLine], of text: ShapedText, limit: Double) {
    var segmentOfEnd: [Int: Int] = [:]
    for (index, segment) in text.segments.enumerated() { segmentOfEnd[Int(segment.end)] = index }
    for index in lines.indices.dropFirst() where lines[index].reason != .regular {
      let above = lines[index - 1]
      let last = lines[index]
      guard last.reason != .emergency, above.reason == .regular,
        let lastSegment = segmentOfEnd[last.end], let aboveSegment = segmentOfEnd[above.end],
        lastSegment == aboveSegment + 1, aboveSegment > 0
      else { continue }
      let moved = text.segments[aboveSegment]
      let kept = text.segments[aboveSegment - 1]
      // A piece of spaces alone, as at a paragraph's start, is no word.
      guard Int(kept.visibleEnd) > above.start else { continue }
      let tail = text.segments[lastSegment]
      let width =
        tail.visiblePosition - kept.position + moved.startAdjustment + tail.endAdjustment
      let trimmed = moved.visiblePosition + moved.endAdjustment - kept.visiblePosition
      // A hyphen shown at the earlier break can be wider than what moves.
      let keptWidth = max(0, above.width - trimmed + kept.endAdjustment)
      guard max(width, keptWidth) <= limit + LineWrapper.slack else { continue }
      lines[index].start = Int(kept.end)
      lines[index].width = width
      lines[index - 1].end = Int(kept.end)
      lines[index - 1].visibleEnd = Int(kept.visibleEnd)
      lines[index - 1].width = keptWidth
    }
  }
}
