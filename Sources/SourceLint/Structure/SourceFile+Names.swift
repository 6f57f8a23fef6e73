extension SourceFile {
  /// Returns the block that declares a name as a parameter or local; `nil` for one declared outside
  /// functions, or in another file.
  ///
  /// - Parameters:
  ///   - name: The name; `$0` belongs to the innermost closure.
  ///   - index: The token where the name is used.
  /// - Returns: The index of the block.
  func declaringBlock(of name: String, at index: Int) -> Int? {
    let around = blocksAround(index)
    if name.hasPrefix("$") { return around.first { blocks[$0].kind == .closure } }
    let declarations = bindings.before(index, of: name).suffix(64).filter {
      bindings.all[$0].isDeclaration && bindings.all[$0].name < index
    }
    for block in around {
      let kind = blocks[block].kind
      if kind == .type { return nil }
      if declarations.contains(where: { bindings.all[$0].block == block }) { return block }
      if parameter(name, of: block) != nil { return block }
    }
    return nil
  }

  /// Returns the token of a parameter, or of the variable of a `for`, that a block declares.
  func parameter(_ name: String, of block: Int) -> Int? {
    let header = blocks[block].header.prefix(400)
    switch blocks[block].kind {
    case .function:
      return header.first { index in
        kind(index) == .identifier && kind(index + 1) == .colon && text(index) == name
      }
    case .control where blocks[block].head == .for:
      return header.first { index in
        kind(index) == .identifier && word(index + 1) == .in && text(index) == name
      }
    case .closure:
      return closureSignature(block).first { kind($0) == .identifier && text($0) == name }
    default: return nil
    }
  }

  /// Returns the tokens of a closure's parameters, up to its `in`; empty when it has none.
  func closureSignature(_ block: Int) -> Range<Int> {
    let start = blocks[block].open + 1
    var index = start
    while index < min(blocks[block].close, start + 60) {
      let token = tokens[index]
      if token.word == .in, kind(index - 1) != .dot { return start..<index }
      if token.kind == .openBrace || token.kind == .semicolon { break }
      if index > start, statements[index] != statements[start], token.followsLineBreak { break }
      index = next(index)
    }
    return start..<start
  }

  /// Returns the names that a closure or loop gets its values from: `a` and `b` for
  /// `[a, b].forEach { … }` and for `for label in [a, b] { … }`.
  func sources(of block: Int) -> [Int] {
    let header = blocks[block].header
    var start = header.lowerBound
    if blocks[block].head == .for, blocks[block].kind == .control {
      guard let keyword = header.first(where: { word($0) == .in }) else { return [] }
      start = keyword + 1
    }
    return (start..<header.upperBound).suffix(200).filter { index in
      let isPlain = kind(index - 1) != .dot || word(index - 2) == .selfValue
      return kind(index) == .identifier && isPlain && !isLabel(index)
    }
  }
}
