import DynamicType
import MetricsCore

extension ScaleReport {
  /// Returns the report for people.
  public func text(_ context: ReportContext) -> String { ladder.text(context, model: tool.model) }
}

extension ScaleStylesReport {
  /// Returns one style in full; several as a table of sizes and one of line heights.
  public func text(_ context: ReportContext) -> String {
    if ladders.count == 1 { return ladders[0].text(context, model: tool.model) }
    if ladders.isEmpty { return "No styles.\n" }
    let styling = context.styling
    var text = styling.bold("Point sizes of \(ladders.count) styles") + "\n"
    text += table(\.scaled.pointSize).text(styling)
    if ladders.contains(where: { $0.rungs.contains { $0.scaled.lineHeight != nil } }) {
      text += "\n" + styling.bold("Line heights in points") + "\n"
      text += table(\.scaled.lineHeight).text(styling)
    }
    return text
  }

  private func table(_ figure: (SizeLadder.Rung) -> Double?) -> TextTable {
    var table = TextTable(
      [TextTable.Column("style")]
        + ContentSizeCategory.allCases.map { TextTable.Column($0.letters, .trailing) })
    for ladder in ladders {
      let figures = aligned(ladder.rungs.map(figure), decimals: 1)
      table.append([TextTable.Cell(ladder.name ?? "")] + figures.map { TextTable.Cell($0) })
    }
    return table
  }
}

extension ContentSizeCategory {
  /// The letters of Apple's tables, for narrow columns: `xS` to `xxxL`, then `AX1` to `AX5`.
  fileprivate var letters: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .ax1, .ax2, .ax3, .ax4, .ax5: id
    }
  }
}

extension SizeLadder {
  /// The twelve sizes as a table with a headline and an explanation of the columns.
  func text(_ context: ReportContext, model: ScalingModel) -> String {
    let styling = context.styling
    let isQuiet = context.verbosity == .quiet
    let table = table(width: context.width).text(styling)
    if isQuiet { return table }
    let title = name.map { "\(singleLine($0)): \(summary)" } ?? summary
    let behaviour = model == .ios10 ? ", as before iOS 11" : ""
    let explanation = prose(legend, width: context.width)
    return styling.bold(title + behaviour) + "\n\n" + table + "\n"
      + explanation.split(separator: "\n").map { styling.dim(String($0)) + "\n" }.joined()
  }

  /// The table, with bars as far as a terminal of so many columns has room for them.
  private func table(width: Int) -> TextTable {
    var table = TextTable([
      TextTable.Column("category"), TextTable.Column("size", .trailing),
      TextTable.Column("change", .trailing), TextTable.Column("system", .trailing),
      TextTable.Column("line height", .trailing), TextTable.Column("value", .trailing),
      TextTable.Column(""), TextTable.Column(""),
    ])
    let sizes = aligned(rungs.map(\.scaled.pointSize))
    let system = aligned(rungs.map(\.systemPointSize))
    let heights = aligned(rungs.map(\.scaled.lineHeight))
    let values = aligned(rungs.map(\.scaled.scaledValue))
    let cells = barCells(width: width)
    let greatest = rungs.flatMap { [$0.scaled.pointSize, $0.systemPointSize] }.max() ?? 0
    let large = rungs.first { $0.scaled.category == .large }?.scaled.pointSize
    for (index, rung) in rungs.enumerated() {
      let look: TextStyling.Look = rung.scaled.category == .large ? .bold : .plain
      let isSmall = rung.scaled.pointSize < minimumRecommendedPointSize
      let isCapped = scaling == .dynamic && maximumPointSize == rung.scaled.pointSize
      table.append([
        TextTable.Cell(rung.scaled.category.id, look), TextTable.Cell(sizes[index], look),
        TextTable.Cell(change(rung.scaled.pointSize, from: large), .dim),
        TextTable.Cell(system[index]), TextTable.Cell(heights[index]),
        TextTable.Cell(values[index]), TextTable.Cell(bar(rung, of: greatest, cells: cells), .cyan),
        isSmall
          ? TextTable.Cell("under \(formatted(minimumRecommendedPointSize)) pt", .yellow)
          : isCapped ? TextTable.Cell("at the maximum", .dim) : TextTable.Cell(""),
      ])
    }
    return table
  }

  /// How long a bar may be beside the figures and a remark; 0 for none.
  private func barCells(width: Int) -> Int {
    let figures = rungs.contains { $0.scaled.lineHeight != nil } ? 72 : 60
    let cells = min(24, width - figures)
    return cells < 8 ? 0 : cells
  }

  /// A bar as long as the size, with dots as far as the system font goes beyond it.
  private func bar(_ rung: Rung, of greatest: Double, cells: Int) -> String {
    if cells == 0 { return "" }
    let own = Reports.bar(rung.scaled.pointSize, of: greatest, cells: cells)
    let system = Reports.bar(rung.systemPointSize, of: greatest, cells: cells)
    return own + String(repeating: "·", count: max(0, system.count - own.count))
  }

  private func change(_ size: Double, from large: Double?) -> String {
    guard let large, large > 0, size != large else { return "" }
    let percent = formatted((size / large - 1).magnitude * 100, decimals: 0)
    return (size < large ? "-" : "+") + percent + " %"
  }

  private var legend: String {
    let value =
      scaling == .dynamic
      ? " value: a length of \(formatted(size)) pt scaled likewise, at \(formatted(displayScale))x."
      : ""
    return "In points. change: against large. system: the system font in \(textStyle.rawValue), in "
      + "the bars what the dots reach." + value
  }
}
