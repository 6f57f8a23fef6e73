import MetricsCore

/// Pixels to draw on: opaque, in sRGB, white to begin with.
struct Canvas {
  let width, height: Int
  /// The number of each pixel's colour, the rows from the upper one.
  private(set) var pixels: [UInt8]
  /// The colours by number.
  private(set) var palette = Palette()

  /// Creates a canvas.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    // The paper has the number 0.
    pixels = [UInt8](repeating: 0, count: self.width * self.height)
  }

  /// The canvas's own pixels.
  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Fills a rectangle.
  mutating func fill(_ rect: PixelRect, with color: Color) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let number = palette.number(of: color)
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { pixels[y * width + x] = number }
    }
  }

  /// Draws the one-pixel edge that lies just inside a rectangle.
  mutating func stroke(_ rect: PixelRect, with color: Color) {
    for edge in [
      PixelRect(left: rect.left, top: rect.top, right: rect.right, bottom: rect.top + 1),
      PixelRect(left: rect.left, top: rect.bottom - 1, right: rect.right, bottom: rect.bottom),
      PixelRect(left: rect.left, top: rect.top, right: rect.left + 1, bottom: rect.bottom),
      PixelRect(left: rect.right - 1, top: rect.top, right: rect.right, bottom: rect.bottom),
    ] { fill(edge, with: color) }
  }

  /// Draws a horizontal line one pixel high, dashes and gaps of equal length.
  mutating func dash(from left: Int, to right: Int, y: Int, length: Int, with color: Color) {
    for start in stride(from: left, to: right, by: 2 * length) {
      let end = min(start + length, right)
      fill(PixelRect(left: start, top: y, right: end, bottom: y + 1), with: color)
    }
  }

  /// Lays a colour over what is there, as much of it as a shape covers, to the nearest fifteenth.
  ///
  /// - Parameters:
  ///   - coverage: The shape.
  ///   - color: The colour of pixels inside `inside`.
  ///   - inside: Which pixels those are.
  ///   - outer: The colour of all other pixels.
  mutating func paint(
    _ coverage: PixelCoverage, with color: Color, inside: PixelRect = .everything, outer: Color
  ) {
    let rect = coverage.rect
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    let (width, stride) = (width, rect.right - rect.left)
    let (paint, outerPaint) = (palette.paint(of: color), palette.paint(of: outer))
    var pixels: [UInt8] = []
    swap(&pixels, &self.pixels)
    defer { swap(&pixels, &self.pixels) }
    coverage.values.withUnsafeBufferPointer { values in
      pixels.withUnsafeMutableBufferPointer { pixels in
        for y in visible.top..<visible.bottom {
          let row = (y - rect.top) * stride - rect.left
          for x in visible.left..<visible.right {
            let step = (Int(values[row + x]) * Palette.steps + 127) / 255
            if step == 0 { continue }
            let place = y * width + x
            pixels[place] = palette.mixed(
              inside.contains(x, y) ? paint : outerPaint, over: pixels[place], step: step)
          }
        }
      }
    }
  }
}
