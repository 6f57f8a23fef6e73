import FontEngine
import MetricsCore
import Testing

/// What users read when a file is not a font that can be used.
@Suite("Unreadable files") struct UnreadableFilesTests {
  /// Returns the error that opening and describing a file gives.
  private func fault(
    _ bytes: [UInt8], face: Int = 0
  ) -> EngineError? {
    do throws(EngineError) {
      let file = try FontFile(bytes: bytes, path: "Fonts/A.ttf")
      _ = try file.describe(faceIndex: face, detail: .everything)
      return nil
    } catch {
      return error
    }
  }

  private static let notAFont =
    "this is not a font, or of a kind that FreeType cannot read; give a .ttf, .otf or .ttc file"

  @Test(
    "Files of other kinds are named as such",
    arguments: [
      ("text", Array("Dies ist kein Font, sondern ein Text.\n".utf8)),
      (
        "PNG",
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      ),
      ("zip", Array("PK\u{3}\u{4}\u{14}\0\0\0\u{8}\0abcdefghijklmnop".utf8)),
      ("HTML", Array("<!DOCTYPE html><html><body>404</body></html>".utf8)),
      ("Git LFS", Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8)),
      ("zeros", [UInt8](repeating: 0, count: 4096)),
      ("ones", [UInt8](repeating: 0xFF, count: 4096)),
    ])
  func otherKinds(kind: String, bytes: [UInt8]) {
    #expect(fault(bytes)?.message == Self.notAFont)
    #expect(fault(bytes)?.description == "Fonts/A.ttf: " + Self.notAFont)
  }

  @Test("Empty and tiny files") func tiny() {
    #expect(fault([])?.message == "the file is empty; put the font there again")
    for count in 1..<12 {
      #expect(
        fault([UInt8](repeating: 0, count: count))?.message
          == "the file is too short for a font; put the font there again")
    }
  }

  @Test("Only the head of a font file") func headOnly() {
    let head: [UInt8] = [0, 1, 0, 0, 0, 10, 0, 128, 0, 3, 0, 32]
    #expect(fault(head) != nil)
  }

  @Test(
    "Fonts without a table they need",
    arguments: [
      (
        "NoHhea.ttf", "the font has no horizontal header ('hhea'), which iOS needs; export it again"
      ),
      ("NoGlyf.ttf", "the font has no glyph locations ('loca'), or is cut short; export it again"),
      // Its 'head' says 0 units per em.
      ("NoUnits.ttf", "the font is damaged or cut short; get the file again"),
    ])
  func missingTables(name: String, message: String) throws {
    let bytes = try TestFonts.bytes("Fixtures/" + name)
    #expect(fault(bytes)?.message == message)
  }

  @Test(
    "Fonts that can be used are described with what is wrong",
    arguments: [
      ("NoOS2.ttf", ["there is no 'OS/2' table"]),
      ("NoName.ttf", ["there is no PostScript name (nameID 6), so UIFont cannot find the font"]),
      ("NoCmap.ttf", ["there is no 'cmap' table, so no character has a glyph"]),
    ])
  func faults(name: String, faults: [String]) throws {
    let face = try TestFonts.fixture(name).describe(detail: .everything)
    #expect(face.faults == faults)
    #expect(face.lineMetrics?.lineHeight == 1)
  }

  @Test("What a missing table held is absent, not 0") func absent() throws {
    let face = try TestFonts.fixture("NoOS2.ttf").describe(detail: .names)
    #expect(face.verticalMetrics.typo == nil && face.verticalMetrics.win == nil)
    #expect(face.weightClass == nil && face.capHeight == nil && face.xHeight == nil)
    let nameless = try TestFonts.fixture("NoName.ttf").describe(detail: .names)
    #expect(nameless.family == nil && nameless.postScriptName == nil && nameless.version == nil)
    let unmapped = try TestFonts.fixture("NoCmap.ttf").describe(detail: .everything)
    #expect(unmapped.coverage.count == 0 && unmapped.measuredCapHeight == nil)
  }

  @Test("Wrong checksums are a fault, right ones none") func checksums() throws {
    let face = try TestFonts.fixture("WrongChecksums.ttf").describe(detail: .everything)
    #expect(
      face.faults == [
        "the checksums of 'OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', "
          + "'name', 'post' are wrong: the file was changed after export"
      ])
    // One byte inside glyf: its last.
    var bytes = try TestFonts.bytes("Fixtures/Round-Regular.ttf")
    let glyf = try #require(table("glyf", of: bytes))
    bytes[glyf.upperBound - 1] ^= 1
    let changed = try FontFile(bytes: bytes, path: "a.ttf").describe(detail: .everything)
    #expect(
      changed.faults == ["the checksum of 'glyf' is wrong: the file was changed after export"])
  }

  @Test("A face that a file does not have") func faces() throws {
    let one = try TestFonts.bytes("Fixtures/Round-Regular.ttf")
    #expect(fault(one, face: 1)?.message == "there is no face 1; the file has one face, number 0")
    let two = try TestFonts.bytes("Fixtures/Collection.ttc")
    #expect(fault(two, face: 2)?.message == "there is no face 2; the faces are 0 to 1")
    #expect(fault(two, face: -1)?.message == "there is no face -1; the faces are 0 to 1")
    // FreeType takes the upper half of an index for a named instance.
    #expect(fault(two, face: 65_536)?.message == "there is no face 65536; the faces are 0 to 1")
  }

  /// The bytes of a table.
  private func table(_ tag: String, of bytes: [UInt8]) -> Range<Int>? {
    func number(_ offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    for record in stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
    where Array(bytes[record..<(record + 4)]) == Array(tag.utf8) {
      return number(record + 8)..<(number(record + 8) + number(record + 12))
    }
    return nil
  }
}
