/// A function or property whose value is a font.
enum FontMember: Hashable {
  /// A property with a value of its own, or a global: the binding.
  case binding(Int)
  /// A function or a property's getter: the block.
  case block(Int)
}

/// A use of a function or property whose value is a font.
struct FontUse {
  /// The first token of the expression: `UIFont` of `UIFont.lato(17)`, or the dot of `.lato(17)`.
  var start: Int
  /// The token after the expression.
  var end: Int
  /// The function or property as documentation writes it: `lato(_:)`.
  var name: String
}

/// The uses of a source's functions and properties, as far as it is certain what they mean.
struct FontUses {
  private unowned let file: SourceFile

  /// How many uses of a name are looked at.
  private static let useLimit = 200

  init(_ file: SourceFile) { self.file = file }

  /// Whether a member is a function, which makes a font anew for each use.
  func isFunction(_ member: FontMember) -> Bool {
    guard case .block(let block) = member else { return false }
    return file.blocks[block].head == .func
  }

  /// Returns the uses of a member that stand for its font, and not for something asked of it.
  func uses(of member: FontMember) -> [FontUse] {
    if case .block(let block) = member, isFunction(member) { return uses(ofFunction: block) }
    return property(member).map { uses(of: $0) } ?? []
  }

  /// Returns the binding that declares a property.
  func property(_ member: FontMember) -> Binding? {
    switch member {
    case .binding(let index): return file.bindings.all[index]
    case .block(let index):
      let block = file.blocks[index]
      guard let name = block.head == .get ? file.blocks[block.parent].name : block.name else {
        return nil
      }
      return file.bindings.byPath[file.text(name)]?.lazy.map { file.bindings.all[$0] }
        .first { $0.name == name }
    }
  }

  private func uses(ofFunction block: Int) -> [FontUse] {
    let body = file.blocks[block].open..<max(file.blocks[block].open, file.blocks[block].close)
    return file.functions.calls(of: block).compactMap { name in
      guard !body.contains(name), file.functions.candidates(calledAt: name) == [block] else {
        return nil
      }
      let arguments = file.arguments(name + 1)
      // A size that is scaled makes a font that is.
      guard arguments.allSatisfy({ file.scaling.scaling(of: $0.value) == nil }) else { return nil }
      let labels = arguments.map { ($0.label.map(file.text) ?? "_") + ":" }.joined()
      return use(name, to: file.partners[name + 1] + 1, "\(file.text(name))(\(labels))")
    }
  }

  private func uses(of binding: Binding) -> [FontUse] {
    let isMember = file.blocks[binding.block].kind == .type
    let owner = isMember ? file.typeName(around: binding.name) : nil
    let namesakes = (file.bindings.byPath[binding.path] ?? []).filter { index in
      let other = file.bindings.all[index]
      // What is assigned to may be scaled by then.
      if !other.isDeclaration { return true }
      guard file.blocks[other.block].kind == .type else { return true }
      return owner == nil || file.typeName(around: other.name) == owner
    }
    guard namesakes.count == 1 else { return [] }
    return file.names.positions(of: binding.path).prefix(Self.useLimit).compactMap { name in
      guard name != binding.name, !binding.value.contains(name), !file.isLabel(name),
        !file.opensCall(name + 1), ![.let, .var, .func, .case].contains(file.word(name - 1)),
        isUse(name, ofMemberOf: owner)
      else { return nil }
      return use(name, to: name + 1, binding.path)
    }
  }

  /// Whether a name is certain to mean a property of a type; or a global, where there is no type.
  private func isUse(_ name: Int, ofMemberOf owner: String?) -> Bool {
    if file.kind(name - 1) == .dot {
      return owner != nil && file.memberOwner(name)?.type == owner
    }
    guard file.declaringBlock(of: file.text(name), at: name) == nil else { return false }
    return owner == nil || file.typeName(around: name) == owner
  }

  /// Returns the use that a name with its arguments is; `nil` when something is asked of its font.
  private func use(_ name: Int, to end: Int, _ spelling: String) -> FontUse? {
    let end = min(end, file.tokens.count)
    let (links, after) = file.chain(after: end)
    let isScaledByChain = links.contains { file.fontFlow.helpers.contains(file.text($0.name)) }
    guard links.isEmpty || isScaledByChain else { return nil }
    var start = name
    if file.kind(name - 1) == .dot {
      start = file.chainBase(before: name - 1) ?? name - 1
    }
    guard !isComparison(start - 1), !isComparison(after) else { return nil }
    return FontUse(start: start, end: end, name: spelling)
  }

  private func isComparison(_ index: Int) -> Bool {
    file.kind(index) == .operator && ["==", "!=", "===", "!=="].contains(file.text(index))
  }
}

// MARK: - Uses that are not scaled

extension FontFlow {
  /// Where to report a font that some uses of a function or property scale and others do not.
  enum PartlyScaled {
    /// Where the font is made, which is the value of a property.
    case property(String)
    /// The uses of a function that do not scale.
    case uses([FontUse])
  }

  /// Returns where to report the font of a call that reaches `scaledFont(for:)` from somewhere but
  /// not from everywhere; no uses when it does so from everywhere.
  func partlyScaled(_ call: FontCall) -> PartlyScaled {
    partlyScaled(from: call.start, to: call.end, depth: 0)
  }

  private func partlyScaled(from start: Int, to end: Int, depth: Int) -> PartlyScaled {
    guard depth < 16, let members = members(from: start, to: end) else { return .uses([]) }
    var result: [FontUse] = []
    for member in members {
      let unscaled = unscaledUses(of: member, depth)
      if !unscaled.isEmpty, !uses.isFunction(member), let property = uses.property(member) {
        return .property(property.path)
      }
      result += unscaled
    }
    return .uses(result)
  }

  /// Returns the uses of a member that do not scale its font.
  private func unscaledUses(of member: FontMember, _ depth: Int) -> [FontUse] {
    if let known = unscaledUses[member] { return known }
    // A member that leads back to itself says nothing.
    unscaledUses[member] = []
    let result = uses.uses(of: member).flatMap { use -> [FontUse] in
      guard isScaled(from: use.start, to: use.end) else { return [use] }
      switch partlyScaled(from: use.start, to: use.end, depth: depth + 1) {
      case .property: return [use]
      case .uses(let uses): return uses
      }
    }
    unscaledUses[member] = result
    return result
  }
}
