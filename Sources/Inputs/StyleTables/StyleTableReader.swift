import MetricsCore

/// Reads a mapping from names to styles, or a list of styles with their names.
struct StyleTableReader {
  /// Where errors go.
  let log: ReadingLog

  /// The keys that other tables have, and the configuration's.
  private static let otherKeys = [
    (other: "fontName", key: "font"), (other: "fontFamily", key: "family"),
    (other: "fontWeight", key: "weight"), (other: "pointSize", key: "size"),
    (other: "fontSize", key: "size"),
  ]

  /// Returns the styles of a document, and the names of all of them.
  func styles(in document: Node) -> (styles: [CustomStyle], names: [String]?) {
    let reader = NodeReader(node: document, label: "the file of the styles", log: log)
    var entries = document.entries?.filter { $0.key != "$schema" }
    if let elements = document.elements, elements.contains(where: { $0.entries != nil }) {
      entries = elements.compactMap { element in
        named(NodeReader(node: element, label: "an element of \(reader.label)", log: log))
      }
      entries = withoutRepetition(entries ?? [])
    }
    guard let entries else {
      reader.noteWrongType("a mapping from names to styles")
      return ([], nil)
    }
    let table = Node(
      .mapping(
        entries.map { entry in
          Node.Entry(
            key: entry.key, keyMark: entry.keyMark,
            value: renamed(entry.value, "style \(Phrases.quoted(entry.key))"))
        }), mark: document.mark)
    let styles = StyleReader.styles(NodeReader(node: table, label: reader.label, log: log))
    return (styles, entries.map(\.key))
  }

  /// Returns an element of a list as an entry of a mapping.
  private func named(_ reader: NodeReader) -> Node.Entry? {
    guard let entries = reader.node.entries else {
      reader.noteWrongType("a mapping with keys such as name, font and size")
      return nil
    }
    guard let name = entries.first(where: { $0.key == "name" }) else {
      log.error(
        "\(reader.label) has no 'name'; add the name of the style", at: reader.node.mark)
      return nil
    }
    guard
      let text = NodeReader(node: name.value, label: "'name'", log: log)
        .anyText("the name of the style")
    else { return nil }
    return Node.Entry(
      key: text, keyMark: name.value.mark,
      value: Node(.mapping(entries.filter { $0.key != "name" }), mark: reader.node.mark))
  }

  private func withoutRepetition(_ entries: [Node.Entry]) -> [Node.Entry] {
    var marks: [ExactText: Node.Mark] = [:]
    return entries.filter { entry in
      guard let mark = marks[ExactText(entry.key)] else {
        marks[ExactText(entry.key)] = entry.keyMark
        return true
      }
      log.error(
        "a style \(Phrases.quoted(entry.key)) is already given \(mark.placeAbove); rename one",
        at: entry.keyMark)
      return false
    }
  }

  /// Returns a style with the keys of the configuration.
  private func renamed(_ style: Node, _ subject: String) -> Node {
    guard var entries = style.entries else { return style }
    for (other, key) in Self.otherKeys {
      guard let index = entries.firstIndex(where: { $0.key == other }) else { continue }
      if entries.contains(where: { $0.key == key }) {
        log.error(
          "\(subject) has both '\(key)' and '\(other)'; remove one of them",
          at: entries[index].keyMark)
        entries.remove(at: index)
      } else {
        entries[index].key = key
      }
    }
    return Node(.mapping(entries), mark: style.mark)
  }
}
