public import DynamicType

/// A length that stays as it is or follows the text size.
public struct Length: Hashable, Sendable {
  /// The length at large, in points.
  public var points: Double
  /// The style it is scaled with, by `UIFontMetrics` or a `ScaledMetric`; `nil` when it stays.
  public var textStyle: TextStyle?
  /// The greatest length when it is scaled, in points; `nil` for none.
  public var maximum: Double?

  /// Creates a length that stays.
  public init(_ points: Double) { self.points = points }

  /// Creates a length that follows the text size.
  public init(scaled points: Double, with textStyle: TextStyle = .body, maximum: Double? = nil) {
    self.points = points
    self.textStyle = textStyle
    self.maximum = maximum
  }

  /// Whether it follows the text size.
  public var isScaled: Bool { textStyle != nil }

  /// Returns the length at a category, in points; rounded to a pixel when it is scaled.
  public func value(
    at category: ContentSizeCategory, model: ScalingModel, displayScale: Double
  ) -> Double {
    guard let textStyle else { return points }
    let value = FontScaler(textStyle: textStyle, model: model)
      .scaledValue(points, at: category, displayScale: displayScale)
    return maximum.map { min($0, value) } ?? value
  }
}
