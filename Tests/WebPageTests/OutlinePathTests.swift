import MetricsCore
import Testing

@testable import WebPage

@Suite("Outlines as path data")
struct OutlinePathTests {
  private typealias Point = GlyphOutline.Point

  private func data(_ segments: [GlyphOutline.Segment]) -> String {
    OutlinePath(GlyphOutline(segments: segments, bounds: nil)).data
  }

  @Test("A square: y turns downwards, and every place counts from the one before")
  func square() {
    let path = data([
      .move(Point(50, 0)), .line(Point(50, 700)), .line(Point(450, 700)), .line(Point(450, 0)),
    ])
    #expect(path == "m50 0l0-700l400 0l0 700z")
  }

  @Test("A second contour counts from the start of the first, to which closing it leads back")
  func twoContours() {
    let path = data([
      .move(Point(10, 10)), .line(Point(20, 10)), .line(Point(20, 20)),
      .move(Point(110, 10)), .line(Point(120, 10)),
    ])
    #expect(path == "m10-10l10 0l0-10zm100 0l10 0z")
  }

  @Test("Curves of both kinds, control points first")
  func curves() {
    let path = data([
      .move(Point(0, 0)), .quadratic(Point(10, 20), Point(30, 0)),
      .cubic(Point(30, -5), Point(25, -10), Point(20, -10)),
    ])
    #expect(path == "m0 0q10-20 30 0c0 5-5 10-10 10z")
  }

  @Test("A glyph without contours has no data")
  func empty() { #expect(data([]).isEmpty) }
}
