public import DynamicType

/// A style at one content size category: what the app's text is set in.
public struct ScaledStyle: Hashable, Sendable {
  /// The category the user chose.
  public var category: ContentSizeCategory
  /// The font's size in points.
  public var pointSize: Double
  /// The distance from one baseline to the next within the style's line box, in points, unrounded;
  /// `nil` when no font is known.
  public var lineHeight: Double?
  /// The font's own line height at this size, in points; `nil` when no font is known.
  public var naturalLineHeight: Double?
  /// Space after each line but the last, in points.
  public var lineGap: Double
  /// `UIFontMetrics.scaledValue(for:)` of the style's size, in points.
  public var scaledValue: Double

  /// Creates a scaled style.
  public init(
    category: ContentSizeCategory, pointSize: Double, lineHeight: Double?,
    naturalLineHeight: Double?, lineGap: Double, scaledValue: Double
  ) {
    self.category = category
    self.pointSize = pointSize
    self.lineHeight = lineHeight
    self.naturalLineHeight = naturalLineHeight
    self.lineGap = lineGap
    self.scaledValue = scaledValue
  }

  /// Returns the height of a number of lines, in points, unrounded; `nil` when no font is known.
  public func height(lines: Int) -> Double? {
    guard let lineHeight, lines > 0 else { return lineHeight.map { _ in 0 } }
    return Double(lines) * lineHeight + Double(lines - 1) * lineGap
  }
}

extension CustomStyle {
  /// Returns the style at a category, for a font with the given metrics.
  ///
  /// The line height is `lineHeight` (scaled by the text style only when asked), else the font's
  /// own. One larger than the font's own adds space above the baseline; a smaller one clips. The
  /// gap between lines is `lineSpacing` or the font's line gap, whichever is larger.
  ///
  /// - Parameters:
  ///   - category: The category the user chose; the style's own limits are applied here.
  ///   - metrics: The font's line metrics in ems; `nil` when no font is known.
  ///   - model: The version of Apple's behaviour.
  ///   - displayScale: Pixels per point.
  /// - Returns: The sizes at that category, unrounded but for what the scaling API rounds.
  public func scaled(
    at category: ContentSizeCategory, metrics: LineMetrics?, model: ScalingModel = .uikit26,
    displayScale: Double = 3
  ) -> ScaledStyle {
    let scaler = FontScaler(
      textStyle: textStyle, api: api, model: model, categories: categories)
    let pointSize: Double =
      switch scaling {
      case .dynamic:
        scaler.scaledPointSize(size, at: category, maximumPointSize: maximumPointSize)
      case .static: scaler.scaledPointSize(size, at: .large, maximumPointSize: maximumPointSize)
      case .fixed: size
      }
    let value =
      scaling == .dynamic
      ? scaler.scaledValue(size, at: category, displayScale: displayScale) : size
    let natural = metrics.map { $0.lineHeight * pointSize }
    let constant = lineHeight.map {
      lineHeightScales && scaling == .dynamic
        ? scaler.scaledValue($0, at: category, displayScale: displayScale) : $0
    }
    return ScaledStyle(
      category: category, pointSize: pointSize,
      lineHeight: metrics == nil ? nil : constant ?? natural, naturalLineHeight: natural,
      lineGap: max(lineSpacing, view.usesLineGap ? (metrics?.leading ?? 0) * pointSize : 0),
      scaledValue: value)
  }
}
