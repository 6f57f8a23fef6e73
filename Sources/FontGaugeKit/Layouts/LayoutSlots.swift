import DynamicType
import Layouts
import MetricsCore

/// Sees the texts of a layout as texts in slots, so that the rules about those hold for them too.
enum LayoutSlots {
  /// Returns a measurement for each text that is cut, broken or clipped somewhere.
  ///
  /// A word that a row leaves no room for is left to the rules about rows.
  static func measurements(
    of measurement: LayoutMeasurement, _ texts: LayoutTexts, model: ScalingModel
  ) -> [SlotMeasurement] {
    measurement.outline.texts.flatMap { node -> [SlotMeasurement] in
      let element = measurement.outline.nodes[node].element
      guard case .text(let text) = element.content,
        let number = measurement.outline.nodes[node].text
      else { return [] }
      let cells = measurement.cells.compactMap { cell in
        let surroundings = measurement.outline.nodes[node].surroundings(
          LayoutSurroundings(screen: cell.screen, category: cell.category, model: model))
        return self.cell(node, number, cell, element, texts, surroundings)
      }
      // A limit on lines of its own makes a place of its own.
      let groups = Dictionary(grouping: cells) { text.lines(at: $0.category) }
      return groups.sorted { $0.key < $1.key }.compactMap { lines, cells in
        guard cells.contains(where: \.isFaulty) else { return nil }
        var slot = Slot(
          name: measurement.name(of: node), style: text.style.portrait, texts: text.texts)
        slot.lines = lines
        slot.location = element.location ?? measurement.layout.location
        slot.height = element.size.height.map { .fixed($0.points) }
        return SlotMeasurement(
          slot: slot, style: texts.style(of: number, cells.orientation(in: measurement)),
          text: measurement.texts[number], screens: measurement.screens.map(\.id), cells: cells)
      }
    }
  }

  private static func cell(
    _ node: Int, _ number: Int, _ cell: LayoutCell, _ element: LayoutElement, _ texts: LayoutTexts,
    _ surroundings: LayoutSurroundings
  ) -> FitCell? {
    guard let frame = cell.solution.frames.first(where: { $0.node == node }),
      let extent = frame.extent
    else { return nil }
    let widths = texts.widths(of: number, in: surroundings)
    var fit = FitCell(
      category: cell.category, screen: cell.screen.id, pointSize: widths.pointSize,
      room: frame.width, lines: extent.neededLines, widest: extent.width, height: extent.height,
      heightLimit: element.size.height == nil ? nil : frame.height)
    fit.sizeForHeight = texts.sizeForHeight(of: number, fit, surroundings)
    if extent.isCut, let cut = texts.truncation(of: number, in: frame.width, surroundings) {
      (fit.truncation, fit.roomNeeded) = (cut.truncation, cut.roomNeeded)
    }
    let isInRow = cell.solution.rowTexts.contains { $0.text == node }
    if extent.breaksWord, !isInRow {
      fit.brokenWords = texts.brokenWords(of: number, in: frame.width, surroundings)
      fit.widestWord = widths.longestWord
    }
    return fit
  }
}

extension FitCell {
  fileprivate var isFaulty: Bool {
    truncation != nil || !brokenWords.isEmpty || (heightLimit.map { $0 < height ?? 0 } ?? false)
  }
}

extension [FitCell] {
  /// The orientation of the first faulty cell, which decides on the style that is named.
  fileprivate func orientation(in measurement: LayoutMeasurement) -> Orientation {
    let id = first { $0.isFaulty }?.screen
    return measurement.screens.first { $0.id == id }?.orientation ?? .portrait
  }
}
