import MetricsCore

/// The rules of ``LineWrapper``, followed by trying every place a line could end.
///
/// It is slow and shares no code with what it checks. Advances and limits are multiples of 1/64, so
/// that its sums are exact and it needs no slack.
struct ReferenceWrapper {
  let text: ShapedText
  let limit: Double

  private static let space: UInt16 = 0x20
  private static let lineFeed: UInt16 = 0x0A

  /// Where lines start.
  var starts: [Int] {
    var starts: [Int] = []
    var start = 0
    while start < text.utf16.count {
      starts.append(start)
      start = end(from: start)
    }
    return starts
  }

  /// Where a line ends that starts at an offset.
  private func end(from start: Int) -> Int {
    var opportunities: [Int] = []
    for offset in (start + 1)...text.utf16.count {
      if text.segments.contains(where: { $0.end == offset }) { opportunities.append(offset) }
      if text.utf16[offset - 1] == Self.lineFeed { break }
    }
    if let last = opportunities.last(where: { width(start, $0) <= limit }) { return last }
    let inside = text.emergencyBreaks.map { Int($0.offset) }
      .filter { $0 > start && $0 < opportunities[0] }
    return inside.last { width(start, $0) <= limit } ?? inside.first ?? opportunities[0]
  }

  /// The width of a line from one offset to another, without what hangs.
  func width(_ start: Int, _ end: Int) -> Double {
    var visibleEnd = end
    while visibleEnd > start, hangs(text.utf16[visibleEnd - 1]) { visibleEnd -= 1 }
    var width = 0.0
    for offset in start..<visibleEnd {
      width += text.positions[offset + 1] - text.positions[offset]
    }
    if let last = text.segments.first(where: { $0.end == end }) {
      width += last.endAdjustment
    } else if let last = text.emergencyBreaks.first(where: { $0.offset == end }) {
      width += last.endAdjustment
    }
    if let previous = text.segments.firstIndex(where: { $0.end == start }) {
      width += text.segments[previous + 1].startAdjustment
    } else if let previous = text.emergencyBreaks.first(where: { $0.offset == start }) {
      width += previous.startAdjustment
    }
    return width
  }

  private func hangs(_ unit: UInt16) -> Bool { unit == Self.space || unit == Self.lineFeed }

  /// The text shown when a line is the last one allowed, and the offset after it.
  func truncated(from start: Int) -> (shown: String, cut: Int) {
    let paragraph = text.utf16[start...].prefix { $0 != Self.lineFeed }
    var cut = start
    var offset = start
    for character in String(decoding: paragraph, as: UTF16.self) {
      offset += character.utf16.count
      let advances = text.positions[offset] - text.positions[start]
      if advances + text.ellipsisAdvance <= limit { cut = offset }
    }
    while cut > start, text.utf16[cut - 1] == Self.space { cut -= 1 }
    return (text.string(start..<cut) + "…", cut)
  }
}
