/// A rectangle of whole pixels, from a picture's upper left corner; the far edges are outside.
public struct PixelRect: Hashable, Sendable {
  /// The edges, in pixels.
  public var left, top, right, bottom: Int

  /// Creates a rectangle.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// All there is.
  public static let everything = PixelRect(left: .min, top: .min, right: .max, bottom: .max)

  /// Whether a pixel is inside.
  public func contains(_ x: Int, _ y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }

  /// Returns what is inside both; may be empty.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns the rectangle at another place.
  public func moved(right x: Int, down y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Whether no pixel is inside.
  public var isEmpty: Bool { left >= right || top >= bottom }
}
