import MetricsCore

/// Reads one value of a document as the type that its key has.
///
/// Every function returns `nil` after noting an error when the value is of another type.
struct NodeReader {
  /// The value.
  let node: Node
  /// What the value is called in sentences, such as `'size'`.
  let label: String
  /// Where errors go.
  let log: ReadingLog

  /// Where the value stands.
  var location: SourceLocation { log.location(node.mark) }

  /// Notes that the value is of another type than expected.
  ///
  /// - Parameter expected: What to give, with its article: `a number of points, such as 17`.
  func noteWrongType(_ expected: @autoclosure () -> String) {
    log.error("\(label) is \(found); give \(expected())", at: node.mark)
  }

  /// What the value is, in words.
  private var found: String {
    switch node.value {
    case .null: "empty"
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let text, let isQuoted):
      switch isQuoted ? .text : CoreSchema.meaning(of: text) {
      case .null: "empty"
      case .boolean: "a boolean (\(text))"
      case .number: "a number (\(Phrases.excerpt(text)))"
      case .text: text.isEmpty ? "empty text" : "a string (\"\(Phrases.excerpt(text))\")"
      }
    }
  }

  /// The value's meaning when it is a scalar.
  private var meaning: CoreSchema.Meaning? {
    guard case .scalar(let text, let isQuoted) = node.value else { return nil }
    return isQuoted ? .text : CoreSchema.meaning(of: text)
  }

  // MARK: Scalars

  /// Returns a number of a kind.
  func number(_ kind: NumberKind) -> Double? {
    guard case .number(let number) = meaning else {
      noteWrongType("\(kind.name), such as \(kind.example)")
      return nil
    }
    guard kind.contains(number) else {
      log.error("\(label) is \(scalarText); give \(kind.name) \(kind.range)", at: node.mark)
      return nil
    }
    // Negative zero means nothing else than zero to a reader.
    return number == 0 ? 0 : number
  }

  /// Returns a whole number of a kind.
  func integer(_ kind: NumberKind) -> Int? {
    guard let number = number(kind) else { return nil }
    guard number == number.rounded() else {
      log.error("\(label) is \(scalarText); give a whole number \(kind.range)", at: node.mark)
      return nil
    }
    return Int(number)
  }

  /// Returns a truth value.
  func boolean() -> Bool? {
    guard case .boolean(let value) = meaning else {
      noteWrongType("true or false")
      return nil
    }
    return value
  }

  /// Returns text that is neither a number nor a truth value, and not empty.
  func string(_ expected: String) -> String? {
    guard meaning == .text, !scalarText.isEmpty else {
      noteWrongType(expected)
      return nil
    }
    return scalarText
  }

  /// Returns the text of any scalar, so that a name may look like a number.
  func anyText(_ expected: String) -> String? {
    guard case .scalar(let text, _) = node.value else {
      noteWrongType(expected)
      return nil
    }
    return text
  }

  /// Returns the path of a file, or a glob.
  func filePattern() -> FilePattern? {
    guard let text = string("the path of a file") else { return nil }
    guard !text.utf8.contains(0) else {
      log.error("\(label) has a zero character in it, which no file name can have", at: node.mark)
      return nil
    }
    return FilePattern(text, location: location)
  }

  /// Returns a locale identifier.
  func locale() -> String? {
    guard let text = string("a language, such as de or pt-BR") else { return nil }
    guard LocaleName.hasForm(text) else {
      log.error(
        "\(Phrases.quoted(text)) is not a language; give one such as de or pt-BR", at: node.mark)
      return nil
    }
    return text
  }

  /// Reads a word that stands for a value.
  ///
  /// - Parameters:
  ///   - accepted: The words that are accepted.
  ///   - listed: The words to name in a message; `nil` for all that are accepted.
  ///   - value: Returns the value of a word.
  /// - Returns: The value.
  func choice<Value>(
    _ accepted: [String], listed: [String]? = nil, _ value: (String) -> Value?
  ) -> Value? {
    guard case .text = meaning else {
      noteWrongType(Phrases.list(listed ?? accepted))
      return nil
    }
    if let value = value(scalarText) { return value }
    log.error(
      "unknown value \(Phrases.quoted(scalarText)) for \(label); "
        + Phrases.advice(
          for: scalarText, among: accepted, listed: listed, otherwise: "give"),
      at: node.mark)
    return nil
  }

  /// Returns the case of an enumeration whose raw value the text is.
  func choice<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> Value? {
    choice(Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }

  /// Whether the value is a number.
  var isNumber: Bool { if case .number = meaning { true } else { false } }
  /// Whether the value is a truth value.
  var isBoolean: Bool { if case .boolean = meaning { true } else { false } }
  /// Whether the value is text that is neither a number nor a truth value.
  var isText: Bool { meaning == .text }

  private var scalarText: String {
    if case .scalar(let text, _) = node.value { text } else { "" }
  }

  // MARK: Lists

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - expected: What to give when the value is no list: `a list of paths, such as [A.ttf]`.
  ///   - mayBeEmpty: Whether a list without elements is accepted.
  /// - Returns: Readers for the elements.
  func elements(_ expected: String, mayBeEmpty: Bool = false) -> [NodeReader]? {
    guard let elements = node.elements else {
      noteWrongType(expected)
      return nil
    }
    guard mayBeEmpty || !elements.isEmpty else {
      log.error("\(label) is an empty list; give \(expected)", at: node.mark)
      return nil
    }
    return elements.map { NodeReader(node: $0, label: "an element of \(label)", log: log) }
  }

  /// Returns a list whose elements differ, leaving out those that are wrong.
  func uniqueElements<Value: Hashable>(
    _ expected: String, _ read: (NodeReader) -> Value?
  ) -> [Value]? {
    guard let elements = elements(expected) else { return nil }
    var values: [Value] = []
    var seen: Set<Value> = []
    for element in elements where !log.isFull {
      guard let value = read(element) else { continue }
      guard seen.insert(value).inserted else {
        log.error(
          "\(Phrases.quoted(element.scalarText)) stands twice in \(label); remove one",
          at: element.node.mark)
        continue
      }
      values.append(value)
    }
    return values
  }
}
