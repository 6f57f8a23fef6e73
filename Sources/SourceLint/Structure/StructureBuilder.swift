/// Finds brackets that belong together, statements and blocks in one pass.
///
/// Statements are told apart by line breaks as the compiler does it, by `;`, by the colon of a
/// `case` and by the `in` of a closure. Brackets without a partner do no harm: one that is never
/// closed reaches to the end, one that closes nothing is passed over.
struct StructureBuilder {
  private let tokens: [Token]
  /// The other bracket of a bracket, the number of tokens for one never closed, else -1.
  private(set) var partners: [Int]
  /// The innermost bracket around a token; -1 at file level.
  private(set) var enclosing: [Int]
  /// The first token of the statement that a token is in.
  private(set) var statements: [Int]
  /// The innermost block around a token.
  private(set) var blockOf: [Int]
  /// The blocks; the file is the first.
  private(set) var blocks: [Block]
  /// The block that begins with a brace.
  private(set) var blockAt: [Int: Int] = [:]
  private var levels: [Level]
  private var openCounts = [0, 0, 0]

  /// What is known between two brackets.
  private struct Level {
    var opener: Int
    var block: Int
    /// Whether statements stand here, as between braces.
    var isBlock: Bool
    /// The first token of the current statement; -1 when the next token begins one.
    var statement: Int
    var previous = -1
    var head = Word.other
    /// The token of the head; -1 after attributes and modifiers alone.
    var headIndex = -1
    /// Whether the statement has an equals sign.
    var assigns = false
    /// The `if` or `switch` whose value is the statement's; `other` when there is none.
    var control = Word.other

    mutating func beginStatement(at index: Int) {
      statement = index
      head = .other
      headIndex = -1
      assigns = false
      control = .other
    }
  }

  init(_ tokens: [Token]) {
    self.tokens = tokens
    partners = Array(repeating: -1, count: tokens.count)
    enclosing = Array(repeating: -1, count: tokens.count)
    statements = Array(repeating: 0, count: tokens.count)
    blockOf = Array(repeating: 0, count: tokens.count)
    blocks = [
      Block(
        kind: .file, open: -1, close: tokens.count, parent: -1, header: 0..<0, head: .other,
        name: nil)
    ]
    levels = [Level(opener: -1, block: 0, isBlock: true, statement: -1)]
    for index in tokens.indices { step(index) }
  }

  private mutating func step(_ index: Int) {
    let kind = tokens[index].kind
    if let shape = kind.bracketShape, !kind.isOpener, close(index, shape) { return }
    if levels[levels.count - 1].isBlock {
      if beginsStatement(index) { levels[levels.count - 1].beginStatement(at: index) }
    }
    enclosing[index] = levels[levels.count - 1].opener
    statements[index] = max(0, levels[levels.count - 1].statement)
    blockOf[index] = levels[levels.count - 1].block
    if kind.isOpener {
      open(index)
    } else if levels[levels.count - 1].isBlock {
      readStatement(index)
    }
  }
}

// MARK: - Brackets

extension StructureBuilder {
  private mutating func open(_ index: Int) {
    let kind = tokens[index].kind
    partners[index] = tokens.count
    var level = Level(
      opener: index, block: levels[levels.count - 1].block, isBlock: kind == .openBrace,
      statement: levels[levels.count - 1].statement)
    if kind == .openBrace {
      level.block = addBlock(index)
      level.statement = -1
    } else {
      readHead(index)
    }
    levels[levels.count - 1].previous = index
    levels.append(level)
    openCounts[kind.bracketShape ?? 0] += 1
  }

  /// Closes the innermost bracket of a shape; returns whether there is one.
  private mutating func close(_ index: Int, _ shape: Int) -> Bool {
    guard openCounts[shape] > 0 else { return false }
    while levels.count > 1 {
      let level = levels.removeLast()
      let openShape = tokens[level.opener].kind.bracketShape ?? 0
      openCounts[openShape] -= 1
      // A block whose brace is missing ends where the bracket around it does.
      if level.isBlock { blocks[level.block].close = index }
      guard openShape == shape else { continue }
      partners[level.opener] = index
      partners[index] = level.opener
      break
    }
    let level = levels[levels.count - 1]
    enclosing[index] = level.opener
    statements[index] = max(0, level.statement)
    blockOf[index] = level.block
    levels[levels.count - 1].previous = index
    return true
  }

  private mutating func addBlock(_ index: Int) -> Int {
    let level = levels[levels.count - 1]
    let kind = blockKind(index, level)
    var name: Int?
    if kind == .type || kind == .function || kind == .accessor, level.headIndex >= 0 {
      let next = level.headIndex + 1
      if next < index, tokens[next].kind == .identifier { name = next }
      // The last part of `extension UIKit.UILabel` is its name.
      while kind == .type, let dot = name, dot + 2 < index, tokens[dot + 1].kind == .dot {
        name = dot + 2
      }
    }
    blocks.append(
      Block(
        kind: kind, open: index, close: tokens.count, parent: level.block,
        header: max(0, min(level.statement, index))..<index,
        head: kind == .control && level.control != .other ? level.control : level.head,
        name: name))
    blockAt[index] = blocks.count - 1
    return blocks.count - 1
  }

