import MetricsCore
import Testing

@Suite("Rounding up to pixels")
struct RoundUpTests {
  @Test(
    "A length that is no whole number of pixels takes one more",
    arguments: [
      (10.1, 1, 11), (10.1, 2, 10.5), (10.5, 2, 10.5), (10.51, 2, 11), (20.4, 3, 62.0 / 3),
      (0.001, 3, 1.0 / 3), (29.75, 2, 30), (57, 3, 57), (0, 3, 0),
    ] as [(Double, Double, Double)])
  func pixels(length: Double, scale: Double, rounded: Double) {
    #expect(roundUp(length, toScale: scale) == rounded)
  }

  @Test("What adding up fractions gains makes no pixel")
  func sumsOfFractions() {
    let sum = (0.1 + 0.2) * 10
    #expect(sum > 3)
    #expect(roundUp(sum, toScale: 1) == 3)
    #expect(roundUp(3.000_01, toScale: 1) == 4)
  }

  @Test("Lengths beyond counting stay as they are")
  func large() {
    #expect(roundUp(1e300, toScale: 3) == 1e300)
    #expect(roundUp(.infinity, toScale: 3) == .infinity)
    #expect(roundUp(.nan, toScale: 3).isNaN)
  }
}
