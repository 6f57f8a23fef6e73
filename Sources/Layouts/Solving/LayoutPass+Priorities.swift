import DynamicType

extension LayoutPass {
  /// Returns what an element would like of its stack's length, and how much it insists.
  func item(_ index: Int, along axis: Axis, natural: Double) -> LengthDivider.Item {
    let priorities = priorities(index, along: axis)
    var item = LengthDivider.Item(
      natural: natural, hugging: priorities.hugging, compression: priorities.compression)
    if case .spacer = nodes[index].element.content { item.isSpacer = true }
    if axis == .horizontal {
      let rules = nodes[index].element.size
      if let minimum = rules.minimumWidth { item.minimum = surroundings.value(minimum) }
      if let maximum = rules.maximumWidth { item.maximum = surroundings.value(maximum) }
    } else {
      item.minimum = minimumHeight(index) ?? 0
    }
    return item
  }

  /// Returns an element's priorities: those given, else those of its kind.
  ///
  /// The priorities are UIKit's: texts hug with 250 and resist with 750, buttons both with 750.
  /// What has a size of its own keeps it: constant widths and heights, controls but buttons, images
  /// with a size. A stack insists as the elements in it do: along its axis as the weakest of them,
  /// across it as the strongest.
  private func priorities(_ index: Int, along axis: Axis) -> Priorities {
    if let known = knownPriorities(index, along: axis) { return known }
    let element = nodes[index].element
    let isConstant = axis == .horizontal ? element.size.width != nil : element.size.height != nil
    let own = isConstant ? Priorities.required : kindPriorities(index, along: axis)
    let priorities = Priorities(
      hugging: element.hugging ?? own.hugging,
      compression: element.compression ?? own.compression)
    remember(priorities, of: index, along: axis)
    return priorities
  }

  private func kindPriorities(_ index: Int, along axis: Axis) -> Priorities {
    switch nodes[index].element.content {
    case .text: return Priorities(hugging: 250, compression: 750)
    case .image(let image):
      return image.width == nil && image.height == nil
        ? Priorities(hugging: 1, compression: 750) : .required
    case .control(let control):
      return control.kind == .button ? Priorities(hugging: 750, compression: 750) : .required
    case .spacer: return Priorities(hugging: 0, compression: LengthDivider.requiredPriority)
    case .stack(let stack):
      let inner = shownChildren(index).map { priorities($0, along: axis) }
      guard let first = inner.first else { return Priorities(hugging: 250, compression: 750) }
      let isAlong = stack.axis[surroundings.category] == axis
      return inner.dropFirst().reduce(first) { result, next in
        let choose: (Int, Int) -> Int = isAlong ? { min($0, $1) } : { max($0, $1) }
        return Priorities(
          hugging: choose(result.hugging, next.hugging),
          compression: choose(result.compression, next.compression))
      }
    case .cell, .list, .grid: return Priorities(hugging: 1, compression: 750)
    case .bar, .screen:
      return Priorities(hugging: 1, compression: LengthDivider.requiredPriority)
    }
  }

  /// Whether an element keeps its own size when its stack would make it larger across the axis.
  ///
  /// `UISwitch` and its like ignore the size they are given.
  func keepsSize(_ index: Int, across axis: Axis) -> Bool {
    let element = nodes[index].element
    if axis == .horizontal ? element.size.height != nil : element.size.width != nil { return true }
    switch element.content {
    case .control(let control): return control.kind != .button
    case .image(let image):
      return axis == .horizontal
        ? image.height != nil || image.width != nil : image.width != nil || image.height != nil
    default: return false
    }
  }
}

/// How strongly an element resists being longer and shorter than its content.
struct Priorities {
  /// The resistance to being longer.
  var hugging: Int
  /// The resistance to being shorter.
  var compression: Int

  /// Those of what has a size of its own.
  static let required = Priorities(
    hugging: LengthDivider.requiredPriority, compression: LengthDivider.requiredPriority)
}
