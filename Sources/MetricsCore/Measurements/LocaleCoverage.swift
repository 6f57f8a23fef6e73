/// How far a style's font has the characters of one language.
public struct LocaleCoverage: Equatable, Sendable {
  /// The style.
  public var style: String
  /// The PostScript name of its face in this language.
  public var font: String
  /// The language.
  public var locale: String
  /// How many texts of the language are set in the style.
  public var texts: Int
  /// How many of them lack no character.
  public var completeTexts: Int
  /// The characters that are lacking, once each, in the order of their first code points.
  public var missing: [String]
  /// The language's usual currency sign, when the face lacks it; else `nil`.
  public var missingCurrencySign: String?
  /// Where the style is declared; `nil` when that is not known.
  public var location: SourceLocation?

  /// Creates a coverage.
  public init(
    style: String, font: String, locale: String, texts: Int, completeTexts: Int,
    missing: [String], missingCurrencySign: String? = nil, location: SourceLocation? = nil
  ) {
    self.style = style
    self.font = font
    self.locale = locale
    self.texts = texts
    self.completeTexts = completeTexts
    self.missing = missing
    self.missingCurrencySign = missingCurrencySign
    self.location = location
  }
}
