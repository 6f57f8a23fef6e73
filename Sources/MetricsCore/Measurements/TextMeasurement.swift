/// A text in a style, with all that does not depend on where it is shown.
public struct TextMeasurement: Equatable, Sendable {
  /// The text.
  public var text: LocalizedText
  /// Its style, shared with the other texts set in it.
  public var sharedStyle: Shared<StyleMeasurement>
  /// User-perceived characters that the style's face lacks, once each, in order of appearance.
  public var missing: [String]
  /// User-perceived characters mapped to a glyph without ink, once each.
  public var blank: [String]
  /// User-perceived characters stored as a letter with marks, whose marks the face lacks while it
  /// has the composed letter; once each.
  public var decomposed: [String]
  /// The words that contain a missing character, once each.
  public var wordsWithMissing: [MissingWord]
  /// How far the ink reaches; `nil` when there is none.
  public var ink: InkBounds?
  /// The user-perceived character with the highest ink.
  public var highest: String?
  /// The user-perceived character with the lowest ink.
  public var lowest: String?
  /// The width of the widest line at large when only mandatory breaks are made, in points; `nil`
  /// when it was not measured.
  public var naturalWidth: Double?
  /// The widest piece without a break opportunity.
  public var longestWord: String
  /// Its width in ems at each category, in ascending order of categories.
  public var longestWordWidths: [Double]
  /// The narrowest room any device gives, in points, when the text is in no slot; else `nil`.
  public var narrowestScreen: ScreenRoom?

  /// A word with missing characters.
  public struct MissingWord: Hashable, Sendable {
    /// The word.
    public var word: String
    /// How many of its characters (spaces and marks apart) are missing.
    public var missing: Int
    /// How many characters it has.
    public var total: Int

    /// Creates a word.
    public init(word: String, missing: Int, total: Int) {
      self.word = word
      self.missing = missing
      self.total = total
    }
  }

  /// Creates a measurement of a text that lacks nothing.
  public init(text: LocalizedText, style: Shared<StyleMeasurement>) {
    self.text = text
    sharedStyle = style
    missing = []
    blank = []
    decomposed = []
    wordsWithMissing = []
    longestWord = ""
    longestWordWidths = []
  }
}

extension TextMeasurement {
  /// Its style.
  @inlinable public var style: StyleMeasurement { _read { yield sharedStyle.value } }
}

/// The room a screen gives to a text, in points.
public struct ScreenRoom: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The room for one line.
  public var width: Double

  /// Creates a room.
  public init(screen: String, width: Double) {
    self.screen = screen
    self.width = width
  }
}
