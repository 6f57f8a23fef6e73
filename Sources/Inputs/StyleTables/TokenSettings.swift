import MetricsCore

/// What a token says about its style under `$extensions`.
struct TokenSettings {
  /// The keys, as the configuration has them.
  static let keys =
    ["name", "font"]
    + StyleReader.keys.filter { !["font", "family", "weight", "size"].contains($0) }

  /// The reader of the keys that have a value.
  let mapping: MappingReader
  private let cleared: Set<String>

  /// Finds the settings of a token; they are `nil` when it has none.
  ///
  /// - Parameters:
  ///   - tokens: The token, and those that it refers to as a whole, in order; the first with
  ///     settings counts.
  ///   - log: Where errors go.
  init?(_ tokens: [Token], log: ReadingLog) {
    for token in tokens {
      guard let node = Self.node(of: token, log: log) else { continue }
      let subject = "'\(DesignTokens.extensionKey)' of token \(Phrases.quoted(token.joined))"
      self.init(node, subject: subject, log: log)
      return
    }
    return nil
  }

  private init?(_ node: Node, subject: String, log: ReadingLog) {
    let clearable = ["lineHeight", "letterSpacing"]
    let cleared = (node.entries ?? []).filter {
      clearable.contains($0.key) && $0.value.value == .null
    }.map(\.key)
    let rest = node.entries.map { entries in
      Node(.mapping(entries.filter { !cleared.contains($0.key) }), mark: node.mark)
    }
    guard let mapping = MappingReader(rest ?? node, subject: subject, keys: Self.keys, log: log)
    else { return nil }
    self.mapping = mapping
    self.cleared = Set(cleared)
  }

  /// Returns a Boolean value that says whether a key is given, be it as null.
  func has(_ key: String) -> Bool { mapping[key] != nil || cleared.contains(key) }

  /// Returns the settings as they stand in the document.
  private static func node(of token: Token, log: ReadingLog) -> Node? {
    guard let extensions = token.node["$extensions"] ?? token.node["extensions"] else {
      return nil
    }
    guard let entries = extensions.entries else {
      NodeReader(
        node: extensions, label: "'$extensions' of token \(Phrases.quoted(token.joined))", log: log
      ).noteWrongType("a mapping with a key such as \(DesignTokens.extensionKey)")
      return nil
    }
    let key = DesignTokens.extensionKey
    for entry in entries where entry.key != key && entry.key.lowercased().hasSuffix("fontgauge") {
      log.warning(
        "the extension \(Phrases.quoted(entry.key)) is not looked at; did you mean '\(key)'?",
        at: entry.keyMark)
    }
    return extensions[key]
  }
}
