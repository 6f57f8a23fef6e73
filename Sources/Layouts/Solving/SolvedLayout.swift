/// Where an element lies: points, the origin at the top left of the screen.
public struct LayoutFrame: Hashable, Sendable {
  /// The element's place in the outline.
  public var node: Int
  /// Which of the items of a grid it belongs to, counted from 1; 0 when it is in none.
  public var item: Int
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The height that its content needs at this width.
  public var neededHeight: Double
  /// What became of a text in the frame; `nil` for other elements.
  public var extent: TextExtent?

  /// Whether its content is higher than it is.
  public var isTooLow: Bool {
    // Sums of doubles that differ by less are equal.
    neededHeight > height + 1e-6
  }
}

/// A text that stands beside something else in a row, and has not all the room it would like.
public struct RowText: Hashable, Sendable {
  /// The place in the outline of the stack, or of the cell whose accessory it stands beside.
  public var stack: Int
  /// The text's place in the outline.
  public var text: Int
  /// The width that it has, in points.
  public var width: Double
  /// The width that it would have if the stack were vertical, in points.
  public var widthAlone: Double
  /// What is known of the text.
  public var widths: TextWidths
  /// What becomes of it.
  public var beside: TextExtent
  /// What would become of it if the stack were vertical.
  public var alone: TextExtent
  /// A decorative image beside it that has grown; `nil` when there is none.
  public var crowding: Crowding?

  /// A decorative image that has grown beside a text.
  public struct Crowding: Hashable, Sendable {
    /// The image's place in the outline.
    public var image: Int
    /// The image's width, in points.
    public var width: Double
    /// The image's width at large, in points.
    public var widthAtLarge: Double
    /// The lines that the text would need beside an image that had not grown.
    public var lines: Int
  }
}

/// An element that is given less width than it can do with.
public struct LayoutOverflow: Hashable, Sendable {
  /// The place in the outline of the stack or image.
  public var node: Int
  /// The width it needs, in points.
  public var needed: Double
  /// The width it has, in points.
  public var width: Double
}

/// A layout at one category on one screen.
public struct SolvedLayout: Sendable {
  /// The frames of the elements shown, each after that of the element it is in.
  public var frames: [LayoutFrame] = []
  /// Texts beside something else that wrap or are cut.
  public var rowTexts: [RowText] = []
  /// Rows whose fixed parts need more width than there is, and images wider than their place.
  public var overflows: [LayoutOverflow] = []
  /// The height of the screen's content in points, and the room for it; `nil` without a screen.
  public var screenContent: (needed: Double, room: Double)?

  /// Creates a layout without elements.
  public init() {}
}
