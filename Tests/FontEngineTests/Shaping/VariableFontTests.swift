import FontEngine
import MetricsCore
import Testing

/// Variable fixtures: letters 400, 500 and 700 wide at wght 100, 400 and 900.
@Suite("Variable fonts") struct VariableFontTests {
  @Test(
    "Advances follow the axis between its corners",
    arguments: [
      (100, 400), (250, 450), (400, 500), (500, 540), (600, 580), (700, 620), (900, 700),
      // Beyond an end is at the end.
      (0, 400), (1000, 700), (1e300, 700), (-1e300, 400), (.infinity, 700),
    ] as [(Double, Double)])
  func weight(value: Double, width: Double) throws {
    let font = try ShapingFont.fixture("Variable-PS.ttf", ["wght": value])
    // F2Dot14 coordinates are within 1/32768 of the place, which is 0.01 of a unit here.
    #expect(abs(font.thousandths("AAAAA") / 5 - width) <= 0.02)
  }

  @Test("Without a place the default is meant") func defaults() throws {
    #expect(try ShapingFont.fixture("Variable-PS.ttf").thousandths("A") == 500)
    #expect(try ShapingFont.fixture("Variable-NoPS25.ttf").thousandths("A") == 500)
    let bold = try ShapingFont.fixture("Variable-NoPS25.ttf", ["wght": 700])
    #expect(abs(bold.thousandths("A") - 800) <= 0.02)
  }

  @Test("A named instance's place gives its widths") func instances() throws {
    let file = try TestFonts.fixture("Variable-PS.ttf")
    let widths = try file.describe(detail: .names).instances.map { instance in
      let face = ShapingFace(file: file, coordinates: instance.coordinates)
      return ShapingFont(face: face).thousandths("A").rounded(toPlaces: 1)
    }
    #expect(widths == [400, 500, 580, 620])
  }

  @Test(
    "An axis the font does not have, or a place that is no number, changes nothing",
    arguments: [["wdth": 50], ["opsz": 12], ["wght": Double.nan], ["": 3], ["toolong": 3]])
  func unknownAxis(coordinates: [String: Double]) throws {
    let font = try ShapingFont.fixture("Variable-PS.ttf", coordinates)
    #expect(font.thousandths("A") == 500)
    #expect(font.facts("A").ink?.top == 0.7)
    let still = try ShapingFont.fixture("Round-Regular.ttf", coordinates)
    #expect(still.thousandths("A") == 500)
  }

  @Test("Ink follows the axis too") func ink() throws {
    let thin = try ShapingFont.fixture("Variable-PS.ttf", ["wght": 100])
    // The box is 50 to 350 in an advance of 400; that of wght 400 would reach to 450.
    #expect(thin.facts("A").ink == InkBounds(top: 0.7, bottom: 0))
  }

  @Test("Interpolated kerning is finer than the font's grid, unless whole units are asked for")
  func grid() throws {
    let file = try TestFonts.file("Montserrat/Montserrat[wght].ttf")
    let place = [AxisValue(tag: "wght", value: 400)]
    let fine = ShapingFont(face: ShapingFace(file: file, coordinates: place))
    let coarse = ShapingFont(
      face: ShapingFace(file: file, coordinates: place, gridStepsPerUnit: 1))
    // By hb-shape at 64000 and at 1000 units per em.
    let word = "Benachrichtigungseinstellungen"
    #expect(fine.thousandths(word) == 16_508.9375)
    #expect(coarse.thousandths(word) == 16_508)
  }
}
