extension SourceFile {
  /// Returns the name of the type that an implicit member must be of where it stands, as far as the
  /// source says it: `UIFont` for that of `let font: UIFont = .brand` or `label.font = .brand`.
  ///
  /// - Parameters:
  ///   - dot: The member's dot.
  ///   - depth: How many expressions lead here.
  /// - Returns: The type's name; `nil` when it is not known.
  func expectedType(at dot: Int, depth: Int = 0) -> String? {
    guard depth < Self.memberDepthLimit else { return nil }
    var index = dot
    for _ in 0..<Self.nestingLimit {
      guard isWholeValue(index) else { return nil }
      let opener = enclosing[index]
      if opener >= 0, tokens[opener].kind != .openBrace {
        guard tokens[opener].kind == .openParenthesis else { return nil }
        if let callee = callee(opener) {
          return parameterType(at: index, opener, callee, depth).map(typeName(at:))
            ?? knownParameterType(at: index, opener, callee)
        }
        guard !endsOperand(opener - 1) || !opensCall(opener) else { return nil }
        index = opener
        continue
      }
      let statement = statements[index]
      if let binding = binding(of: statement, holding: index) {
        return expectedType(of: bindings.all[binding])
      }
      guard let owner = blockReturning(statement, at: index) else { return nil }
      let block = blocks[owner]
      switch block.kind {
      case .closure:
        guard block.close < tokens.count, opensCall(block.close + 1) else { return nil }
        index = block.open
      case .control: index = block.open
      case .function where block.head != .get: return resultType(of: owner).map(typeName(at:))
      case .function: return declaredType(ofAccessor: blocks[block.parent])
      case .accessor: return declaredType(ofAccessor: block)
      case .type, .file: return nil
      }
    }
    return nil
  }

  /// Whether what begins with a token is all of a value, or one of those that it may be.
  private func isWholeValue(_ index: Int) -> Bool {
    // The brace of an `if` or `switch` comes after what that asks.
    if let block = blockAt[index], blocks[block].kind == .control { return true }
    guard statements[index] != index, let before = kind(index - 1) else { return true }
    switch before {
    case .openParenthesis, .comma, .colon, .openBrace, .semicolon: return true
    case .operator:
      return [.equalsSign, .nilCoalescing].contains(word(index - 1)) || text(index - 1) == "?"
    case .identifier: return [.return, .try, .await, .in, .else].contains(word(index - 1))
    default: return false
    }
  }

  private func expectedType(of binding: Binding) -> String? {
    if binding.isDeclaration { return binding.type.map(typeName(at:)) }
    let declared = (bindings.byPath[binding.path] ?? []).filter {
      bindings.all[$0].isDeclaration && bindings.all[$0].type != nil
    }
    if !declared.isEmpty {
      let types = Set(declared.compactMap { bindings.all[$0].type.map(typeName(at:)) })
      return types.count == 1 ? types.first : nil
    }
    return text(binding.name).lowercased().hasSuffix("font") ? "UIFont" : nil
  }

  private func declaredType(ofAccessor block: Block) -> String? {
    guard let name = block.name, kind(name + 1) == .colon else { return nil }
    return typeToken(from: name + 2).map(typeName(at:))
  }

  /// Returns the type of the parameter for an argument of a function of the source, or for which a
  /// default value is given.
  private func parameterType(at index: Int, _ opener: Int, _ callee: Int, _ depth: Int) -> Int? {
    let declares =
      word(callee - 1) == .func || word(callee) == .initializer && kind(callee - 1) != .dot
    if declares {
      var colon = index
      while colon > opener, tokens[colon].kind != .colon || enclosing[colon] != opener {
        colon -= 1
        if index - colon > Self.stepLimit { return nil }
      }
      return colon > opener ? typeToken(from: colon + 1) : nil
    }
    let arguments = arguments(opener)
    guard let position = arguments.firstIndex(where: { $0.value.contains(index) }) else {
      return nil
    }
    let types = functions.candidates(calledAt: callee, depth: depth + 1).map {
      functions.parameterType(for: position, of: arguments, in: $0)
    }
    guard let first = types.first ?? nil,
      types.allSatisfy({ $0.map(typeName(at:)) == typeName(at: first) })
    else { return nil }
    return first
  }

  /// Returns the type of a parameter of Apple's functions for fonts and sizes.
  private func knownParameterType(at index: Int, _ opener: Int, _ callee: Int) -> String? {
    let argument = arguments(opener).first { $0.value.contains(index) }
    guard let argument else { return nil }
    let label = argument.label.map { word($0) }
    switch word(callee) {
    case .scaledFont: return label == .for ? "UIFont" : nil
    case .scaledValue: return label == .for ? "CGFloat" : nil
    case .font where kind(callee - 1) == .dot: return label == nil ? "Font" : nil
    case .uiFont, .custom, .system:
      return label == .size || label == .fixedSize ? "CGFloat" : nil
    case let word where word.isSystemFont: return label == .ofSize ? "CGFloat" : nil
    default: return nil
    }
  }
}
