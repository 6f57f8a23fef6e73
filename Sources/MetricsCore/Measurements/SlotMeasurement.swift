public import DynamicType

/// A text in a slot, at every category, on every screen.
public struct SlotMeasurement: Equatable, Sendable {
  /// The slot.
  public var slot: Slot
  /// Its style, shared with the other texts set in it.
  public var sharedStyle: Shared<StyleMeasurement>
  /// The text.
  public var text: LocalizedText
  /// The screens looked at, in the configuration's order.
  public var screens: [String]
  /// The width of the widest line at large when only mandatory breaks are made, in points; `nil`
  /// when it was not measured.
  public var naturalWidth: Double?
  /// One cell per screen and category: all categories of the first screen, then the next.
  public var cells: [FitCell]

  /// Creates a measurement.
  public init(
    slot: Slot, style: Shared<StyleMeasurement>, text: LocalizedText, screens: [String],
    cells: [FitCell]
  ) {
    self.slot = slot
    sharedStyle = style
    self.text = text
    self.screens = screens
    self.cells = cells
  }
}

extension SlotMeasurement {
  /// Its style.
  @inlinable public var style: StyleMeasurement { _read { yield sharedStyle.value } }
}

/// A text in a slot, at one category, on one screen.
///
/// Lengths are in points.
public struct FitCell: Equatable, Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// The screen's id.
  public var screen: String
  /// The font's size.
  public var pointSize: Double
  /// The room for one line; `nil` when lines may be as long as they like.
  public var room: Double?
  /// The lines the text needs when nothing limits their number.
  public var lines: Int
  /// The width of the widest of those lines.
  public var widest: Double
  /// The height of the lines shown, unrounded; `nil` when no font is known.
  public var height: Double?
  /// The height there is room for; `nil` for no limit.
  public var heightLimit: Double?
  /// What is shown and what is lost; `nil` when the text fits its lines.
  public var truncation: Truncation?
  /// The least room in which the text would fit its lines; set when truncated.
  public var roomNeeded: Double?
  /// The largest point size at which the text would fit its lines; set when truncated.
  public var sizeNeeded: Double?
  /// The largest whole point size at which the text would fit its height; set when it is too high
  /// and a smaller size makes its lines lower.
  public var sizeForHeight: Double?
  /// Words broken inside, once each.
  public var brokenWords: [String]
  /// The width of the widest word; set when one is broken.
  public var widestWord: Double?

  /// Creates a cell of a text that fits.
  public init(
    category: ContentSizeCategory, screen: String, pointSize: Double, room: Double?, lines: Int,
    widest: Double, height: Double? = nil, heightLimit: Double? = nil
  ) {
    self.category = category
    self.screen = screen
    self.pointSize = pointSize
    self.room = room
    self.lines = lines
    self.widest = widest
    self.height = height
    self.heightLimit = heightLimit
    brokenWords = []
  }
}
