import DynamicType
import Layouts
import MetricsCore

/// Writes layouts in the form in which ``LayoutReader`` reads them.
enum LayoutWriter {
  /// Returns the mapping of all layouts.
  static func node(_ layouts: [Layout]) -> Node {
    Node(.mapping(layouts.map { Node.Entry(key: $0.name, value: node($0)) }))
  }

  private static func node(_ layout: Layout) -> Node {
    var mapping = MappingWriter()
    mapping["devices"] = layout.devices.map { .texts($0) }
    mapping["orientations"] = layout.orientations.map { .texts($0.map(\.rawValue)) }
    mapping["locales"] = layout.locales.map { .texts($0) }
    if layout.hasMargins { mapping["margins"] = .number(layout.margins) }
    mapping[layout.root.content.kind] = ElementWriter.content(layout.root)
    return mapping.node
  }
}

/// Writes one element with all that is in it.
enum ElementWriter {
  private static func node(_ element: LayoutElement) -> Node {
    var mapping = MappingWriter()
    mapping[element.content.kind] = content(element)
    return mapping.node
  }

  /// Returns the value of an element's key.
  static func content(_ element: LayoutElement) -> Node {
    var mapping = MappingWriter()
    mapping["name"] = element.name.map { .text($0) }
    switch element.content {
    case .stack(let stack): add(stack, to: &mapping)
    case .text(let text): add(text, to: &mapping)
    case .image(let image): add(image, to: &mapping)
    case .control(let control):
      mapping["kind"] = .text(control.kind.rawValue)
      if control.kind == .button {
        mapping["insets"] = node(control.insets)
        mapping["title"] = element.children.first.map(content)
      }
    case .spacer(let minimum): mapping["minimum"] = .number(minimum)
    case .cell(let cell):
      mapping["insets"] = node(cell.insets)
      mapping["accessorySpacing"] = .number(cell.accessorySpacing)
      mapping["content"] = element.children.first.map(node)
      mapping["accessory"] = element.children.dropFirst().first.map(content)
    case .list(let list):
      mapping["insets"] = node(list.insets)
      mapping["spacing"] = .number(list.spacing)
    case .grid(let grid): add(grid, to: &mapping)
    case .bar(let bar):
      mapping["kind"] = .text(bar.kind.rawValue)
      mapping["scales"] = .boolean(bar.scales)
      mapping["largeContentViewer"] = .boolean(bar.largeContentViewer)
      if bar.kind == .navigation { mapping["largeTitle"] = .boolean(bar.largeTitle) }
    case .screen(let screen): add(screen, to: &mapping)
    }
    addCommon(element, to: &mapping)
    switch element.content {
    case .stack, .list, .grid, .bar, .screen:
      mapping["children"] = Node(.sequence(element.children.map(node)))
    default: break
    }
    return mapping.node
  }

  private static func addCommon(_ element: LayoutElement, to mapping: inout MappingWriter) {
    mapping["width"] = element.size.width.map(node)
    mapping["height"] = element.size.height.map(node)
    mapping["minimumWidth"] = element.size.minimumWidth.map(node)
    mapping["minimumHeight"] = element.size.minimumHeight.map(node)
    mapping["maximumWidth"] = element.size.maximumWidth.map(node)
    mapping["hideFrom"] = element.hideFrom.map { .text($0.id) }
    mapping["showFrom"] = element.showFrom.map { .text($0.id) }
    mapping["hugging"] = element.hugging.map { .number(Double($0)) }
    mapping["priority"] = element.compression.map { .number(Double($0)) }
  }

