import DynamicType
import MetricsCore

/// The working memory of one solution.
final class LayoutPass {
  let nodes: [LayoutNode]
  let surroundings: LayoutSurroundings
  let texts: any TextMeasuring
  let displayScale: Double
  var result = SolvedLayout()
  /// The item of a grid that is being placed, counted from 1.
  var item = 0
  private var naturalWidths: [Double]
  private var leastWidths: [Double]
  /// The last width that each element was asked its height for, and the answer.
  private var askedWidths: [Double]
  private var knownHeights: [Double]
  private var horizontalPriorities: [Priorities?]
  private var verticalPriorities: [Priorities?]

  init(
    _ nodes: [LayoutNode], _ surroundings: LayoutSurroundings, _ texts: any TextMeasuring
  ) {
    self.nodes = nodes
    self.surroundings = surroundings
    self.texts = texts
    displayScale = surroundings.screen.device.displayScale
    let unknown = [Double](repeating: .nan, count: nodes.count)
    naturalWidths = unknown
    leastWidths = unknown
    askedWidths = unknown
    knownHeights = unknown
    horizontalPriorities = Array(repeating: nil, count: nodes.count)
    verticalPriorities = horizontalPriorities
    result.frames.reserveCapacity(nodes.count)
  }

  /// Returns the elements of an element that are shown.
  func shownChildren(_ index: Int) -> [Int] {
    let children = nodes[index].children
    let category = surroundings.category
    if children.allSatisfy({ nodes[$0].element.isShown(at: category) }) { return children }
    return children.filter { nodes[$0].element.isShown(at: category) }
  }

  /// Returns what a text is measured in.
  func surroundings(of index: Int) -> LayoutSurroundings {
    nodes[index].surroundings(surroundings)
  }

  // MARK: Widths

  /// Returns the width of an element's content without any break that could be left out.
  func naturalWidth(_ index: Int) -> Double {
    if !naturalWidths[index].isNaN { return naturalWidths[index] }
    let width = limited(index, width(index, isLeast: false))
    naturalWidths[index] = width
    return width
  }

  /// Returns the least width that an element can do with: of texts, that of the longest word.
  func leastWidth(_ index: Int) -> Double {
    if !leastWidths[index].isNaN { return leastWidths[index] }
    let width = limited(index, width(index, isLeast: true))
    leastWidths[index] = width
    return width
  }

  private func limited(_ index: Int, _ content: @autoclosure () -> Double) -> Double {
    let rules = nodes[index].element.size
    if let width = rules.width { return surroundings.value(width) }
    var width = content()
    if let maximum = rules.maximumWidth { width = min(width, surroundings.value(maximum)) }
    if let minimum = rules.minimumWidth { width = max(width, surroundings.value(minimum)) }
    return width
  }

  private func width(_ index: Int, isLeast: Bool) -> Double {
    func of(_ child: Int) -> Double { isLeast ? leastWidth(child) : naturalWidth(child) }
    func widest() -> Double { shownChildren(index).map(of).max() ?? 0 }
    switch nodes[index].element.content {
    case .stack(let stack):
      let sides = stack.margins.left + stack.margins.right
      guard stack.axis[surroundings.category] == .horizontal else { return sides + widest() }
      let children = shownChildren(index)
      let gaps = surroundings.value(stack.spacing) * Double(max(0, children.count - 1))
      let content =
        stack.distribution == .fillEqually
        ? widest() * Double(children.count) : children.reduce(0) { $0 + of($1) }
      return sides + gaps + content
    case .text:
      let widths = texts.widths(of: nodes[index].text ?? 0, in: surroundings(of: index))
      return roundUp(isLeast ? widths.longestWord : widths.natural, toScale: displayScale)
    case .image(let image):
      if let width = image.width { return surroundings.value(width) }
      return image.height.map { surroundings.value($0) * image.aspectRatio } ?? 0
    case .control(let control):
      if let size = SystemMetrics.size(of: control.kind, on: surroundings.screen) {
        return size.width
      }
      return control.insets.left + control.insets.right + widest()
    case .spacer(let minimum): return isAlong(.horizontal, index) ? minimum : 0
    case .cell(let cell):
      let children = shownChildren(index)
      let gaps = cell.accessorySpacing * Double(max(0, children.count - 1))
      return cell.insets.left + cell.insets.right + gaps + children.reduce(0) { $0 + of($1) }
    case .list(let list): return list.insets.left + list.insets.right + widest()
    case .grid: return 0
    case .bar, .screen: return surroundings.screen.size.width
    }
  }

  /// Returns the width that an element takes of a room that it may fill: its own where it has one,
  /// and no more than its greatest.
  func filledWidth(_ index: Int, in room: Double) -> Double {
    let own = keepsSize(index, across: .vertical) ? min(room, naturalWidth(index)) : room
    return limitedToMaximum(index, own)
  }

  /// Returns a width cut down to the element's greatest.
  func limitedToMaximum(_ index: Int, _ width: Double) -> Double {
    guard let maximum = nodes[index].element.size.maximumWidth else { return width }
    return min(width, surroundings.value(maximum))
  }

  /// Whether an element's neighbours stand along an axis.
  private func isAlong(_ axis: Axis, _ index: Int) -> Bool {
    guard let parent = nodes[index].parent, case .stack(let stack) = nodes[parent].element.content
    else { return axis == .vertical }
    return stack.axis[surroundings.category] == axis
  }

  /// Returns priorities that have been worked out before.
  func knownPriorities(_ index: Int, along axis: Axis) -> Priorities? {
    axis == .horizontal ? horizontalPriorities[index] : verticalPriorities[index]
  }

