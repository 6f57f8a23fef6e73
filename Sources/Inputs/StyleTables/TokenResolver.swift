/// Follows the references between tokens.
final class TokenResolver {
  /// A value that is no reference, and the tokens that were passed on the way to it.
  struct Resolved {
    var node: Node
    var passed: [Token]
  }

  /// How many references may lead to a value.
  private static let depthLimit = 100
  /// How many references are followed for one value: pointers through pointers multiply.
  private static let stepLimit = 10_000

  let list: TokenList
  let syntax: TokenSyntax
  private let document: Node
  private var remaining = 0
  private var types: [ExactText: String?] = [:]

  init(list: TokenList, document: Node, syntax: TokenSyntax) {
    self.list = list
    self.document = document
    self.syntax = syntax
  }

  /// Returns the value of a token.
  func value(of token: Token) throws(TokenFault) -> Resolved {
    guard let value = token.value else {
      throw TokenFault(
        "token \(Phrases.quoted(token.joined)) has no value; add '\(syntax.valueKey)'",
        at: token.keyMark)
    }
    remaining = Self.stepLimit
    return try resolve(value, in: token.set, trail: ["{\(token.joined)}"])
  }

  /// Finds the value that stands at a place of a token or that the place refers to.
  ///
  /// - Parameters:
  ///   - node: The value as it is written. What is inside it is left as it is.
  ///   - set: The set that it stands in.
  /// - Returns: The value and the tokens passed.
  /// - Throws: A fault at the reference that leads nowhere.
  func resolve(_ node: Node, in set: String?) throws(TokenFault) -> Resolved {
    remaining = Self.stepLimit
    return try resolve(node, in: set, trail: [])
  }

  /// Returns a token's type: its own, else that of the token it refers to, else its groups'.
  func type(of token: Token) throws(TokenFault) -> String? {
    remaining = Self.stepLimit
    var passed: [Token] = []
    let type = try foundType(of: token, &passed)
    for token in passed { types[ExactText(token.joined)] = .some(type) }
    return type
  }

  private func foundType(
    of token: Token, _ passed: inout [Token]
  ) throws(TokenFault) -> String? {
    var current = token
    var trail: [String] = []
    do throws(TokenFault) {
      while true {
        if let type = current.node[syntax.typeKey]?.text { return type }
        if let type = types[ExactText(current.joined)] { return type }
        guard let value = current.value, let reference = try TokenReference.of(value),
          let target = try target(of: reference, from: current.set, at: value.mark)
        else { return current.inheritedType }
        try follow("{\(current.joined)}", trail: &trail, at: value.mark)
        passed.append(current)
        current = target
      }
    } catch {
      passed = []
      if let type = token.inheritedType { return type }
      throw error
    }
  }

  /// Returns the token whose whole value a reference means; `nil` when it means a part of one.
  private func target(
    of reference: TokenReference, from set: String?, at mark: Node.Mark
  ) throws(TokenFault) -> Token? {
    switch reference {
    case .token(let path):
      guard let token = list.token(path, from: set) else {
        throw TokenFault(list.advice(for: path, from: set), at: mark)
      }
      return token
    case .pointer(let path):
      let names = path.last == syntax.valueKey ? path.dropLast() : path[...]
      return list.token(at: names.joined(separator: "."))
    }
  }

  // MARK: Following

  private func resolve(
    _ start: Node, in startSet: String?, trail startTrail: [String]
  ) throws(TokenFault) -> Resolved {
    var (node, set, trail) = (start, startSet, startTrail)
    var passed: [Token] = []
    while let reference = try TokenReference.of(node) {
      switch reference {
      case .token(let path):
        guard let token = list.token(path, from: set), let value = token.value else {
          throw TokenFault(list.advice(for: path, from: set), at: node.mark)
        }
        try follow("{\(token.joined)}", trail: &trail, at: node.mark)
        passed.append(token)
        (node, set) = (value, token.set)
      case .pointer(let path):
        try follow(reference.description, trail: &trail, at: node.mark)
        let found = try walk(path, in: set, trail: trail, at: node.mark)
        passed += found.passed
        node = found.node
        set = found.passed.last?.set ?? set
      }
    }
    return Resolved(node: node, passed: passed)
  }

  private func follow(
    _ name: String, trail: inout [String], at mark: Node.Mark
  ) throws(TokenFault) {
    if let start = trail.firstIndex(of: name) {
      let circle = (trail[start...] + [name]).joined(separator: " → ")
      throw TokenFault(
        "references go in a circle: \(Phrases.excerpt(circle, limit: 200)); give one of them a "
          + "value",
        at: mark)
    }
    remaining -= 1
    guard trail.count <= Self.depthLimit, remaining >= 0 else {
      throw TokenFault(
        "references lead from one to the next more than \(Self.depthLimit) times; refer to the "
          + "value itself",
        at: mark)
    }
    trail.append(name)
  }

  /// Returns what the keys of a pointer lead to, without following it if it is a reference again.
  private func walk(
    _ path: [String], in set: String?, trail: [String], at mark: Node.Mark
  ) throws(TokenFault) -> Resolved {
    var current = Resolved(node: document, passed: [])
    var rest = path[...]
    if let (token, length) = token(at: path) {
      current.passed.append(token)
      rest = rest.dropFirst(length)
      current.node = token.node
      if rest.isEmpty || rest.first == syntax.valueKey, let value = token.value {
        current.node = value
        rest = rest.dropFirst()
      }
    }
    for key in rest {
      let step = try resolve(current.node, in: current.passed.last?.set ?? set, trail: trail)
      current.passed += step.passed
      guard let next = step.node.member(key) else {
        throw TokenFault(
          "there is nothing at \(Phrases.quoted("#/" + path.joined(separator: "/"))); check the "
            + "place",
          at: mark)
      }
      current.node = next
    }
    return current
  }

  /// Returns the token that a pointer leads to or into, and how many keys lead to it.
  private func token(at path: [String]) -> (token: Token, length: Int)? {
    // Groups and values are not nested deeper.
    for length in 1...max(1, min(path.count, DocumentReader.depthLimit)) {
      if let token = list.token(at: path.prefix(length).joined(separator: ".")) {
        return (token, length)
      }
    }
    return nil
  }
}

extension Node {
  /// Returns the value of a key, or the element with a number.
  fileprivate func member(_ key: String) -> Node? {
    guard let elements else { return self[key] }
    guard let index = Int(key), elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
