/// Where a slot's width comes from.
public enum SlotWidth: Hashable, Sendable {
  /// A fixed width in points.
  case points(Double)
  /// A share of each device's safe width.
  case fluid(FluidWidth)
}

/// A share of a device's safe width.
///
/// `((safe width − 2 × margins − spacing × (columns − 1)) ÷ columns) × fraction − reserve`, never
/// below 0; all lengths in points.
public struct FluidWidth: Hashable, Sendable {
  /// Space on each side of the row.
  public var margins: Double
  /// Space taken beside the text by something else, such as a switch or an icon.
  public var reserve: Double
  /// How many equal columns share the row, at least 1.
  public var columns: Int
  /// Space between columns.
  public var spacing: Double
  /// The part of the column the text may take, above 0 and at most 1.
  public var fraction: Double

  /// Creates a share; the default is the whole safe width.
  public init(
    margins: Double = 0, reserve: Double = 0, columns: Int = 1, spacing: Double = 0,
    fraction: Double = 1
  ) {
    self.margins = margins
    self.reserve = reserve
    self.columns = columns
    self.spacing = spacing
    self.fraction = fraction
  }

  /// Returns the width in points on a screen with the given safe width.
  public func width(safeWidth: Double) -> Double {
    let row = safeWidth - 2 * margins - spacing * Double(columns - 1)
    return max(0, row / Double(columns) * fraction - reserve)
  }
}

/// The limit on a slot's height.
public enum SlotHeight: Hashable, Sendable {
  /// A constant in points.
  case fixed(Double)
  /// A length in points at large that grows with the slot's style, as `ScaledMetric` does.
  case scaled(Double)
}

/// Which texts a slot shows.
public enum SlotTexts: Hashable, Sendable {
  /// Texts written into the configuration.
  case text([String])
  /// Strings chosen by key patterns (`*` and `?`), optionally limited to some tables.
  case strings(patterns: [String], tables: [String]?)
}

/// A place in the app where text goes.
public struct Slot: Equatable, Sendable {
  /// The slot's name in the configuration.
  public var name: String
  /// The name of its style.
  public var style: String
  /// The texts it shows.
  public var texts: SlotTexts
  /// The languages it is checked in; `nil` for all.
  public var locales: [String]?
  /// The room for one line; `nil` when lines may be as long as they like.
  public var width: SlotWidth?
  /// The greatest number of lines; 0 for no limit.
  public var lines: Int = 0
  /// The limit on the height; `nil` for none.
  public var height: SlotHeight?
  /// The devices it appears on; `nil` for the configuration's.
  public var devices: [String]?
  /// The orientations it appears in; `nil` for the configuration's.
  public var orientations: [Orientation]?
  /// `UILabel.minimumScaleFactor`, which counts for one line only; 1 when text is not shrunk.
  public var minimumScaleFactor: Double = 1
  /// Where the slot is declared.
  public var location: SourceLocation?

  /// Creates a slot with everything else at its default.
  public init(name: String, style: String, texts: SlotTexts) {
    self.name = name
    self.style = style
    self.texts = texts
  }
}
