import DynamicType
import Layouts
import MetricsCore

extension ElementReader {
  /// Reads a stack.
  func stack(_ reader: NodeReader) -> LayoutElement? {
    guard
      let mapping = mapping(
        reader, "stack",
        keys: [
          "axis", "accessibilityAxis", "distribution", "spacing", "alignment",
          "accessibilityAlignment", "margins", "readableWidth", "children",
        ])
    else { return nil }
    let axis = axis(mapping)
    var stack = StackElement(axis ?? AxisChoice(.vertical))
    stack.distribution = mapping["distribution"]?.choice(Distribution.self) ?? stack.distribution
    stack.spacing = mapping["spacing"]?.length() ?? stack.spacing
    stack.alignment = mapping["alignment"]?.alignment() ?? stack.alignment
    stack.accessibilityAlignment = mapping["accessibilityAlignment"]?.alignment()
    stack.margins = mapping["margins"]?.insets() ?? stack.margins
    stack.readableWidth = mapping["readableWidth"]?.boolean() ?? stack.readableWidth
    for key in ["alignment", "accessibilityAlignment"] where axis?.isAlwaysVertical == true {
      guard let alignment = mapping[key], alignment.alignmentIsByBaseline else { continue }
      log.error(
        "\(mapping.subject) has '\(key): firstBaseline' and is vertical at every size; give "
          + "leading, center, trailing or fill",
        at: alignment.node.mark)
    }
    guard let children = children(mapping, in: .stack), axis != nil else { return nil }
    return element(.stack(stack), mapping, children: children)
  }

  private func axis(_ mapping: MappingReader) -> AxisChoice? {
    guard let reader = mapping["axis"] else {
      mapping.noteMissing("axis", "add horizontal or vertical")
      return nil
    }
    let accessibility = mapping["accessibilityAxis"]
    guard reader.node.entries != nil else {
      guard let axis = reader.choice(Axis.self) else { return nil }
      guard let accessibility else { return AxisChoice(axis) }
      return accessibility.choice(Axis.self).map { AxisChoice(axis, accessibility: $0) }
    }
    if let mark = mapping.keyMark("accessibilityAxis") {
      mapping.log.error(
        "\(mapping.subject) has 'accessibilityAxis' and an 'axis' by category; give the axis from "
          + "AX1 there",
        at: mark)
    }
    let entries =
      reader.namedEntries("an axis, or a mapping such as { large: horizontal, AX1: vertical }") {
        "the axis from \(Phrases.quoted($0))"
      } ?? []
    let steps = entries.compactMap { entry, value -> AxisChoice.Step? in
      let key = Node(.scalar(entry.key, isQuoted: true), mark: entry.keyMark)
      let category = NodeReader(node: key, label: "a key of 'axis'", log: value.log).category()
      let axis = value.choice(Axis.self)
      return category.flatMap { category in axis.map { AxisChoice.Step(from: category, $0) } }
    }
    guard steps.count == entries.count else { return nil }
    guard let choice = AxisChoice(steps) else {
      mapping.log.error(
        steps.isEmpty
          ? "'axis' is an empty mapping; give an axis"
          : "'axis' names one category twice; remove one", at: reader.node.mark)
      return nil
    }
    return choice
  }

  /// Reads a cell.
  func cell(_ reader: NodeReader) -> LayoutElement? {
    guard
      let mapping = mapping(
        reader, "cell", keys: ["content", "accessory", "insets", "accessorySpacing"])
    else { return nil }
    var cell = CellElement()
    cell.insets = mapping["insets"]?.insets() ?? cell.insets
    cell.accessorySpacing = mapping["accessorySpacing"]?.number(.distance) ?? cell.accessorySpacing
    guard let content = mapping["content"] else {
      mapping.noteMissing("content", "add the element in it")
      return nil
    }
    let inner = inside(.cell)
    guard let element = inner.element(content.node) else { return nil }
    var children = [element]
    if let accessory = mapping["accessory"] {
      guard let control = inner.control(accessory) else { return nil }
      children.append(control)
    }
    return self.element(.cell(cell), mapping, children: children)
  }

  /// Reads a list.
  func list(_ reader: NodeReader) -> LayoutElement? {
    guard let mapping = mapping(reader, "list", keys: ["children", "insets", "spacing"]) else {
      return nil
    }
    var list = ListElement()
    list.insets = mapping["insets"]?.insets() ?? list.insets
    list.spacing = mapping["spacing"]?.number(.distance) ?? list.spacing
    return children(mapping, in: .list).map { element(.list(list), mapping, children: $0) }
  }

