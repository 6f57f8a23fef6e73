/// What the pictures are compared with: other fonts, or a lock file.
public struct PicturedPast: Equatable, Sendable {
  /// The fonts or the lock file, as the user named them.
  public var name: String
  /// Whether the old glyphs are drawn; a lock file holds none.
  public var isDrawn: Bool
  /// The styles as they were.
  public var styles: [LockedStyle]

  /// Creates a past.
  public init(name: String, isDrawn: Bool, styles: [LockedStyle]) {
    self.name = name
    self.isDrawn = isDrawn
    self.styles = styles
  }
}

/// What a text in a slot was before.
public struct PastText: Equatable, Sendable {
  /// Where it fits otherwise than before.
  public var changes: [Change]
  /// Whether the text itself is another one.
  public var hasOtherText: Bool
  /// The text in the old font; `nil` when that is not known.
  public var drawing: FittedDrawing?

  /// Creates a past.
  public init(changes: [Change], hasOtherText: Bool = false, drawing: FittedDrawing? = nil) {
    self.changes = changes
    self.hasOtherText = hasOtherText
    self.drawing = drawing
  }

  /// A screen and category at which a text fits otherwise.
  public struct Change: Hashable, Sendable {
    /// The place among the text's fits.
    public var cell: Int
    /// How it fitted before.
    public var old: LockedText.Fit
    /// How it fits now.
    public var new: LockedText.Fit

    /// Creates a change.
    public init(cell: Int, old: LockedText.Fit, new: LockedText.Fit) {
      self.cell = cell
      self.old = old
      self.new = new
    }
  }
}
