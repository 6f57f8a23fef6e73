/// A piece of Swift source: where it is and what it looks like.
struct Token {
  /// What a token is to the rules.
  enum Kind: UInt8 {
    case identifier, number, string, regex, macro
    /// An operator before or between operands.
    case `operator`
    /// `!` or `?` right after an operand.
    case postfix
    case dot, comma, colon, semicolon, at, backslash
    case openParenthesis, closeParenthesis
    case openBracket, closeBracket
    case openBrace, closeBrace
    /// `\(` in a string; `closeParenthesis` ends it.
    case interpolation

    var isOpener: Bool {
      switch self {
      case .openParenthesis, .openBracket, .openBrace, .interpolation: true
      default: false
      }
    }

    /// The shape of bracket: parentheses and interpolations 0, brackets 1, braces 2.
    var bracketShape: Int? {
      switch self {
      case .openParenthesis, .closeParenthesis, .interpolation: 0
      case .openBracket, .closeBracket: 1
      case .openBrace, .closeBrace: 2
      default: nil
      }
    }
  }

  /// The offset of the first byte.
  var start: Int
  /// The offset after the last byte.
  var end: Int
  var kind: Kind
  /// The word, when it is one that rules or structure ask for.
  var word: Word
  /// Whether white space, a comment or a line break comes before.
  var followsSpace: Bool
  /// Whether a line break comes before.
  var followsLineBreak: Bool
}
