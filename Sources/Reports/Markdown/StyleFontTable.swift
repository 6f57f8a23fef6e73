import MetricsCore

/// The numbers of findings of each style and font, as a table in Markdown.
struct StyleFontTable {
  private var rows: [(subject: StyleFont, counts: [Severity: Int])] = []

  /// The rows that are told one by one; the others are told together.
  private static let rowLimit = 50

  /// Counts a report's findings: the styles in the configuration's order, what is about none last.
  init(_ report: Report) {
    var counts: [StyleFont: [Severity: Int]] = [:]
    var order: [StyleFont] = []
    for finding in report.findings {
      let subject = StyleFont(finding)
      if counts[subject] == nil { order.append(subject) }
      counts[subject, default: [:]][finding.severity, default: 0] += 1
    }
    let places = Dictionary(
      report.styles.enumerated().map { ($1.style.name, $0) },
      uniquingKeysWith: { first, _ in first })
    func rank(_ subject: StyleFont) -> Int {
      guard let style = subject.styles.first else { return .max }
      return places[style] ?? report.styles.count
    }
    rows = order.enumerated().sorted { a, b in
      let (x, y) = (rank(a.element), rank(b.element))
      return x != y ? x < y : a.offset < b.offset
    }.map { ($0.element, counts[$0.element] ?? [:]) }
  }

  /// The table, with an empty line after it.
  var text: String {
    var text = "| style | font | errors | warnings | notes |\n|:--|:--|--:|--:|--:|\n"
    for row in rows.prefix(StyleFontTable.rowLimit) {
      let isNone = row.subject.styles.isEmpty && row.subject.font == nil
      let names = [isNone ? row.subject.name : row.subject.styleName, row.subject.font ?? ""]
        .map { markdownEscaped(cut($0, to: 100)) }
      text += line(names, row.counts)
    }
    let rest = rows.dropFirst(StyleFontTable.rowLimit)
    if !rest.isEmpty {
      let counts = rest.reduce(into: [:]) { sum, row in sum.merge(row.counts, uniquingKeysWith: +) }
      text += line(["\(rest.count) more", ""], counts)
    }
    return text + "\n"
  }

  private func line(_ names: [String], _ counts: [Severity: Int]) -> String {
    let cells = names + [.error, .warning, .note].map { counts[$0].map(String.init) ?? "" }
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
