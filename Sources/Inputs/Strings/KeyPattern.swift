public import MetricsCore

/// A pattern that chooses strings by their key: `card.*.title`.
///
/// `*` stands for any characters, also none, and `?` for exactly one; everything else stands for
/// itself. The whole key has to match, and letter case counts. There is no escape: a key with a
/// question mark is matched by itself.
public struct KeyPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let text: String
  private let wildcards: WildcardPattern

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    wildcards = WildcardPattern(text, syntax: .keys)
  }

  /// Returns a Boolean value that says whether the pattern matches a key.
  ///
  /// - Complexity: O(*n* · *m*) in the length of key and pattern, linear where there is at most
  ///   one `*`.
  public func matches(_ key: String) -> Bool { wildcards.matches(key) }

  /// Returns a Boolean value that says whether the pattern chooses a text.
  ///
  /// A text without a key, such as a line of a plain text file, is chosen only by a pattern that
  /// chooses everything.
  public func matches(_ text: LocalizedText) -> Bool {
    guard let key = text.key else { return wildcards.matchesEverything }
    return wildcards.matches(key)
  }
}
