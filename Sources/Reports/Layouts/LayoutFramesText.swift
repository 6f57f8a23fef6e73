import DynamicType
import Layouts
import MetricsCore

/// Layouts as tables of frames, each with the texts that fit worst of all its languages.
struct LayoutFramesText {
  var layouts: [LayoutMeasurement]
  var styling: TextStyling

  /// The tables, one for each screen and category, under the layout and the texts it shows.
  var text: String {
    sets.map { page($0.worst) + more($0.count - 1, of: $0.worst) }.joined()
  }

  /// Each layout with the set of texts that fits worst, and the number of its sets.
  private var sets: [(worst: LayoutMeasurement, count: Int)] {
    var sets: [(worst: LayoutMeasurement, count: Int, badness: LayoutBadness)] = []
    for layout in layouts {
      let badness = LayoutBadness(layout)
      guard let last = sets.indices.last, sets[last].worst.layout.name == layout.layout.name else {
        sets.append((layout, 1, badness))
        continue
      }
      sets[last].count += 1
      if badness > sets[last].badness { (sets[last].worst, sets[last].badness) = (layout, badness) }
    }
    return sets.map { ($0.worst, $0.count) }
  }

  private func more(_ count: Int, of layout: LayoutMeasurement) -> String {
    guard count > 0 else { return "" }
    let verb = count == 1 ? "fits" : "fit"
    return singleLine("layout \(layout.layout.name)")
      + ": \(counted(count, "more set")) of texts \(verb) no worse; --format json has all\n\n"
  }

  private func page(_ layout: LayoutMeasurement) -> String {
    let head = heading(layout)
    return layout.cells.map { cell in
      styling.bold("\(head) · \(cell.screen.id) · \(cell.category.id)") + "\n"
        + table(layout, cell).text(styling, indentation: 2) + "\n"
    }.joined()
  }

  /// The layout, the language and the keys of the texts.
  private func heading(_ layout: LayoutMeasurement) -> String {
    var keys: [String] = []
    for key in layout.texts.compactMap(\.key) where !keys.contains(key) { keys.append(key) }
    var parts = ["layout \(layout.layout.name)", layout.locale]
    if !keys.isEmpty { parts.append(abbreviated(keys)) }
    return singleLine(parts.joined(separator: " · "))
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
        row.append(TextTable.Cell(excerpt(text.measured, width: 40)))
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
