/// How a document writes tokens.
enum TokenSyntax {
  /// With `$value` and `$type`.
  case standard
  /// With `value` and `type`.
  case legacy

  /// Returns how a document writes tokens; `nil` when it holds none.
  ///
  /// - Complexity: O(*n*) in the number of values.
  init?(_ document: Node) {
    if document.containsMapping(where: { $0.contains { $0.key == "$value" } }) {
      self = .standard
    } else if document.containsMapping(where: Self.isLegacyToken) {
      self = .legacy
    } else {
      return nil
    }
  }

  /// The key of a token's value.
  var valueKey: String { self == .standard ? "$value" : "value" }
  /// The key of a token's or group's type.
  var typeKey: String { self == .standard ? "$type" : "type" }

  /// Returns a Boolean value that says whether a node is a token; other mappings are groups.
  func isToken(_ node: Node) -> Bool {
    if node[valueKey] != nil { return true }
    guard self == .standard, let entries = node.entries else { return false }
    return entries.contains { $0.key == "$ref" } && entries.allSatisfy { $0.key.hasPrefix("$") }
  }

  private static func isLegacyToken(_ entries: [Node.Entry]) -> Bool {
    entries.contains { $0.key == "value" }
      && entries.contains { $0.key == "type" && $0.value.text != nil }
  }
}

extension Node {
  /// The text of a scalar that stands in quotes or means nothing else; `nil` for other values.
  var text: String? {
    guard case .scalar(let text, let isQuoted) = value,
      isQuoted || CoreSchema.meaning(of: text) == .text
    else { return nil }
    return text
  }

  /// Returns a Boolean value that says whether a mapping here or below fulfils a condition, what
  /// other tools have added apart.
  func containsMapping(where condition: ([Entry]) -> Bool) -> Bool {
    guard let entries else { return false }
    return condition(entries)
      || entries.contains {
        $0.key != "$extensions" && $0.value.containsMapping(where: condition)
      }
  }
}
