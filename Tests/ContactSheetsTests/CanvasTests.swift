import MetricsCore
import Testing

@testable import ContactSheets

@Suite("Pixels are laid over one another")
struct CanvasTests {
  private static func pixel(_ canvas: Canvas, _ x: Int, _ y: Int) -> [UInt8] {
    let place = (y * canvas.width + x) * 3
    return Array(canvas.bytes[place..<(place + 3)])
  }

  @Test("A share of a colour over white is that share of the way to it, rounded")
  func mixing() {
    var canvas = Canvas(width: 3, height: 1)
    let row = PixelRect(left: 0, top: 0, right: 3, bottom: 1)
    canvas.paint(
      PixelCoverage(rect: row, values: [0, 51, 255]), with: Color(0x0064FF), outer: .overflow)
    // 51 is a fifth of 255: 255 − 51 = 204, 255 − 155 ÷ 5 = 224.
    #expect(canvas.bytes == [255, 255, 255, 204, 224, 255, 0, 100, 255])
  }

  @Test("Outside of the seen part the other colour counts; off the canvas there is nothing")
  func parts() {
    var canvas = Canvas(width: 2, height: 2)
    let rect = PixelRect(left: -1, top: -1, right: 3, bottom: 3)
    var seen = PixelRect.everything
    seen.bottom = 1
    canvas.paint(
      PixelCoverage(rect: rect, values: Array(repeating: 255, count: 16)), with: Color(0x010203),
      inside: seen, outer: Color(0x0A0B0C))
    #expect(canvas.bytes == [1, 2, 3, 1, 2, 3, 10, 11, 12, 10, 11, 12])
  }

  @Test("An edge is one pixel thick and inside; dashes are as long as their gaps")
  func lines() {
    var canvas = Canvas(width: 9, height: 5)
    canvas.stroke(PixelRect(left: 1, top: 0, right: 8, bottom: 4), with: Color(0))
    canvas.dash(from: 2, to: 7, y: 2, length: 2, with: Color(0))
    let rows = (0..<5).map { y in
      String((0..<9).map { Self.pixel(canvas, $0, y) == [0, 0, 0] ? "#" : "." })
    }
    #expect(rows == [".#######.", ".#.....#.", ".###..##.", ".#######.", "........."])
  }
}
