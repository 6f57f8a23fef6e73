import DynamicType
import Layouts
import MetricsCore

// Layouts for the examples of rules. Every character is half an em wide, a line one em high, and a
// text has 17 points at large.

extension Samples {
  /// Returns a text beside a switch on a screen of 320 points, 8 points from its edges and between.
  static func row(
    _ text: String, lines: Int = 0, turnsAtAccessibilitySizes: Bool = false
  ) -> LayoutMeasurement {
    var stack = StackElement(
      AxisChoice(.horizontal, accessibility: turnsAtAccessibilitySizes ? .vertical : .horizontal))
    stack.spacing = Length(8)
    stack.alignment = .center
    stack.accessibilityAlignment = turnsAtAccessibilitySizes ? .leading : nil
    var label = TextElement(style: "body", text)
    label.lines = lines
    return measure(
      LayoutElement(
        .stack(stack),
        children: [
          element(.text(label), "label"), LayoutElement(.control(ControlElement(.toggle))),
        ]), showing: text)
  }

  /// Returns an image of 125 points that grows, alone in a column.
  static func largeImage() -> LayoutMeasurement {
    let size = Length(scaled: 125)
    return measure(
      LayoutElement(
        .stack(StackElement(.vertical)),
        children: [element(.image(ImageElement(width: size, height: size)), "logo")]), showing: "")
  }

  /// Returns an image of 40 points beside a text of three words.
  static func imageRow(scaled: Bool, decorative: Bool = true) -> LayoutMeasurement {
    let size = scaled ? Length(scaled: 40) : Length(40)
    var image = ImageElement(width: size, height: size)
    image.isDecorative = decorative
    let text = "Saved home searches"
    return measure(
      LayoutElement(
        .stack(StackElement(.horizontal)),
        children: [
          element(.image(image), "picture"),
          element(.text(TextElement(style: "body", text)), "label"),
        ]), showing: text)
  }

  /// Returns a screen with one text.
  static func screen(
    _ text: String = String(repeating: "Hide all of it. ", count: 20) + "Hide me.", scrolls: Bool
  ) -> LayoutMeasurement {
    measure(
      LayoutElement(
        .screen(ScreenElement(scrolls: scrolls)),
        children: [element(.text(TextElement(style: "body", text)), "text")]), showing: text)
  }

  /// Returns a screen with a tab bar of one item.
  static func bar(scales: Bool, largeContentViewer: Bool = true) -> LayoutMeasurement {
    var bar = BarElement(.tab)
    bar.scales = scales
    bar.largeContentViewer = largeContentViewer
    return measure(
      LayoutElement(
        .screen(ScreenElement(scrolls: true)),
        children: [
          element(
            .bar(bar), "tabs",
            [element(.text(TextElement(style: "body", "Search")), "item")])
        ]), showing: "Search")
  }

  /// Returns a cell with one text.
  static func cell(_ text: String, height: Double? = nil) -> LayoutMeasurement {
    var cell = element(
      .cell(CellElement()), "cell", [element(.text(TextElement(style: "body", text)), "label")])
    cell.size.height = height.map { Length($0) }
    return measure(cell, showing: text)
  }

  /// Returns four items, each an image of 40 points above a text.
  static func grid(itemHeight: Double?) -> LayoutMeasurement {
    var grid = GridElement(columns: .orientation(ByOrientation(2)), count: 4)
    grid.itemHeight = itemHeight.map { Length($0) }
    let image = ImageElement(width: Length(40), height: Length(40))
    let item = LayoutElement(
      .stack(StackElement(.vertical)),
      children: [
        element(.image(image), "picture"),
        element(.text(TextElement(style: "body", "Lake")), "label"),
      ])
    return measure(element(.grid(grid), "photos", [item]), showing: "Lake")
  }

  private static func element(
    _ content: LayoutContent, _ name: String, _ children: [LayoutElement] = []
  ) -> LayoutElement {
    LayoutElement(content, name: name, children: children)
  }

  /// Solves a layout on two phones, at every category.
  private static func measure(_ root: LayoutElement, showing text: String) -> LayoutMeasurement {
    var layout = Layout(name: "row", root: root)
    layout.margins = 8
    layout.location = SourceLocation(path: ".fontgauge.yml", line: 30, column: 3)
    let solver = LayoutSolver(layout)
    let screens = ["iPhone SE (1st)", "iPhone 12"].compactMap { Device.named($0) }
      .map { MetricsCore.Screen(device: $0) }
    let texts = EvenTexts(solver.outline.textElements, showing: text)
    let shown = localized(text, nil, "en")
    var cells: [LayoutCell] = []
    for screen in screens {
      for category in ContentSizeCategory.allCases {
        let surroundings = LayoutSurroundings(screen: screen, category: category)
        let solution = solver.solve(in: surroundings, texts: texts)
        cells.append(LayoutCell(category: category, screen: screen, solution: solution))
      }
    }
    return LayoutMeasurement(
      solver, locale: "en", texts: solver.outline.texts.map { _ in shown },
      screens: screens,
      cells: cells)
  }
}

/// Measures texts whose characters are half an em wide and whose lines are one em high.
private struct EvenTexts: TextMeasuring {
  private let elements: [TextElement]
  private let text: ShapedText

  init(_ elements: [TextElement], showing text: String) {
    self.elements = elements
    self.text = Samples.shape(text)
  }

  func widths(of text: Int, in surroundings: LayoutSurroundings) -> TextWidths {
    let size = size(surroundings)
    return TextWidths(
      pointSize: size, natural: self.text.naturalWidth * size,
      longestWord: self.text.longestSegmentWidth * size)
  }

  func extent(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> TextExtent {
    let size = size(surroundings)
    let summary = LineWrapper.summary(self.text, limit: room / size)
    let limit = elements[text].lines
    let shown = limit > 0 ? min(limit, summary.lines) : summary.lines
    return TextExtent(
      lines: shown, neededLines: summary.lines, width: summary.widest * size,
      height: Double(shown) * size, baseline: 0.75 * size, breaksWord: summary.breaksWord)
  }

  private func size(_ surroundings: LayoutSurroundings) -> Double {
    FontScaler(model: surroundings.model).scaledPointSize(17, at: surroundings.category)
  }
}
