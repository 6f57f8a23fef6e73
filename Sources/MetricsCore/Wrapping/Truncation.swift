/// What a label with a line limit shows of a text that needs more lines.
public struct Truncation: Hashable, Sendable {
  /// The lines shown, hanging spaces left out, the last one ending with an ellipsis.
  public var visibleLines: [String]
  /// The text shown, with the ellipsis.
  public var visible: String
  /// The part of the text that cannot be seen.
  public var lost: String
  /// The width of the widest line shown, in ems.
  public var widest: Double

  /// Creates a truncation.
  public init(visibleLines: [String], visible: String, lost: String, widest: Double = 0) {
    self.visibleLines = visibleLines
    self.visible = visible
    self.lost = lost
    self.widest = widest
  }
}

extension LineWrapper {
  /// Returns what is shown of a text in a limited number of lines.
  ///
  /// As `byTruncatingTail` does: full lines stay, the last line takes what fits before U+2026, cut
  /// between clusters, a space before the ellipsis dropped.
  ///
  /// - Parameters:
  ///   - text: The text, with the emergency breaks of all its words.
  ///   - limit: The room for one line in ems.
  ///   - maximumLines: The number of lines allowed, at least 1.
  /// - Returns: What is shown and what is lost; `nil` when the text fits.
  public static func truncation(
    _ text: ShapedText, limit: Double, maximumLines: Int
  ) -> Truncation? {
    let lines = lines(text, limit: limit)
    guard lines.count > maximumLines, maximumLines > 0 else { return nil }
    let last = lines[maximumLines - 1]
    let (cut, lastWidth) = cut(text, from: last.start, limit: limit)
    var visibleLines = lines[..<(maximumLines - 1)].map { text.string($0.start..<$0.visibleEnd) }
    visibleLines.append(text.string(last.start..<cut) + "\u{2026}")
    let widest = lines[..<(maximumLines - 1)].reduce(lastWidth) { max($0, $1.width) }
    return Truncation(
      visibleLines: visibleLines, visible: text.string(0..<cut) + "\u{2026}",
      lost: text.string(cut..<text.utf16.count), widest: widest)
  }

  /// Returns the offset before which a line is cut to leave room for the ellipsis, and the width of
  /// the line with the ellipsis.
  private static func cut(
    _ text: ShapedText, from start: Int, limit: Double
  ) -> (offset: Int, width: Double) {
    let room = limit + slack - text.ellipsisAdvance
    let base = text.positions[start] - startAdjustment(text, at: start)
    let paragraphEnd =
      text.segments.first { $0.isMandatory && Int($0.end) > start }.map { Int($0.visibleEnd) }
      ?? text.utf16.count
    var candidates = text.emergencyBreaks.map { (Int($0.offset), $0.endAdjustment) }
    candidates += text.segments.map { (Int($0.visibleEnd), $0.endAdjustment) }
    var cut = start
    var width = 0.0
    for (offset, adjustment) in candidates where offset > cut && offset <= paragraphEnd {
      let candidate = text.positions[offset] - base + adjustment
      if candidate <= room { (cut, width) = (offset, candidate) }
    }
    while cut > start, isSpace(text.utf16[cut - 1]) {
      cut -= 1
      width = text.positions[cut] - base
    }
    return (cut, (cut > start ? width : 0) + text.ellipsisAdvance)
  }

  /// Returns what a line that begins at an offset gains over its share of the whole.
  private static func startAdjustment(_ text: ShapedText, at offset: Int) -> Double {
    if offset == 0 { return text.segments.first?.startAdjustment ?? 0 }
    if let index = text.segments.firstIndex(where: { Int($0.end) == offset }) {
      return text.segments[index + 1].startAdjustment
    }
    return text.emergencyBreaks.first { Int($0.offset) == offset }?.startAdjustment ?? 0
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 9 }
}
