import FontEngine
import MetricsCore
import Testing

@Suite("Outlines become pixels")
struct OutlineRasterizerTests {
  private typealias Point = GlyphOutline.Point

  private static let sheet = PixelRect(left: 0, top: 0, right: 1000, bottom: 1000)

  /// A box as the fixture fonts have it, contours clockwise or the other way.
  private static func box(
    _ left: Int, _ bottom: Int, _ right: Int, _ top: Int, isTurned: Bool = false
  ) -> [GlyphOutline.Segment] {
    var corners = [
      Point(left, bottom), Point(left, top), Point(right, top), Point(right, bottom),
    ]
    if isTurned { corners.reverse() }
    return [.move(corners[0])] + corners.dropFirst().map { .line($0) }
  }

  private static func coverage(
    of segments: [GlyphOutline.Segment], scale: Double, x: Double, y: Double
  ) throws -> PixelCoverage {
    let rasterizer = try #require(OutlineRasterizer())
    return try #require(
      rasterizer.coverage(
        of: GlyphOutline(segments: segments, bounds: nil), scale: scale, x: x, y: y, visible: sheet
      ))
  }

  private static func value(_ coverage: PixelCoverage, _ x: Int, _ y: Int) -> Double {
    let rect = coverage.rect
    guard rect.contains(x, y) else { return 0 }
    return Double(coverage.values[(y - rect.top) * (rect.right - rect.left) + x - rect.left])
  }

  @Test("A capital of Round at 20 points and two pixels a point covers what it does on paper")
  func rectangle() throws {
    // 50…450 by 0…700 of 1000 units at 40 pixels an em: 16 by 28 pixels, 2 to the right of the
    // origin. From x = 10.25 and y = 40.5 that is 12.25…28.25 by 12.5…40.5.
    let coverage = try Self.coverage(
      of: Self.box(50, 0, 450, 700), scale: 0.04, x: 10.25, y: 40.5)
    #expect(coverage.rect == PixelRect(left: 12, top: 12, right: 29, bottom: 41))
    func share(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
      max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel)))
    }
    for y in 10..<44 {
      for x in 8..<32 {
        let area = share(12.25, 28.25, x) * share(12.5, 40.5, y)
        #expect(abs(Self.value(coverage, x, y) - area * 255) <= 1, "\(x), \(y)")
      }
    }
    // 2 × (17 + 29) − 4 pixels lie on the edge; the other ones are exact.
    let sum = coverage.values.reduce(0) { $0 + Double($1) }
    #expect(abs(sum - 448 * 255) <= 88)
  }

  @Test("What contours wind around twice is inside; what they wind around to and fro is a hole")
  func winding() throws {
    let same = try Self.coverage(
      of: Self.box(0, 0, 60, 60) + Self.box(20, 20, 40, 40), scale: 0.5, x: 0, y: 40)
    #expect(same.values.allSatisfy { $0 == 255 })
    let hole = try Self.coverage(
      of: Self.box(0, 0, 60, 60) + Self.box(20, 20, 40, 40, isTurned: true), scale: 0.5, x: 0,
      y: 40)
    #expect(Self.value(hole, 15, 25) == 0 && Self.value(hole, 5, 25) == 255)
    #expect(hole.values.reduce(0) { $0 + Int($1) } == (900 - 100) * 255)
  }

  @Test("Curves of both kinds cover the area below their parabola")
  func curves() throws {
    // A parabola from the origin over (0, 300) to (300, 300), and down: a triangle of 45,000 and two
    // thirds of another one. A curve with two control points has it too.
    let quadratic: [GlyphOutline.Segment] = [
      .move(Point(0, 0)), .quadratic(Point(0, 300), Point(300, 300)), .line(Point(300, 0)),
    ]
    let cubic: [GlyphOutline.Segment] = [
      .move(Point(0, 0)), .cubic(Point(0, 200), Point(100, 300), Point(300, 300)),
      .line(Point(300, 0)),
    ]
    for segments in [quadratic, cubic] {
      let coverage = try Self.coverage(of: segments, scale: 1, x: 100, y: 500)
      #expect(coverage.rect == PixelRect(left: 100, top: 200, right: 400, bottom: 500))
      let area = coverage.values.reduce(0) { $0 + Double($1) } / 255
      #expect(abs(area - 75_000) < 30)
      #expect(Self.value(coverage, 110, 210) == 0 && Self.value(coverage, 390, 490) == 255)
    }
  }

  @Test("Nothing comes of outlines that are empty, far away, or not to be counted in 16 bits")
  func nothing() throws {
    let rasterizer = try #require(OutlineRasterizer())
    func coverage(_ segments: [GlyphOutline.Segment], _ scale: Double, _ x: Double)
      -> PixelCoverage?
    {
      rasterizer.coverage(
        of: GlyphOutline(segments: segments, bounds: nil), scale: scale, x: x, y: 50,
        visible: Self.sheet)
    }
    let box = Self.box(0, 0, 100, 100)
    #expect(coverage(box, 0.1, 50) != nil)
    #expect(coverage([], 0.1, 50) == nil)
    #expect(coverage(box, 0.1, 1001) == nil && coverage(box, 0.1, -11) == nil)
    #expect(coverage(box, 0.1, .infinity) == nil && coverage(box, .nan, 50) == nil)
    #expect(coverage(box, 1000, 50) == nil)
    let many = (0..<40_000).map { GlyphOutline.Segment.line(Point($0 % 100, $0 % 7)) }
    #expect(coverage([.move(Point(0, 0))] + many, 0.1, 50) == nil)
  }
}
