/// Cuts Swift source into tokens.
///
/// Any bytes are accepted: a string without an end stops at its line, a comment without an end at
/// the file's, and what no token begins with is passed over. Lines with `#if`, `#elseif`, `#else`
/// and `#endif` are left out, so that all branches are read one after the other. The code in a
/// string's interpolations is cut like any other.
///
/// The forms are those of [The Swift Programming Language, Lexical
/// Structure](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/);
/// when a slash begins a regular expression is told by
/// [SE-0354](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0354-regex-literals.md).
struct Lexer {
  /// A comment that speaks to this tool.
  struct Comment {
    /// The offset of its first slash.
    var start: Int
    /// The offset after it.
    var end: Int
    /// The offset of the text that begins with `fontgauge:`.
    var text: Int
  }

  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  var comments: [Comment] = []
  var followsSpace = true
  var followsLineBreak = true
  var isInDirective = false
  var interpolations: [Interpolation] = []
  var failedSearches = FailedSearches()
  private let words = WordTable.shared

  /// A place in a string where code is read.
  struct Interpolation {
    var delimiter: StringDelimiter
    /// How many parentheses are open in the code.
    var depth = 0
  }

  /// The ends of searches that found nothing, so that none is made twice over the same bytes.
  struct FailedSearches {
    var rawStringLineEnd = 0
    var rawStringPounds = 0
    var regexLineEnd = 0
    var extendedRegexPounds = Int.max
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  /// Returns the tokens and the comments that speak to this tool.
  static func lex(_ bytes: [UInt8]) -> (tokens: [Token], comments: [Comment]) {
    var lexer = Lexer(bytes)
    lexer.run()
    return (lexer.tokens, lexer.comments)
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(position) == Ascii.pound, byte(position + 1) == Ascii.exclamation { skipLine() }
    while position < bytes.count { step() }
  }

  /// Returns the byte at an offset; 0 after the end.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func step() {
    let current = bytes[position]
    switch Ascii.kind(of: current) {
    case .space:
      position += 1
      followsSpace = true
    case .lineBreak:
      position += 1
      breakLine()
    case .letter: lexIdentifier()
    case .digit: lexNumber()
    case .operator: lexOperatorOrComment(current)
    case .punctuation: lexPunctuation(current)
    case .quote: lexString(from: position, pounds: 0)
    case .pound: lexPound()
    case .backtick: lexRawIdentifier()
    case .other:
      position += 1
      followsSpace = true
    }
  }

  mutating func breakLine() {
    followsSpace = true
    followsLineBreak = true
    isInDirective = false
  }

  /// Adds a token that ends at the position.
  mutating func append(_ kind: Token.Kind, from start: Int, word: Word = .other) {
    if !isInDirective {
      tokens.append(
        Token(
          start: start, end: position, kind: kind, word: word, followsSpace: followsSpace,
          followsLineBreak: followsLineBreak))
      followsLineBreak = false
    }
    followsSpace = false
  }

  private mutating func lexIdentifier() {
    let start = position
    position = endOfIdentifier(from: position)
    append(.identifier, from: start, word: words.word(bytes, start, position))
  }

  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Ascii.isIdentifier(bytes[end]) { end += 1 }
    return end
  }

  private mutating func lexRawIdentifier() {
    let start = position
    var end = position + 1
    while end < bytes.count, bytes[end] != Ascii.backtick, !Ascii.isLineBreak(bytes[end]) {
      end += 1
    }
    guard byte(end) == Ascii.backtick, end > start + 1 else {
      position += 1
      return
    }
    position = end + 1
    // A keyword in backticks is no keyword, but a name such as `font` stays what it is.
    let word = words.word(bytes, start + 1, end)
    let isName = !word.precedesOperand && !word.beginsStatement && !word.isDeclaration
    append(.identifier, from: start, word: isName ? word : .other)
  }

  private mutating func lexNumber() {
    let start = position
    while position < bytes.count {
      let current = bytes[position]
      if Ascii.isIdentifier(current) {
        position += 1
        let isExponent =
          current | 0x20 == UInt8(ascii: "e") && bytes[start...].prefix(2).last != UInt8(ascii: "x")
          || current | 0x20 == UInt8(ascii: "p")
        if isExponent, byte(position) == Ascii.minus || byte(position) == Ascii.plus {
          position += 1
        }
      } else if current == Ascii.dot, Ascii.kind(of: byte(position + 1)) == .digit {
        position += 1
      } else {
        break
      }
    }
    append(.number, from: start)
  }

  private mutating func lexPunctuation(_ current: UInt8) {
    let start = position
    position += 1
    switch current {
    case UInt8(ascii: "("):
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      append(.openParenthesis, from: start)
    case UInt8(ascii: ")"):
      append(.closeParenthesis, from: start)
      closeParenthesis()
    case UInt8(ascii: "["): append(.openBracket, from: start)
    case UInt8(ascii: "]"): append(.closeBracket, from: start)
    case UInt8(ascii: "{"): append(.openBrace, from: start)
    case UInt8(ascii: "}"): append(.closeBrace, from: start)
    case UInt8(ascii: ","): append(.comma, from: start)
    case UInt8(ascii: ":"): append(.colon, from: start)
    case UInt8(ascii: ";"): append(.semicolon, from: start)
    case UInt8(ascii: "@"): append(.at, from: start)
    default: append(.backslash, from: start)
    }
  }

  /// Goes back into the string when the parenthesis ends an interpolation.
  private mutating func closeParenthesis() {
    guard let interpolation = interpolations.last else { return }
    if interpolation.depth > 0 {
      interpolations[interpolations.count - 1].depth -= 1
    } else {
      interpolations.removeLast()
      lexStringContents(interpolation.delimiter, from: position)
    }
  }

  private mutating func lexOperatorOrComment(_ current: UInt8) {
    let start = position
    if current == Ascii.slash {
      if byte(position + 1) == Ascii.slash { return skipLineComment() }
      if byte(position + 1) == Ascii.star { return skipBlockComment() }
      if lexRegex() { return }
    }
    if current == Ascii.dot, byte(position + 1) != Ascii.dot {
      position += 1
      return append(.dot, from: start)
    }
    let isMark = current == Ascii.exclamation || current == Ascii.question
    if isMark, !followsSpace, endsOperand, byte(position + 1) != UInt8(ascii: "=") {
      position += 1
      return append(.postfix, from: start)
    }
    let mayHoldDots = current == Ascii.dot
    position += 1
    while position < bytes.count, Ascii.kind(of: bytes[position]) == .operator {
      let next = byte(position + 1)
      if bytes[position] == Ascii.slash, next == Ascii.slash || next == Ascii.star { break }
      if bytes[position] == Ascii.dot, !mayHoldDots { break }
      position += 1
    }
    append(.operator, from: start, word: words.word(bytes, start, position))
  }

  /// Whether an operand ends with the last token.
  var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier:
      return !last.word.precedesOperand
        || tokens.count > 1 && tokens[tokens.count - 2].kind == .dot
    case .number, .string, .regex, .macro, .postfix, .closeParenthesis, .closeBracket,
      .closeBrace:
      return true
    default: return false
    }
  }
}
