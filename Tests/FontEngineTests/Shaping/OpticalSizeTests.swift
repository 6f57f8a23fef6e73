import FontEngine
import MetricsCore
import Testing

/// A fixture whose letters are 560, 500 and 420 wide at the optical sizes 8, 16 and 48.
@Suite("Optical sizes") struct OpticalSizeTests {
  private func font(
    at pointSize: Double?, _ coordinates: [AxisValue] = []
  ) throws -> ShapingFont {
    ShapingFont(
      face: ShapingFace(
        file: try TestFonts.fixture("OpticalSize.ttf"), coordinates: coordinates,
        pointSize: pointSize))
  }

  @Test(
    "The axis follows the point size",
    arguments: [
      (8, 560), (12, 530), (16, 500), (32, 460), (48, 420),
      // Beyond an end is at the end.
      (6, 560), (53, 420),
    ] as [(Double, Double)])
  func follows(pointSize: Double, width: Double) throws {
    #expect(abs(try font(at: pointSize).thousandths("A") - width) <= 0.02)
  }

  @Test("So twice the size is not twice the width") func notLinear() throws {
    let small = try font(at: 16).thousandths("AAAA") * 16 / 1000
    let large = try font(at: 32).thousandths("AAAA") * 32 / 1000
    #expect(abs(small - 32) <= 0.01)
    #expect(abs(large - 58.88) <= 0.01)
  }

  @Test("Without a point size the axis stays at its default") func noPointSize() throws {
    #expect(try font(at: nil).thousandths("A") == 500)
  }

  @Test("A place given for the axis wins over the point size") func explicit() throws {
    let pinned = try font(at: 48, [AxisValue(tag: "opsz", value: 8)])
    #expect(abs(pinned.thousandths("A") - 560) <= 0.02)
    #expect(pinned.face.coordinates == [AxisValue(tag: "opsz", value: 8)])
  }

  @Test("A face says where it stands") func coordinates() throws {
    #expect(try font(at: 12).face.coordinates == [AxisValue(tag: "opsz", value: 12)])
    #expect(try font(at: 100).face.coordinates == [AxisValue(tag: "opsz", value: 48)])
    #expect(try font(at: 12).face.pointSize == 12)
  }

  @Test("Only fonts with such an axis are said to follow the point size") func following() throws {
    func follows(_ path: String) throws -> Bool {
      ShapingFace.followsPointSize(try TestFonts.file(path), faceIndex: 0)
    }
    let following = try [
      "Fixtures/OpticalSize.ttf", "Inter/Inter[opsz,wght].ttf",
      "NunitoSans/NunitoSans[YTLC,opsz,wdth,wght].ttf",
    ].map(follows)
    #expect(following == [true, true, true])
    let others = try [
      "Fixtures/Variable-PS.ttf", "Fixtures/Round-Regular.ttf", "Montserrat/Montserrat[wght].ttf",
    ].map(follows)
    #expect(others == [false, false, false])
  }

  @Test("Inter at 14 and 32 points is what hb-shape says at those optical sizes") func inter()
    throws
  {
    let file = try TestFonts.file("Inter/Inter[opsz,wght].ttf")
    for (pointSize, width) in [(14.0, 5.964_844), (32, 5.420_898)] {
      let face = ShapingFace(
        file: file, coordinates: [AxisValue(tag: "wght", value: 400)], pointSize: pointSize)
      #expect(abs(ShapingFont(face: face).shape("Notifications").width - width) <= 0.000_001)
    }
  }
}
