import MetricsCore

extension LayoutPass {
  // MARK: Cells

  /// The width of a cell's content, the accessory's width and its gap taken off.
  private func contentWidth(_ children: [Int], _ cell: CellElement, width: Double) -> Double {
    var inner = max(0, width - cell.insets.left - cell.insets.right)
    if children.count > 1 {
      inner = max(0, inner - naturalWidth(children[1]) - cell.accessorySpacing)
    }
    return children.first.map { filledWidth($0, in: inner) } ?? inner
  }

  /// Returns the height of a cell's content with its insets, or of its accessory.
  ///
  /// An accessory stands beside the content view, whose insets it does not have.
  func cellHeight(_ index: Int, _ cell: CellElement, width: Double) -> Double {
    let children = shownChildren(index)
    guard let content = children.first else { return cell.insets.top + cell.insets.bottom }
    let inner = height(content, width: contentWidth(children, cell, width: width))
    let own = inner + cell.insets.top + cell.insets.bottom
    guard children.count > 1 else { return own }
    return max(own, height(children[1], width: naturalWidth(children[1])))
  }

  /// Puts content and accessory into a cell, both centred from top to bottom.
  func placeCell(_ index: Int, _ cell: CellElement, _ frame: LayoutFrame) {
    let children = shownChildren(index)
    guard let content = children.first else { return }
    let room = max(0, frame.height - cell.insets.top - cell.insets.bottom)
    let top = frame.y + min(cell.insets.top, frame.height)
    let inner = max(0, frame.width - cell.insets.left - cell.insets.right)
    let width = contentWidth(children, cell, width: frame.width)
    let height = min(room, self.height(content, width: width))
    place(
      content, x: frame.x + min(cell.insets.left, frame.width), y: top + (room - height) / 2,
      width: width, height: height)
    guard children.count > 1 else { return }
    let accessory = children[1]
    let accessoryWidth = min(naturalWidth(accessory), inner)
    let accessoryHeight = min(frame.height, self.height(accessory, width: accessoryWidth))
    place(
      accessory, x: frame.x + max(0, frame.width - cell.insets.right - accessoryWidth),
      y: frame.y + (frame.height - accessoryHeight) / 2, width: accessoryWidth,
      height: accessoryHeight)
    if !isMark(accessory) { noteTexts(in: index, children, [width, accessoryWidth], inner) }
  }

  /// Whether an accessory is one of the system's small marks, which stay at the end of their row at
  /// every size.
  private func isMark(_ index: Int) -> Bool {
    guard case .control(let control) = nodes[index].element.content else { return false }
    return control.kind == .chevron || control.kind == .checkmark
  }

  // MARK: Lists

  /// Returns the height of a list's rows with the space around and between them.
  func listHeight(_ index: Int, _ list: ListElement, width: Double) -> Double {
    let children = shownChildren(index)
    let inner = max(0, width - list.insets.left - list.insets.right)
    let gaps = list.spacing * Double(max(0, children.count - 1))
    return children.reduce(list.insets.top + list.insets.bottom + gaps) {
      $0 + height($1, width: filledWidth($1, in: inner))
    }
  }

  /// Puts rows below one another.
  func placeList(_ index: Int, _ list: ListElement, _ frame: LayoutFrame) {
    let inner = max(0, frame.width - list.insets.left - list.insets.right)
    var y = frame.y + min(list.insets.top, frame.height)
    let bottom = frame.y + frame.height
    for child in shownChildren(index) {
      y = min(y, bottom)
      let width = filledWidth(child, in: inner)
      let own = min(height(child, width: width), bottom - y)
      place(
        child, x: frame.x + min(list.insets.left, frame.width), y: y, width: width, height: own)
      y += own + list.spacing
    }
  }

  // MARK: Grids

  private func columnWidth(_ grid: GridElement, width: Double) -> (count: Int, width: Double) {
    let count = grid.columns.count(on: surroundings.screen)
    let inner = width - grid.insets.left - grid.insets.right - grid.spacing * Double(count - 1)
    return (count, max(0, inner / Double(count)))
  }

  /// The heights of a grid's lines of items.
  private func lineHeights(_ children: [Int], _ grid: GridElement, width: Double) -> [Double] {
    let column = columnWidth(grid, width: width)
    guard !children.isEmpty else { return [] }
    let heights = children.map { child in
      grid.itemHeight.map(surroundings.value) ?? height(child, width: column.width)
    }
    return stride(from: 0, to: grid.count, by: column.count).map { first in
      (first..<min(grid.count, first + column.count)).map { heights[$0 % heights.count] }.max()
        ?? 0
    }
  }

  /// Returns the height of a grid's content: its lines, the space between them and around them.
  func gridHeight(_ index: Int, _ grid: GridElement, width: Double) -> Double {
    let lines = lineHeights(shownChildren(index), grid, width: width)
    let gaps = grid.lineSpacing * Double(max(0, lines.count - 1))
    return grid.insets.top + grid.insets.bottom + gaps + lines.reduce(0, +)
  }

  /// Puts items into columns, line by line.
  func placeGrid(_ index: Int, _ grid: GridElement, _ frame: LayoutFrame) {
    let children = shownChildren(index)
    let column = columnWidth(grid, width: frame.width)
    var y = frame.y + min(grid.insets.top, frame.height)
    let bottom = frame.y + frame.height
    let outer = item
    for (line, height) in lineHeights(children, grid, width: frame.width).enumerated() {
      let first = line * column.count
      y = min(y, bottom)
      for number in first..<min(grid.count, first + column.count) {
        let child = children[number % children.count]
        let own = grid.itemHeight.map(surroundings.value) ?? self.height(child, width: column.width)
        item = max(0, outer - 1) * grid.count + number + 1
        let x = grid.insets.left + Double(number - first) * (column.width + grid.spacing)
        place(
          child, x: frame.x + min(x, max(0, frame.width - column.width)), y: y,
          width: min(column.width, frame.width), height: min(own, bottom - y))
      }
      y += height + grid.lineSpacing
    }
    item = outer
  }
}
