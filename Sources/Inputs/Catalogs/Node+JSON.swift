extension Node {
  /// The text of a value in quotes; `nil` for every other value.
  var jsonText: String? {
    if case .scalar(let text, isQuoted: true) = value { text } else { nil }
  }

  /// Whether the value is `null` or an object without keys.
  var isEmptyJSON: Bool { value == .null || value == .mapping([]) }

  /// What the value is, in words that fit a sentence.
  var jsonKind: String {
    switch value {
    case .null: "null"
    case .mapping: "an object"
    case .sequence: "a list"
    case .scalar(_, isQuoted: true): "text"
    case .scalar("true", _), .scalar("false", _): "true or false"
    case .scalar: "a number"
    }
  }
}
