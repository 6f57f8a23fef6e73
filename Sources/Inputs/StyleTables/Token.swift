/// A design token as it stands in its document.
struct Token {
  /// The names of its groups and its own; the last may be `$root`.
  let path: [String]
  /// Its mapping.
  let node: Node
  /// Its value as it is written, which may be a reference; `nil` for a type without a value.
  let value: Node?
  /// Where its name stands.
  let keyMark: Node.Mark
  /// The type of the nearest group that has one.
  let inheritedType: String?
  /// The Tokens Studio set that it is in.
  let set: String?
  /// The path joined with `.`, as references write it.
  let joined: String

  init(
    path: [String], node: Node, syntax: TokenSyntax, keyMark: Node.Mark, inheritedType: String?,
    set: String?
  ) {
    self.path = path
    self.node = node
    self.keyMark = keyMark
    self.inheritedType = inheritedType
    self.set = set
    joined = path.joined(separator: ".")
    value = node[syntax.valueKey] ?? (node["$ref"] == nil ? nil : node)
  }

  /// The name of a style that the token describes.
  var name: String { styleName(path[...]) }

  /// The same name without that of the set.
  var nameInSet: String { styleName(set == nil ? path[...] : path.dropFirst()) }

  private func styleName(_ path: ArraySlice<String>) -> String {
    (path.last == "$root" ? path.dropLast() : path).joined(separator: ".")
  }
}
