/// One text of an app in one language: what a label will be given.
public struct LocalizedText: Hashable, Sendable {
  /// The text as the user sees it.
  public var text: String
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
