import DynamicType
import Layouts
import MetricsCore

/// Measures texts whose characters, spaces too, are half an em wide and whose lines are one em high,
/// by counting letters: `body` is 17 points at large, so 15 15 16 17 19 20 22 26 31 37 43 48.
///
/// The first baseline is three quarters of an em below the top. Words that are too wide are broken
/// between letters.
struct EvenTexts: TextMeasuring {
  let elements: [TextElement]
  /// The words of each text.
  let words: [[Int]]

  /// Takes the texts that a layout's elements have themselves.
  init(_ layout: Layout) {
    elements = LayoutOutline(layout).textElements
    words = elements.map { element in
      guard case .text(let texts) = element.texts else { return [] }
      return (texts.first ?? "").split(separator: " ").map(\.count)
    }
  }

  func widths(of text: Int, in surroundings: LayoutSurroundings) -> TextWidths {
    let size = size(text, surroundings)
    let lead = lead(text, surroundings)
    let letters = words[text].reduce(0, +) + max(0, words[text].count - 1)
    return TextWidths(
      pointSize: size, natural: lead + Double(letters) * size / 2,
      longestWord: max(Double(words[text].max() ?? 0) * size / 2, image(text, surroundings)))
  }

  func extent(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> TextExtent {
    let size = size(text, surroundings)
    let element = elements[text]
    let fitting = max(1, Int((room + 1e-6) / (size / 2)))
    var lines = words[text].isEmpty ? 0 : 1
    var used = 0
    var widest = 0
    var breaks = false
    if element.attachment != nil {
      used = Int(((lead(text, surroundings)) / (size / 2)).rounded(.up)) - 1
    }
    for word in words[text] {
      let gap = used > 0 ? 1 : 0
      if used + gap + word <= fitting {
        used += gap + word
      } else {
        if used > 0 { lines += 1 }
        var rest = word
        while rest > fitting {
          breaks = true
          rest -= fitting
          lines += 1
          widest = max(widest, fitting)
        }
        used = rest
      }
      widest = max(widest, used)
    }
    let limit =
      surroundings.category >= .ax1 ? element.accessibilityLines ?? element.lines : element.lines
    let shown = limit > 0 ? min(limit, lines) : lines
    return TextExtent(
      lines: shown, neededLines: lines, width: Double(widest) * size / 2,
      height: Double(shown) * size, baseline: 0.75 * size, breaksWord: breaks)
  }

  private func image(_ text: Int, _ surroundings: LayoutSurroundings) -> Double {
    elements[text].attachment.map { surroundings.value($0.width) } ?? 0
  }

  private func lead(_ text: Int, _ surroundings: LayoutSurroundings) -> Double {
    elements[text].attachment.map {
      surroundings.value($0.width) + surroundings.value($0.spacing)
    } ?? 0
  }

  private func size(_ text: Int, _ surroundings: LayoutSurroundings) -> Double {
    let style = TextStyle(name: elements[text].style[surroundings.screen.orientation]) ?? .body
    let base = style == .headline ? 20.0 : 17.0
    return FontScaler(textStyle: style, model: surroundings.model)
      .scaledPointSize(base, at: surroundings.category)
  }
}
