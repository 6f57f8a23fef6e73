import MetricsCore
import Testing

@Suite("Numbers in words")
struct FormattedTests {
  @Test(
    "A number has at most two decimals and no trailing zeros",
    arguments: [
      (0, "0"), (24, "24"), (17.5, "17.5"), (-0.3, "-0.3"), (0.07, "0.07"), (1.1, "1.1"),
      (100, "100"), (1e6, "1000000"), (99.999, "100"), (29.75, "29.75"), (1.2, "1.2"),
      (1e-300, "0"), (123_456.789, "123456.79"),
    ] as [(Double, String)])
  func decimals(value: Double, text: String) {
    #expect(formatted(value) == text)
  }

  @Test(
    "Halves round away from zero",
    arguments: [
      (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.375, 2, "0.38"), (2.5, 0, "3"),
      (-2.5, 0, "-3"), (0.5, 0, "1"), (0.25, 1, "0.3"), (0.0625, 3, "0.063"),
      (0.03125, 4, "0.0313"),
    ] as [(Double, Int, String)])
  func halves(value: Double, decimals: Int, text: String) {
    #expect(formatted(value, decimals: decimals) == text)
  }

  @Test(
    "The number of decimals is a choice",
    arguments: [(0, "3"), (1, "3.1"), (2, "3.14"), (3, "3.142"), (4, "3.1416")])
  func numberOfDecimals(decimals: Int, text: String) {
    #expect(formatted(3.141_592_653_589_79, decimals: decimals) == text)
    #expect(formatted(20, decimals: decimals) == "20")
  }

  @Test("Zero has no sign, nor what rounds to it", arguments: [-0.0, -0.001, -0.004_9])
  func negativeZero(value: Double) {
    #expect(formatted(value) == "0")
  }

  @Test(
    "Numbers too large for decimals have none",
    arguments: [
      (1e13, "10000000000000"), (1e14, "100000000000000"), (-1e15, "-1000000000000000"),
      (1e20, "1e+20"), (-1e300, "-1e+300"),
    ] as [(Double, String)])
  func large(value: Double, text: String) {
    #expect(formatted(value) == text)
    #expect(formatted(value, decimals: 4) == text)
  }

  @Test("What is no number is said to be none")
  func notFinite() {
    #expect(formatted(.infinity) == "inf")
    #expect(formatted(-.infinity) == "-inf")
    #expect(formatted(.nan) == "nan")
  }
}
