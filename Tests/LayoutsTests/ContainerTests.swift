import DynamicType
import Layouts
import MetricsCore
import Testing

@Suite("Cells, lists, grids, bars and screens")
struct ContainerTests {
  private func element(
    _ content: LayoutContent, _ name: String, _ children: [LayoutElement]
  ) -> LayoutElement {
    LayoutElement(content, name: name, children: children)
  }

  @Test("A cell has the system's insets, 44 points at least, and its accessory at the end")
  func cell() {
    let cell = element(
      .cell(CellElement()), "cell", [.text("abcd", name: "label"), .control(.chevron)])
    let solved = Solved(cell, width: 320)
    // 320 − 16 − 16 − 8 − 10.5 = 269.5; 44 − 11 − 11 = 22 for a line of 17.
    #expect(solved["label"] == [16, 13.5, 269.5, 17])
    #expect(solved["chevron"] == [293.5, 15, 10.5, 14])
    #expect(solved["cell"]?[3] == 44)
    #expect(Solved(cell, at: .ax5)["cell"]?[3] == 70)
  }

  @Test("An accessory stands beside the content's insets: a switch leaves the cell 44 points high")
  func accessory() {
    let cell = element(
      .cell(CellElement()), "cell",
      [.text("abcd abcd abcd abcd", name: "label"), .control(.toggle)])
    // 320 − 16 − 16 − 8 − 63 = 217 for 19 letters of 8.5 points.
    #expect(Solved(cell, width: 320)["label"] == [16, 13.5, 217, 17])
    #expect(Solved(cell, width: 320)["switch"] == [241, 8, 63, 28])
    #expect(Solved(cell, width: 320)["cell"]?[3] == 44)
    var low = CellElement()
    low.insets = EdgeInsets()
    let high = element(.cell(low), "cell", [.text("abcd"), .image(20, 60, name: "image")])
    #expect(Solved(high, width: 320)["image"]?[1...] == [0, 20, 60])
    // At 48 points nine letters fit, and what stands beside the text is known.
    let rows = Solved(cell, width: 320, at: .ax5).solution.rowTexts
    #expect(rows.map(\.width) == [217] && rows.map(\.widthAlone) == [288])
    #expect(rows.first?.beside.neededLines == 2 && rows.first?.alone.neededLines == 2)
    // A chevron stays where it is at every size.
    let link = element(
      .cell(CellElement()), "cell",
      [.text("abcd abcd abcd abcd", name: "label"), .control(.chevron)])
    #expect(Solved(link, width: 320, at: .ax5).solution.rowTexts.isEmpty)
  }

  @Test("Items of a grid in a grid are counted through")
  func nestedGrids() {
    var inner = GridElement(columns: .orientation(ByOrientation(1)), count: 2)
    inner.spacing = 0
    let outer = GridElement(columns: .orientation(ByOrientation(1)), count: 2)
    let root = element(
      .grid(outer), "outer", [element(.grid(inner), "inner", [.text("abcd", name: "label")])])
    let labels = Solved(root, width: 320).solution.frames.filter { $0.extent != nil }
    #expect(labels.map(\.item) == [1, 2, 3, 4])
  }

  @Test("A cell of constant height knows how high it should be")
  func fixedCell() {
    var cell = element(.cell(CellElement()), "cell", [.text("abcd", name: "label")])
    cell.size.height = Length(44)
    let frame = Solved(cell, at: .ax5).frame("cell")
    #expect(frame?.height == 44)
    #expect(frame?.neededHeight == 70)
    #expect(Solved(cell, at: .ax5)["label"] == [16, 11, 288, 22])
  }

