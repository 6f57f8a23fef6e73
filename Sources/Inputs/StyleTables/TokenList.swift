import Spelling

/// The tokens of a document, to be found by the paths that references give.
struct TokenList {
  /// The tokens in the order of the document.
  let tokens: [Token]
  private let groups: Set<String>
  private let positions: [ExactText: Int]
  private let sets: [String]
  private let syntax: TokenSyntax

  /// Lists the tokens of a document.
  init(_ document: Node, syntax: TokenSyntax, log: ReadingLog) {
    self.syntax = syntax
    sets = Self.sets(of: document, syntax: syntax)
    let tree = TokenTree(document, syntax: syntax, setNames: Set(sets), log: log)
    tokens = tree.tokens
    groups = tree.groups
    var positions: [ExactText: Int] = [:]
    for (index, token) in tokens.enumerated() where positions[ExactText(token.joined)] == nil {
      positions[ExactText(token.joined)] = index
    }
    self.positions = positions
  }

  /// Returns the token with exactly this joined path.
  func token(at joined: String) -> Token? { positions[ExactText(joined)].map { tokens[$0] } }

  /// Returns the token that a reference means.
  ///
  /// In a file with sets a path begins inside a set: that of the token that refers, else the last
  /// in the order of the sets that has the path. Style Dictionary ends paths with `.value`.
  ///
  /// - Parameters:
  ///   - path: The joined path in the reference.
  ///   - set: The set that the reference stands in.
  /// - Returns: The token; `nil` when there is none.
  func token(_ path: String, from set: String?) -> Token? {
    if let token = token(at: path) { return token }
    let candidates = (set.map { [$0] } ?? []) + sets.reversed()
    for name in candidates {
      if let token = token(at: name + "." + path) { return token }
    }
    guard syntax == .legacy, path.hasSuffix(".value") else { return nil }
    return token(String(path.dropLast(".value".count)), from: set)
  }

  /// Says why a reference leads to no token.
  func advice(for path: String, from set: String?) -> String {
    let quoted = Phrases.quoted("{\(path)}")
    if groups.contains(path) { return "\(quoted) is a group; refer to a token in it" }
    // Looking through more of them takes longer than anybody waits for advice.
    let known = tokens.prefix(500).map { $0.set == set && set != nil ? inSet($0) : $0.joined }
    let near = path.utf8.count > 100 ? nil : Suggestions.nearest(to: path, among: known)
    return "there is no token \(quoted); "
      + (near.map { "did you mean \(Phrases.quoted("{\($0)}"))?" } ?? "check the name")
  }

  private func inSet(_ token: Token) -> String { token.path.dropFirst().joined(separator: ".") }

  /// Returns the names of Tokens Studio's sets in their order, the last counting most.
  private static func sets(of document: Node, syntax: TokenSyntax) -> [String] {
    guard let entries = document.entries,
      entries.contains(where: { $0.key == "$themes" || $0.key == "$metadata" })
    else { return [] }
    let names = entries.filter {
      !$0.key.hasPrefix("$") && $0.value.entries != nil && !syntax.isToken($0.value)
    }.map(\.key)
    let order = document["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.text) ?? []
    let listed = Set(order)
    let known = Set(names)
    return names.filter { !listed.contains($0) } + order.filter { known.contains($0) }
  }
}
