/// A slot with the texts that are drawn in it.
public struct PicturedSlot: Equatable, Sendable {
  /// The slot.
  public var slot: Slot
  /// The screens in the configuration's order, with the room for one line.
  public var screens: [PicturedScreen]
  /// The texts, the worst first.
  public var texts: [PicturedSlotText]
  /// How many texts the slot shows in all.
  public var textCount: Int

  /// Creates a slot.
  public init(
    slot: Slot, screens: [PicturedScreen], texts: [PicturedSlotText], textCount: Int
  ) {
    self.slot = slot
    self.screens = screens
    self.texts = texts
    self.textCount = textCount
  }
}

/// A screen that a slot is shown on.
public struct PicturedScreen: Equatable, Sendable {
  /// The screen's id.
  public var id: String
  /// The room for one line in points; `nil` for no limit.
  public var room: Double?
  /// The height there is room for at each of the twelve categories, in points; empty for no limit.
  public var heightLimits: [Double]

  /// Creates a screen.
  public init(id: String, room: Double?, heightLimits: [Double]) {
    self.id = id
    self.room = room
    self.heightLimits = heightLimits
  }
}

/// A text in a slot: how it is broken into lines on every screen at every category.
public struct PicturedSlotText: Equatable, Sendable {
  /// The text with its key, language and place.
  public var text: LocalizedText
  /// What is drawn.
  public var drawing: FittedDrawing
  /// What it was before; `nil` when it is compared with nothing.
  public var past: PastText?

  /// Creates a text.
  public init(text: LocalizedText, drawing: FittedDrawing, past: PastText? = nil) {
    self.text = text
    self.drawing = drawing
    self.past = past
  }
}

/// The glyphs of a text with their lines on every screen at every category.
public struct FittedDrawing: Hashable, Sendable {
  /// The index of its glyphs in ``Pictures/texts``.
  public var picture: Int
  /// The ladder of its style in its language, in ascending order of categories.
  public var ladder: [ScaledStyle]
  /// Where a line's baseline is above its lower edge, in ems.
  public var descent: Double
  /// All categories of the first screen, then of the next.
  public var fits: [PicturedFit]

  /// Creates a drawing.
  public init(picture: Int, ladder: [ScaledStyle], descent: Double, fits: [PicturedFit]) {
    self.picture = picture
    self.ladder = ladder
    self.descent = descent
    self.fits = fits
  }
}

/// The lines of a text in a room at a category.
public struct PicturedFit: Hashable, Sendable {
  /// The lines that are drawn, those past the slot's last one too; long texts have more.
  public var lines: [WrappedLine]
  /// How many lines there are.
  public var lineCount: Int
  /// The offset from which on the text cannot be seen; `nil` when all of it can.
  public var cut: Int?
  /// How far the text is shrunk, 1 for not at all.
  public var scale: Double

  /// Creates a fit.
  public init(lines: [WrappedLine], lineCount: Int, cut: Int? = nil, scale: Double = 1) {
    self.lines = lines
    self.lineCount = lineCount
    self.cut = cut
    self.scale = scale
  }
}
