/// How much of each pixel a shape covers: 0 for nothing, 255 for all of it.
public struct PixelCoverage: Equatable, Sendable {
  /// The pixels, in the picture's coordinates.
  public var rect: PixelRect
  /// The rows from the upper one, each from the left.
  public var values: [UInt8]

  /// Creates a coverage; a value for each pixel of the rectangle.
  public init(rect: PixelRect, values: [UInt8]) {
    self.rect = rect
    self.values = values
  }
}
