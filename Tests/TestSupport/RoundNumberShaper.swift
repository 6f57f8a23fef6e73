public import MetricsCore

/// Shapes texts without a font, in round numbers: every character is half an em wide.
///
/// Lines may break after a run of spaces and after a hyphen that neither a space nor another hyphen
/// follows; they end after a line feed. Words may be broken between any two characters.
public enum RoundNumberShaper {
  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - ellipsisAdvance: The advance of the sign that marks truncation, in ems.
  ///   - advance: The advance of a character in ems; line feeds have none.
  /// - Returns: The text with all its emergency breaks and without adjustments.
  public static func shape(
    _ text: String, ellipsisAdvance: Double = 1, advance: (Character) -> Double = { _ in 0.5 }
  ) -> ShapedText {
    let units = Array(text.utf16)
    var positions = [0.0]
    var boundaries: [Int] = []
    for character in text {
      let end = positions[positions.count - 1] + (character == "\n" ? 0 : advance(character))
      positions += [Double](repeating: end, count: character.utf16.count)
      boundaries.append(positions.count - 1)
    }
    var segments: [ShapedText.Segment] = []
    var emergencyBreaks: [ShapedText.EmergencyBreak] = []
    var start = 0
    for end in boundaries where end == units.count || isOpportunity(units[end - 1], units[end]) {
      var visibleEnd = end
      while visibleEnd > start, [space, lineFeed].contains(units[visibleEnd - 1]) {
        visibleEnd -= 1
      }
      emergencyBreaks += boundaries.filter { $0 > start && $0 < visibleEnd }
        .map { ShapedText.EmergencyBreak(offset: Int32($0)) }
      segments.append(
        ShapedText.Segment(
          end: Int32(end), visibleEnd: Int32(visibleEnd), isMandatory: units[end - 1] == lineFeed,
          position: positions[end], visiblePosition: positions[visibleEnd]))
      start = end
    }
    return ShapedText(
      utf16: units, positions: positions, segments: segments, emergencyBreaks: emergencyBreaks,
      ellipsisAdvance: ellipsisAdvance)
  }

  private static let space: UInt16 = 0x20
  private static let lineFeed: UInt16 = 0x0A
  private static let hyphen: UInt16 = 0x2D

  private static func isOpportunity(_ before: UInt16, _ after: UInt16) -> Bool {
    switch before {
    case lineFeed: true
    case space: after != space && after != lineFeed
    case hyphen: ![space, lineFeed, hyphen].contains(after)
    default: false
    }
  }
}
