/// How much of each pixel a shape covers: 0 for nothing, 255 for all of it.
struct Coverage: Equatable, Sendable {
  /// The pixels, in the canvas's coordinates.
  var rect: PixelRect
  /// The rows from the upper one, each from the left.
  var values: [UInt8]
}
