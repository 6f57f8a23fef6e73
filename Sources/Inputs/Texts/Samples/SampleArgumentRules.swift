import MetricsCore

/// The values that a configuration gives for placeholders, made ready for many texts.
///
/// A pattern that is a placeholder and nothing else (`%d`, `%@`, `${name}`, `%#@count@`) is for
/// placeholders of that kind in every text: the first value for the first of them, and so on; the
/// last value is for all that follow. Position, flags, width, precision and length do not matter,
/// so that `%d` is also for `%2$lld`.
///
/// Every other pattern is for the texts whose key it matches: the first value for argument 1, and
/// so on. It comes before a placeholder, and of several patterns that match the first counts.
struct SampleArgumentRules: Sendable {
  private let keyRules: [(pattern: KeyPattern, values: [SampleArgument])]
  private let kindRules: [FormatPlaceholder.Kind: [SampleArgument]]

  init(_ arguments: [SampleArguments]) {
    var keyRules: [(pattern: KeyPattern, values: [SampleArgument])] = []
    var kindRules: [FormatPlaceholder.Kind: [SampleArgument]] = [:]
    for entry in arguments {
      if let kind = Self.placeholderKind(entry.pattern) {
        if kindRules[kind] == nil { kindRules[kind] = entry.values }
      } else {
        keyRules.append((KeyPattern(entry.pattern), entry.values))
      }
    }
    self.keyRules = keyRules
    self.kindRules = kindRules
  }

  /// Returns the values for the arguments of a text, in order.
  func values(for text: LocalizedText) -> [SampleArgument] {
    keyRules.first { $0.pattern.matches(text) }?.values ?? []
  }

  /// Finds the value for a kind of placeholder.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - index: How many arguments of the kind come before this one in the text.
  /// - Returns: The value; `nil` when there is none.
  func value(for kind: FormatPlaceholder.Kind, index: Int) -> SampleArgument? {
    guard let values = kindRules[kind] else { return nil }
    return values[min(index, values.count - 1)]
  }

  private static func placeholderKind(_ pattern: String) -> FormatPlaceholder.Kind? {
    let pieces = FormatString(pattern).pieces
    guard pieces.count == 1, case .placeholder(let placeholder) = pieces[0] else { return nil }
    return placeholder.kind
  }
}
