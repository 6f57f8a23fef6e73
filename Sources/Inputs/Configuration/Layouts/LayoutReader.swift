import Layouts
import MetricsCore

/// Reads the mapping under `layouts`.
///
/// A layout may stand in another one by its name, which is why each is read when it is first
/// needed.
final class LayoutReader {
  /// The keys of a layout besides those of its root element.
  static let keys = ["devices", "orientations", "locales", "margins"]

  /// A layout's tree with the figures that are limited.
  private struct Tree {
    var element: LayoutElement
    var depth: Int
    var count: Int
  }

  private enum State {
    case reading
    case done(Tree?)
  }

  let styles: StyleNames
  let log: ReadingLog
  private let entries: [Node.Entry]
  private let nodes: [String: Node.Entry]
  private var states: [String: State] = [:]
  /// The layouts being read, each inside the one before it.
  private var path: [String] = []
  /// The layouts that stand in others.
  private var placed: Set<String> = []
  /// Sentences about keys that count only where another layout puts the element, with the layout.
  private var idleAtRoot: [(name: String, sentence: String, mark: Node.Mark)] = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - reader: The mapping.
  ///   - styles: The styles that a text may have.
  init(_ reader: NodeReader, styles: StyleNames) {
    self.styles = styles
    log = reader.log
    entries = (reader.namedEntries("a mapping from names to layouts") { $0 } ?? []).map(\.entry)
    nodes = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns the layouts; those that cannot be read are absent.
  func layouts() -> [Layout] {
    guard entries.count <= LayoutLimits.layouts else {
      log.error(
        "there are \(entries.count) layouts, the most there can be are \(LayoutLimits.layouts); "
          + "split the configuration",
        at: entries[LayoutLimits.layouts].keyMark)
      return []
    }
    let layouts = entries.compactMap { log.isFull ? nil : layout($0) }
    for idle in idleAtRoot where !placed.contains(idle.name) {
      log.error(idle.sentence, at: idle.mark)
    }
    return layouts
  }

  /// Notes a key without effect at the root of the layout being read, unless another layout puts
  /// the root where it has one.
  func noteIdleAtRoot(_ sentence: String, at mark: Node.Mark) {
    guard let name = path.last else { return }
    idleAtRoot.append((name, sentence, mark))
  }

  private func layout(_ entry: Node.Entry) -> Layout? {
    guard !entry.key.isEmpty else {
      log.error("a layout has an empty name; give it one", at: entry.keyMark)
      return nil
    }
    guard let tree = tree(named: entry.key) else { return nil }
    // What is read here are the keys besides the root element.
    let entries = (entry.value.entries ?? []).filter { Self.keys.contains($0.key) }
    guard
      let read = MappingReader(
        Node(.mapping(entries), mark: entry.value.mark),
        subject: "layout \(Phrases.quoted(entry.key))", keys: Self.keys, log: log)
    else { return nil }
    var layout = Layout(name: entry.key, root: tree.element)
    layout.location = log.location(entry.keyMark)
    layout.devices = read["devices"]?.devices()
    layout.orientations = read["orientations"]?.orientations()
    layout.locales = read["locales"]?.uniqueElements("a list of languages, such as [de, pt-BR]") {
      $0.locale()
    }
    layout.margins = read["margins"]?.number(.distance) ?? layout.margins
    // They count where another layout puts the root, which has them still.
    (layout.root.hugging, layout.root.compression) = (nil, nil)
    if let mark = read.keyMark("margins"), !layout.hasMargins {
      let kind = layout.root.content.kind
      log.error(
        "\(read.subject) is a \(kind), which has no 'margins' around it; "
          + (kind == "screen" ? "write them inside 'screen'" : "remove them"),
        at: mark)
    }
    return layout
  }

  /// Returns the tree of a layout, reading it when it is first asked for.
  private func tree(named name: String) -> Tree? {
    if case .done(let tree) = states[name] { return tree }
    guard let entry = nodes[name] else { return nil }
    states[name] = .reading
    path.append(name)
    let reader = ElementReader(
      layouts: self, subject: "layout \(Phrases.quoted(name))", depth: 1, place: .root)
    var tree: Tree?
    if let element = reader.element(entry.value, besides: Self.keys) {
      let (depth, count) = element.extent
      tree = Tree(element: element, depth: depth, count: count)
      if let sentence = Self.excess(depth: depth, count: count) {
        log.error("layout \(Phrases.quoted(name)) \(sentence)", at: entry.keyMark)
        tree = nil
      }
    }
    path.removeLast()
    states[name] = .done(tree)
    return tree
  }

  private static func excess(depth: Int, count: Int) -> String? {
    if depth > LayoutLimits.depth {
      return "has \(depth) elements inside one another, the most there can be are "
        + "\(LayoutLimits.depth); make it flatter"
    }
    if count > LayoutLimits.elements {
      return "has more than \(LayoutLimits.elements) elements, which is the limit; split it"
    }
    return nil
  }

  /// Returns the root of the layout that an element names; `nil` after noting an error.
  func element(named reader: NodeReader) -> LayoutElement? {
    guard let name = reader.anyText("the name of a layout") else { return nil }
    guard nodes[name] != nil else {
      log.error(
        "there is no layout \(Phrases.quoted(name)); "
          + Phrases.advice(
            for: name, among: entries.map(\.key), otherwise: "the layouts are",
            conjunction: "and"),
        at: reader.node.mark)
      return nil
    }
    if case .reading = states[name] {
      let circle = path[(path.firstIndex(of: name) ?? 0)...] + [name]
      log.error(
        "layout \(Phrases.quoted(name)) is inside itself (\(Phrases.path(Array(circle)))); "
          + "take one out of the other",
        at: reader.node.mark)
      return nil
    }
    placed.insert(name)
    return tree(named: name)?.element
  }
}

extension Layout {
  /// Whether space can be put around it: screens and bars reach from edge to edge.
  var hasMargins: Bool {
    switch root.content {
    case .screen, .bar: false
    default: true
    }
  }
}

extension LayoutElement {
  /// How many elements are inside one another, and how many there are, the items of grids
  /// included; counting ends above the limit.
  fileprivate var extent: (depth: Int, count: Int) {
    var depth = 1
    var count = 1
    for child in children where count <= LayoutLimits.elements {
      let inner = child.extent
      depth = max(depth, inner.depth + 1)
      count += inner.count
    }
    if case .grid(let grid) = content, !children.isEmpty {
      count = 1 + (count - 1) * max(1, (grid.count + children.count - 1) / children.count)
    }
    return (depth, count)
  }
}
