import DynamicType
import Layouts
import MetricsCore

/// Makes trees of every kind of element, with rules on sizes that may contradict one another.
struct RandomTree {
  private var generator: SeededGenerator
  private let isTextOnly: Bool
  private let hasSizeRules: Bool

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - seed: Trees of one seed are equal.
  ///   - isTextOnly: Whether there are only texts in vertical stacks.
  ///   - hasSizeRules: Whether elements have constant or least sizes.
  init(seed: UInt64, isTextOnly: Bool = false, hasSizeRules: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.isTextOnly = isTextOnly
    self.hasSizeRules = hasSizeRules
  }

  /// Returns a tree.
  mutating func tree() -> LayoutElement {
    if !isTextOnly, once(in: 4) {
      var screen = ScreenElement(scrolls: false)
      screen.spacing = number(0...20)
      return LayoutElement(.screen(screen), children: elements(depth: 4))
    }
    return element(depth: 5)
  }

  private mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 4).rounded() / 4
  }

  private mutating func any<Value: CaseIterable>(_ type: Value.Type) -> Value {
    Array(Value.allCases).randomElement(using: &generator)!
  }

  private mutating func length(_ range: ClosedRange<Double>) -> Length {
    once(in: 2) ? Length(number(range)) : Length(scaled: number(range))
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
  }

  private mutating func elements(depth: Int) -> [LayoutElement] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in element(depth: depth - 1) }
  }

  private mutating func element(depth: Int) -> LayoutElement {
    if isTextOnly {
      return depth > 1 && once(in: 2)
        ? LayoutElement(.stack(stack(axis: .vertical)), children: elements(depth: depth)) : text()
    }
    var element: LayoutElement
    switch Int.random(in: depth > 1 ? 0...9 : 5...9, using: &generator) {
    case 0, 1, 2:
      element = LayoutElement(
        .stack(stack(axis: any(Axis.self))), children: elements(depth: depth))
    case 3: element = container(depth: depth)
    case 4:
      var cell = CellElement()
      cell.insets = insets()
      element = LayoutElement(
        .cell(cell), children: [self.element(depth: depth - 1)] + (once(in: 2) ? [control()] : []))
    case 5: element = control()
    case 6: element = LayoutElement(.spacer(minimum: number(0...30)))
    case 7:
      var image = ImageElement()
      if once(in: 2) { image.width = length(0...200) }
      if once(in: 2) { image.height = length(0...200) }
      image.isDecorative = once(in: 2)
      element = LayoutElement(.image(image))
    default: element = text()
    }
    return limited(element)
  }

  private mutating func limited(_ element: LayoutElement) -> LayoutElement {
    var element = element
    if once(in: 8) { element.hideFrom = any(ContentSizeCategory.self) }
    if once(in: 6) { element.compression = Int.random(in: 1...1000, using: &generator) }
    if once(in: 6) { element.hugging = Int.random(in: 1...1000, using: &generator) }
    guard hasSizeRules else { return element }
    if once(in: 6) { element.size.width = length(0...400) }
    if once(in: 6) { element.size.height = length(0...100) }
    if once(in: 6) { element.size.minimumWidth = length(0...400) }
    if once(in: 6) { element.size.minimumHeight = length(0...100) }
    if once(in: 6) { element.size.maximumWidth = length(0...200) }
    return element
  }

  private mutating func stack(axis: Axis) -> StackElement {
    var stack = StackElement(axis)
    if !isTextOnly, once(in: 3) { stack.axis = AxisChoice(axis, accessibility: any(Axis.self)) }
    if hasSizeRules { stack.distribution = any(Distribution.self) }
    stack.alignment = any(StackAlignment.self)
    stack.spacing = length(0...20)
    stack.margins = insets()
    return stack
  }

  private mutating func container(depth: Int) -> LayoutElement {
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      var list = ListElement()
      list.insets = insets()
      list.spacing = number(0...10)
      return LayoutElement(.list(list), children: elements(depth: depth))
    case 1:
      var bar = BarElement(any(BarKind.self))
      bar.scales = once(in: 2)
      return LayoutElement(.bar(bar), children: elements(depth: 1))
    default:
      var grid = GridElement(
        columns: .orientation(ByOrientation(Int.random(in: 1...4, using: &generator))),
        count: Int.random(in: 1...7, using: &generator))
      grid.spacing = number(0...20)
      grid.lineSpacing = number(0...20)
      grid.insets = insets()
      if hasSizeRules, once(in: 2) { grid.itemHeight = length(0...100) }
      return LayoutElement(.grid(grid), children: elements(depth: depth))
    }
  }

  private mutating func control() -> LayoutElement {
    let control = ControlElement(any(ControlKind.self))
    return LayoutElement(
      .control(control), children: control.kind == .button ? [text()] : [])
  }

  private mutating func text() -> LayoutElement {
    let words = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      String(repeating: "x", count: Int.random(in: 1...14, using: &generator))
    }
    var text = TextElement(style: "body", words.joined(separator: " "))
    if !isTextOnly { text.lines = Int.random(in: 0...3, using: &generator) }
    return LayoutElement(.text(text))
  }
}
