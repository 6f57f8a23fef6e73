import DynamicType
import Inputs
import Layouts
import MetricsCore
import Testing

@Suite("Reading layouts")
struct LayoutReaderTests {
  private let styles = "styles: { body: { font: F, size: 17 }, title: { font: F, size: 20 } }\n"

  /// Returns the root of the only layout.
  private func root(_ layout: String) throws -> LayoutElement {
    let result = reading(styles + "layouts: { row: \(layout) }")
    #expect(result.errors == [])
    return try #require(result.configuration.layouts.first?.root)
  }

  @Test("A row of a text and a switch is read with its places")
  func row() throws {
    let text =
      styles + """
        layouts:
          settings row:
            devices: [iPhone 8]
            orientations: [landscape]
            locales: [de]
            margins: 16
            stack:
              axis: horizontal
              accessibilityAxis: vertical
              spacing: 8
              alignment: center
              children:
                - text: { name: label, style: body, strings: ["settings.*"], lines: 2 }
                - control: switch
        """
    let result = reading(text)
    #expect(result.errors == [])
    let layout = try #require(result.configuration.layouts.first)
    #expect(layout.name == "settings row")
    #expect(layout.devices == ["iPhone 8"])
    #expect(layout.orientations == [.landscape])
    #expect(layout.locales == ["de"])
    #expect(layout.margins == 16)
    #expect(layout.location?.line == 3)
    guard case .stack(let stack) = layout.root.content else {
      Issue.record("\(layout.root.content)")
      return
    }
    #expect(stack.axis[.xxxLarge] == .horizontal && stack.axis[.ax1] == .vertical)
    #expect(stack.spacing == Length(8))
    #expect(stack.alignment == .center)
    #expect(layout.root.children.map(\.name) == ["label", nil])
    #expect(layout.root.children.map(\.location?.line) == [14, 15])
  }

  @Test("An axis may be given from category to category")
  func axisByCategory() throws {
    let root = try root(
      "{ stack: { axis: { AX3: vertical, large: horizontal }, children: [{ spacer: 4 }] } }")
    guard case .stack(let stack) = root.content else { return }
    #expect(stack.axis[.xSmall] == .horizontal)
    #expect(stack.axis[.ax2] == .horizontal)
    #expect(stack.axis[.ax3] == .vertical)
  }

  @Test("Below the first category that an axis names, it is horizontal")
  func axisBelow() throws {
    let root = try root("{ stack: { axis: { AX1: vertical }, children: [{ spacer: 4 }] } }")
    guard case .stack(let stack) = root.content else { return }
    #expect(stack.axis[.xSmall] == .horizontal && stack.axis[.xxxLarge] == .horizontal)
    #expect(stack.axis[.ax1] == .vertical && stack.axis[.ax5] == .vertical)
  }

