import FontEngine
import MetricsCore
import Testing

/// The same font in different containers and outline formats shapes alike.
@Suite("Containers and faces shape alike") struct ContainerTests {
  @Test(
    "WOFF, WOFF2 and CFF give the widths of the plain font",
    arguments: ["Round.woff", "Round.woff2", "Round-CFF.otf", "Collection.ttc"])
  func widths(name: String) throws {
    let font = try ShapingFont.fixture(name)
    #expect(font.thousandths("Tofi AV") == 3120)
    #expect(font.lines("To file AV", at: 2000).map(\.text) == ["To ", "file ", "AV"])
    let ink = try #require(font.facts("Ap").ink)
    #expect(ink == InkBounds(top: 0.7, bottom: 0, leftOverhang: 0, rightOverhang: 0))
  }

  @Test("Each face of a collection is shaped by its own index") func faces() throws {
    let file = try TestFonts.fixture("Collection.ttc")
    for index in 0..<2 {
      let font = ShapingFont(face: ShapingFace(file: file, faceIndex: index))
      #expect(font.face.faceIndex == index)
      #expect(font.thousandths("AV") == 900)
    }
  }

  @Test("A face keeps its file's bytes alive") func lifetime() throws {
    func make() throws -> ShapingFont {
      ShapingFont(face: ShapingFace(file: try TestFonts.fixture("Round.woff2")))
    }
    let fonts = try (0..<8).map { _ in try make() }
    #expect(fonts.allSatisfy { $0.thousandths("AV") == 900 })
  }
}
