import FontEngine
import MetricsCore
import TestSupport
import Testing

/// Fonts cut short or with bytes changed: a description and advances, or one clear sentence, and
/// never a crash or a hang.
@Suite("Damaged fonts") struct DamagedFontTests {
  private static let text = "To file AV, Ấịƒx\u{301} дай\u{200B}ж שלום مرحبا é9.5…\nเว้นวรรค👍🏽"

  /// Does with a font all that the commands do.
  private func use(_ bytes: [UInt8], _ what: String) {
    let time = ProcessorTime.measure {
      do throws(EngineError) {
        let file = try FontFile(bytes: bytes, path: "Fonts/A.ttf")
        for index in 0..<min(file.faceCount, 3) { try use(file, index, what) }
      } catch {
        #expect(error.path == "Fonts/A.ttf")
        expectSentence(error.message, what)
      }
    }
    #expect(time < ProcessorTime.limit, "\(what)")
  }

  private func use(_ file: FontFile, _ index: Int, _ what: String) throws(EngineError) {
    let place = [AxisValue(tag: "wght", value: 650)]
    let face = try file.describe(faceIndex: index, detail: .everything, at: place)
    for fault in face.faults { expectSentence(fault, what) }
    _ = face.lineMetrics
    let font = ShapingFont(
      face: ShapingFace(file: file, faceIndex: index, coordinates: place, pointSize: 20))
    let shaper = Shaper()
    var shaped = shaper.shape(Self.text, font: font, locale: "vi")
    _ = shaper.facts(of: shaped, font: font)
    shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 0, font: font, locale: "vi")
    let lines = LineWrapper.lines(shaped, limit: 4)
    let isWhole = lines.map { shaped.string($0.start..<$0.end) }.joined().unicodeScalars
      .elementsEqual(Self.text.unicodeScalars)
    if !isWhole || !shaped.positions.allSatisfy(\.isFinite) {
      Issue.record("\(what): the lines are not the text")
    }
  }

  /// A message is one line of printable characters.
  private func expectSentence(_ message: String, _ what: String) {
    let isPrintable = message.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0 != "\u{FFFD}"
    }
    if message.isEmpty || !isPrintable { Issue.record("\(what): \(message)") }
  }

  @Test("Cut at every 64th byte", arguments: TestFonts.fixtureNames) func cut(name: String) throws {
    let bytes = try TestFonts.bytes("Fixtures/" + name)
    for count in stride(from: 0, to: bytes.count, by: 64) {
      use(Array(bytes[..<count]), "\(name) cut after \(count) bytes")
    }
    use(bytes, name)
  }

  /// Returns a copy with some bytes changed, half of them near the start, where the directory is.
  private func flipped(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var copy = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let end = Bool.random(using: &generator) ? min(bytes.count, 400) : bytes.count
      let index = Int.random(in: 0..<end, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: copy[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
      case 1: copy[index] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &generator)!
      default: copy[index] = .random(in: 0...255, using: &generator)
      }
    }
    return copy
  }

  @Test("2,000 with bytes changed", arguments: 0..<20) func flips(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let fonts = try TestFonts.fixtureNames.map { try TestFonts.bytes("Fixtures/" + $0) }
    for step in 0..<100 {
      let index = (step + Int(seed) * 7) % fonts.count
      use(
        flipped(fonts[index], &generator),
        "\(TestFonts.fixtureNames[index]), seed \(seed), step \(step)")
    }
  }

  @Test(
    "Real fonts with bytes changed",
    arguments: [
      "AtkinsonHyperlegible/AtkinsonHyperlegible-Regular.ttf",
      "OpenDyslexic/OpenDyslexic-Regular.otf", "Figtree/Figtree[wght].ttf",
      "NotoSansThai/NotoSansThai[wdth,wght].ttf",
    ])
  func realFonts(name: String) throws {
    let bytes = try TestFonts.bytes(name)
    var generator = SeededGenerator(seed: 1)
    for step in 0..<25 { use(flipped(bytes, &generator), "\(name), step \(step)") }
    for step in 1...8 { use(Array(bytes[..<(bytes.count * step / 9)]), "\(name), cut \(step)") }
  }

  @Test("Random bytes after the start of a font") func garbage() {
    var generator = SeededGenerator(seed: 2)
    let starts = ["\0\u{1}\0\0", "OTTO", "true", "ttcf", "wOFF", "wOF2", "%!PS", ""]
    for step in 0..<200 {
      let count = Int.random(in: 0..<600, using: &generator)
      let rest = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      use(Array(starts[step % starts.count].utf8) + rest, "garbage \(step)")
    }
  }

  @Test("Counts of 65,535 that are not there") func hugeCounts() throws {
    let face = try TestFonts.fixture("HugeCounts.ttf").describe(detail: .everything)
    #expect(face.unitsPerEm == 1000)
    use(try TestFonts.bytes("Fixtures/HugeCounts.ttf"), "HugeCounts.ttf")
  }

  @Test("A WOFF of 76 bytes that claims to unpack to two gigabytes") func bomb() {
    // The header of WOFF 1.0: signature, flavor, length, one table, reserved, totalSfntSize, …
    let size: [UInt8] = [0x7F, 0, 0, 28]
    var bytes: [UInt8] = Array("wOFF".utf8) + [0, 1, 0, 0, 0, 0, 0, 76, 0, 1, 0, 0] + size
    bytes += [0, 1, 0, 0] + [UInt8](repeating: 0, count: 20)
    // Its directory: tag, offset, compressed length, length, sum; then 12 bytes of data.
    bytes += Array("head".utf8) + [0, 0, 0, 64, 0, 0, 0, 12, 0x7F, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0x78, 0x9C, 0x63, 0x60, 0xA0, 0x3D, 0, 0, 0, 0x64, 0, 1]
    #expect(bytes.count == 76)
    let error = #expect(throws: EngineError.self) {
      try FontFile(bytes: bytes, path: "Fonts/A.woff")
    }
    #expect(
      error?.message
        == "the font is damaged (a table claims an impossible size); get the file again")
  }
}
