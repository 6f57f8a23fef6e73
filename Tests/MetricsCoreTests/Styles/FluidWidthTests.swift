import MetricsCore
import Testing

@Suite("Shares of a screen's width")
struct FluidWidthTests {
  @Test(
    "Margins and spacing go off the row, the fraction off the column, the reserve off that",
    arguments: [
      (FluidWidth(), 393),
      (FluidWidth(margins: 16), 361),
      (FluidWidth(reserve: 51), 342),
      (FluidWidth(fraction: 0.5), 196.5),
      (FluidWidth(columns: 3), 131),
      (FluidWidth(columns: 2, spacing: 8), 192.5),
      (FluidWidth(columns: 1, spacing: 8), 393),
      (FluidWidth(margins: 16, reserve: 20, columns: 2, spacing: 9, fraction: 0.75), 112),
    ] as [(FluidWidth, Double)])
  func width(share: FluidWidth, width: Double) {
    #expect(share.width(safeWidth: 393) == width)
  }

  @Test("What takes more than there is leaves no width")
  func neverNegative() {
    #expect(FluidWidth(reserve: 400).width(safeWidth: 393) == 0)
    #expect(FluidWidth(margins: 200).width(safeWidth: 393) == 0)
    #expect(FluidWidth(columns: 5, spacing: 100).width(safeWidth: 393) == 0)
  }
}
