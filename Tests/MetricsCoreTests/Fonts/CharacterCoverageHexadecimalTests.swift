import MetricsCore
import TestSupport
import Testing

@Suite("Character coverage in words")
struct CharacterCoverageHexadecimalTests {
  @Test(
    "Ranges and single characters, in both directions",
    arguments: [
      ("", []), ("41", [0x41...0x41]), ("20-7E A0 E9", [0x20...0x7E, 0xA0...0xA0, 0xE9...0xE9]),
      ("0-1 10FFFF", [0...1, 0x10FFFF...0x10FFFF]),
    ] as [(String, [ClosedRange<UInt32>])])
  func bothWays(text: String, ranges: [ClosedRange<UInt32>]) throws {
    let coverage = CharacterCoverage(ascending: ranges.joined())
    #expect(coverage.hexadecimal == text)
    #expect(try #require(CharacterCoverage(hexadecimal: text)).ranges == ranges)
  }

  @Test(
    "What is no list of ranges is none",
    arguments: [
      "zz", "7E-20", "41-42-43", "-41", "41-", "-", "20--7E", "+41", "41-+42", "0x41", "41,42",
      "41\t42", "42 41", "41 41", "41-43 43-45", "110000", "41-110000", "FFFFFFFFF", "４１", "U+41",
    ])
  func malformed(text: String) {
    #expect(CharacterCoverage(hexadecimal: text) == nil)
  }

  @Test("Taking away leaves what the other one lacks", arguments: 0..<10 as Range<UInt64>)
  func subtracting(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func some() -> [UInt32] {
      (0..<300 as Range<UInt32>).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    }
    let (a, b) = (some(), some())
    let left = CharacterCoverage(ascending: a).subtracting(CharacterCoverage(ascending: b))
    #expect(left == Set(a).subtracting(b).sorted())
  }

  @Test("Nothing is left of the same, all of it without the other")
  func subtractingEnds() {
    let letters = CharacterCoverage(ascending: 0x41...0x43)
    #expect(letters.subtracting(letters) == [])
    #expect(letters.subtracting(CharacterCoverage(ascending: [])) == [0x41, 0x42, 0x43])
    #expect(CharacterCoverage(ascending: []).subtracting(letters) == [])
  }
}
