public import MetricsCore

/// A text in a layout.
public struct TextElement: Equatable, Sendable {
  /// The name of its style, which may be another one in landscape.
  public var style: ByOrientation<String>
  /// The texts it shows, one at a time.
  public var texts: SlotTexts
  /// The greatest number of lines; 0 for no limit.
  public var lines = 0
  /// The same at accessibility sizes; `nil` for no difference.
  public var accessibilityLines: Int?
  /// How far a single line may be shrunk.
  public var minimumScaleFactor: Double = 1
  /// An image at the beginning of the text, as an attachment; `nil` for none.
  public var attachment: TextAttachment?

  /// Creates a text that may take any number of lines.
  public init(style: ByOrientation<String>, texts: SlotTexts) {
    self.style = style
    self.texts = texts
  }

  /// Creates a text with the same style in both orientations.
  public init(style: String, _ text: String...) {
    self.init(style: ByOrientation(style), texts: .text(text))
  }
}

/// An image inside a text, at its beginning; the text's further lines begin beneath it.
///
/// A line may end after the image and its space. A line with the image is as high as the image
/// where that is higher than the line, which is a model of what attachments do.
public struct TextAttachment: Hashable, Sendable {
  /// The image's width.
  public var width: Length
  /// The image's height.
  public var height: Length
  /// Space between the image and the text.
  public var spacing: Length

  /// Creates an attachment.
  public init(width: Length, height: Length, spacing: Length = Length(4)) {
    self.width = width
    self.height = height
    self.spacing = spacing
  }
}
