/// An image or a symbol in a layout.
public struct ImageElement: Equatable, Sendable {
  /// The width; `nil` when it takes the width it is given.
  public var width: Length?
  /// The height; `nil` when it follows from the width.
  public var height: Length?
  /// The width divided by the height, for images without a height.
  public var aspectRatio: Double = 1
  /// Whether the image says nothing that the text does not say.
  public var isDecorative = false

  /// Creates an image that takes the width it is given.
  public init(width: Length? = nil, height: Length? = nil) {
    self.width = width
    self.height = height
  }

  /// Whether the image grows with the text.
  public var isScaled: Bool { width?.isScaled == true || height?.isScaled == true }
}
