public import DynamicType

/// A text measured in one font, without a configuration, at every category.
public struct MeasuredText: Equatable, Sendable {
  /// The text.
  public var text: LocalizedText
  /// The twelve categories in ascending order.
  public var categories: [MeasuredCategory]

  /// Creates a measurement.
  public init(text: LocalizedText, categories: [MeasuredCategory]) {
    self.text = text
    self.categories = categories
  }
}

/// A text at one category.
///
/// Lengths are in points, unrounded but for ``MeasuredCategory/height``.
public struct MeasuredCategory: Equatable, Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// The font's size.
  public var pointSize: Double
  /// The width of the widest line when only mandatory breaks are made.
  public var naturalWidth: Double
  /// The width of the widest line as wrapped.
  public var width: Double
  /// The number of lines shown.
  public var lines: Int
  /// The lines shown, without what hangs at their ends.
  public var lineTexts: [String]
  /// The height of one line; `nil` when the font has no line metrics.
  public var lineHeight: Double?
  /// The height of the lines shown, rounded up to the display's pixels.
  public var height: Double?
  /// Whether text is lost to the limit on lines.
  public var truncated: Bool
  /// Words broken inside, once each.
  public var brokenWords: [String]
  /// User-perceived characters the font lacks, once each.
  public var missing: [String]

  /// Creates a measurement.
  public init(
    category: ContentSizeCategory, pointSize: Double, naturalWidth: Double, width: Double,
    lines: Int, lineTexts: [String], lineHeight: Double?, height: Double?, truncated: Bool,
    brokenWords: [String], missing: [String]
  ) {
    self.category = category
    self.pointSize = pointSize
    self.naturalWidth = naturalWidth
    self.width = width
    self.lines = lines
    self.lineTexts = lineTexts
    self.lineHeight = lineHeight
    self.height = height
    self.truncated = truncated
    self.brokenWords = brokenWords
    self.missing = missing
  }
}
