/// A text whose placeholders have got values.
public struct FilledText: Hashable, Sendable {
  /// A part of the text.
  public struct Piece: Hashable, Sendable {
    /// The part as it is shown.
    public var text: String
    /// Whether the part is the value of a placeholder.
    public var isSample: Bool
  }

  /// The parts in the order of the text.
  public internal(set) var pieces: [Piece] = []

  /// Creates a text without placeholders.
  public init(literal: String) { pieces = [Piece(text: literal, isSample: false)] }

  init() {}

  /// The whole text as it is shown.
  public var text: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }

  /// The values of placeholders as they are shown, in the order of the text.
  public var samples: [String] { pieces.filter(\.isSample).map(\.text) }
}
