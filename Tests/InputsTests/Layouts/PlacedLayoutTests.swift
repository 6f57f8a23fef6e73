import DynamicType
import Inputs
import Layouts
import MetricsCore
import Testing

/// Layouts that stand in others.
@Suite("Layouts in layouts")
struct PlacedLayoutTests {
  private let styles = "styles: { body: { font: F, size: 17 } }\n"

  /// Returns the layouts of a configuration without errors.
  private func layouts(_ text: String) -> [Layout] {
    let result = reading(styles + "layouts:\n" + text)
    #expect(result.errors == [])
    return result.configuration.layouts
  }

  @Test("The keys beside a layout's name come before those of its root, which keeps the others")
  func keys() throws {
    let layouts = layouts(
      """
        row: { text: { name: label, style: body, text: [a], height: 20, showFrom: small } }
        page:
          stack:
            axis: vertical
            children:
              - layout: row
                name: hint
                width: 100
                height: { scaled: 30 }
                minimumWidth: 10
                minimumHeight: 12
                maximumWidth: 200
                hideFrom: AX3
                priority: 300
                hugging: 400
              - { layout: row, showFrom: large }
      """)
    let row = try #require(layouts.first).root
    let placed = layouts[1].root.children
    var expected = row
    expected.name = "hint"
    expected.size.width = Length(100)
    expected.size.height = Length(scaled: 30)
    expected.size.minimumWidth = Length(10)
    expected.size.minimumHeight = Length(12)
    expected.size.maximumWidth = Length(200)
    expected.hideFrom = .ax3
    expected.compression = 300
    expected.hugging = 400
    expected.location = placed[0].location
    #expect(placed[0] == expected)
    #expect(placed[0].showFrom == .small)
    #expect(placed[1].showFrom == .large && placed[1].name == "label")
    #expect(placed[1].size.height == Length(20))
    #expect(row.hideFrom == nil && row.size.width == nil)
  }

  @Test("An image takes the width and height beside its layout's name")
  func image() throws {
    let layouts = layouts(
      """
        photo: { image: { size: 40 } }
        row: { stack: { axis: horizontal, children: [{ layout: photo, width: 60 }] } }
      """)
    #expect(
      layouts[1].root.children[0].content
        == .image(ImageElement(width: Length(60), height: Length(40))))
  }

  @Test("A priority of a root counts where another layout puts it into a stack, not elsewhere")
  func priorities() {
    let layouts = layouts(
      """
        label: { text: { style: body, text: [a], priority: 300, width: 80 } }
        row: { stack: { axis: horizontal, children: [{ layout: label }] } }
        photos: { grid: { columns: 2, children: [{ layout: label }] } }
      """)
    #expect(layouts[0].root.compression == nil && layouts[0].root.size.width == Length(80))
    #expect(layouts[1].root.children[0].compression == 300)
    // As wide as its column, as if nothing were said of it.
    #expect(layouts[2].root.children[0].compression == nil)
    #expect(layouts[2].root.children[0].size.width == nil)
  }

  @Test("What is dumped of layouts in layouts reads back equal")
  func dump() {
    let configuration = reading(
      styles + """
        layouts:
          label: { text: { style: body, text: [a], priority: 300, width: 80 } }
          tabs: { bar: { kind: tab } }
          photo: { image: { height: 40, aspectRatio: 2 } }
          row: { stack: { axis: { AX1: vertical }, children: [{ layout: label, hugging: 3 }] } }
          photos: { grid: { columns: 2, children: [{ layout: label }, { layout: photo }] } }
          page: { screen: { children: [{ layout: tabs }, { layout: photo, width: 80 }] } }
        """
    ).configuration
    #expect(configuration.layouts.count == 6)
    let dump = ConfigurationDumper.yaml(configuration)
    let again = reading(dump)
    #expect(again.errors == [])
    #expect(ConfigurationDumper.yaml(again.configuration) == dump)
  }

  @Test(
    "Faults of a layout in a layout have a place and a sentence",
    arguments: [
      (
        "{ stack: { axis: vertical, children: [{ layout: page }] } }",
        "layout 'page', which is a screen, is inside another element of layout 'row'; put what is "
          + "in it into a layout of its own"
      ),
      (
        "{ grid: { columns: 2, children: [{ layout: label, width: 60 }] } }",
        "layout 'label' in layout 'row' has 'width', but an item of a grid is as wide as its "
          + "column; remove it"
      ),
      (
        "{ list: { children: [{ layout: label, hugging: 60 }] } }",
        "layout 'label' in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ list: { children: [{ layout: label, hideFrom: medium }] } }",
        "layout 'label' in layout 'row' is hidden from medium on and shown from medium on, so it is "
          + "never shown; give a 'hideFrom' above 'showFrom'"
      ),
      (
        "{ list: { children: [{ layout: label, minimumWidth: 101 }] } }",
        "layout 'label' in layout 'row' has a 'minimumWidth' of 101, above its 'maximumWidth' of "
          + "100; make it smaller, or remove one of the two"
      ),
      (
        "{ list: { children: [{ layout: label, height: tall }] } }",
        "'height' is a string (\"tall\"); give a number of points, such as 44, or { scaled: 44 }"
      ),
      (
        "{ layout: label, spacing: 4 }",
        "unknown key 'spacing' in layout 'row'; the known ones are devices, orientations, locales, "
          + "margins, stack, text, image, control, spacer, inline, cell, list, grid, bar, screen "
          + "and layout"
      ),
    ])
  func faults(layout: String, sentence: String) {
    let others = """
      page: { screen: { children: [{ spacer: 1 }] } }, label: { text: { style: body, text: [a], \
      showFrom: medium, maximumWidth: 100 } }
      """
    let found = errors(in: styles + "layouts: { row: \(layout), \(others) }")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasSuffix(": " + sentence) == true, "\(found)")
    #expect(found.first?.hasPrefix("2:") == true, "\(found)")
  }

  @Test("A layout may be another one, a screen too")
  func alias() {
    let layouts = layouts(
      """
        page: { screen: { children: [{ spacer: 1 }] } }
        small page: { devices: [iPhone 8], layout: page, width: 300 }
      """)
    #expect(layouts[1].root.size.width == Length(300))
    #expect(layouts[1].devices == ["iPhone 8"])
  }
}
