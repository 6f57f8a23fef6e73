import MetricsCore

/// Reads a mapping whose keys are known.
struct MappingReader {
  /// What the mapping is called in sentences, such as `style 'h1'`.
  let subject: String
  /// Where the mapping begins.
  let mark: Node.Mark
  /// Where errors go.
  let log: ReadingLog
  /// Whether there are keys that are not known; each has been noted.
  let hasUnknownKeys: Bool
  private let entries: [Node.Entry]

  /// Creates a reader, noting an error for each key that is not known.
  ///
  /// It is `nil`, after an error too, when the value is no mapping.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - subject: What the mapping is called in sentences.
  ///   - keys: The keys that are known.
  ///   - log: Where errors go.
  init?(_ node: Node, subject: String, keys: [String], log: ReadingLog) {
    guard let entries = node.entries else {
      NodeReader(node: node, label: subject, log: log)
        .noteWrongType(
          "a mapping with keys such as \(Phrases.list(Array(keys.prefix(3))))")
      return nil
    }
    self.subject = subject
    self.entries = entries
    self.log = log
    mark = node.mark
    hasUnknownKeys = entries.contains { !keys.contains($0.key) }
    for entry in entries where !keys.contains(entry.key) && !log.isFull {
      log.error(
        "unknown key \(Phrases.quoted(entry.key)) in \(subject); "
          + Phrases.advice(
            for: entry.key, among: keys, otherwise: "the known ones are",
            conjunction: "and"),
        at: entry.keyMark)
    }
  }

  /// Returns a reader for the value of a key; `nil` when the key is absent.
  subscript(key: String) -> NodeReader? {
    entry(key).map { NodeReader(node: $0.value, label: Phrases.quoted(key), log: log) }
  }

  /// Returns a reader for the value of a key that may be written with nothing after it.
  ///
  /// A section whose lines are all commented out is as good as absent.
  func section(_ key: String) -> NodeReader? {
    self[key].flatMap { $0.node.value == .null ? nil : $0 }
  }

  /// Returns where a key stands; `nil` when it is absent.
  func keyMark(_ key: String) -> Node.Mark? { entry(key)?.keyMark }

  /// Notes that a key is missing.
  func noteMissing(_ key: String, _ advice: String) {
    log.error("\(subject) has no '\(key)'; \(advice)", at: mark)
  }

  private func entry(_ key: String) -> Node.Entry? { entries.first { $0.key == key } }
}

extension NodeReader {
  /// Reads a mapping whose keys are names.
  ///
  /// - Parameters:
  ///   - expected: What to give when the value is no mapping.
  ///   - label: Returns what a value is called in sentences.
  /// - Returns: The entries, each with a reader for its value.
  func namedEntries(
    _ expected: String, label: (String) -> String
  ) -> [(entry: Node.Entry, reader: NodeReader)]? {
    guard let entries = node.entries else {
      noteWrongType(expected)
      return nil
    }
    return entries.map { ($0, NodeReader(node: $0.value, label: label($0.key), log: log)) }
  }
}
