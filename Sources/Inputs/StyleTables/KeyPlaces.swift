import MetricsCore

/// Stands in for the places of a document that has none: numbers each value in its mark, and knows
/// the keys that lead there.
///
/// The numbers are far beyond those of lines, so that no sentence takes them for lines.
struct KeyPlaces {
  /// The number of the first value.
  fileprivate static let firstNumber = 1 << 30

  /// The document, with a number in each mark.
  private(set) var node: Node
  private var paths: [[String]] = []

  /// Numbers the values of a document.
  init(_ document: Node) {
    node = document
    node = numbered(document, [])
  }

  /// Returns a sentence with the keys that lead to its place.
  func sentence(_ sentence: String, at location: SourceLocation?) -> String {
    guard let line = location?.line, case let number = line - Self.firstNumber,
      paths.indices.contains(number), !paths[number].isEmpty
    else { return sentence }
    return "under \(Phrases.path(paths[number])): \(sentence)"
  }

  private mutating func numbered(_ node: Node, _ path: [String]) -> Node {
    let mark = mark(path)
    switch node.value {
    case .mapping(let entries):
      let entries = entries.map { entry in
        let value = numbered(entry.value, path + [entry.key])
        return Node.Entry(key: entry.key, keyMark: value.mark, value: value)
      }
      return Node(.mapping(entries), mark: mark)
    case .sequence(let elements):
      let elements = elements.enumerated().map { numbered($1, path + ["\($0 + 1)"]) }
      return Node(.sequence(elements), mark: mark)
    case .scalar, .null: return Node(node.value, mark: mark)
    }
  }

  private mutating func mark(_ path: [String]) -> Node.Mark {
    paths.append(path)
    return Node.Mark(line: Self.firstNumber + paths.count - 1, column: 1)
  }
}

extension Node.Mark {
  /// The mark in a sentence about what stands twice: `on line 3`, or `above` without lines.
  var placeAbove: String { line < KeyPlaces.firstNumber ? "on line \(line)" : "above" }
}
