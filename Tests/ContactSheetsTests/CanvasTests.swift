import MetricsCore
import Testing

@testable import ContactSheets

@Suite("Pixels are laid over one another")
struct CanvasTests {
  private static func colors(_ canvas: Canvas) -> [Color] {
    canvas.pixels.map { canvas.palette.colors[Int($0)] }
  }

  @Test("A share of a colour over white is that share of the way to it, to the nearest fifteenth")
  func mixing() {
    var canvas = Canvas(width: 3, height: 1)
    let row = PixelRect(left: 0, top: 0, right: 3, bottom: 1)
    canvas.paint(
      PixelCoverage(rect: row, values: [0, 51, 255]), with: Color(0x0064FF), outer: .overflow)
    // 51 is a fifth of 255: 255 − 51 = 204, 255 − 155 ÷ 5 = 224.
    #expect(Self.colors(canvas) == [.paper, Color(0xCCE0FF), Color(0x0064FF)])
    // Less than half of a fifteenth is nothing, and all but that everything.
    var faint = Canvas(width: 3, height: 1)
    faint.paint(PixelCoverage(rect: row, values: [8, 9, 247]), with: .ink, outer: .overflow)
    // 255 − 226 ÷ 15 = 239.9, and 255 − 224 ÷ 15 = 240.1.
    #expect(Self.colors(faint) == [.paper, Color(0xF0F0F0), .ink])
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
    let (inner, outer) = (Color(0x010203), Color(0x0A0B0C))
    #expect(Self.colors(canvas) == [inner, inner, outer, outer])
  }

  @Test("An edge is one pixel thick and inside; dashes are as long as their gaps")
  func lines() {
    var canvas = Canvas(width: 9, height: 5)
    canvas.stroke(PixelRect(left: 1, top: 0, right: 8, bottom: 4), with: Color(0))
    canvas.dash(from: 2, to: 7, y: 2, length: 2, with: Color(0))
    let rows = (0..<5).map { y in
      String(Self.colors(canvas)[(y * 9)..<(y * 9 + 9)].map { $0 == Color(0) ? "#" : "." })
    }
    #expect(rows == [".#######.", ".#.....#.", ".###..##.", ".#######.", "........."])
  }
}
