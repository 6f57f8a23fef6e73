import DynamicType
import Layouts
import MetricsCore

/// Layouts as tables of frames.
struct LayoutFramesText {
  var layouts: [LayoutMeasurement]
  var styling: TextStyling

  /// The tables, one for each screen and category, under the layout and the texts it shows.
  var text: String { layouts.map(page).joined() }

  private func page(_ layout: LayoutMeasurement) -> String {
    let head = singleLine("layout \(layout.layout.name) · \(layout.locale)")
    return layout.cells.map { cell in
      styling.bold("\(head) · \(cell.screen.id) · \(cell.category.id)") + "\n"
        + table(layout, cell).text(styling, indentation: 2) + "\n"
    }.joined()
  }

  private func table(_ layout: LayoutMeasurement, _ cell: LayoutCell) -> TextTable {
    var table = TextTable(
      [TextTable.Column("element")]
        + ["x", "y", "width", "height"].map { TextTable.Column($0, .trailing) }
        + [TextTable.Column("lines", .trailing), TextTable.Column("text")])
    for frame in cell.solution.frames {
      let indentation = String(repeating: "  ", count: depth(of: frame.node, in: layout))
      var row = [TextTable.Cell(indentation + layout.name(of: frame))]
      row += [frame.x, frame.y, frame.width, frame.height].map { TextTable.Cell(formatted($0)) }
      if let extent = frame.extent, let text = layout.text(of: frame.node) {
        row.append(
          TextTable.Cell(
            extent.isCut ? "\(extent.lines) of \(extent.neededLines)" : "\(extent.lines)",
            extent.isCut ? .red : .plain))
        row.append(TextTable.Cell(quoted(text.measured, width: 40)))
      }
      table.append(row)
    }
    return table
  }

  private func depth(of node: Int, in layout: LayoutMeasurement) -> Int {
    var depth = 0
    var node = node
    while let parent = layout.outline.nodes[node].parent {
      depth += 1
      node = parent
    }
    return depth
  }
}
