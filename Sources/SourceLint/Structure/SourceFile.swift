/// One Swift source, cut into tokens, with its brackets, statements and blocks.
///
/// What only some rules need is found when it is first asked for.
final class SourceFile {
  let bytes: [UInt8]
  let tokens: [Token]
  let comments: [Lexer.Comment]
  /// The other bracket of a bracket, the number of tokens for one never closed, else -1.
  let partners: [Int]
  /// The innermost bracket around a token; -1 at file level.
  let enclosing: [Int]
  /// The first token of the statement that a token is in.
  let statements: [Int]
  /// The index in ``blocks`` of the innermost block around a token.
  let blockOf: [Int]
  /// The blocks; the file is the first.
  let blocks: [Block]
  /// The block that begins with a brace.
  let blockAt: [Int: Int]

  lazy var lines = LineTable(bytes)
  lazy var names = IdentifierTable(self)
  lazy var bindings = BindingTable(self)
  lazy var scaledMetrics = ScaledMetrics(self)
  lazy var functions = Functions(self)
  lazy var fontCalls = FontCalls(self)
  lazy var memberSettings = MemberSettings(self)
  lazy var scaling = Scaling(self)
  lazy var fontFlow = FontFlow(self)
  lazy var textSizeHandlers = TextSizeHandlers(self)
  lazy var textStyles = TextStyles(self)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (tokens, comments) = Lexer.lex(bytes)
    let structure = StructureBuilder(tokens)
    partners = structure.partners
    enclosing = structure.enclosing
    statements = structure.statements
    blockOf = structure.blockOf
    blocks = structure.blocks
    blockAt = structure.blockAt
  }
}

extension SourceFile {
  /// How many steps are taken along an expression at most, so that no source takes long.
  static let stepLimit = 500

  /// How many brackets or blocks are left behind on the way out at most.
  static let nestingLimit = 64

  /// Returns the text of a token, without backticks.
  func text(_ index: Int) -> String { String(decoding: name(index), as: UTF8.self) }

  /// Returns the bytes of a token, without backticks.
  func name(_ index: Int) -> ArraySlice<UInt8> {
    let token = tokens[index]
    let isRaw = bytes[token.start] == Ascii.backtick
    return isRaw ? bytes[token.start + 1..<token.end - 1] : bytes[token.start..<token.end]
  }

  /// Returns the word of a token; `other` outside the file.
  func word(_ index: Int) -> Word { tokens.indices.contains(index) ? tokens[index].word : .other }

  /// Returns the kind of a token; `nil` outside the file.
  func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether a token opens the arguments of a call: on the line of what it calls.
  func opensCall(_ index: Int) -> Bool {
    kind(index) == .openParenthesis && !tokens[index].followsLineBreak
  }

  /// Whether an operand ends with a token.
  func endsOperand(_ index: Int) -> Bool {
    guard let kind = kind(index) else { return false }
    switch kind {
    case .identifier: return !tokens[index].word.precedesOperand || self.kind(index - 1) == .dot
    case .number, .string, .regex, .macro, .postfix, .closeParenthesis, .closeBracket,
      .closeBrace:
      return true
    default: return false
    }
  }

  /// Whether a dot begins an implicit member, such as `.system(size: 17)`.
  func beginsImplicitMember(_ index: Int) -> Bool {
    kind(index) == .dot && (statements[index] == index || !endsOperand(index - 1))
  }

  /// Returns where to go on after a token without entering brackets.
  func next(_ index: Int) -> Int {
    tokens[index].kind.isOpener ? partners[index] + 1 : index + 1
  }

  /// The blocks around a token, the innermost first, without the file.
  func blocksAround(_ index: Int) -> [Int] {
    var result: [Int] = []
    var block = blockOf[index]
    while block > 0, result.count < Self.nestingLimit {
      result.append(block)
      block = blocks[block].parent
    }
    return result
  }

  /// Returns the innermost type around a token; `nil` at file level.
  func typeBlock(around index: Int) -> Int? {
    blocksAround(index).first { blocks[$0].kind == .type }
  }

  /// Returns the name of the innermost type around a token; empty at file level.
  func typeName(around index: Int) -> String {
    typeBlock(around: index).flatMap { blocks[$0].name }.map(text) ?? ""
  }

  /// Returns the tokens of a file that a predicate holds for.
  func indices(where predicate: (Token) -> Bool) -> [Int] {
    tokens.indices.filter { predicate(tokens[$0]) }
  }
}
