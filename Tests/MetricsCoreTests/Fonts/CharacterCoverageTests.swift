import MetricsCore
import TestSupport
import Testing

@Suite("Character coverage")
struct CharacterCoverageTests {
  @Test("Neighbours make a range, and what is told twice counts once")
  func ranges() {
    let coverage = CharacterCoverage(ascending: [0x41, 0x42, 0x42, 0x43, 0x61, 0x63, 0x64])
    #expect(coverage.ranges == [0x41...0x43, 0x61...0x61, 0x63...0x64])
    #expect(coverage.count == 6)
    #expect(coverage.contains("B" as Unicode.Scalar))
    #expect(!coverage.contains("b" as Unicode.Scalar))
  }

  @Test("Nothing covers nothing")
  func empty() {
    let coverage = CharacterCoverage(ascending: [])
    #expect(coverage.ranges == [])
    #expect(coverage.count == 0)
    #expect(!coverage.contains(0))
  }

  @Test("The first and the last value there are can be covered")
  func extremes() {
    let coverage = CharacterCoverage(ascending: [0, UInt32.max, UInt32.max])
    #expect(coverage.ranges == [0...0, UInt32.max...UInt32.max])
    #expect(coverage.contains(.max))
    #expect(!coverage.contains(.max - 1))
  }

  @Test("A set of the same values agrees", arguments: 1..<21 as Range<UInt64>)
  func set(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let density = Int.random(in: 1...9, using: &generator)
    let values = (0..<400 as Range<UInt32>).filter { _ in
      Int.random(in: 0..<10, using: &generator) < density
    }
    // Some values are told several times.
    let told = (values + values.filter { $0 % 3 == 0 }).sorted()
    let coverage = CharacterCoverage(ascending: told)
    let set = Set(values)
    #expect(coverage.count == set.count)
    #expect((0..<410).filter { coverage.contains($0) } == set.sorted())
    #expect(coverage.ranges.flatMap(Array.init) == set.sorted())
    #expect(
      zip(coverage.ranges, coverage.ranges.dropFirst())
        .allSatisfy { $0.upperBound + 1 < $1.lowerBound })
  }
}
