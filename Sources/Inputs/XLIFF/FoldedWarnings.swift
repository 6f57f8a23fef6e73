import MetricsCore

/// Warnings of which many say the same, folded into one with its first place.
struct FoldedWarnings {
  private var sentences: [String] = []
  /// How many warnings are not kept, as those of ``WarningList``.
  private var further = 0
  private var places: [String: (first: Node.Mark, count: Int)] = [:]

  /// Notes a warning.
  mutating func add(_ sentence: String, at mark: Node.Mark) {
    if places[sentence] == nil {
      guard sentences.count < WarningList.limit else {
        further += 1
        return
      }
      sentences.append(sentence)
    }
    places[sentence, default: (mark, 0)].count += 1
  }

  /// Returns the warnings in the order of their first places.
  func all(path: String) -> [InputWarning] {
    var list = WarningList()
    for sentence in sentences {
      let (mark, count) = places[sentence]!
      list.add(
        count == 1 ? sentence : "\(sentence) (\(count) times in this file)",
        at: SourceLocation(path: path, mark: mark))
    }
    list.skip(further)
    return list.all(path: path)
  }
}
