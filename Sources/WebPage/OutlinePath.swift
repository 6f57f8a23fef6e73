import MetricsCore

/// Writes outlines as path data of SVG: in font units, y downwards, from where the pen is.
///
/// Source: [SVG 2, chapter 9](https://www.w3.org/TR/SVG2/paths.html#PathData).
struct OutlinePath {
  /// The path data.
  private(set) var data = ""
  private var pen = GlyphOutline.Point(0, 0)
  private var start: GlyphOutline.Point?

  /// Writes an outline.
  init(_ outline: GlyphOutline) {
    for segment in outline.segments {
      switch segment {
      case .move(let point):
        close()
        write("m", [point])
        start = point
      case .line(let point): write("l", [point])
      case .quadratic(let control, let point): write("q", [control, point])
      case .cubic(let first, let second, let point): write("c", [first, second, point])
      }
    }
    close()
  }

  /// Closes a contour, which takes the pen back to where it began.
  private mutating func close() {
    guard let start else { return }
    data += "z"
    pen = start
    self.start = nil
  }

  private mutating func write(_ command: String, _ points: [GlyphOutline.Point]) {
    data += command
    for (index, point) in points.enumerated() {
      write(point.x - pen.x, isFirst: index == 0)
      write(pen.y - point.y, isFirst: false)
    }
    pen = points[points.count - 1]
  }

  private mutating func write(_ number: Int, isFirst: Bool) {
    // A minus sign parts numbers as well as a space does.
    if !isFirst, number >= 0 { data += " " }
    data += String(number)
  }
}
