/// The styles that a slot or a text may have.
struct StyleNames {
  /// The names in order; `nil` when they are not known.
  let names: [String]?
  private let known: Set<String>

  /// Creates a list of names.
  init(_ names: [String]?) {
    self.names = names
    known = Set(names ?? [])
  }

  /// Returns the name of one of the styles; `nil` after noting an error.
  func style(_ reader: NodeReader) -> String? {
    guard let name = reader.anyText("the name of one of the styles") else { return nil }
    guard let names, !known.contains(name) else { return name }
    reader.log.error(
      "there is no style \(Phrases.quoted(name)); "
        + (names.isEmpty
          ? "declare it under 'styles'"
          : Phrases.advice(
            for: name, among: names, otherwise: "the styles are", conjunction: "and")),
      at: reader.node.mark)
    return nil
  }
}
