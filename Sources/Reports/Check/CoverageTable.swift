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
  func text(_ styling: TextStyling) -> String {
    guard !rows.isEmpty else { return "" }
    var table = TextTable(
      [TextTable.Column("style")] + locales.map { TextTable.Column($0, .trailing) })
    for row in rows {
      let more = row.styles.count - 2
      let name =
        more > 1 ? "\(row.styles[0]), \(row.styles[1]) and \(more) more" : list(row.styles)
      table.append(
        [TextTable.Cell(name)]
          + locales.map { locale in
            guard let cell = row.cells[locale] else { return TextTable.Cell("") }
            if cell.completeTexts == cell.texts { return TextTable.Cell("all", .dim) }
            return TextTable.Cell("\(cell.completeTexts)/\(cell.texts)", .red)
          })
    }
    return styling.dim("coverage · texts whose every character the font has, by language") + "\n"
      + table.text(styling) + "\n"
  }
}
