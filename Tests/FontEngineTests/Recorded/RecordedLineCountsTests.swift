import FontEngine
import Foundation
import MetricsCore
import Testing

/// Lines as two independent programs recorded them.
///
/// The first is a plain greedy loop over HarfBuzz and ICU, the second is Chromium.
@Suite("Recorded line counts") struct RecordedLineCountsTests {
  /// How far widest lines may be apart in points: the recorded program rounds a variable font's
  /// kerning to whole units (1 step in one unit), the default grid is finer.
  private static let tolerances: [UInt32: Double] = [1: 0.05, 64: 0.09]

  /// Said once a run.
  private static let saysThatNothingIsCompared: Void = print(
    "FONTGAUGE_DATA is not set: the recorded line counts are not compared")

  private func recording(
    of font: RecordedLines.Font, _ gridStepsPerUnit: UInt32
  ) throws -> RecordedLines? {
    guard let folder = RecordedLines.folder else {
      _ = Self.saysThatNothingIsCompared
      return nil
    }
    return try RecordedLines(of: font, in: folder, gridStepsPerUnit: gridStepsPerUnit)
  }

  @Test(
    "Counts agree in 99.95 % with the plain program and in 98.5 % with Chromium",
    arguments: RecordedLines.Font.allCases, [UInt32(1), 64])
  func counts(font: RecordedLines.Font, grid: UInt32) throws {
    guard let recorded = try recording(of: font, grid) else { return }
    let lines = recorded.rows.map { (row: $0, lines: recorded.summary(of: $0).lines) }
    #expect(lines.count > 16_000)
    let plain = share(of: lines) { $0.lines == $0.row.plainLinesICU72 }
    let chromium = share(of: lines) { $0.lines == $0.row.chromiumLines }
    print("\(font), \(grid) steps in one unit: plain \(plain), Chromium \(chromium)")
    #expect(plain >= 0.9995)
    #expect(chromium >= 0.985)
  }

  @Test(
    "What differs from the plain program has a name or hangs on less than 0.1 pt",
    arguments: RecordedLines.Font.allCases, [UInt32(1), 64])
  func plainDifferences(font: RecordedLines.Font, grid: UInt32) throws {
    guard let recorded = try recording(of: font, grid),
      let tolerance = Self.tolerances[grid]
    else { return }
    let named = RecordedDifference.plain.reduce(into: Set<Int>()) { $0.formUnion($1.texts) }
    var differing: Set<Int> = []
    for row in recorded.rows {
      func agrees(_ summary: WrapSummary) -> Bool {
        summary.lines == row.plainLinesICU72
          && abs(summary.widest * row.size - row.plainWidest) <= tolerance
      }
      if agrees(recorded.summary(of: row)) { continue }
      differing.insert(row.text)
      if named.contains(row.text) { continue }
      let isNearTheEdge = [-0.1, 0.1].contains { agrees(recorded.summary(of: row, extra: $0)) }
      #expect(isNearTheEdge, "text \(row.text) at \(row.size) pt in \(row.width) pt")
    }
    expectTexts(RecordedDifference.plain, in: recorded)
    // Most of what differs is named, or the names have gone out of use.
    #expect(differing.isSuperset(of: [261, 279]))
    if grid == 1 { #expect(differing.subtracting(named).isEmpty) }
  }

  @Test(
    "What differs from Chromium has a name or hangs on less than 0.1 pt",
    arguments: RecordedLines.Font.allCases)
  func chromiumDifferences(font: RecordedLines.Font) throws {
    guard let recorded = try recording(of: font, 64) else { return }
    let named = RecordedDifference.chromium.reduce(into: Set<Int>()) { $0.formUnion($1.texts) }
    var differing: Set<Int> = []
    for row in recorded.rows where recorded.summary(of: row).lines != row.chromiumLines {
      if named.contains(row.text) {
        differing.insert(row.text)
        continue
      }
      let isNearTheEdge = [-0.1, 0.1].contains {
        recorded.summary(of: row, extra: $0).lines == row.chromiumLines
      }
      #expect(isNearTheEdge, "text \(row.text) at \(row.size) pt in \(row.width) pt")
    }
    expectTexts(RecordedDifference.chromium, in: recorded)
    for difference in RecordedDifference.chromium where difference.texts != [273] {
      #expect(!differing.isDisjoint(with: difference.texts), "\(difference.reason)")
    }
  }

  /// Every text of a difference holds the sign that it is about.
  private func expectTexts(_ differences: [RecordedDifference], in recorded: RecordedLines) {
    for difference in differences {
      for text in difference.texts {
        let shaped = recorded.shaped[text]
        let holds = shaped.string(0..<shaped.utf16.count).unicodeScalars
          .contains { difference.signs.unicodeScalars.contains($0) }
        #expect(holds, "text \(text): \(difference.reason)")
      }
    }
  }

  private func share<Element>(
    of elements: [Element], where holds: (Element) -> Bool
  ) -> Double {
    Double(elements.count(where: holds)) / Double(elements.count)
  }
}
