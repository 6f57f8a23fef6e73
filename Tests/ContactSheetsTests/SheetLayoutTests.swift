import Testing

@testable import ContactSheets

@Suite("Sheets are laid out")
struct SheetLayoutTests {
  private final class Places {
    var all: [(left: Double, top: Double)] = []
  }

  private static func cells(
    _ count: Int, _ width: Double, _ height: Double, _ places: Places = Places()
  ) -> [SheetCell] {
    (0..<count).map { _ in
      SheetCell(width: width, height: height) { places.all.append(($1, $2)) }
    }
  }

  /// Draws on a pen that has no room, which costs nothing.
  private static func draw(_ layout: SheetLayout) throws {
    let pen = try Pen(width: 1, height: 1, scale: 1)
    for item in layout.items { item(pen) }
  }

  @Test("Pictures stand side by side while there is room, 14 points apart, then below")
  func rows() throws {
    let places = Places()
    let layout = SheetLayout(
      title: [], groups: [SheetGroup(cells: Self.cells(3, 400, 50, places))],
      writer: Writer(lettering: nil))
    try Self.draw(layout)
    // 400 + 14 + 400 is within the 960 points between the margins; a third one is not.
    #expect(places.all.map(\.left) == [20, 434, 20])
    #expect(places.all[1].top == places.all[0].top)
    #expect(places.all[2].top == places.all[0].top + 64)
    #expect(layout.scale == 2 && layout.width == 854)
  }

  @Test("A sheet is at most 2000 by 12000 pixels, and counts what there is no room for")
  func limits() throws {
    let places = Places()
    let groups = (0..<100).map { _ in SheetGroup(cells: Self.cells(10, 460, 90, places)) }
    let layout = SheetLayout(
      title: [], groups: groups, writer: Writer(lettering: nil), noun: "text")
    try Self.draw(layout)
    #expect(layout.width * layout.scale <= 2000 && layout.height * layout.scale <= 12_000)
    #expect(places.all.count + layout.selection.leftOut == 1000)
    // A row of two for each group: 104 points, of which the last 14 are not needed. Above and below
    // the rows there are 52 points of 6000.
    #expect(places.all.count == 57 * 2 && layout.selection.leftOutGroups == 43)
    #expect(
      layout.ending.map(\.text) == [
        "And 43 more texts.", "Left out for want of room: 456 pictures of those above.",
      ])
    #expect(places.all.allSatisfy { $0.top + 90 <= layout.height })
  }

  @Test("What comes after a picture without room is left out too: the order is that of importance")
  func order() throws {
    let places = Places()
    let layout = SheetLayout(
      title: [],
      groups: [
        SheetGroup(cells: Self.cells(1, 100, 5000, places)),
        SheetGroup(cells: Self.cells(1, 100, 5000)), SheetGroup(cells: Self.cells(1, 100, 10)),
      ], writer: Writer(lettering: nil))
    try Self.draw(layout)
    #expect(places.all.count == 1 && layout.selection.leftOut == 2)
    #expect(layout.ending.map(\.text) == ["Left out for want of room: 2 pictures."])
  }

  @Test("A picture wider than 960 points makes a pixel a point; one wider than 1960 is cut")
  func wide() {
    func layout(_ width: Double) -> SheetLayout {
      SheetLayout(
        title: [], groups: [SheetGroup(cells: Self.cells(1, width, 10))],
        writer: Writer(lettering: nil))
    }
    #expect(layout(960).scale == 2 && layout(960).cut == 0)
    #expect(layout(961).scale == 1 && layout(1960).cut == 0)
    #expect(layout(1961).cut == 1 && layout(1961).width == 2000)
  }
}