  private func blockKind(_ index: Int, _ level: Level) -> Block.Kind {
    guard level.isBlock, level.headIndex >= 0, level.headIndex < index, level.previous >= 0,
      !expectsOperand(after: level.previous)
    else { return .closure }
    switch level.head {
    case .class, .struct, .enum, .actor, .protocol, .extension: return .type
    case .func, .initializer, .deinit, .subscript: return .function
    case .get, .set, .willSet, .didSet:
      return blocks[level.block].kind == .accessor ? .function : .closure
    case .var, .let:
      if level.control != .other { return .control }
      if !level.assigns { return .accessor }
      let next = index + 1 < tokens.count ? tokens[index + 1].word : .other
      let isObserver = next == .willSet || next == .didSet || next == .get || next == .set
      return isObserver ? .accessor : .closure
    case .if, .guard, .while, .for, .switch, .do, .catch, .repeat, .defer, .else: return .control
    default: return level.control == .other ? .closure : .control
    }
  }

  /// Whether an operand is yet to come after a token, as it is after `=`.
  private func expectsOperand(after index: Int) -> Bool {
    switch tokens[index].kind {
    case .comma, .colon, .openParenthesis, .openBracket: true
    case .operator: !isPostfixOperator(index)
    default: false
    }
  }

  /// Whether an operator has an operand before it and none after, as the `>` of `Set<Int>` has.
  private func isPostfixOperator(_ index: Int) -> Bool {
    guard !tokens[index].followsSpace else { return false }
    guard index + 1 < tokens.count else { return true }
    return tokens[index + 1].followsSpace || tokens[index + 1].kind == .openBrace
  }
}

// MARK: - Statements

extension StructureBuilder {
  private func beginsStatement(_ index: Int) -> Bool {
    let level = levels[levels.count - 1]
    guard level.statement >= 0, level.previous >= 0 else { return true }
    let token = tokens[index]
    guard token.followsLineBreak, level.headIndex >= 0 else { return false }
    switch token.kind {
    case .dot, .comma, .colon, .postfix, .openBrace, .closeParenthesis, .closeBracket,
      .closeBrace:
      return false
    case .operator:
      let isBinary = index + 1 < tokens.count && tokens[index + 1].followsSpace
      if isBinary { return false }
    case .identifier where token.word.continuesStatement:
      let isAsyncLet =
        token.word == .async && index + 1 < tokens.count && tokens[index + 1].word == .let
      if !isAsyncLet { return false }
    default: break
    }
    let previous = tokens[level.previous]
    switch previous.kind {
    case .comma, .colon, .dot, .at, .backslash: return false
    case .operator where !isPostfixOperator(level.previous): return false
    default: break
    }
    if token.word.beginsStatement { return true }
    let isMember = level.previous > 0 && tokens[level.previous - 1].kind == .dot
    return isMember || previous.kind != .identifier || !previous.word.precedesOperand
  }

  /// Takes note of what a token says about its statement.
  private mutating func readStatement(_ index: Int) {
    readHead(index)
    let token = tokens[index]
    var level = levels[levels.count - 1]
    level.previous = index
    switch token.kind {
    case .semicolon: level.statement = -1
    case .operator where token.word == .equalsSign: level.assigns = true
    case .colon:
      if level.head == .case || level.head == .default {
        level.statement = -1
      } else if level.headIndex == index - 1, level.headIndex == level.statement {
        // A label such as `rows:` before a loop.
        level.headIndex = -1
      }
    case .identifier where index > level.headIndex:
      switch token.word {
      case .in where blocks[level.block].kind == .closure && level.head != .for:
        level.statement = -1
      case .if, .switch, .do:
        // `.if(…)` is a modifier that some teams write for their views.
        if tokens[index - 1].kind != .dot { level.control = token.word }
      default: break
      }
    default: break
    }
    levels[levels.count - 1] = level
  }

  /// Finds the statement's head, the first token after attributes and modifiers.
  private mutating func readHead(_ index: Int) {
    var level = levels[levels.count - 1]
    guard level.isBlock, level.headIndex < 0 else { return }
    let isFirst = level.statement == index
    let previous = isFirst ? nil : index > 0 ? tokens[index - 1] : nil
    switch tokens[index].kind {
    case .at: return
    case .identifier where previous?.kind == .at: return
    case .dot, .openParenthesis:
      // Part of an attribute or modifier: `@MainActor(unsafe)`, `private(set)`.
      if !isFirst { return }
    case .identifier:
      let isAttributePart = previous?.kind == .dot
      if isAttributePart || isModifier(index) { return }
    default: break
    }
    level.headIndex = index
    level.head = tokens[index].word
    levels[levels.count - 1] = level
  }

  private func isModifier(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let (token, next) = (tokens[index], tokens[index + 1])
    if token.word == .class { return next.word.isDeclaration || next.word.isModifier }
    guard token.word.isModifier else { return false }
    if next.kind == .openParenthesis, index + 3 < tokens.count {
      return tokens[index + 3].kind == .closeParenthesis
        && index + 4 < tokens.count
        && (tokens[index + 4].word.isDeclaration || tokens[index + 4].word.isModifier)
    }
    return next.kind == .at || next.word.isDeclaration || next.word.isModifier
  }
}