  @Test("A constant or greatest width holds wherever an element stands", arguments: [true, false])
  func ownWidth(isConstant: Bool) {
    let label = LayoutElement.text("abcd abcd abcd", name: "label") { element in
      if isConstant {
        element.size.width = Length(50)
      } else {
        element.size.maximumWidth = Length(50)
      }
    }
    // Four letters are 34 points, so that each word has a line of 17.
    #expect(Solved(label)["label"] == [0, 0, 50, 51])
    let screen = element(.screen(ScreenElement(scrolls: true)), "screen", [label])
    #expect(Solved(screen)["label"]?[2...] == [50, 51])
    let cell = element(.cell(CellElement()), "cell", [label])
    #expect(Solved(cell)["label"] == [16, 11, 50, 51])
    #expect(Solved(element(.list(ListElement()), "list", [label]))["label"] == [0, 0, 50, 51])
    #expect(Solved(.stack(.vertical, [label]))["label"] == [0, 0, 50, 51])
    #expect(Solved(label, rightToLeft: true)["label"] == [270, 0, 50, 51])
    let wide = LayoutElement.text("abcd", name: "wide") { $0.size.width = Length(500) }
    #expect(Solved(wide)["wide"] == [0, 0, 320, 17])
  }

  @Test("A button is its title with insets")
  func button() {
    let button = element(
      .control(ControlElement(.button)), "button", [.text("Save", name: "title")])
    let column = LayoutElement.stack(.vertical, alignment: .leading, [button])
    #expect(Solved(column)["button"] == [0, 0, 58, 31])
    #expect(Solved(column)["title"] == [12, 7, 34, 17])
  }

  @Test("Rows of a list lie below one another")
  func list() {
    var list = ListElement()
    list.insets = EdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
    list.spacing = 1
    let rows = ["a", "b"].map { name in
      element(.cell(CellElement()), name, [.text("abcd", name: "label \(name)")])
    }
    let solved = Solved(element(.list(list), "list", rows), width: 320)
    #expect(solved["a"] == [16, 20, 288, 44])
    #expect(solved["b"] == [16, 65, 288, 44])
    #expect(solved["list"]?[3] == 109)
  }

  /// A photo above its title, 8 points from the item's edges.
  private func photos(
    count: Int, itemHeight: Double? = nil
  ) -> LayoutElement {
    var grid = GridElement(
      columns: .orientation(ByOrientation(portrait: 1, landscape: 2)), count: count)
    grid.itemHeight = itemHeight.map { Length($0) }
    let item = LayoutElement.stack(
      .vertical,
      [
        LayoutElement(.image(ImageElement()), name: "photo"),
        .text("Lake", name: "title", style: "headline"),
      ]
    ) { $0.margins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    return element(.grid(grid), "grid", [item])
  }

  @Test("An item is padding, image and label: one column in portrait, two in landscape")
  func grid() {
    let device = "iPhone 8"
    let portrait = Solved(photos(count: 3), on: .named(device))
    // 375 − 16 = 359 for the photo, 20 for the title: 395 an item.
    let heights = portrait.frames("stack").map { $0[3] }
    #expect(heights == [395, 395, 395])
    #expect(portrait["grid"]?[3] == 1185)
    let landscape = Solved(photos(count: 3), on: .named(device, .landscape))
    // 667 ÷ 2 = 333.5; 333.5 − 16 = 317.5; 8 + 317.5 + 20 + 8 = 353.5
    #expect(
      landscape.frames("stack") == [
        [0, 0, 333.5, 353.5], [333.5, 0, 333.5, 353.5], [0, 353.5, 333.5, 353.5],
      ])
    #expect(landscape["grid"]?[3] == 707)
    // 20 × 62 ÷ 22 = 56.36…, a font of 56 points.
    #expect(Solved(photos(count: 1), on: .named(device), at: .ax5)["stack"]?[3] == 431)
  }

  @Test("An item of constant height knows how high it should be")
  func gridOfConstantHeight() {
    let frame = Solved(photos(count: 1, itemHeight: 300), on: .named("iPhone 8")).frame("stack")
    #expect(frame?.height == 300)
    #expect(frame?.neededHeight == 395)
  }

  @Test("Columns by size class are those of wide iPhones held sideways, and of iPads")
  func sizeClasses() {
    let columns = GridColumns.sizeClass(compact: 1, regular: 3)
    #expect(columns.count(on: .named("iPhone 16", .landscape)) == 1)
    #expect(columns.count(on: .named("iPhone 16 Plus", .landscape)) == 3)
    #expect(columns.count(on: .named("iPhone 16 Plus")) == 1)
    #expect(columns.count(on: .named("iPad (A16)")) == 3)
  }

