import FontEngine
import MetricsCore
import Testing

@Suite("Digests of glyphs")
struct GlyphDigestsTests {
  private func digests(
    _ file: FontFile, face: Int = 0, at coordinates: [AxisValue] = []
  ) throws -> GlyphDigests {
    let coverage = try file.describe(faceIndex: face, detail: .coverage, at: coordinates).coverage
    return file.glyphDigests(faceIndex: face, at: coordinates, coverage: coverage)
  }

  private func digests(_ fixture: String, at coordinates: [AxisValue] = []) throws -> GlyphDigests {
    try digests(TestFonts.fixture(fixture), at: coordinates)
  }

  /// FNV-1a with 64 bits over numbers of eight bytes, the least significant one first.
  private func digest(of numbers: [Int]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in numbers {
      for shift in stride(from: 0, to: 64, by: 8) {
        value ^= UInt64(number >> shift & 0xFF)
        value = value &* 0x100_0000_01b3
      }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test("Advances are digested in order, each after its character, in hundred-thousandths of an em")
  func advances() throws {
    let letters = Array(0x41...0x5A) + Array(0x61...0x7A)
    let round = try digests("Round-Regular.ttf")
    #expect(round.advances["Latn"] == digest(of: letters.flatMap { [$0, 50_000] }))
    #expect(round.advances.keys.sorted() == ["Latn", "Zyyy"])
    let cyrillic = try digests("Fallback-Regular.ttf")
    #expect(
      cyrillic.advances["Cyrl"] == digest(of: (0x410...0x44F).flatMap { [$0, 70_000] }))
  }

  @Test("Characters are parted by script; signs and digits belong to all")
  func coverage() throws {
    let round = try digests("Round-Regular.ttf").coverage
    #expect(round["Latn"]?.hexadecimal == "41-5A 61-7A")
    #expect(round["Zyyy"]?.hexadecimal == "20 2C-2E 30-39 A0 AD 2010 2026")
    let bidi = try digests("Bidi-Regular.ttf").coverage
    #expect(bidi["Hebr"]?.hexadecimal == "5D0-5EA")
    // The comma U+060C is used with several scripts.
    #expect(bidi["Arab"]?.hexadecimal == "621-63A 641-64A")
    #expect(bidi["Zyyy"]?.contains(0x60C) == true)
    // So is what takes the script of the letter before it.
    let marks = try digests("TallInk-Regular.ttf").coverage
    #expect(marks["Zyyy"]?.contains(0x301) == true)
    #expect(marks["Latn"]?.contains(0x1EA4) == true)
  }

  @Test("A container changes nothing", arguments: ["Round.woff", "Round.woff2", "Collection.ttc"])
  func containers(name: String) throws {
    #expect(try digests(name) == digests("Round-Regular.ttf"))
  }

  @Test("A face of a collection is the face that stands alone")
  func collection() throws {
    let second = try digests(TestFonts.fixture("Collection.ttc"), face: 1)
    #expect(try second == digests("Round-Bold.ttf"))
  }

  @Test("The same boxes are the same outlines in CFF")
  func outlines() throws {
    let (plain, cff) = (try digests("LineGap-Regular.ttf"), try digests("Round-CFF.otf"))
    #expect(cff.outlines == plain.outlines)
    #expect(cff.advances == plain.advances && cff.coverage == plain.coverage)
  }

  @Test("Vertical metrics and names are no part of it")
  func metrics() throws {
    #expect(try digests("LineGap-Regular.ttf") == digests("MetricsDisagree-Regular.ttf"))
  }

  @Test("The grid changes outlines and nothing else")
  func grid() throws {
    let (coarse, fine) = (try digests("LineGap-Regular.ttf"), try digests("Round2048-Regular.ttf"))
    #expect(fine.advances == coarse.advances)
    #expect(fine.kerning == coarse.kerning)
    #expect(fine.coverage == coarse.coverage)
    #expect(fine.outlines != coarse.outlines)
  }

  @Test("Fonts that are kerned otherwise differ in their kerning and nothing else")
  func kerning() throws {
    let all = try ["LineGap-Regular.ttf", "Round-Regular.ttf", "SpaceKern-Regular.ttf"]
      .map { try digests($0) }
    #expect(Set(all.map(\.kerning)).count == 3)
    #expect(Set(all.map(\.advances)).count == 1)
    #expect(Set(all.map(\.coverage)).count == 1)
    #expect(Set(all.map(\.outlines)).count == 1)
  }

  // SpaceKern kerns a + space by −50 (FFCE), space + b by −70 (FFBA), hyphen + b by −30 (FFE2).
  @Test(
    "One value of kerning that changes is noticed, before and after a space too",
    arguments: [[0xFF, 0xCE], [0xFF, 0xBA], [0xFF, 0xE2]] as [[UInt8]])
  func changedKerning(value: [UInt8]) throws {
    var bytes = try TestFonts.bytes("Fixtures/SpaceKern-Regular.ttf")
    let table = try #require(Self.table("GPOS", of: bytes))
    let place = try #require(
      table.filter { Array(bytes[$0..<min($0 + 2, table.upperBound)]) == value }.last)
    bytes[place + 1] -= 1
    let changed = try digests(FontFile(bytes: bytes, path: "changed.ttf"))
    var expected = try digests("SpaceKern-Regular.ttf")
    #expect(changed.kerning != expected.kerning)
    expected.kerning = changed.kerning
    #expect(changed == expected)
  }

