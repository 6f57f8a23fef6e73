/// A rectangle of whole pixels, from the canvas's upper left corner; the far edges are outside.
struct PixelRect: Hashable, Sendable {
  var left, top, right, bottom: Int

  /// All there is.
  static let everything = PixelRect(left: .min, top: .min, right: .max, bottom: .max)

  /// Whether a pixel is inside.
  func contains(_ x: Int, _ y: Int) -> Bool { x >= left && x < right && y >= top && y < bottom }

  /// What is inside both; may be empty.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  var isEmpty: Bool { left >= right || top >= bottom }
}
