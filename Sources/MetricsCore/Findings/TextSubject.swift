/// A text in one place: what findings about the same text there have in common.
public struct TextSubject: Hashable, Sendable {
  /// The name of the slot, or of the style where the finding is about all of its texts.
  public let place: String
  private let locale, key: String
  private let variant: String?

  /// Creates the subject that a text is in a place.
  ///
  /// - Parameters:
  ///   - text: The text; one without a key stands for itself.
  ///   - place: The name of the slot or style.
  public init(_ text: LocalizedText, in place: String) {
    self.place = place
    locale = text.locale
    key = text.key ?? text.text
    variant = text.variant
  }

  /// Creates the subject of a finding; `nil` when it is about no text in particular.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - place: The name of its slot or style; `nil` when it has none.
  public init?(of finding: Finding, in place: String?) {
    guard let place, let locale = finding.locale, let key = finding.key ?? finding.text else {
      return nil
    }
    self.place = place
    self.locale = locale
    self.key = key
    variant = finding.variant
  }
}