  @Test("Lengths stay or are scaled, with a style and a maximum")
  func lengths() throws {
    let root = try root(
      "{ image: { size: { scaled: 40, textStyle: title, maximum: 60 }, height: 20 } }")
    #expect(
      root.content
        == .image(
          ImageElement(width: Length(scaled: 40, with: .title1, maximum: 60), height: Length(20))))
  }

  @Test("A text may have another style in landscape")
  func styleByOrientation() throws {
    let root = try root("{ text: { style: { portrait: body, landscape: title }, text: [a] } }")
    guard case .text(let text) = root.content else { return }
    #expect(text.style[.portrait] == "body" && text.style[.landscape] == "title")
  }

  @Test("Columns go by orientation or by size class")
  func columns() throws {
    func columns(_ text: String) throws -> GridColumns? {
      let root = try root("{ grid: { columns: \(text), count: 4, children: [{ spacer: 1 }] } }")
      return if case .grid(let grid) = root.content { grid.columns } else { nil }
    }
    let constant = try columns("3")
    let turned = try columns("{ portrait: 1, landscape: 2 }")
    let wide = try columns("{ compact: 1, regular: 4 }")
    #expect(constant == .orientation(ByOrientation(3)))
    #expect(turned == .orientation(ByOrientation(portrait: 1, landscape: 2)))
    #expect(wide == .sizeClass(compact: 1, regular: 4))
  }

  @Test("A layout that another one names becomes part of it, whatever the order")
  func references() throws {
    let text =
      styles + """
        layouts:
          screen: { screen: { children: [{ layout: row }, { layout: row }] } }
          row: { margins: 8, text: { style: body, text: [Hello] } }
        """
    let result = reading(text)
    #expect(result.errors == [])
    let layouts = result.configuration.layouts
    #expect(layouts.map(\.name) == ["screen", "row"])
    #expect(layouts[0].root.children.map(\.content.kind) == ["text", "text"])
    // Each stands where it is named.
    var first = layouts[0].root.children[0]
    #expect(first.location?.line == 3 && layouts[1].root.location?.line == 4)
    first.location = layouts[1].root.location
    #expect(first == layouts[1].root)
    #expect(layouts[1].margins == 8)
  }

  @Test("A layout with a fault is told once, however often it is named")
  func faultyReference() {
    let text =
      styles + """
        layouts:
          screen: { screen: { children: [{ layout: row }, { layout: row }] } }
          row: { text: { style: body } }
        """
    #expect(
      errors(in: text) == [
        "4:16: a text in layout 'row' has no 'text'; add 'text' with texts, or 'strings' with "
          + "patterns of keys"
      ])
  }

  @Test(
    "Faults have a place and a sentence",
    arguments: [
      ("{ stak: {} }", "unknown key 'stak' in layout 'row'; did you mean 'stack'?"),
      (
        "{ stack: { axis: horizontal, spacng: 8, children: [{ spacer: 1 }] } }",
        "unknown key 'spacng' in a stack in layout 'row'; did you mean 'spacing'?"
      ),
      (
        "{ text: { style: bodi, text: [a] } }", "there is no style 'bodi'; did you mean 'body'?"
      ),
      ("{ control: swich }", "unknown value 'swich' for 'control'; did you mean 'switch'?"),
      (
        "{ text: { style: body, text: [a] }, spacer: 4 }",
        "layout 'row' is 'text' and 'spacer' at once; put them into a stack"
      ),
      (
        "{ control: button }",
        "a button in layout 'row' has no 'title'; write { kind: button, title: { style: … } }"
      ),
      (
        "{ stack: { axis: horizontal, children: [] } }",
        "'children' is an empty list; give a list of elements, such as [{ control: switch }]"
      ),
      (
        "{ list: { children: [{ screen: { children: [{ spacer: 1 }] } }] } }",
        "a screen in layout 'row' is inside another element; make it a layout of its own"
      ),
      (
        "{ stack: { axis: { large: horizontal }, accessibilityAxis: vertical, "
          + "children: [{ spacer: 1 }] } }",
        "a stack in layout 'row' has 'accessibilityAxis' and an 'axis' by category; give the axis "
          + "from AX1 there"
      ),
      (
        "{ list: { children: [{ layout: big }] }, screen: { children: [] } }",
        "layout 'row' is 'list' and 'screen' at once; put them into a stack"
      ),
      (
        "{ inline: { style: body, text: [a] } }",
        "an inline in layout 'row' has no 'image'; add its size, such as image: { size: { scaled: "
          + "17 } }"
      ),
      (
        "{ text: { style: body, text: [a], strings: [b] } }",
        "a text in layout 'row' has both 'text' and 'strings'; remove one of them"
      ),
      (
        "{ screen: { margins: wide, children: [{ spacer: 1 }] } }",
        "unknown value 'wide' for 'margins'; give system or a number of points"
      ),
      (
        "{ screen: { margins: { left: 8 }, children: [{ spacer: 1 }] } }",
        "'margins' is a mapping; give system or a number of points"
      ),
      (
        "{ text: { style: body, text: [a] }, hideFrom: AX1 }",
        "layout 'row' has 'hideFrom' beside 'text'; write it inside 'text', as in "
          + "{ text: { hideFrom: … } }"
      ),
      (
        "{ spacer: { hideFrom: AX9 } }", "unknown value 'AX9' for 'hideFrom'; did you mean 'AX1'?"
      ),
      ("{ layout: rwo }", "there is no layout 'rwo'; did you mean 'row'?"),
      (
        "{ layout: row }",
        "layout 'row' is inside itself ('row' › 'row'); take one out of the other"
      ),
    ])
  func faults(layout: String, sentence: String) {
    let found = errors(in: styles + "layouts: { row: \(layout) }")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasSuffix(": " + sentence) == true, "\(found)")
    #expect(found.first?.hasPrefix("2:") == true, "\(found)")
  }

  @Test("Layouts that are inside one another are told with the way round")
  func circle() {
    let text = """
      layouts:
        a: { list: { children: [{ layout: b }] } }
        b: { list: { children: [{ layout: c }] } }
        c: { list: { children: [{ layout: a }] } }
      """
    #expect(
      errors(in: text) == [
        "4:37: layout 'a' is inside itself ('a' › 'b' › 'c' › 'a'); take one out of the other"
      ])
  }

  @Test("More than 32 elements inside one another are an error with a sentence")
  func depth() {
    // Through names: a document nested as deep by itself is refused for that.
    let chain = (0..<40).map { "  l\($0): { list: { children: [{ layout: l\($0 + 1) }] } }\n" }
    let found = errors(in: "layouts:\n" + chain.joined() + "  l40: { spacer: 1 }\n")
    #expect(
      found == [
        "10:3: layout 'l8' has 33 elements inside one another, the most there can be are 32; make it "
          + "flatter"
      ])
  }

  @Test("Layouts that double from one to the next end at the limit on elements, at once")
  func doubling() {
    var text = "layouts:\n  l0: { spacer: 1 }\n"
    for index in 1...28 {
      let inner = "{ layout: l\(index - 1) }"
      text += "  l\(index): { list: { children: [\(inner), \(inner)] } }\n"
    }
    let found = errors(in: text)
    #expect(
      found.first?.hasSuffix(
        "layout 'l10' has more than 2000 elements, which is the limit; split it") == true,
      "\(found)")
  }

  @Test("The items of a grid count")
  func gridItems() {
    let grid =
      "{ grid: { columns: 2, count: 1500, children: [{ list: { children: [{ spacer: 1 }] } }] } }"
    #expect(errors(in: "layouts: { photos: \(grid) }").count == 1)
  }

  @Test("More than ten thousand layouts are one error")
  func count() {
    let entries = (0...10_000).map { "  l\($0): { spacer: 1 }" }.joined(separator: "\n")
    #expect(
      errors(in: "layouts:\n" + entries) == [
        "10002:3: there are 10001 layouts, the most there can be are 10000; split the configuration"
      ])
  }
}
