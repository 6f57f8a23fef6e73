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

  /// Returns the functions of the source that a call may mean: of its name and labels, as a member
  /// of the type around it, of the type before the dot, or of none.
  func candidates(calledAt index: Int) -> [Int] {
    guard !blocks.isEmpty, file.kind(index) == .identifier, file.opensCall(index + 1),
      file.word(index - 1) != .func
    else { return [] }
    let name = file.text(index)
    guard blocksByName[name] != nil else { return [] }
    let labels = file.arguments(index + 1).map { $0.label.map(file.text) }
    return owners(ofCallAt: index).flatMap { blocks[Name(owner: $0, name: name)] ?? [] }
      .filter { accepts(labels, $0) }
  }

  /// Returns the types that the function of a call may be a member of.
  private func owners(ofCallAt index: Int) -> [String] {
    let own = file.typeName(around: index)
    guard file.kind(index - 1) == .dot else { return own.isEmpty ? [""] : [own, ""] }
    let base = file.kind(index - 2) == .postfix ? index - 3 : index - 2
    if file.word(base) == .selfValue || file.word(base) == .selfType { return [own] }
    return file.kind(base) == .identifier && file.kind(base - 1) != .dot ? [file.text(base)] : []
  }

  /// Whether labels are those of a function's parameters, some of which may be left out.
  private func accepts(_ labels: [String?], _ block: Int) -> Bool {
    var rest = (parameters[block] ?? [])[...]
    for label in labels {
      guard let match = rest.firstIndex(where: { $0.label == label }) else { return false }
      rest = rest[(match + 1)...]
    }
    return true
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

  /// A parameter of a function.
  private struct Parameter {
    /// Its name for callers; `nil` when they write none.
    var label: String?
    /// Its name in the body.
    var name: String
    /// How many parameters stand before it.
    var position: Int
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
            label: before == "_" ? nil : before ?? name, name: name, position: result.count))
        index += 2
        while index < close, file.tokens[index].kind != .comma { index = file.next(index) }
      }
      index += 1
    }
    return result
  }
}
