/// A name and the expression that it stands for.
struct Binding {
  /// The name, or the path of an assignment: `label.font`, without `self.`.
  var path: String
  /// The token of the name, or of the path's last part.
  var name: Int
  /// The token that the target begins with.
  var target: Int
  /// The tokens of the value; empty when it has none.
  var value: Range<Int>
  /// The block in which it holds.
  var block: Int
  /// The first token of its statement.
  var statement: Int
  /// Whether it declares the name, and does not assign to it.
  var isDeclaration: Bool
  /// The token with the name of the declared type; `nil` when none is declared.
  var type: Int?
  /// Whether the value is a property's getter.
  var isComputed = false
}

/// The names of a source that stand for an expression: constants, variables, computed properties
/// and assignments.
struct BindingTable {
  /// The bindings in the order of their values.
  private(set) var all: [Binding] = []
  private(set) var byPath: [String: [Int]] = [:]
  private(set) var byStatement: [Int: [Int]] = [:]

  init(_ file: SourceFile) {
    var reader = BindingReader(file)
    all = reader.read()
    for (index, binding) in all.enumerated() {
      byPath[binding.path, default: []].append(index)
      byStatement[binding.statement, default: []].append(index)
    }
  }

  /// Returns the bindings of a path whose values begin before a token, in their order.
  func before(_ index: Int, of path: String) -> ArraySlice<Int> {
    guard let candidates = byPath[path] else { return [] }
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if all[candidates[middle]].value.lowerBound <= index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return candidates[..<low]
  }
}

/// Finds the bindings of a source.
private struct BindingReader {
  let file: SourceFile
  var bindings: [Binding] = []
  /// The bindings by the token of the name they declare.
  private var declared: [Int: Int] = [:]

  init(_ file: SourceFile) { self.file = file }

  mutating func read() -> [Binding] {
    for index in file.tokens.indices {
      let token = file.tokens[index]
      guard token.kind == .identifier else { continue }
      if token.word == .let || token.word == .var {
        readDeclaration(index)
      } else if file.statements[index] == index {
        readAssignment(index)
      }
    }
    for block in file.blocks where block.kind == .accessor { readAccessor(block) }
    return bindings.sorted { ($0.value.lowerBound, $0.name) < ($1.value.lowerBound, $1.name) }
  }

  private mutating func readDeclaration(_ keyword: Int) {
    let opener = file.enclosing[keyword]
    guard opener < 0 || file.tokens[opener].kind == .openBrace, file.kind(keyword - 1) != .dot
    else { return }
    var name = keyword + 1
    while file.kind(name) == .identifier {
      var end = name + 1
      var type: Int?
      if file.kind(end) == .colon {
        type = file.typeToken(from: end + 1)
        end = self.end(from: end + 1, level: keyword, stopsAtEquals: true)
      }
      var value = end..<end
      if file.word(end) == .equalsSign {
        value = end + 1..<self.end(from: end + 1, level: keyword)
        end = value.upperBound
      }
      add(name, target: name, value: value, statement: file.statements[keyword], type: type)
      guard file.kind(end) == .comma, file.kind(end + 1) == .identifier,
        file.kind(end + 2) == .colon || file.word(end + 2) == .equalsSign
      else { return }
      name = end + 1
    }
  }

  private mutating func add(
    _ name: Int, target: Int, value: Range<Int>, statement: Int, type: Int?
  ) {
    declared[name] = bindings.count
    bindings.append(
      Binding(
        path: file.text(name), name: name, target: target, value: value,
        block: file.blockOf[name], statement: statement, isDeclaration: true, type: type))
  }

  /// Returns where an expression ends that begins at the level of a token.
  private func end(from start: Int, level: Int, stopsAtEquals: Bool = false) -> Int {
    let (opener, statement) = (file.enclosing[level], file.statements[level])
    let head = file.tokens[statement].word
    var index = start
    var steps = 0
    while index < file.tokens.count, steps < SourceFile.stepLimit {
      steps += 1
      guard file.enclosing[index] == opener, file.statements[index] == statement else { break }
      let token = file.tokens[index]
      switch token.kind {
      case .comma, .semicolon: return index
      case .operator where stopsAtEquals && token.word == .equalsSign: return index
      case .identifier:
        let isStop =
          token.word == .else && head == .guard || token.word == .let || token.word == .var
        if isStop, file.kind(index - 1) != .dot { return index }
      case .openBrace where endsHeader(index, head): return index
      default: break
      }
      index = file.next(index)
    }
    return min(index, file.tokens.count)
  }

  /// Whether a brace opens the body of the statement, and no closure of an expression.
  private func endsHeader(_ brace: Int, _ head: Word) -> Bool {
    guard let block = file.blockAt[brace] else { return false }
    switch file.blocks[block].kind {
    case .closure: return false
    case .control:
      return head == .if || head == .while || head == .guard || head == .for || head == .switch
    default: return true
    }
  }

  private mutating func readAssignment(_ start: Int) {
    var index = start
    var parts: [Int] = [start]
    var isPlain = true
    var last = start
    steps: while parts.count < 32 {
      index += 1
      guard let kind = file.kind(index) else { return }
      switch kind {
      case .postfix: continue
      case .dot where file.kind(index + 1) == .identifier:
        index += 1
        last = index
        parts.append(index)
      case .openBracket, .openParenthesis:
        isPlain = false
        last = -1
        index = file.partners[index]
        guard index < file.tokens.count else { return }
      default: break steps
      }
    }
    guard last >= 0, file.word(index) == .equalsSign else { return }
    let isOfSelf = file.word(start) == .selfValue && parts.count > 1
    if isOfSelf { parts.removeFirst() }
    let tokens = (isOfSelf ? start + 2 : start)..<index
    let path =
      isPlain
      ? parts.map(file.text).joined(separator: ".")
      : tokens.filter { file.kind($0) != .postfix }.map(file.text).joined()
    let value = index + 1..<max(index + 1, end(from: index + 1, level: start))
    bindings.append(
      Binding(
        path: path, name: last, target: start, value: value, block: file.blockOf[start],
        statement: file.statements[start], isDeclaration: false, type: nil))
  }

  /// Takes the body of a computed property as its value.
  private mutating func readAccessor(_ block: Block) {
    guard let name = block.name, block.head == .var else { return }
    let value = block.open + 1..<max(block.open + 1, block.close)
    guard let index = declared[name], bindings[index].value.isEmpty else { return }
    bindings[index].value = value
    bindings[index].isComputed = true
  }
}
