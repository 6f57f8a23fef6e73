import MetricsCore

/// Warnings of which many say the same, folded into one with its first place.
struct FoldedWarnings {
  private var sentences: [String] = []
  private var places: [String: (first: Node.Mark, count: Int)] = [:]

  /// Notes a warning.
  mutating func add(_ sentence: String, at mark: Node.Mark) {
    if places[sentence] == nil { sentences.append(sentence) }
    places[sentence, default: (mark, 0)].count += 1
  }

  /// Returns the warnings in the order of their first places.
  func all(path: String) -> [InputWarning] {
    sentences.map { sentence in
      let (mark, count) = places[sentence]!
      return InputWarning(
        count == 1 ? sentence : "\(sentence) (\(count) times in this file)",
        location: SourceLocation(path: path, mark: mark))
    }
  }
}
