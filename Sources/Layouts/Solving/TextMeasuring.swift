/// Measures the texts of a layout.
///
/// Texts are numbered as in ``LayoutOutline/texts``. The same question always has the same answer.
public protocol TextMeasuring {
  /// Returns what does not depend on the room for a text.
  func widths(of text: Int, in surroundings: LayoutSurroundings) -> TextWidths

  /// Returns what becomes of a text in a room.
  ///
  /// - Parameters:
  ///   - text: The text's number.
  ///   - room: The room for one line in points, not negative.
  ///   - surroundings: The category and the screen.
  /// - Returns: Lines and lengths.
  func extent(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> TextExtent
}

/// What is known of a text without a room for it; lengths in points, unrounded.
public struct TextWidths: Hashable, Sendable {
  /// The font's size.
  public var pointSize: Double
  /// The width when only mandatory breaks are made, with the attachment.
  public var natural: Double
  /// The width of the longest piece without a break opportunity.
  public var longestWord: Double

  /// Creates widths.
  public init(pointSize: Double, natural: Double, longestWord: Double) {
    self.pointSize = pointSize
    self.natural = natural
    self.longestWord = longestWord
  }
}

/// What becomes of a text in a room; lengths in points, unrounded.
public struct TextExtent: Hashable, Sendable {
  /// The lines shown.
  public var lines: Int
  /// The lines it would need.
  public var neededLines: Int
  /// The width of the widest line.
  public var width: Double
  /// The height of the lines shown.
  public var height: Double
  /// The distance from the top to the first baseline.
  public var baseline: Double
  /// Whether a word is broken inside.
  public var breaksWord: Bool

  /// Whether the text is cut off.
  public var isCut: Bool { neededLines > lines }

  /// Creates an extent.
  public init(
    lines: Int, neededLines: Int, width: Double, height: Double, baseline: Double,
    breaksWord: Bool
  ) {
    self.lines = lines
    self.neededLines = neededLines
    self.width = width
    self.height = height
    self.baseline = baseline
    self.breaksWord = breaksWord
  }
}
