import DynamicType
import MetricsCore

extension LayoutPass {
  /// Returns the height of a bar without the safe area beside it.
  func barHeight(_ bar: BarElement) -> Double {
    let height = SystemMetrics.height(of: bar, on: surroundings.screen)
    return bar.scales ? surroundings.value(Length(scaled: height)) : height
  }

  /// Puts the items of a bar beside one another, each with the same width.
  func placeBar(_ index: Int, _ bar: BarElement, _ frame: LayoutFrame) {
    let children = shownChildren(index)
    guard !children.isEmpty else { return }
    let insets = surroundings.screen.insets
    let left = frame.x + min(insets.left, frame.width)
    let width = max(0, frame.width - insets.left - insets.right) / Double(children.count)
    let room = min(frame.height, barHeight(bar))
    for (number, child) in children.enumerated() {
      let own = min(room, height(child, width: width))
      place(
        child, x: left + Double(number) * width, y: frame.y + (room - own) / 2, width: width,
        height: own)
    }
  }

  /// Puts bars at the edges of a screen and the rest below one another between them.
  ///
  /// Content that scrolls is as high as it is; other content is squeezed into the room there is.
  func placeScreen(_ index: Int, _ screen: ScreenElement, _ frame: LayoutFrame) {
    let insets = surroundings.screen.insets
    var (top, bottom) = (insets.top, frame.height - insets.bottom)
    var content: [Int] = []
    for child in shownChildren(index) {
      guard case .bar(let bar) = nodes[child].element.content else {
        content.append(child)
        continue
      }
      let height = max(0, min(barHeight(bar), bottom - top))
      if bar.kind == .navigation {
        place(child, x: frame.x, y: frame.y + top, width: frame.width, height: height)
        top += height
      } else {
        // The lowest bar reaches under the safe area at the bottom.
        let isLowest = bottom == frame.height - insets.bottom
        place(
          child, x: frame.x, y: frame.y + bottom - height, width: frame.width,
          height: height + (isLowest ? insets.bottom : 0))
        bottom -= height
      }
    }
    placeContent(content, screen, frame, top: top, bottom: bottom)
  }

  private func placeContent(
    _ content: [Int], _ screen: ScreenElement, _ frame: LayoutFrame, top: Double, bottom: Double
  ) {
    let insets = surroundings.screen.insets
    let margin =
      switch screen.margins {
      case .system: SystemMetrics.margin(on: surroundings.screen)
      case .points(let points): points
      }
    var width = max(0, frame.width - insets.left - insets.right - 2 * margin)
    var left = frame.x + min(frame.width, insets.left + margin)
    if screen.readableWidth, width > SystemMetrics.readableWidth {
      left += (width - SystemMetrics.readableWidth) / 2
      width = SystemMetrics.readableWidth
    }
    let room = max(0, bottom - top)
    var gap = screen.spacing
    if !screen.scrolls, content.count > 1 { gap = min(gap, room / Double(content.count - 1)) }
    let gaps = gap * Double(max(0, content.count - 1))
    let widths = content.map { filledWidth($0, in: width) }
    var heights = zip(content, widths).map { height($0, width: $1) }
    let needed = heights.reduce(gaps, +)
    result.screenContent = (needed, room)
    if !screen.scrolls, needed > room {
      let items = zip(content, heights).map { item($0, along: .vertical, natural: $1) }
      heights = LengthDivider.fill(items, max(0, room - gaps))
    }
    var y = frame.y + top
    for (child, (width, height)) in zip(content, zip(widths, heights)) {
      place(child, x: left, y: y, width: width, height: height)
      y += height + gap
    }
  }
}