  private func screen(
    scrolls: Bool = true, tabScales: Bool = false, _ content: [LayoutElement]
  ) -> LayoutElement {
    var tab = BarElement(.tab)
    tab.scales = tabScales
    let items = ["Search", "Saved"].map { LayoutElement.text($0, name: $0) }
    return element(
      .screen(ScreenElement(scrolls: scrolls)), "screen",
      [element(.bar(BarElement(.navigation)), "navigation", [])] + content
        + [element(.bar(tab), "tab", items)])
  }

  @Test("Bars lie at the edges of the safe area, and content between them")
  func screenWithBars() {
    let content = [LayoutElement.text("abcd", name: "text")]
    let small = Solved(screen(content), on: .named("iPhone SE (1st)"))
    #expect(small["navigation"] == [0, 20, 320, 44])
    #expect(small["text"] == [16, 64, 288, 17])
    #expect(small["tab"] == [0, 519, 320, 49])
    #expect(small["Saved"] == [160, 535, 160, 17])
    let new = Solved(screen(content), on: .named("iPhone 16"))
    #expect(new["navigation"] == [0, 59, 393, 44])
    #expect(new["text"]?[1] == 103 && new["text"]?[2] == 361)
    // The bar reaches under the home indicator, its items do not.
    #expect(new["tab"] == [0, 769, 393, 83])
    #expect(new["Saved"]?[1] == 785)
    let sideways = Solved(screen(content), on: .named("iPhone 16", .landscape))
    #expect(sideways["navigation"] == [0, 0, 852, 32])
    #expect(sideways["tab"] == [0, 340, 852, 53])
    #expect(sideways["text"] == [75, 32, 702, 17])
  }

  @Test("Type in a bar keeps its size; in one that grows it does not")
  func fixedType() {
    let fixed = Solved(screen([]), on: .named("iPhone SE (1st)"), at: .ax5)
    #expect(fixed["tab"] == [0, 519, 320, 49])
    #expect(fixed["Saved"]?[3] == 17)
    // 49 × 62 ÷ 22 = 138.09…, 138 at two pixels a point: 24 % of 568.
    let growing = Solved(screen(tabScales: true, []), on: .named("iPhone SE (1st)"), at: .ax5)
    #expect(growing["tab"] == [0, 430, 320, 138])
    #expect(growing["Saved"]?[3] == 48)
  }

  @Test("Content that scrolls goes on below the screen; other content is squeezed into its room")
  func scrolling() {
    let words = Array(repeating: "0123456789", count: 100).joined(separator: " ")
    let content = [LayoutElement.text(words, name: "text")]
    // 288 points are 33 letters, three words: 34 lines of 17.
    let scrolling = Solved(screen(scrolls: true, content), on: .named("iPhone SE (1st)"))
    #expect(scrolling["text"]?[3] == 578)
    let still = Solved(screen(scrolls: false, content), on: .named("iPhone SE (1st)"))
    #expect(still["text"]?[3] == 455)
    #expect(still.solution.screenContent?.needed == 578)
    #expect(still.solution.screenContent?.room == 455)
  }

  @Test("A switch has its older size on devices that do not run iOS 26")
  func switches() {
    let row = LayoutElement.stack(.horizontal, alignment: .center, [.control(.toggle)])
    #expect(Solved(row, on: .named("iPhone 8"))["switch"] == [0, 0, 51, 31])
    #expect(Solved(row, on: .named("iPhone 16"))["switch"] == [0, 0, 63, 28])
  }

  @Test("Before iOS 11 the accessibility sizes moved body alone")
  func olderModel() {
    let column = LayoutElement.stack(
      .vertical, [.text("a", name: "head", style: "headline"), .text("a", name: "body")])
    let old = Solved(column, on: .named("iPhone 8"), at: .ax5, model: .ios10)
    // 20 × 29 ÷ 22 = 26.36…, as at xxxLarge.
    #expect(old["head"]?[3] == 26 && old["body"]?[3] == 48)
    let new = Solved(column, on: .named("iPhone 8"), at: .ax5)
    #expect(new["head"]?[3] == 56 && new["body"]?[3] == 48)
  }
}
