import DynamicType
import MetricsCore

extension LayoutPass {
  /// Takes down which texts of a row have less room than they would like, and whether the row's
  /// fixed parts fit.
  func noteRow(
    _ index: Int, _ stack: StackElement, _ children: [Int], _ widths: [Double], _ width: Double
  ) {
    guard children.count > 1 else { return }
    let items = children.map { item($0, along: .horizontal, natural: naturalWidth($0)) }
    let gaps = surroundings.value(stack.spacing) * Double(children.count - 1)
    if LengthDivider.overflows(items, width - gaps) {
      let needed = items.reduce(gaps) { $0 + $1.required }
      result.overflows.append(LayoutOverflow(node: index, needed: needed, width: width))
    }
    guard children.count(where: { !isSpacer($0) }) > 1 else { return }
    noteTexts(in: index, children, widths, width)
  }

  /// Takes down which texts of elements beside one another have less room than they would like.
  func noteTexts(in index: Int, _ children: [Int], _ widths: [Double], _ width: Double) {
    let image = grownImage(children)
    for (child, childWidth) in zip(children, widths) {
      for (text, inset) in textsInColumn(child) {
        note(
          text, in: index, width: max(0, childWidth - inset), alone: max(0, width - inset), image)
      }
    }
  }

  private func note(
    _ text: Int, in stack: Int, width: Double, alone: Double, _ image: RowText.Crowding?
  ) {
    let beside = extent(text, width: width)
    let widths = texts.widths(of: nodes[text].text ?? 0, in: surroundings(of: text))
    guard beside.neededLines > 1 || beside.breaksWord || widths.longestWord > width + 1e-6 else {
      return
    }
    var note = RowText(
      stack: stack, text: text, width: width, widthAlone: alone, widths: widths, beside: beside,
      alone: extent(text, width: alone))
    if var image {
      let room = width + image.width - image.widthAtLarge
      image.lines = extent(text, width: min(alone, room)).neededLines
      note.crowding = image
    }
    result.rowTexts.append(note)
  }

  /// Returns the decorative image of a row that has grown most.
  private func grownImage(_ children: [Int]) -> RowText.Crowding? {
    var large = surroundings
    large.category = .large
    var found: RowText.Crowding?
    for child in children {
      guard case .image(let image) = nodes[child].element.content, image.isDecorative,
        image.isScaled
      else { continue }
      let now = naturalWidth(child)
      let length = image.width ?? image.height
      let then = length.map {
        large.value($0) * (image.width == nil ? image.aspectRatio : 1)
      }
      guard let then, now > then, now - then > (found.map { $0.width - $0.widthAtLarge } ?? 0)
      else { continue }
      found = RowText.Crowding(image: child, width: now, widthAtLarge: then, lines: 0)
    }
    return found
  }

  /// Returns the texts that share an element's width, each with what margins take from it.
  private func textsInColumn(_ index: Int) -> [(text: Int, inset: Double)] {
    switch nodes[index].element.content {
    case .text: return [(index, 0)]
    case .stack(let stack):
      guard stack.axis[surroundings.category] == .vertical else { return [] }
      let sides = stack.margins.left + stack.margins.right
      return shownChildren(index).flatMap(textsInColumn).map { ($0.text, $0.inset + sides) }
    default: return []
    }
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .spacer = nodes[index].element.content { true } else { false }
  }
}
