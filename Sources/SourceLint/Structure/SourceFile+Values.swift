extension SourceFile {
  /// Returns the binding of a statement whose value holds a token; `nil` when there is none.
  func binding(of statement: Int, holding index: Int) -> Int? {
    bindings.byStatement[statement]?.first { candidate in
      let binding = bindings.all[candidate]
      return !binding.isComputed && binding.value.contains(index)
    }
  }

  /// Returns the block that a statement returns its value from; `nil` when it returns none.
  func blockReturning(_ statement: Int, at index: Int) -> Int? {
    let block = blockOf[index]
    if word(statement) == .return {
      return blocksAround(index).first { blocks[$0].kind != .control }
    }
    guard block > 0 else { return nil }
    let (open, close) = (blocks[block].open, blocks[block].close)
    guard close <= tokens.count, close > open + 1 else { return nil }
    if blocks[block].kind == .control {
      let isCase = blocks[block].head == .switch
      return isCase || statements[close - 1] == statement ? block : nil
    }
    let signature = blocks[block].kind == .closure ? closureSignature(block) : 0..<0
    let first = signature.isEmpty ? open + 1 : signature.upperBound + 1
    return statement == first && statements[close - 1] == statement ? block : nil
  }

  /// Returns the token with the name of a type that begins with a token, past attributes and
  /// keywords: `UIFont` of `inout UIKit.UIFont?`; `nil` when it begins with a bracket.
  func typeToken(from index: Int) -> Int? {
    var index = index
    while let kind = kind(index) {
      switch kind {
      case .at: index += 2
      case .identifier:
        guard [.some, .any, .inout].contains(tokens[index].word) else {
          while self.kind(index + 1) == .dot, self.kind(index + 2) == .identifier { index += 2 }
          return index
        }
        index += 1
      default: return nil
      }
    }
    return nil
  }

  /// Returns the token with the name of the type that a function returns; `nil` for none or a tuple,
  /// collection or function.
  func resultType(of block: Int) -> Int? {
    let level = enclosing[blocks[block].open]
    let arrow = blocks[block].header.prefix(SourceFile.stepLimit).first { index in
      enclosing[index] == level && kind(index) == .operator && text(index) == "->"
    }
    return arrow.flatMap { typeToken(from: $0 + 1) }
  }

  /// Returns the token with the name of a binding's type, as declared or as its value begins with:
  /// `UILabel` of `UILabel(frame: .zero)`; `nil` when it is not known.
  func type(of binding: Binding) -> Int? {
    if let type = binding.type { return type }
    // `UILabel()`, `UILabel(frame: .zero)`, `UILabel.init()`: what begins with a capital letter.
    guard let first = binding.value.first, kind(first) == .identifier,
      text(first).first?.isUppercase == true
    else { return nil }
    let isCalled = opensCall(first + 1) || word(first + 2) == .initializer
    return isCalled ? first : nil
  }
}
