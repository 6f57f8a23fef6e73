import DynamicType
import Layouts
import MetricsCore
import TestSupport

extension Layout {
  /// Returns a layout that uses many keys.
  static func random(styles: [String], using g: inout SeededGenerator) -> Layout {
    var maker = RandomElements(styles: styles, generator: g)
    defer { g = maker.generator }
    var layout = Layout(
      name: "layout \(Int.random(in: 0..<9999, using: &maker.generator))",
      root: maker.root().settled(in: nil))
    if maker.once(in: 3) { layout.devices = ["iPad (A16)", "iPhone 5"] }
    if maker.once(in: 3) { layout.orientations = [.landscape, .portrait] }
    if maker.once(in: 3) { layout.locales = ["de", "pt-BR"] }
    switch layout.root.content {
    case .screen, .bar: break
    default: layout.margins = maker.number(0...32)
    }
    return layout
  }
}

/// Makes elements of every kind.
private struct RandomElements {
  let styles: [String]
  var generator: SeededGenerator

  mutating func once(in count: Int) -> Bool { generator.isOnce(in: count) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 8).rounded() / 8
  }

  private mutating func any<Value: CaseIterable>(_ type: Value.Type) -> Value {
    Array(Value.allCases).randomElement(using: &generator)!
  }

  private mutating func length() -> Length {
    once(in: 2)
      ? Length(number(0...99))
      : Length(scaled: number(0...99), with: any(TextStyle.self), maximum: once(in: 2) ? 77.5 : nil)
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
  }

  mutating func root() -> LayoutElement {
    guard once(in: 3) else { return element(depth: 4) }
    var screen = ScreenElement(scrolls: once(in: 2))
    if once(in: 2) { screen.margins = .points(number(0...40)) }
    screen.readableWidth = once(in: 2)
    screen.spacing = number(0...20)
    return finished(.screen(screen), children(depth: 3))
  }

  private mutating func children(depth: Int) -> [LayoutElement] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in element(depth: depth) }
  }

  private mutating func element(depth: Int) -> LayoutElement {
    switch Int.random(in: depth > 1 ? 0...8 : 4...8, using: &generator) {
    case 0, 1: return finished(.stack(stack()), children(depth: depth - 1))
    case 2: return cell(depth: depth)
    case 3: return container(depth: depth)
    case 4: return finished(.image(image()))
    case 5: return control()
    case 6: return finished(.spacer(minimum: number(0...40)))
    default: return finished(.text(text(attached: once(in: 3))))
    }
  }

  private mutating func stack() -> StackElement {
    var stack = StackElement(any(Axis.self))
    if once(in: 2) { stack.axis = AxisChoice(any(Axis.self), accessibility: any(Axis.self)) }
    if once(in: 4) {
      stack.axis =
        AxisChoice([
          AxisChoice.Step(from: .ax3, any(Axis.self)),
          AxisChoice.Step(from: .small, any(Axis.self)),
        ]) ?? stack.axis
    }
    stack.distribution = any(Distribution.self)
    stack.alignment = any(StackAlignment.self)
    if once(in: 2) { stack.accessibilityAlignment = any(StackAlignment.self) }
    stack.spacing = length()
    stack.margins = insets()
    stack.readableWidth = once(in: 2)
    return stack
  }

  private mutating func cell(depth: Int) -> LayoutElement {
    var cell = CellElement()
    cell.insets = insets()
    cell.accessorySpacing = number(0...20)
    return finished(.cell(cell), [element(depth: depth - 1)] + (once(in: 2) ? [control()] : []))
  }

  private mutating func container(depth: Int) -> LayoutElement {
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      var list = ListElement()
      list.insets = insets()
      list.spacing = number(0...9)
      return finished(.list(list), children(depth: depth - 1))
    case 1:
      var bar = BarElement(any(BarKind.self))
      (bar.scales, bar.largeTitle) = (once(in: 2), once(in: 2))
      bar.largeContentViewer = once(in: 2)
      return finished(.bar(bar), once(in: 3) ? [] : children(depth: 1))
    default:
      var grid = GridElement(
        columns: once(in: 2)
          ? .sizeClass(compact: 1, regular: 3)
          : .orientation(
            ByOrientation(portrait: 1, landscape: Int.random(in: 1...2, using: &generator))),
        count: Int.random(in: 1...9, using: &generator))
      grid.spacing = number(0...9)
      grid.lineSpacing = number(0...9)
      grid.insets = insets()
      if once(in: 2) { grid.itemHeight = length() }
      return finished(.grid(grid), children(depth: depth - 1))
    }
  }

  private mutating func image() -> ImageElement {
    var image = ImageElement()
    if once(in: 2) { image.width = length() }
    if once(in: 2) { image.height = length() }
    image.aspectRatio = 1.5
    image.isDecorative = once(in: 2)
    return image
  }

  private mutating func control() -> LayoutElement {
    var control = ControlElement(any(ControlKind.self))
    guard control.kind == .button else { return finished(.control(control)) }
    control.insets = insets()
    return finished(.control(control), [finished(.text(text(attached: false)))])
  }

  private mutating func text(attached: Bool) -> TextElement {
    let style = styles.randomElement(using: &generator)!
    var text = TextElement(
      style: ByOrientation(
        portrait: style, landscape: once(in: 2) ? style : styles.randomElement(using: &generator)!),
      texts: once(in: 2)
        ? .text(["a", "17", "true"])
        : .strings(patterns: ["a.*"], tables: once(in: 2) ? ["Localizable"] : nil))
    text.lines = Int.random(in: 0...3, using: &generator)
    if once(in: 2) { text.accessibilityLines = 0 }
    text.minimumScaleFactor = 0.5
    if attached {
      text.attachment = TextAttachment(width: length(), height: length(), spacing: length())
    }
    return text
  }

  private mutating func finished(
    _ content: LayoutContent, _ children: [LayoutElement] = []
  ) -> LayoutElement {
    var element = LayoutElement(content, name: once(in: 3) ? "name" : nil, children: children)
    if case .image = content {
    } else {
      if once(in: 4) { element.size.width = length() }
      if once(in: 4) { element.size.height = length() }
    }
    if once(in: 4) { element.size.minimumWidth = length() }
    if once(in: 4) { element.size.minimumHeight = length() }
    if once(in: 4) { element.size.maximumWidth = length() }
    if once(in: 4) { element.hideFrom = any(ContentSizeCategory.self) }
    if once(in: 4) { element.showFrom = any(ContentSizeCategory.self) }
    if once(in: 4) { element.hugging = Int.random(in: 0...1000, using: &generator) }
    if once(in: 4) { element.compression = Int.random(in: 0...1000, using: &generator) }
    return element
  }
}

