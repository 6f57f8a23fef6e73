import Testing

@testable import Reports

@Suite("Bars for a terminal")
struct BarsTests {
  @Test(
    "A bar is its share of the cells, to the nearest eighth",
    arguments: [
      (1.0, 2.0, 4, "██"), (2, 2, 4, "████"), (3, 8, 1, "▍"), (17, 53, 8, "██▋"), (0, 5, 8, ""),
      (0.001, 5, 8, "▏"), (9, 3, 2, "██"), (1, 0, 8, ""), (.nan, 1, 8, ""), (1, .infinity, 8, ""),
    ])
  func bars(value: Double, greatest: Double, cells: Int, expected: String) {
    #expect(bar(value, of: greatest, cells: cells) == expected)
  }

  @Test("Columns are as high as their shares of the greatest")
  func columns() {
    #expect(ladder([0, 1, 4, 8]) == " ▁▄█")
    #expect(ladder([15, 17, 22, 48]) == "▃▃▄█")
    #expect(ladder([0, 0]) == "  ")
    #expect(ladder([]).isEmpty)
  }

  @Test("Figures of any kind leave room for the table", arguments: [20, 40, 60, 80, 100, 300])
  func width(columns: Int) {
    let table = Sample.scale.text(ReportContext(width: columns))
    let bars = table.split(separator: "\n").filter { $0.contains("█") }
    #expect(bars.isEmpty == (columns < 80))
    #expect(bars.allSatisfy { displayWidth(String($0)) <= max(80, columns) })
  }
}
