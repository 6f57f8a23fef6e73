import MetricsCore

/// The table of languages and styles: how many texts each style's font has all characters of.
///
/// Styles with the same figures share a row. Styles that lack nothing are left out.
struct CoverageTable {
  private let locales: [String]
  private let rows: [Row]

  private struct Row {
    var styles: [String]
    var cells: [String: LocaleCoverage]

    /// The figures, by which styles are put together.
    var figures: [String: [Int]] { cells.mapValues { [$0.completeTexts, $0.texts] } }

    /// The styles, the first two of many.
    var name: String {
      let more = styles.count - 2
      return more > 1 ? "\(styles[0]), \(styles[1]) and \(more) more" : list(styles)
    }

    /// How many texts of a language are complete.
    func cell(_ locale: String) -> TextTable.Cell {
      guard let cell = cells[locale] else { return TextTable.Cell("") }
      if cell.completeTexts == cell.texts { return TextTable.Cell("all", .dim) }
      return TextTable.Cell("\(cell.completeTexts)/\(cell.texts)", .red)
    }
  }

  /// Gathers the rows of a check.
  init(_ coverage: [LocaleCoverage]) {
    var all: [Row] = []
    for cell in coverage {
      if all.last?.styles.last == cell.style {
        all[all.count - 1].cells[cell.locale] = cell
      } else {
        all.append(Row(styles: [cell.style], cells: [cell.locale: cell]))
      }
    }
    var folded: [Row] = []
    for row in all where row.cells.values.contains(where: { $0.completeTexts < $0.texts }) {
      if let known = folded.firstIndex(where: { $0.figures == row.figures }) {
        folded[known].styles += row.styles
      } else {
        folded.append(row)
      }
    }
    rows = folded
    locales = Set(folded.flatMap { $0.cells.keys }).sorted()
  }

  /// Returns the table with its heading; nothing when every font has every character.
  ///
  /// Languages that do not fit into a terminal of so many columns stand in further tables below.
  func text(_ styling: TextStyling, width: Int) -> String {
    guard !rows.isEmpty else { return "" }
    let names = rows.map(\.name)
    let room = width - (names.map(displayWidth).max() ?? 0)
    var tables: [[String]] = [[]]
    var used = 0
    for locale in locales {
      let column = 2 + ([locale] + rows.map { $0.cell(locale).text }).map(displayWidth).max()!
      if used + column > room, used > 0 {
        tables.append([])
        used = 0
      }
      tables[tables.count - 1].append(locale)
      used += column
    }
    return styling.dim("coverage · texts whose every character the font has, by language") + "\n"
      + tables.map { table(of: $0, names).text(styling) + "\n" }.joined()
  }

  private func table(of locales: [String], _ names: [String]) -> TextTable {
    var table = TextTable(
      [TextTable.Column("style")] + locales.map { TextTable.Column($0, .trailing) })
    for (row, name) in zip(rows, names) {
      table.append([TextTable.Cell(name)] + locales.map(row.cell))
    }
    return table
  }
}
