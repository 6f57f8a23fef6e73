extension SourceFile {
  /// The type that a member belongs to.
  struct MemberOwner {
    /// The type's name, without those of the types around it.
    var type: String
    /// Whether the member is the type's and not an instance's; `nil` when either may be meant.
    var isStatic: Bool?
  }

  /// Returns the type whose member a name after a dot is: that before the dot, that of the instance
  /// before it, or the one that is expected of an implicit member.
  ///
  /// - Parameters:
  ///   - index: The member's name.
  ///   - depth: How many expressions lead here.
  /// - Returns: The type; `nil` when it is not known.
  func memberOwner(_ index: Int, depth: Int = 0) -> MemberOwner? {
    guard kind(index - 1) == .dot, depth < Self.memberDepthLimit else { return nil }
    if beginsImplicitMember(index - 1) {
      return expectedType(at: index - 1, depth: depth + 1).map {
        MemberOwner(type: $0, isStatic: true)
      }
    }
    var base = index - 2
    while kind(base) == .postfix { base -= 1 }
    guard kind(base) == .identifier else { return nil }
    if word(base) == .selfValue { return MemberOwner(type: typeName(around: base), isStatic: nil) }
    let name = text(base)
    if word(base) == .selfType { return MemberOwner(type: typeName(around: base), isStatic: true) }
    if name.first?.isUppercase == true { return MemberOwner(type: name, isStatic: true) }
    if let type = typeOfInstance(base, depth) {
      return MemberOwner(type: typeName(at: type), isStatic: false)
    }
    return kind(base - 1) == .dot ? nil : MemberOwner(type: name, isStatic: true)
  }

  /// Returns the token with the name of an instance's type; `nil` when it is not known.
  private func typeOfInstance(_ index: Int, _ depth: Int) -> Int? {
    if kind(index - 1) != .dot || word(index - 2) == .selfValue {
      let block = kind(index - 1) == .dot ? nil : declaringBlock(of: text(index), at: index)
      return ReceiverResolver(self).declaredType(text(index), block, at: index)
    }
    return property(at: index, depth: depth + 1).flatMap { type(of: bindings.all[$0.binding]) }
  }

  /// Returns the property of the source that a name after a dot means, such as `body` of
  /// `AppFont.body`, and the token after it; `nil` for one of another file or of no known type.
  func property(at index: Int, depth: Int = 0) -> (binding: Int, end: Int)? {
    guard kind(index) == .identifier, kind(index - 1) == .dot, !opensCall(index + 1),
      let candidates = bindings.byPath[text(index)],
      candidates.contains(where: { isMember($0) }), let owner = memberOwner(index, depth: depth)
    else { return nil }
    let binding = candidates.first { candidate in
      let binding = bindings.all[candidate]
      return isMember(candidate) && !binding.value.isEmpty && !binding.value.contains(index)
        && typeName(around: binding.name) == owner.type
        && (owner.isStatic ?? isStatic(binding)) == isStatic(binding)
    }
    return binding.map { ($0, index + 1) }
  }

  /// Whether a binding declares a property of a type.
  private func isMember(_ binding: Int) -> Bool {
    let binding = bindings.all[binding]
    return binding.isDeclaration && blocks[binding.block].kind == .type
  }

  /// Whether a binding declares a property of a type itself.
  func isStatic(_ binding: Binding) -> Bool {
    (binding.statement..<max(binding.statement, binding.name)).prefix(40).contains {
      word($0) == .static || word($0) == .class
    }
  }

  /// Returns a type's name; that of the type around for `Self`.
  func typeName(at token: Int) -> String {
    word(token) == .selfType ? typeName(around: token) : text(token)
  }

  /// How many expressions are looked at to find out of what type one is, at most.
  static let memberDepthLimit = 4
}
