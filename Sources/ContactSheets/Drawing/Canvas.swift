import MetricsCore

/// Pixels to draw on: opaque, in sRGB, white to begin with.
struct Canvas {
  let width, height: Int
  /// Red, green and blue of each pixel, the rows from the upper one.
  private(set) var bytes: [UInt8]

  /// Creates a canvas.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    bytes = [UInt8](repeating: 255, count: self.width * self.height * 3)
  }

  /// The canvas's own pixels.
  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Fills a rectangle.
  mutating func fill(_ rect: PixelRect, with color: Color) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right {
        let place = (y * width + x) * 3
        bytes[place] = color.red
        bytes[place + 1] = color.green
        bytes[place + 2] = color.blue
      }
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

  /// Lays a colour over what is there, as much of it as a shape covers.
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
    bytes.withUnsafeMutableBufferPointer { bytes in
      for y in visible.top..<visible.bottom {
        for x in visible.left..<visible.right {
          let share = Int(coverage.values[(y - rect.top) * stride + x - rect.left])
          if share == 0 { continue }
          let color = inside.contains(x, y) ? color : outer
          let place = (y * width + x) * 3
          bytes[place] = mixed(bytes[place], color.red, share)
          bytes[place + 1] = mixed(bytes[place + 1], color.green, share)
          bytes[place + 2] = mixed(bytes[place + 2], color.blue, share)
        }
      }
    }
  }
}

/// Returns a channel with `share` 255ths of another colour over it.
@inline(__always)
private func mixed(_ below: UInt8, _ above: UInt8, _ share: Int) -> UInt8 {
  UInt8(truncatingIfNeeded: (Int(below) * (255 - share) + Int(above) * share + 127) / 255)
}
