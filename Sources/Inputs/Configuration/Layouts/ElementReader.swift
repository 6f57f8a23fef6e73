import DynamicType
import Layouts
import MetricsCore

/// Reads one element of a layout with all that is in it.
struct ElementReader {
  /// The kinds of element, which are the keys that name them.
  static let kinds = [
    "stack", "text", "image", "control", "spacer", "inline", "cell", "list", "grid", "bar",
    "screen", "layout",
  ]

  /// The keys that every element has.
  static let commonKeys = [
    "name", "width", "height", "minimumWidth", "minimumHeight", "maximumWidth", "hideFrom",
    "showFrom", "hugging", "priority",
  ]

  /// The other layouts, which an element may name.
  let layouts: LayoutReader
  /// What the layout is called in sentences.
  let subject: String
  /// How deep the element lies, counted from 1.
  let depth: Int
  /// What the element stands in.
  let place: ElementPlace

  /// Returns the reader of an element inside.
  func inside(_ place: ElementPlace) -> ElementReader {
    ElementReader(layouts: layouts, subject: subject, depth: depth + 1, place: place)
  }

  var log: ReadingLog { layouts.log }

  /// Reads an element: a mapping with its kind as its only key.
  ///
  /// The name of another layout has the common keys beside it.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - others: Keys that are read elsewhere.
  /// - Returns: The element; `nil` after noting an error.
  func element(_ node: Node, besides others: [String] = []) -> LayoutElement? {
    let title = others.isEmpty ? "an element of \(subject)" : subject
    guard depth <= LayoutLimits.depth else {
      log.error(
        "\(subject) has more than \(LayoutLimits.depth) elements inside one another, which is the "
          + "limit; make it flatter",
        at: node.mark)
      return nil
    }
    let known = others + Self.kinds + Self.commonKeys.filter { node[$0] != nil }
    guard let mapping = MappingReader(node, subject: title, keys: known, log: log) else {
      return nil
    }
    let found = Self.kinds.filter { mapping[$0] != nil }
    guard found.count == 1, let kind = found.first, let reader = mapping[kind] else {
      // A key that is not known has been told already.
      if found.count > 1 || !mapping.hasUnknownKeys {
        log.error(
          found.isEmpty
            ? "\(title) says not what it is; add one of \(Phrases.list(Self.kinds))"
            : "\(title) is \(Phrases.list(found.map(Phrases.quoted), conjunction: "and")) at once; "
              + "put them into a stack",
          at: found.dropFirst().first.flatMap(mapping.keyMark) ?? mapping.mark)
      }
      return nil
    }
    for key in Self.commonKeys where kind != "layout" {
      guard let mark = mapping.keyMark(key) else { continue }
      log.error(
        "\(title) has '\(key)' beside '\(kind)'; write it inside '\(kind)', as in "
          + "{ \(kind): { \(key): … } }",
        at: mark)
    }
    var element = kind == "layout" ? layout(reader, mapping) : read(kind, reader)
    element?.location = log.location(mapping.keyMark(kind) ?? mapping.mark)
    return element
  }

  private func read(_ kind: String, _ reader: NodeReader) -> LayoutElement? {
    switch kind {
    case "stack": stack(reader)
    case "text": text(reader, kind: kind)
    case "inline": inline(reader)
    case "image": image(reader)
    case "control": control(reader)
    case "spacer": spacer(reader)
    case "cell": cell(reader)
    case "list": list(reader)
    case "grid": grid(reader)
    case "bar": bar(reader)
    default: screen(reader)
    }
  }

  /// Returns a reader for an element's own keys and the common ones.
  func mapping(
    _ reader: NodeReader, _ kind: String, keys: [String]
  ) -> MappingReader? {
    let name = reader.node["name"].flatMap { node -> String? in
      if case .scalar(let text, _) = node.value, !text.isEmpty { text } else { nil }
    }
    let article = kind.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    let title = name.map { "\(kind) \(Phrases.quoted($0))" } ?? "\(article) \(kind)"
    return MappingReader(
      reader.node, subject: "\(title) in \(subject)", keys: keys + Self.commonKeys, log: log)
  }

  /// Returns the elements under `children`; `nil` after noting an error.
  func children(
    _ mapping: MappingReader, in place: ElementPlace, mayBeEmpty: Bool = false
  ) -> [LayoutElement]? {
    guard let reader = mapping["children"] else {
      if mayBeEmpty { return [] }
      mapping.noteMissing("children", "add a list of elements")
      return nil
    }
    guard
      let readers = reader.elements(
        "a list of elements, such as [{ control: switch }]", mayBeEmpty: mayBeEmpty)
    else { return nil }
    let inner = inside(place)
    let children = readers.compactMap { log.isFull ? nil : inner.element($0.node) }
    return children.count == readers.count ? children : nil
  }
}
