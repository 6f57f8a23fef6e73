/// The shape of a glyph: closed contours in font units, from the glyph's origin, y upwards.
///
/// The inside is what contours wind around, whichever way (the nonzero rule).
public struct GlyphOutline: Hashable, Sendable {
  /// A point in font units.
  public struct Point: Hashable, Sendable {
    public var x, y: Int

    /// Creates a point.
    public init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// A piece of a contour, from where the piece before it ended.
  public enum Segment: Hashable, Sendable {
    /// The start of a contour; the one before is closed.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A curve with one control point, as TrueType has.
    case quadratic(Point, Point)
    /// A curve with two control points, as CFF has.
    case cubic(Point, Point, Point)
  }

  /// The contours; empty for a glyph without ink.
  public var segments: [Segment]
  /// The exact bounds of the ink; `nil` when there is none.
  public var bounds: Bounds?

  /// Creates an outline.
  public init(segments: [Segment], bounds: Bounds?) {
    self.segments = segments
    self.bounds = bounds
  }

  /// The bounds of ink in font units, y upwards.
  public struct Bounds: Hashable, Sendable {
    public var left, bottom, right, top: Int

    /// Creates bounds.
    public init(left: Int, bottom: Int, right: Int, top: Int) {
      self.left = left
      self.bottom = bottom
      self.right = right
      self.top = top
    }
  }
}
