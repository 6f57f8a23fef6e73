/// Takes the inline Markdown out of texts, which SwiftUI's `Text` and
/// `AttributedString(localized:)` show as styles and links.
///
/// What is markup is what Apple's fork of cmark takes for it with the option to read inlines only
/// and to preserve white space:
///
/// - `*emphasis*`, `_emphasis_`, `**strong**`, `__strong__` and `~~strikethrough~~`;
/// - `` `code` ``, in which nothing else is markup;
/// - `[text](address "title")`, `![description](address)` and `^[text](inflect: true)`, of which
///   the text is shown;
/// - `<https://example.com>`, shown without the brackets;
/// - a backslash before ASCII punctuation, and character references such as `&amp;`.
///
/// Markers without a partner stay, as do addresses, tags of HTML and what Markdown does with whole
/// lines (headings, lists). White space stays as it is.
///
/// Source: [CommonMark 0.30, 6](https://spec.commonmark.org/0.30/#inlines), and
/// [swift-cmark](https://github.com/swiftlang/swift-cmark) for what it adds.
public enum InlineMarkup {
  /// Returns a text without its markup; `nil` when it has none.
  ///
  /// - Complexity: O(*n*) in the length of the text, except for brackets and quotes that are never
  ///   closed, where it is O(*n* · *m*) in their number.
  public static func visibleText(of text: String) -> String? {
    guard mayHaveMarkup(text) else { return nil }
    var copy = text
    let visible = copy.withUTF8 { bytes in
      var parser = InlineParser(bytes)
      return parser.visibleBytes()
    }
    guard visible.count != text.utf8.count else { return nil }
    return String(decoding: visible, as: UTF8.self)
  }

  /// Returns a Boolean value that is false only when a text has no character that markup needs.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch Unicode.Scalar(byte) {
      case "*", "_", "`", "~", "[", "\\", "&", "<": true
      default: false
      }
    }
  }
}