  @Test("An outline that changes by one unit is noticed")
  func changedOutline() throws {
    var bytes = try TestFonts.bytes("Fixtures/Round-Regular.ttf")
    let table = try #require(Self.table("glyf", of: bytes))
    // The width of the box of .notdef, a glyph that no text shows: 10 bytes of header, 2 where its
    // contour ends, 2 for instructions, 4 flags and 1 for the left edge come before it.
    bytes[table.lowerBound + 20] ^= 1
    let changed = try digests(FontFile(bytes: bytes, path: "changed.ttf"))
    var expected = try digests("Round-Regular.ttf")
    #expect(changed.outlines != expected.outlines)
    expected.outlines = changed.outlines
    #expect(changed == expected)
  }

  @Test("More characters change their script's digests and no other's")
  func moreCharacters() throws {
    let (plain, signs) = (try digests("LineGap-Regular.ttf"), try digests("Signs-Regular.ttf"))
    #expect(signs.coverage["Latn"] == plain.coverage["Latn"])
    #expect(signs.advances["Latn"] == plain.advances["Latn"])
    #expect(signs.coverage["Zyyy"] != plain.coverage["Zyyy"])
    #expect(signs.advances["Zyyy"] != plain.advances["Zyyy"])
  }

  @Test("A place on the axes changes advances")
  func axes() throws {
    let weights = try [400.0, 700].map {
      try digests("Variable-PS.ttf", at: [AxisValue(tag: "wght", value: $0)])
    }
    #expect(weights[0].coverage == weights[1].coverage)
    #expect(weights[0].advances["Latn"] != weights[1].advances["Latn"])
    let letters = Array(0x41...0x5A) + Array(0x61...0x7A)
    #expect(weights[0].advances["Latn"] == digest(of: letters.flatMap { [$0, 50_000] }))
    #expect(try digests("Variable-PS.ttf").advances == weights[0].advances)
  }

  @Test("Runs and threads give the same")
  func threads() async throws {
    let names = ["Round-Regular.ttf", "Bidi-Regular.ttf", "Round.woff2", "Variable-PS.ttf"]
    let expected = try names.map { try digests($0) }
    try await withThrowingTaskGroup(of: [GlyphDigests].self) { group in
      for _ in 0..<4 { group.addTask { try names.map { try self.digests($0) } } }
      for try await digests in group { #expect(digests == expected) }
    }
  }

  @Test("A font without characters has digests of nothing")
  func nothing() throws {
    let file = try TestFonts.fixture("Round-Regular.ttf")
    let none = file.glyphDigests(
      faceIndex: 0, at: [], coverage: CharacterCoverage(ascending: []))
    #expect(none.advances == [:] && none.coverage == [:])
    #expect(try none.outlines == digests(file).outlines)
  }

  /// Returns where a table lies in a font that is not packed.
  private static func table(_ tag: String, of bytes: [UInt8]) -> Range<Int>? {
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    for record in (0..<number(4, 2)).map({ 12 + 16 * $0 })
    where Array(bytes[record..<record + 4]) == Array(tag.utf8) {
      return number(record + 8, 4)..<number(record + 8, 4) + number(record + 12, 4)
    }
    return nil
  }
}
