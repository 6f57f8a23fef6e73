/// One text of an app in one language: what a label will be given.
public struct LocalizedText: Hashable, Sendable {
  /// The text as it is stored.
  public var text: String
  /// What the user sees instead of the stored text; `nil` when there is no difference.
  ///
  /// Placeholders are filled with samples, markup is taken away, letters are lengthened for a
  /// pseudo-locale.
  public var shown: String?
  /// The sample arguments that stand in ``shown`` for placeholders, as they are shown, in order.
  public var samples: [String] = []
  /// The string's key; `nil` for text written straight into a command or configuration.
  public var key: String?
  /// The table the key belongs to: the strings file's name without its extension.
  public var table: String?
  /// The text's language as a BCP 47 or `.lproj` identifier, such as `de` or `pt-BR`.
  public var locale: String
  /// Which leaf of a plural, device or width rule this is, such as `few`; `nil` for plain texts.
  public var variant: String?
  /// Where the text stands; `nil` for text given on the command line.
  public var location: SourceLocation?
  /// The size limit that a translation file states for the text; `nil` for none.
  public var sizeLimit: TextSizeLimit?

  /// Creates a text.
  public init(
    text: String, key: String? = nil, table: String? = nil, locale: String = "en",
    variant: String? = nil, location: SourceLocation? = nil
  ) {
    self.text = text
    self.key = key
    self.table = table
    self.locale = locale
    self.variant = variant
    self.location = location
  }
}

extension LocalizedText {
  /// The text that is measured: what the user sees.
  public var measured: String { shown ?? text }
}

/// A limit that a translation file states for a text, such as `maxwidth` in XLIFF.
public struct TextSizeLimit: Hashable, Sendable {
  /// What the limit counts.
  public enum Unit: String, Sendable {
    /// Points or CSS pixels.
    case points
    /// User-perceived characters.
    case characters
  }

  /// The greatest size allowed.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// Creates a limit.
  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}
