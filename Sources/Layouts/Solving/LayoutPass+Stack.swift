import DynamicType
import MetricsCore

extension LayoutPass {
  /// The room inside a stack's margins: its left edge and width, within the readable width.
  private func room(_ stack: StackElement, width: Double) -> (left: Double, width: Double) {
    let inner = max(0, width - stack.margins.left - stack.margins.right)
    let left = min(stack.margins.left, width)
    guard stack.readableWidth, inner > SystemMetrics.readableWidth else { return (left, inner) }
    return (left + (inner - SystemMetrics.readableWidth) / 2, SystemMetrics.readableWidth)
  }

  private func alignment(_ stack: StackElement) -> StackAlignment {
    surroundings.category.isAccessibilityCategory
      ? stack.accessibilityAlignment ?? stack.alignment : stack.alignment
  }

  /// Returns the height of a stack's content with its margins.
  func stackHeight(_ index: Int, _ stack: StackElement, width: Double) -> Double {
    let children = shownChildren(index)
    let inner = room(stack, width: width).width
    let edges = stack.margins.top + stack.margins.bottom
    if stack.axis[surroundings.category] == .horizontal {
      let widths = self.widths(of: children, stack, inner)
      return edges + rowHeight(children, widths, alignment(stack)).height
    }
    let gaps = surroundings.value(stack.spacing) * Double(max(0, children.count - 1))
    let heights = children.map { height($0, width: columnWidth($0, stack, inner)) }
    if stack.distribution == .fillEqually {
      return edges + gaps + (heights.max() ?? 0) * Double(heights.count)
    }
    return edges + gaps + heights.reduce(0, +)
  }

  /// Puts the elements of a stack into its frame.
  func placeStack(_ index: Int, _ stack: StackElement, _ frame: LayoutFrame) {
    let children = shownChildren(index)
    let room = room(stack, width: frame.width)
    let top = min(stack.margins.top, frame.height)
    let height = max(0, frame.height - stack.margins.top - stack.margins.bottom)
    if stack.axis[surroundings.category] == .horizontal {
      placeRow(index, stack, children, frame.x + room.left, frame.y + top, room.width, height)
    } else {
      placeColumn(stack, children, frame.x + room.left, frame.y + top, room.width, height)
    }
  }

  // MARK: Rows

  /// Divides a row's width among its elements.
  private func widths(of children: [Int], _ stack: StackElement, _ width: Double) -> [Double] {
    let gaps = surroundings.value(stack.spacing) * Double(max(0, children.count - 1))
    let items = children.map { item($0, along: .horizontal, natural: naturalWidth($0)) }
    return divide(items, stack.distribution, max(0, width - gaps))
  }

  private func divide(
    _ items: [LengthDivider.Item], _ distribution: Distribution, _ length: Double
  ) -> [Double] {
    let total = items.reduce(0) { $0 + $1.natural }
    switch distribution {
    case .fillEqually: return items.map { _ in length / Double(items.count) }
    case .fillProportionally where total > 0: return items.map { $0.natural / total * length }
    case .equalSpacing where total <= length: return items.map(\.natural)
    case .fill, .fillProportionally, .equalSpacing: return LengthDivider.fill(items, length)
    }
  }

  /// The height of a row, and where its first baseline is.
  private func rowHeight(
    _ children: [Int], _ widths: [Double], _ alignment: StackAlignment
  ) -> (height: Double, baseline: Double) {
    var highest = 0.0
    var (above, below) = (0.0, 0.0)
    for (child, width) in zip(children, widths) {
      let own = height(child, width: width)
      highest = max(highest, own)
      guard alignment == .firstBaseline else { continue }
      let baseline = baseline(child, width: width, height: own)
      above = max(above, baseline)
      below = max(below, own - baseline)
    }
    return alignment == .firstBaseline ? (above + below, above) : (highest, 0)
  }

  /// Returns the distance from an element's top to its first baseline; without text its height.
  private func baseline(_ index: Int, width: Double, height: Double) -> Double {
    switch nodes[index].element.content {
    case .text: return min(height, extent(index, width: width).baseline)
    case .stack(let stack):
      guard let first = shownChildren(index).first else { return height }
      let inner = room(stack, width: width).width
      let own =
        stack.axis[surroundings.category] == .vertical
        ? columnWidth(first, stack, inner)
        : widths(of: shownChildren(index), stack, inner).first ?? inner
      let line = baseline(first, width: own, height: self.height(first, width: own))
      return min(height, stack.margins.top + line)
    default: return height
    }
  }

  private func placeRow(
    _ index: Int, _ stack: StackElement, _ children: [Int], _ left: Double, _ top: Double,
    _ width: Double, _ height: Double
  ) {
    let widths = self.widths(of: children, stack, width)
    let alignment = alignment(stack)
    let row = rowHeight(children, widths, alignment)
    var gap = surroundings.value(stack.spacing)
    if stack.distribution == .equalSpacing, children.count > 1 {
      gap = max(gap, (width - widths.reduce(0, +)) / Double(children.count - 1))
    }
    // Where fixed parts and gaps alone are too wide, what is given is cut at the stack's edge.
    if children.count > 1 { gap = min(gap, width / Double(children.count - 1)) }
    noteRow(index, stack, children, widths, width)
    var x = left
    for (child, childWidth) in zip(children, widths) {
      let natural = min(height, self.height(child, width: childWidth))
      var (y, own) = (top, natural)
      switch alignment {
      case .fill: if !keepsSize(child, across: .horizontal) { own = height }
      case .leading: break
      case .center: y = top + (height - natural) / 2
      case .trailing: y = top + height - natural
      case .firstBaseline:
        let line = baseline(child, width: childWidth, height: natural)
        y = top + min(max(0, row.baseline - line), height - natural)
      }
      place(child, x: x, y: y, width: childWidth, height: own)
      x += childWidth + gap
    }
  }

  // MARK: Columns

  private func columnWidth(_ index: Int, _ stack: StackElement, _ width: Double) -> Double {
    alignment(stack) == .fill
      ? filledWidth(index, in: width)
      : limitedToMaximum(index, min(width, naturalWidth(index)))
  }

  private func placeColumn(
    _ stack: StackElement, _ children: [Int], _ left: Double, _ top: Double, _ width: Double,
    _ height: Double
  ) {
    guard !children.isEmpty else { return }
    var gap = surroundings.value(stack.spacing)
    if children.count > 1 { gap = min(gap, height / Double(children.count - 1)) }
    let gaps = gap * Double(children.count - 1)
    let widths = children.map { columnWidth($0, stack, width) }
    let items = zip(children, widths).map { child, width in
      item(child, along: .vertical, natural: self.height(child, width: width))
    }
    let heights = divide(items, stack.distribution, max(0, height - gaps))
    if stack.distribution == .equalSpacing, children.count > 1 {
      gap = max(gap, (height - heights.reduce(0, +)) / Double(children.count - 1))
    }
    var y = top
    for index in children.indices {
      var x = left
      switch alignment(stack) {
      case .center: x += (width - widths[index]) / 2
      case .trailing: x += width - widths[index]
      case .fill, .leading, .firstBaseline: break
      }
      place(children[index], x: x, y: y, width: widths[index], height: heights[index])
      y += heights[index] + gap
    }
  }
}
