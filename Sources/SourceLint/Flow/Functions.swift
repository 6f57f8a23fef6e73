/// The functions of a source: what they return, and what those who call them pass.
final class Functions {
  /// What a call tells of the function that it means.
  private struct Name: Hashable {
    /// The type that the function is a member of; empty for none.
    var owner: String
    var name: String
  }

  private unowned let file: SourceFile
  /// The blocks of functions.
  private var blocks: [Name: [Int]] = [:]
  private var blocksByName: [String: [Int]] = [:]
  private var parameters: [Int: [Parameter]] = [:]
  /// The tokens with the names of calls, by the function's block.
  private lazy var calls = callsByFunction()

  /// How many functions of one name and type are looked at.
  private static let overloadLimit = 16
  /// How many calls of one function are looked at.
  private static let callLimit = 50

  init(_ file: SourceFile) {
    self.file = file
    for (index, block) in file.blocks.enumerated() where block.kind == .function {
      guard let name = block.name, block.head == .func else { continue }
      let key = Name(owner: file.typeName(around: block.open), name: file.text(name))
      guard blocks[key, default: []].count < Self.overloadLimit else { continue }
      blocks[key, default: []].append(index)
      blocksByName[key.name, default: []].append(index)
      parameters[index] = parameters(of: index)
    }
  }

  /// Returns the blocks of the functions of a name.
  func named(_ name: String) -> [Int] { blocksByName[name] ?? [] }

  /// Returns the tokens with the names of the calls that may mean a function.
  func calls(of block: Int) -> [Int] { calls[block] ?? [] }

  /// Returns the functions of the source that a call may mean: of its name and labels, as a member
  /// of the type around it, of that before the dot or expected there, or of none.
  ///
  /// - Parameters:
  ///   - index: The name in the call.
  ///   - depth: How many expressions lead here.
  /// - Returns: The functions' blocks.
  func candidates(calledAt index: Int, depth: Int = 0) -> [Int] {
    guard !blocks.isEmpty, file.kind(index) == .identifier, file.opensCall(index + 1),
      file.word(index - 1) != .func
    else { return [] }
    let name = file.text(index)
    guard blocksByName[name] != nil else { return [] }
    let labels = file.arguments(index + 1).map { $0.label.map(file.text) }
    let accepting = owners(ofCallAt: index, depth)
      .flatMap { blocks[Name(owner: $0, name: name)] ?? [] }
      .filter { accepts(labels, $0) }
    // As the compiler does, one that is given all it takes is preferred to one with default values.
    let whole = accepting.filter { parameters[$0]?.count == labels.count }
    return whole.isEmpty ? accepting : whole
  }

  /// Returns the types that the function of a call may be a member of.
  private func owners(ofCallAt index: Int, _ depth: Int) -> [String] {
    let own = file.typeName(around: index)
    guard file.kind(index - 1) == .dot else { return own.isEmpty ? [""] : [own, ""] }
    return file.memberOwner(index, depth: depth).map { [$0.type] } ?? []
  }

  /// Whether labels are those of a function's parameters, of which some may be left out.
  private func accepts(_ labels: [String?], _ block: Int) -> Bool {
    var rest = (parameters[block] ?? [])[...]
    for label in labels {
      guard let match = rest.firstIndex(where: { $0.label == label }),
        rest[..<match].allSatisfy(\.mayBeLeftOut)
      else { return false }
      rest = rest[(match + 1)...]
    }
    return rest.allSatisfy(\.mayBeLeftOut)
  }

  private func callsByFunction() -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    guard !blocks.isEmpty else { return result }
    for index in file.tokens.indices where file.tokens[index].kind == .identifier {
      for block in candidates(calledAt: index)
      where result[block, default: []].count < Self.callLimit {
        result[block, default: []].append(index)
      }
    }
    return result
  }

  /// Returns the expressions that a function returns: those after `return`, or the whole body when
  /// it is a single expression.
  func results(of block: Int) -> [Range<Int>] {
    let (open, close) = (file.blocks[block].open, file.blocks[block].close)
    let body = open + 1..<max(open + 1, min(close, file.tokens.count))
    let first = body.lowerBound
    if !body.isEmpty, file.statements[first] == first,
      file.statements[body.upperBound - 1] == first
    {
      return [body]
    }
    return body.prefix(4 * SourceFile.stepLimit).compactMap { index in
      guard file.word(index) == .return, file.statements[index] == index,
        file.blocksAround(index).first(where: { file.blocks[$0].kind != .control }) == block
      else { return nil }
      var end = index + 1
      while end < body.upperBound, file.statements[end] == index,
        end - index < SourceFile.stepLimit
      {
        end = file.next(end)
      }
      return index + 1..<max(index + 1, min(end, body.upperBound))
    }
  }

  /// Returns what each call in the source passes for a parameter.
  ///
  /// - Parameters:
  ///   - name: The parameter's name in the function's body.
  ///   - block: The function.
  /// - Returns: The values; none when there is no call, or one that passes nothing.
  func arguments(for name: String, of block: Int) -> [Range<Int>] {
    guard let parameter = parameters[block]?.first(where: { $0.name == name }) else { return [] }
    var values: [Range<Int>] = []
    for call in calls[block] ?? [] {
      let arguments = file.arguments(call + 1)
      let value =
        parameter.label == nil
        ? arguments.dropFirst(parameter.position).first { $0.label == nil }
        : arguments.first { $0.label.map(file.text) == parameter.label }
      guard let value else { return [] }
      values.append(value.value)
    }
    return values
  }

  /// Returns the token with the type's name of the parameter that an argument is for; `nil` when it
  /// is not known.
  func parameterType(for position: Int, of arguments: [Argument], in block: Int) -> Int? {
    var rest = (parameters[block] ?? [])[...]
    for (index, argument) in arguments.enumerated() {
      let label = argument.label.map(file.text)
      guard let match = rest.firstIndex(where: { $0.label == label }) else { return nil }
      if index == position { return rest[match].type }
      rest = rest[(match + 1)...]
    }
    return nil
  }

  /// A parameter of a function.
  private struct Parameter {
    /// Its name for callers; `nil` when they write none.
    var label: String?
    /// Its name in the body.
    var name: String
    /// How many parameters stand before it.
    var position: Int
    /// The token with its type's name; `nil` when it is not known.
    var type: Int?
    /// Whether a call may do without it: it has a default value, takes any number of values, or is
    /// a closure, which may stand after the parenthesis.
    var mayBeLeftOut = false
  }

  private func parameters(of block: Int) -> [Parameter] {
    let header = file.blocks[block].header
    guard let name = file.blocks[block].name,
      let open = (name + 1..<max(name + 1, header.upperBound)).prefix(100).first(where: {
        file.tokens[$0].kind == .openParenthesis
      })
    else { return [] }
    var result: [Parameter] = []
    var index = open + 1
    let close = min(file.partners[open], file.tokens.count)
    while index < close, result.count < 50 {
      if file.kind(index) == .identifier, file.kind(index + 1) == .colon {
        let before = file.kind(index - 1) == .identifier ? file.text(index - 1) : nil
        let name = file.text(index)
        result.append(
          Parameter(
            label: before == "_" ? nil : before ?? name, name: name, position: result.count,
            type: file.typeToken(from: index + 2)))
        index += 2
        while index < close, file.tokens[index].kind != .comma {
          if file.kind(index) == .operator, ["=", "->", "..."].contains(file.text(index)) {
            result[result.count - 1].mayBeLeftOut = true
          }
          index = file.next(index)
        }
      }
      index += 1
    }
    return result
  }
}
