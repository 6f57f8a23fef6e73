extension PropertyList {
  /// The same value as YAML and JSON hold it, so that tables of every kind are read alike.
  ///
  /// Of equal keys the last one is kept, as the system does it. Dates and data, which no style
  /// has, become words for them.
  var node: Node {
    switch value {
    case .dictionary(let entries):
      let nodes = entries.withoutSuperseded().entries.map { entry in
        Node.Entry(key: entry.key, keyMark: entry.keyMark, value: entry.value.node)
      }
      return Node(.mapping(nodes), mark: mark)
    case .array(let elements): return Node(.sequence(elements.map(\.node)), mark: mark)
    case .string(let text): return Node(.scalar(text, isQuoted: true), mark: mark)
    case .integer(let number): return Node(.scalar("\(number)", isQuoted: false), mark: mark)
    case .unsignedInteger(let number):
      return Node(.scalar("\(number)", isQuoted: false), mark: mark)
    case .real(let number):
      return Node(.scalar(NumberKind.text(number), isQuoted: false), mark: mark)
    case .boolean(let value): return Node(.scalar("\(value)", isQuoted: false), mark: mark)
    case .date, .data: return Node(.scalar(kind, isQuoted: true), mark: mark)
    }
  }
}
