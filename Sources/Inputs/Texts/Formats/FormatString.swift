/// A text taken apart into what is shown as it stands and what an app fills in.
///
/// What counts as a placeholder is what `String(format:)` and string catalogs know:
///
/// - `%`, then optionally a position `n$`, flags `- + # 0` and space, a width, a precision after a
///   dot and a length `h hh l ll q L z t j`, then one of
///   `@ d D i U u X x O o F f E e G g A a C c S s p n`;
/// - `%#@name@`, with a position or without: a reference to another text;
/// - `%arg`: the own number of a substitution in a string catalog;
/// - `${name}`: a value of an intent;
/// - `%%`, which is shown as `%`.
///
/// Every other `%` is shown as it stands. So is what only looks like a placeholder, see
/// ``lookalikes``.
public struct FormatString: Hashable, Sendable {
  /// A part of a text.
  public enum Piece: Hashable, Sendable {
    /// Text that is shown, with `%` for `%%`.
    case literal(String)
    /// A place that an app fills.
    case placeholder(FormatPlaceholder)
  }

  /// The parts in the order of the text; no two of them in a row are literals.
  public internal(set) var pieces: [Piece] = []
  /// What is prose although `String(format:)` would take it for a placeholder.
  ///
  /// - A percent sign with a space after it and a word: `100 % geladen`. Nobody asks for the space
  ///   flag in a text for users.
  /// - A percent sign with a hyphen and a suffix: `100%-os`. Without a width the minus flag does
  ///   nothing.
  public internal(set) var lookalikes: [FormatPlaceholder] = []

  /// Takes a text apart.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var parser = FormatParser(bytes)
      return parser.format()
    }
  }

  init() {}

  /// The placeholders in the order of the text.
  public var placeholders: [FormatPlaceholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Returns a Boolean value that is false only when a text is one literal as it stands.
  static func isNeeded(for text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$") }
  }
}
