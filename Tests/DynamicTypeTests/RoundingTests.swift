import DynamicType
import Testing

@Suite("Rounding half away from zero")
struct RoundingTests {
  @Test(
    "A value goes to the nearest pixel, and a half away from zero",
    arguments: [
      (0, 1, 0), (0.5, 1, 1), (-0.5, 1, -1), (1.5, 1, 2), (2.5, 1, 3), (-2.5, 1, -3),
      (0.49, 1, 0), (13.5, 1, 14), (25.5, 1, 26), (-25.5, 1, -26), (7.25, 2, 7.5),
      (-7.25, 2, -7.5), (7.24, 2, 7), (7.75, 2, 8), (10.5, 3, 32.0 / 3), (-10.5, 3, -32.0 / 3),
      (17.8, 3, 53.0 / 3), (1, 3, 1),
    ] as [(Double, Double, Double)])
  func values(value: Double, scale: Double, expected: Double) {
    #expect(roundHalfAwayFromZero(value, toScale: scale) == expected)
  }

  @Test("The largest value below a half rounds down")
  func justBelow() {
    #expect(roundHalfAwayFromZero((0.5 as Double).nextDown, toScale: 1) == 0)
    #expect(roundHalfAwayFromZero((22.5 as Double).nextDown, toScale: 1) == 22)
  }

  @Test("Values at the end of a double's precision keep theirs")
  func large() {
    #expect(roundHalfAwayFromZero(0x1p52 - 0.5, toScale: 1) == 0x1p52)
    #expect(roundHalfAwayFromZero(-0x1p52 + 0.5, toScale: 1) == -0x1p52)
    #expect(roundHalfAwayFromZero(0x1p53 + 2, toScale: 1) == 0x1p53 + 2)
    #expect(roundHalfAwayFromZero(1e300, toScale: 3) == 1e300)
  }

  @Test("Rounding to whole points agrees with the standard library")
  func standardLibrary() {
    for thousandths in stride(from: -30_000, through: 30_000, by: 7) {
      let value = Double(thousandths) / 1000
      #expect(
        roundHalfAwayFromZero(value, toScale: 1) == value.rounded(.toNearestOrAwayFromZero))
    }
  }

  @Test("What is not finite stays as it is")
  func notFinite() {
    #expect(roundHalfAwayFromZero(.infinity, toScale: 3) == .infinity)
    #expect(roundHalfAwayFromZero(-.infinity, toScale: 3) == -.infinity)
    #expect(roundHalfAwayFromZero(.nan, toScale: 3).isNaN)
  }
}