  private static func add(_ stack: StackElement, to mapping: inout MappingWriter) {
    mapping["axis"] = Node(
      .mapping(
        stack.axis.steps.map {
          Node.Entry(key: $0.category.id, value: .text($0.axis.rawValue))
        }))
    mapping["distribution"] = .text(stack.distribution.rawValue)
    mapping["spacing"] = node(stack.spacing)
    mapping["alignment"] = .text(stack.alignment.rawValue)
    mapping["accessibilityAlignment"] = stack.accessibilityAlignment.map { .text($0.rawValue) }
    mapping["margins"] = node(stack.margins)
    mapping["readableWidth"] = .boolean(stack.readableWidth)
  }

  private static func add(_ text: TextElement, to mapping: inout MappingWriter) {
    mapping["style"] =
      text.style.all.count == 1
      ? .text(text.style.portrait)
      : both(.text(text.style.portrait), .text(text.style.landscape))
    switch text.texts {
    case .text(let texts): mapping["text"] = .texts(texts)
    case .strings(let patterns, let tables):
      mapping["strings"] = .texts(patterns)
      mapping["tables"] = tables.map { .texts($0) }
    }
    mapping["lines"] = .number(Double(text.lines))
    mapping["accessibilityLines"] = text.accessibilityLines.map { .number(Double($0)) }
    mapping["minimumScaleFactor"] = .number(text.minimumScaleFactor)
    mapping["image"] = text.attachment.map { attachment in
      var image = MappingWriter()
      image["width"] = node(attachment.width)
      image["height"] = node(attachment.height)
      image["spacing"] = node(attachment.spacing)
      return image.node
    }
  }

  private static func add(_ image: ImageElement, to mapping: inout MappingWriter) {
    mapping["width"] = image.width.map(node)
    mapping["height"] = image.height.map(node)
    // A ratio beside both says nothing, and is refused.
    if image.width == nil || image.height == nil {
      mapping["aspectRatio"] = .number(image.aspectRatio)
    }
    mapping["decorative"] = .boolean(image.isDecorative)
  }

  private static func add(_ grid: GridElement, to mapping: inout MappingWriter) {
    switch grid.columns {
    case .orientation(let columns):
      mapping["columns"] =
        columns.all.count == 1
        ? .number(Double(columns.portrait))
        : both(.number(Double(columns.portrait)), .number(Double(columns.landscape)))
    case .sizeClass(let compact, let regular):
      var byClass = MappingWriter()
      byClass["compact"] = .number(Double(compact))
      byClass["regular"] = .number(Double(regular))
      mapping["columns"] = byClass.node
    }
    mapping["count"] = .number(Double(grid.count))
    mapping["spacing"] = .number(grid.spacing)
    mapping["lineSpacing"] = .number(grid.lineSpacing)
    mapping["insets"] = node(grid.insets)
    mapping["itemHeight"] = grid.itemHeight.map(node)
  }

  private static func add(_ screen: ScreenElement, to mapping: inout MappingWriter) {
    mapping["scroll"] = .boolean(screen.scrolls)
    switch screen.margins {
    case .system: mapping["margins"] = .text("system")
    case .points(let points): mapping["margins"] = .number(points)
    }
    mapping["readableWidth"] = .boolean(screen.readableWidth)
    mapping["spacing"] = .number(screen.spacing)
  }

  private static func both(_ portrait: Node, _ landscape: Node) -> Node {
    var mapping = MappingWriter()
    mapping["portrait"] = portrait
    mapping["landscape"] = landscape
    return mapping.node
  }

  private static func node(_ length: Length) -> Node {
    guard let textStyle = length.textStyle else { return .number(length.points) }
    var mapping = MappingWriter()
    mapping["scaled"] = .number(length.points)
    mapping["textStyle"] = .text(textStyle.rawValue)
    mapping["maximum"] = length.maximum.map { .number($0) }
    return mapping.node
  }

  private static func node(_ insets: EdgeInsets) -> Node {
    var mapping = MappingWriter()
    mapping["top"] = .number(insets.top)
    mapping["left"] = .number(insets.left)
    mapping["bottom"] = .number(insets.bottom)
    mapping["right"] = .number(insets.right)
    return mapping.node
  }
}
