import MetricsCore
import Testing

@testable import Reports

@Suite("The table of languages and styles")
struct CoverageTableTests {
  private static let locales = (0..<40).map { "l\($0)" }

  private static let coverage = locales.map {
    LocaleCoverage(
      style: "a style with a long name", font: "F", locale: $0, texts: 12_345,
      completeTexts: $0 == "l7" ? 12_345 : 1234, missing: ["Ж"])
  }

  @Test("It stays within the terminal, and shows each language once", arguments: [60, 100, 160])
  func width(columns: Int) {
    let text = CoverageTable(Self.coverage).text(.plain, width: columns)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.dropFirst().allSatisfy { displayWidth($0) <= columns })
    let titles = lines.filter { $0.hasPrefix("style ") }
      .flatMap { $0.split(separator: " ").dropFirst().map(String.init) }
    #expect(titles == Self.locales.sorted())
    let cells = lines.filter { $0.hasPrefix("a style with a long name") }
      .flatMap { $0.dropFirst(24).split(separator: " ") }
    #expect(cells.count == 40 && cells.count { $0 == "all" } == 1)
    #expect(titles.firstIndex(of: "l7") == cells.firstIndex(of: "all"))
  }

  @Test("Nothing is told when nothing is lacking")
  func complete() {
    let full = Self.coverage.filter { $0.locale == "l7" }
    #expect(CoverageTable(full).text(.plain, width: 80).isEmpty)
  }
}