extension LayoutElement {
  /// Returns the element without keys that are refused because they have no effect.
  ///
  /// - Parameter parent: What it stands in; `nil` for nothing.
  /// - Returns: The element, with what is in it settled too.
  fileprivate func settled(in parent: LayoutContent?) -> LayoutElement {
    var element = self
    element.settlePlace(in: parent)
    element.settleContent()
    if let hideFrom, let showFrom, hideFrom <= showFrom { element.showFrom = nil }
    let lengths = [element.size.width, element.size.maximumWidth].compactMap { $0 }
    if lengths.contains(where: { element.size.minimumWidth?.isPlainly(above: $0) == true }) {
      element.size.minimumWidth = nil
    }
    if let height = element.size.height,
      element.size.minimumHeight?.isPlainly(above: height) == true
    {
      element.size.minimumHeight = nil
    }
    element.children = children.map { $0.settled(in: element.content) }
    return element
  }

  private mutating func settlePlace(in parent: LayoutContent?) {
    if case .stack = parent { return }
    hugging = nil
    let (isBar, isImage) = (content.kind == "bar", content.kind == "image")
    switch parent {
    case .screen(let screen):
      if screen.scrolls || isBar { compression = nil }
      if isBar { size = SizeRules() }
      return
    case .grid(let grid):
      if grid.itemHeight != nil { size.minimumHeight = nil }
      if !isImage { (size.width, size.maximumWidth) = (nil, nil) }
    case .bar where !isImage:
      (size.width, size.maximumWidth) = (nil, nil)
    default: break
    }
    compression = nil
  }

  private mutating func settleContent() {
    switch content {
    case .bar(var bar) where bar.kind != .navigation:
      bar.largeTitle = false
      content = .bar(bar)
    case .stack(var stack) where stack.axis.isAlwaysVertical:
      if stack.alignment == .firstBaseline { stack.alignment = .leading }
      if stack.accessibilityAlignment == .firstBaseline { stack.accessibilityAlignment = nil }
      content = .stack(stack)
    case .image(var image):
      if image.width != nil, image.height != nil { image.aspectRatio = 1 }
      content = .image(image)
      if let width = image.width, size.minimumWidth?.isPlainly(above: width) == true {
        size.minimumWidth = nil
      }
      if let height = image.height, size.minimumHeight?.isPlainly(above: height) == true {
        size.minimumHeight = nil
      }
    default: break
    }
  }
}

extension Length {
  /// Whether both lengths stay as they are and this one is the greater.
  fileprivate func isPlainly(above other: Length) -> Bool {
    !isScaled && !other.isScaled && points > other.points
  }
}