  /// Reads a grid.
  func grid(_ reader: NodeReader) -> LayoutElement? {
    guard
      let mapping = mapping(
        reader, "grid",
        keys: [
          "columns", "count", "spacing", "lineSpacing", "insets", "itemHeight", "children",
        ])
    else { return nil }
    guard let columns = mapping["columns"].flatMap(columns) else {
      if mapping["columns"] == nil {
        mapping.noteMissing("columns", "add a number, such as columns: 2")
      }
      return nil
    }
    let count = mapping["count"]?.integer(.items)
    if mapping["count"] != nil, count == nil { return nil }
    let place = ElementPlace.grid(hasItemHeight: mapping["itemHeight"] != nil)
    guard let children = children(mapping, in: place) else { return nil }
    var grid = GridElement(columns: columns, count: count ?? children.count)
    grid.spacing = mapping["spacing"]?.number(.distance) ?? grid.spacing
    grid.lineSpacing = mapping["lineSpacing"]?.number(.distance) ?? grid.lineSpacing
    grid.insets = mapping["insets"]?.insets() ?? grid.insets
    grid.itemHeight = mapping["itemHeight"]?.length()
    return element(.grid(grid), mapping, children: children)
  }

  private func columns(_ reader: NodeReader) -> GridColumns? {
    if reader.isNumber { return reader.integer(.columns).map { .orientation(ByOrientation($0)) } }
    let isByClass = reader.node["compact"] != nil || reader.node["regular"] != nil
    let keys = isByClass ? ["compact", "regular"] : ["portrait", "landscape"]
    guard reader.node.entries != nil else {
      reader.noteWrongType(
        "a number of columns, { portrait: 1, landscape: 2 } or { compact: 1, regular: 2 }")
      return nil
    }
    guard
      let mapping = MappingReader(reader.node, subject: reader.label, keys: keys, log: reader.log)
    else { return nil }
    let values = keys.compactMap { key -> Int? in
      guard let value = mapping[key] else {
        mapping.noteMissing(key, "add a number of columns")
        return nil
      }
      return value.integer(.columns)
    }
    guard values.count == 2 else { return nil }
    return isByClass
      ? .sizeClass(compact: values[0], regular: values[1])
      : .orientation(ByOrientation(portrait: values[0], landscape: values[1]))
  }

  /// Reads a bar.
  func bar(_ reader: NodeReader) -> LayoutElement? {
    guard
      let mapping = mapping(
        reader, "bar", keys: ["kind", "scales", "largeContentViewer", "largeTitle", "children"])
    else { return nil }
    guard let kind = mapping["kind"] else {
      mapping.noteMissing("kind", "add tab, navigation or tool")
      return nil
    }
    guard var bar = kind.choice(BarKind.self).map({ BarElement($0) }) else { return nil }
    bar.scales = mapping["scales"]?.boolean() ?? bar.scales
    bar.largeContentViewer = mapping["largeContentViewer"]?.boolean() ?? bar.largeContentViewer
    bar.largeTitle = mapping["largeTitle"]?.boolean() ?? bar.largeTitle
    if bar.kind != .navigation, let mark = mapping.keyMark("largeTitle") {
      log.error(
        "\(mapping.subject) has 'largeTitle', which belongs to a navigation bar; remove it",
        at: mark)
    }
    return children(mapping, in: .bar, mayBeEmpty: true)
      .map { element(.bar(bar), mapping, children: $0) }
  }

  /// Reads a screen, which nothing else can have in it.
  func screen(_ reader: NodeReader) -> LayoutElement? {
    guard
      let mapping = mapping(
        reader, "screen", keys: ["scroll", "margins", "readableWidth", "spacing", "children"])
    else { return nil }
    guard depth == 1 else {
      mapping.log.error(
        "\(mapping.subject) is inside another element; make it a layout of its own",
        at: mapping.mark)
      return nil
    }
    var screen = ScreenElement(scrolls: mapping["scroll"]?.boolean() ?? true)
    if let margins = mapping["margins"] {
      if margins.isNumber {
        screen.margins = margins.number(.distance).map { .points($0) } ?? screen.margins
      } else {
        screen.margins =
          margins.choice(["system"], listed: ["system", "a number of points"]) {
            $0 == "system" ? .system : nil
          } ?? .system
      }
    }
    screen.readableWidth = mapping["readableWidth"]?.boolean() ?? screen.readableWidth
    screen.spacing = mapping["spacing"]?.number(.distance) ?? screen.spacing
    return children(mapping, in: .screen(scrolls: screen.scrolls))
      .map { element(.screen(screen), mapping, children: $0) }
  }
}

extension NumberKind {
  /// A number of columns.
  fileprivate static let columns =
    NumberKind("a number of columns", example: "2", from: 1, to: 100)
  /// A number of items.
  fileprivate static let items =
    NumberKind("a number of items", example: "12", from: 1, to: Double(LayoutLimits.elements))
}