  /// Keeps priorities that have been worked out.
  func remember(_ priorities: Priorities, of index: Int, along axis: Axis) {
    if axis == .horizontal {
      horizontalPriorities[index] = priorities
    } else {
      verticalPriorities[index] = priorities
    }
  }

  // MARK: Heights

  /// Returns an element's height at a width.
  func height(_ index: Int, width: Double) -> Double {
    if askedWidths[index] == width { return knownHeights[index] }
    let rules = nodes[index].element.size
    let height: Double
    if let fixed = rules.height {
      height = surroundings.value(fixed)
    } else {
      height = max(contentHeight(index, width: width), minimumHeight(index) ?? 0)
    }
    askedWidths[index] = width
    knownHeights[index] = height
    return height
  }

  /// Returns the least height that an element may have; `nil` for none.
  func minimumHeight(_ index: Int) -> Double? {
    let element = nodes[index].element
    if let minimum = element.size.minimumHeight { return surroundings.value(minimum) }
    if case .cell = element.content { return CellElement.minimumHeight }
    return nil
  }

  /// Returns the height that an element's content needs at a width.
  func contentHeight(_ index: Int, width: Double) -> Double {
    switch nodes[index].element.content {
    case .stack(let stack): return stackHeight(index, stack, width: width)
    case .text: return textHeight(index, extent(index, width: width))
    case .image(let image):
      if let height = image.height { return surroundings.value(height) }
      if let given = image.width { return surroundings.value(given) / image.aspectRatio }
      return width / image.aspectRatio
    case .control(let control):
      if let size = SystemMetrics.size(of: control.kind, on: surroundings.screen) {
        return size.height
      }
      let inner = max(0, width - control.insets.left - control.insets.right)
      let title = shownChildren(index).map { height($0, width: inner) }.max() ?? 0
      return control.insets.top + control.insets.bottom + title
    case .spacer(let minimum): return isAlong(.vertical, index) ? minimum : 0
    case .cell(let cell): return cellHeight(index, cell, width: width)
    case .list(let list): return listHeight(index, list, width: width)
    case .grid(let grid): return gridHeight(index, grid, width: width)
    case .bar(let bar): return barHeight(bar)
    case .screen: return surroundings.screen.size.height
    }
  }

  /// Returns what becomes of a text at a width.
  func extent(_ index: Int, width: Double) -> TextExtent {
    texts.extent(of: nodes[index].text ?? 0, in: width, surroundings(of: index))
  }

  /// Returns a text's height rounded up: to a pixel, or in a grid to a whole point.
  func textHeight(_ index: Int, _ extent: TextExtent) -> Double {
    roundUp(extent.height, toScale: nodes[index].isInGrid ? 1 : displayScale)
  }

  // MARK: Places

  /// Puts an element and all in it into a frame.
  func place(_ index: Int, x: Double, y: Double, width: Double, height: Double) {
    var frame = LayoutFrame(
      node: index, item: item, x: x, y: y, width: width, height: height,
      neededHeight: contentHeight(index, width: width))
    let element = nodes[index].element
    if case .text = element.content { frame.extent = extent(index, width: width) }
    result.frames.append(frame)
    switch element.content {
    case .stack(let stack): placeStack(index, stack, frame)
    case .control(let control): placeButton(index, control, frame)
    case .cell(let cell): placeCell(index, cell, frame)
    case .list(let list): placeList(index, list, frame)
    case .grid(let grid): placeGrid(index, grid, frame)
    case .bar(let bar): placeBar(index, bar, frame)
    case .screen(let screen): placeScreen(index, screen, frame)
    case .image, .text, .spacer: break
    }
    noteOverflow(index, width: width)
  }

  /// Puts an element at the top of a room, as high as it is or as the room is.
  func placeAtTop(_ index: Int, x: Double, y: Double, width: Double, room: Double) {
    place(index, x: x, y: y, width: width, height: min(room, height(index, width: width)))
  }

  private func placeButton(_ index: Int, _ control: ControlElement, _ frame: LayoutFrame) {
    let insets = control.insets
    for child in shownChildren(index) {
      let inner = max(0, frame.width - insets.left - insets.right)
      let room = max(0, frame.height - insets.top - insets.bottom)
      let used = min(room, height(child, width: inner))
      place(
        child, x: frame.x + min(insets.left, frame.width),
        y: frame.y + min(frame.height - used, insets.top + (room - used) / 2), width: inner,
        height: used)
    }
  }

  /// Takes down an element that is less wide than it has to be.
  private func noteOverflow(_ index: Int, width: Double) {
    let needed = requiredWidth(index)
    guard needed > width + 1e-6 else { return }
    // What does not fit a row is told of the row.
    if let parent = nodes[index].parent, case .stack(let stack) = nodes[parent].element.content,
      stack.axis[surroundings.category] == .horizontal, shownChildren(parent).count > 1
    {
      return
    }
    result.overflows.append(LayoutOverflow(node: index, needed: needed, width: width))
  }

  /// Returns the width that an element has whatever is in it; 0 for none.
  private func requiredWidth(_ index: Int) -> Double {
    let element = nodes[index].element
    if element.size.width != nil { return naturalWidth(index) }
    let least = element.size.minimumWidth.map(surroundings.value) ?? 0
    switch element.content {
    case .image: return max(least, naturalWidth(index))
    case .control(let control):
      return max(least, SystemMetrics.size(of: control.kind, on: surroundings.screen)?.width ?? 0)
    case .text(let text):
      return max(least, text.attachment.map { surroundings.value($0.width) } ?? 0)
    default: return least
    }
  }

  /// Swaps left and right between two edges.
  func mirror(from left: Double, width: Double) {
    for index in result.frames.indices {
      let frame = result.frames[index]
      result.frames[index].x = left + (left + width) - frame.x - frame.width
    }
  }
}
