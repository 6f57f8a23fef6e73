import FontEngine
import Foundation
import MetricsCore
import Testing

/// The fixtures' tables, which hold round numbers (see `Fonts/README.md`).
@Suite("Fixtures are read as they were made") struct FixtureFacesTests {
  private func describe(
    _ name: String, face: Int = 0, _ detail: FaceDetail = .everything
  ) throws -> FaceDescription {
    try TestFonts.fixture(name).describe(faceIndex: face, detail: detail)
  }

  private func metrics(_ ascender: Int, _ descender: Int, _ gap: Int = 0) -> VerticalMetrics {
    VerticalMetrics(ascender: ascender, descender: descender, lineGap: gap)
  }

  @Test("Round-Regular") func round() throws {
    let face = try describe("Round-Regular.ttf")
    #expect(face.format == .trueType)
    #expect((face.family, face.subfamily) == ("Round", "Regular"))
    #expect((face.fullName, face.postScriptName) == ("Round Regular", "Round-Regular"))
    #expect(face.version == "Version 1.000")
    #expect(face.typographicFamily == nil)
    #expect((face.unitsPerEm, face.weightClass, face.bold) == (1000, 400, false))
    #expect((face.capHeight, face.measuredCapHeight) == (700, 700))
    #expect((face.xHeight, face.measuredXHeight) == (500, 500))
    // A–Z, a–z, 0–9, two spaces, two hyphens, soft hyphen, period, comma, ellipsis.
    #expect(face.coverage.count == 26 + 26 + 10 + 2 + 2 + 1 + 1 + 1 + 1)
    // One glyph for each, but one for both spaces and one for both hyphens; .notdef and f_i.
    #expect(face.glyphCount == 70 - 2 + 2)
    #expect(face.features == ["kern", "liga"])
    #expect(face.scripts == ["Latn"])
    #expect(face.blankCharacters == [])
    #expect(face.faults == [])
    #expect(face.lineMetrics == LineMetrics(ascent: 0.8, descent: 0.2))
  }

  @Test(
    "hhea, typo and win are kept apart",
    arguments: [
      ("MetricsDisagree-Regular.ttf", [900, -300, 0], [700, -300, 200], [1100, -400], false),
      ("LineGap-Regular.ttf", [800, -200, 90], [800, -200, 90], [800, -200], false),
      ("UseTypo-Regular.ttf", [900, -250, 0], [750, -250, 200], [900, -250], true),
      ("Varies-Bold.ttf", [900, -300, 0], [900, -300, 0], [900, -300], false),
    ])
  func metrics(name: String, hhea: [Int], typo: [Int], win: [Int], useTypo: Bool) throws {
    let tables = try describe(name, .names).verticalMetrics
    #expect(tables.hhea == metrics(hhea[0], hhea[1], hhea[2]))
    #expect(tables.typo == metrics(typo[0], typo[1], typo[2]))
    #expect(tables.win == metrics(win[0], win[1]))
    #expect(tables.useTypoMetrics == useTypo)
  }

  @Test("Heights in the table and in the outlines are kept apart") func heights() throws {
    let face = try describe("WrongHeights-Regular.ttf", .coverage)
    #expect((face.capHeight, face.xHeight) == (1000, 1000))
    #expect((face.measuredCapHeight, face.measuredXHeight) == (700, 500))
  }

  @Test("A collection has two faces") func collection() throws {
    let file = try TestFonts.fixture("Collection.ttc")
    #expect((file.faceCount, file.format) == (2, .collection))
    let faces = try (0..<2).map { try file.describe(faceIndex: $0, detail: .everything) }
    #expect(faces.map(\.postScriptName) == ["Round-Regular", "Round-Bold"])
    #expect(faces.map(\.weightClass) == [400, 700])
    #expect(faces.map(\.bold) == [false, true])
    #expect(faces.map(\.faceIndex) == [0, 1])
    #expect(faces.allSatisfy { $0.faults == [] })
  }

  @Test(
    "Compressed fonts say what the plain one says",
    arguments: [("Round.woff", FontFormat.woff), ("Round.woff2", .woff2)])
  func compressed(name: String, format: FontFormat) throws {
    var face = try describe(name)
    let plain = try describe("Round-Regular.ttf")
    #expect(face.format == format)
    #expect(face.sha256 != plain.sha256)
    (face.path, face.format, face.sha256) = (plain.path, plain.format, plain.sha256)
    #expect(face == plain)
  }

  @Test("The sum of a file is its SHA-256") func sum() throws {
    // sha256sum of the three bytes “abc” (FIPS 180-2, appendix B.1).
    let abc = Array("abc".utf8).withUnsafeBytes { Digest.sha256($0) }
    #expect(abc == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let none = [UInt8]().withUnsafeBytes { Digest.sha256($0) }
    #expect(none == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    let listed = try JSONDecoder().decode(
      [ListedFont].self,
      from: Data(contentsOf: TestFonts.folder.appendingPathComponent("fonts.json")))
    for font in listed.prefix(3) {
      let found = try TestFonts.file(font.file).sha256()
      #expect(found == font.sha256)
    }
  }

  private struct ListedFont: Decodable { var file, sha256: String }

  @Test("Outlines in a CFF table are told from those in glyf") func outlines() throws {
    let formats = try ["Round-CFF.otf", "Variable-PS.ttf"].map(TestFonts.fixture).map(\.format)
    #expect(formats == [.openTypeCFF, .trueType])
  }

  @Test("Characters mapped to an empty glyph are blank, spaces are not") func blank() throws {
    // é and ж; ш has ink.
    let face = try describe("Blank-Regular.ttf")
    #expect(face.blankCharacters == [0xE9, 0x436])
    #expect(face.scripts == ["Cyrl", "Latn"])
  }

  @Test("Detail that is not asked for stays empty") func detail() throws {
    let names = try describe("Round-Regular.ttf", .names)
    #expect(names.coverage.count == 0)
    #expect(names.measuredCapHeight == nil)
    let coverage = try describe("Round-Regular.ttf", .coverage)
    #expect(coverage.coverage.count == 70)
    #expect((coverage.sha256, coverage.features, coverage.scripts) == ("", [], []))
  }
}
