import Checks
import MetricsCore

/// Finds sizes at which texts fit that do not at their own.
enum SizeSearch {
  /// Returns the largest whole size below another at which something holds; `nil` for none.
  ///
  /// - Parameters:
  ///   - size: The size in points, at which it does not hold.
  ///   - holds: Whether it holds at a size; then at every smaller one too.
  /// - Returns: The size in points.
  /// - Complexity: O(log *n*) calls in the size.
  static func largest(below size: Double, where holds: (Double) -> Bool) -> Double? {
    var fitting = 0
    var failing = Int(size.rounded(.up))
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      if holds(Double(middle)) { fitting = middle } else { failing = middle }
    }
    return fitting > 0 ? Double(fitting) : nil
  }

  /// Returns the largest whole size at which a text that is too high fits its height.
  ///
  /// - Parameters:
  ///   - cell: How the text fits at its own size.
  ///   - rung: The style at that size.
  ///   - style: The style.
  ///   - lines: How many lines are shown at a size.
  /// - Returns: The size in points; `nil` when the text fits, when no size does, and when lines do
  ///   not get lower with the size.
  static func forHeight(
    _ cell: FitCell, _ rung: ScaledStyle, _ style: CustomStyle, lines: (Double) -> Int
  ) -> Double? {
    guard let height = cell.height, let limit = cell.heightLimit, height > limit + slack,
      style.lineHeight == nil, style.lineSpacing == 0
    else { return nil }
    return largest(below: cell.pointSize) { size in
      guard let height = rung.height(lines: lines(size)) else { return false }
      return height * size / rung.pointSize <= limit + slack
    }
  }
}
