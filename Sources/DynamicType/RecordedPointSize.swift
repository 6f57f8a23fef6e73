/// A font size that was measured and that the rule of ``FontScaler`` does not give.
///
/// Entries are measurements, not corrections of a formula: each holds for exactly the style,
/// category and base size that it names, and only for `UIFontMetrics.scaledFont`.
struct RecordedPointSize {
  let textStyle: TextStyle
  let category: ContentSizeCategory
  /// The unscaled size, in points.
  let base: Double
  /// The measured size before any maximum, in points.
  let pointSize: Double

  /// The exceptions among 5,016 values measured on iOS 26.
  static let exceptions = [
    // The rule's 11 × 51 / 22 is exactly 25.5 and would round to 26. Every other tie that was
    // measured did round away from zero, so this cell says something about how 51 comes about
    // inside UIKit, and not that ties round down.
    RecordedPointSize(textStyle: .headline, category: .ax4, base: 11, pointSize: 25)
  ]

  /// Returns the measured size, or `nil` where the rule holds.
  ///
  /// - Complexity: O(*n*) in the number of exceptions.
  static func pointSize(
    for textStyle: TextStyle, at category: ContentSizeCategory, base: Double
  ) -> Double? {
    exceptions.first {
      $0.textStyle == textStyle && $0.category == category && $0.base == base
    }?.pointSize
  }
}
