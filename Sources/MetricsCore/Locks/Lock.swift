/// What a lock file holds: the facts about an app's fonts, styles and texts that a change of a font
/// would move.
public struct Lock: Equatable, Sendable {
  /// The version of Apple's behaviour that the figures follow, such as `uikit-26`.
  public var model: String
  /// The faces that styles use, by PostScript name.
  public var fonts: [LockedFont]
  /// The styles in the order of their names.
  public var styles: [LockedStyle]
  /// The slots in the order of their names.
  public var slots: [LockedSlot]

  /// Creates a lock.
  public init(
    model: String, fonts: [LockedFont] = [], styles: [LockedStyle] = [], slots: [LockedSlot] = []
  ) {
    self.model = model
    self.fonts = fonts
    self.styles = styles
    self.slots = slots
  }

  /// Returns a length as locks hold it: to hundredths of a point.
  public static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
}

/// A style in a lock.
public struct LockedStyle: Equatable, Sendable {
  /// The style's name; with the language in brackets where that has a font of its own.
  public var name: String
  /// The PostScript name of its face; `nil` when no file provides it.
  public var font: String?
  /// The point size at each of the twelve categories, in ascending order.
  public var pointSizes: [Double]
  /// The height of a line at each of them, in points; empty without a face.
  public var lineHeights: [Double]
  /// The widths of texts that are in no slot, by language.
  public var texts: [String: LockedWidths]

  /// Creates a style.
  public init(
    name: String, font: String?, pointSizes: [Double], lineHeights: [Double],
    texts: [String: LockedWidths] = [:]
  ) {
    self.name = name
    self.font = font
    self.pointSizes = pointSizes
    self.lineHeights = lineHeights
    self.texts = texts
  }
}

/// The widths of all texts of a language in a style, told as one.
public struct LockedWidths: Hashable, Sendable {
  /// How many texts there are.
  public var count: Int
  /// A digest of keys and texts, in 16 hexadecimal digits.
  public var texts: String
  /// A digest of the texts' natural widths at `large`, in 16 hexadecimal digits.
  public var widths: String
  /// The sum of the widths, in points.
  public var total: Double
  /// The width of the widest, in points.
  public var widest: Double

  /// Creates widths.
  public init(count: Int, texts: String, widths: String, total: Double, widest: Double) {
    self.count = count
    self.texts = texts
    self.widths = widths
    self.total = total
    self.widest = widest
  }
}

/// A slot in a lock.
public struct LockedSlot: Equatable, Sendable {
  /// The slot's name.
  public var name: String
  /// Its style.
  public var style: String
  /// The ids of its screens, in the configuration's order.
  public var screens: [String]
  /// Its texts, by language, table, key, variant and digest.
  public var texts: [LockedText]

  /// Creates a slot.
  public init(name: String, style: String, screens: [String], texts: [LockedText] = []) {
    self.name = name
    self.style = style
    self.screens = screens
    self.texts = texts
  }
}
