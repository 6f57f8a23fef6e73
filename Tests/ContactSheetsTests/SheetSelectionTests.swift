import Testing

@testable import ContactSheets

@Suite("What there is room for on a sheet")
struct SheetSelectionTests {
  /// Chooses from groups of pictures of 100 by 50 points, of which two stand in a row.
  ///
  /// A row takes 60 points with the gap below it. The widths, a little less each time, tell the
  /// pictures apart.
  private static func selection(
    _ counts: [Int], ranking: [Int] = [], height: Double, firstRowHeight: Double = 1000
  ) -> SheetSelection {
    let groups = counts.map { count in
      SheetGroup(
        heading: [Words(text: "key")],
        cells: (0..<count).map { SheetCell(width: 100 - Double($0), height: 50) { _, _, _ in } },
        ranking: ranking)
    }
    return SheetSelection(
      groups, room: 210, gap: 10, height: height, firstRowHeight: firstRowHeight
    ) { _ in 20 }
  }

  private static func pictures(_ selection: SheetSelection) -> [[[Int]]] {
    selection.groups.map { $0.rows.map { $0.map { 100 - Int($0.width) } } }
  }

  @Test("With room for everything, everything is shown in its own order")
  func everything() {
    // 2 × 20 + 4 × 60, less the last gap.
    let selection = Self.selection([4, 3], ranking: [0, 3, 1, 2], height: 270)
    #expect(Self.pictures(selection) == [[[0, 1], [2, 3]], [[0, 1], [2]]])
    #expect(selection.leftOut == 0 && selection.leftOutGroups == 0)
    #expect(selection.groups.allSatisfy { $0.heading.map(\.text) == ["key"] })
  }

  @Test("With less, every group has as many rows as all can have, of the pictures that rank first")
  func ranked() {
    let selection = Self.selection([5, 5], ranking: [0, 4, 2, 1, 3], height: 279)
    #expect(Self.pictures(selection) == [[[0, 1], [2, 4]], [[0, 1], [2, 4]]])
    #expect(selection.leftOut == 2 && selection.leftOutWithGroups == 0)
    #expect(selection.groups.allSatisfy { $0.heading[0].text == "key, 4 of 5 pictures" })
    let less = Self.selection([5, 5], ranking: [0, 4, 2, 1, 3], height: 269)
    #expect(Self.pictures(less) == [[[0, 4]], [[0, 4]]])
  }

  @Test("With less than a row for each, the first groups have one and the others are counted")
  func groups() {
    let selection = Self.selection([4, 1, 3], height: 229)
    #expect(Self.pictures(selection) == [[[0, 1]], [[0]]])
    #expect(selection.leftOut == 5 && selection.leftOutWithGroups == 3)
    #expect(selection.leftOutGroups == 1)
  }

  @Test("The first row is shown even where it is higher than the sheet should be, up to a limit")
  func firstRow() {
    let selection = Self.selection([3, 1], height: 60, firstRowHeight: 70)
    #expect(Self.pictures(selection) == [[[0, 1]]] && selection.leftOut == 2)
    let none = Self.selection([3, 1], height: 60, firstRowHeight: 69)
    #expect(none.groups.isEmpty && none.leftOut == 4 && none.leftOutGroups == 2)
  }
}
