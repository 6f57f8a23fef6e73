import DynamicType

/// A layout's elements in one list, each after the one that it is in.
public struct LayoutOutline: Sendable {
  /// The elements, the root first.
  public private(set) var nodes: [LayoutNode] = []
  /// The places in ``nodes`` of the texts, in order: a text's number is its place here.
  public private(set) var texts: [Int] = []

  /// Lists a layout's elements.
  public init(_ layout: Layout) {
    var names = NameCounter()
    add(layout.root, parent: nil, isInGrid: false, hasFixedType: false, &names)
  }

  /// What every text of the layout is.
  public var textElements: [TextElement] {
    texts.compactMap { if case .text(let text) = nodes[$0].element.content { text } else { nil } }
  }

  @discardableResult
  private mutating func add(
    _ element: LayoutElement, parent: Int?, isInGrid: Bool, hasFixedType: Bool,
    _ names: inout NameCounter
  ) -> Int {
    let index = nodes.count
    var node = LayoutNode(
      element: element, name: names.unique(element.name ?? element.content.kind), parent: parent)
    var (isInGrid, hasFixedType) = (isInGrid, hasFixedType)
    node.isInGrid = isInGrid
    node.hasFixedType = hasFixedType
    switch element.content {
    case .text:
      node.text = texts.count
      texts.append(index)
    case .grid: isInGrid = true
    case .bar(let bar): hasFixedType = !bar.scales
    default: break
    }
    nodes.append(node)
    for child in element.children {
      let place = add(
        child, parent: index, isInGrid: isInGrid, hasFixedType: hasFixedType, &names)
      nodes[index].children.append(place)
    }
    return index
  }

  /// Gives every element a name of its own.
  private struct NameCounter {
    private var counts: [String: Int] = [:]
    private var given: Set<String> = []

    mutating func unique(_ name: String) -> String {
      var count = counts[name, default: 0]
      var result = name
      repeat {
        count += 1
        result = count == 1 ? name : "\(name) \(count)"
      } while given.contains(result)
      counts[name] = count
      given.insert(result)
      return result
    }
  }
}

/// An element of an outline.
public struct LayoutNode: Sendable {
  /// The element.
  public var element: LayoutElement
  /// Its name: the configuration's, or its kind, with a number where there are several.
  public var name: String
  /// The place of the element that it is in; `nil` for the root.
  public var parent: Int?
  /// The places of the elements in it.
  public var children: [Int] = []
  /// The number among the layout's texts; `nil` when it is no text.
  public var text: Int?
  /// Whether it is in a grid, where heights of texts are rounded up to whole points.
  public var isInGrid = false
  /// Whether it is in a bar that does not grow.
  public var hasFixedType = false
}

extension LayoutNode {
  /// Returns what a text is measured in: bars that do not grow have type that does not either.
  public func surroundings(_ surroundings: LayoutSurroundings) -> LayoutSurroundings {
    guard hasFixedType else { return surroundings }
    var fixed = surroundings
    fixed.category = .large
    return fixed
  }
}
