import MetricsCore
import TestSupport
import Testing

@Suite("Patterns of fits")
struct FitPatternTests {
  private typealias Fit = LockedText.Fit

  /// Patterns written by hand, with how many screens and what they stand for.
  private static let written: [(pattern: String, screens: Int, fits: [LockedText.Fit])] = [
    ("1*12", 1, repeated(Fit(lines: 1), 12)),
    ("0*12", 1, repeated(Fit(lines: 0), 12)),
    ("1*9 2*3", 1, repeated(Fit(lines: 1), 9) + repeated(Fit(lines: 2), 3)),
    (
      "1*9 2 2t*2", 1,
      repeated(Fit(lines: 1), 9) + [Fit(lines: 2)]
        + repeated(Fit(lines: 2, isTruncated: true), 2)
    ),
    (
      "1b 1c 12tb 3tc 3bc 3tbc 4*6", 1,
      [
        Fit(lines: 1, breaksWord: true), Fit(lines: 1, isClipped: true),
        Fit(lines: 12, isTruncated: true, breaksWord: true),
        Fit(lines: 3, isTruncated: true, isClipped: true),
        Fit(lines: 3, breaksWord: true, isClipped: true),
        Fit(lines: 3, isTruncated: true, breaksWord: true, isClipped: true),
      ] + repeated(Fit(lines: 4), 6)
    ),
    // One for all screens, which do not differ.
    ("1*11 2", 3, (0..<3).flatMap { _ in repeated(Fit(lines: 1), 11) + [Fit(lines: 2)] }),
    (
      "1*12 | 2*12 | 1*12", 3,
      repeated(Fit(lines: 1), 12) + repeated(Fit(lines: 2), 12) + repeated(Fit(lines: 1), 12)
    ),
  ]

  private static func repeated(_ fit: LockedText.Fit, _ count: Int) -> [LockedText.Fit] {
    Array(repeating: fit, count: count)
  }

  @Test("Runs of lines are counted, screens parted where they differ", arguments: 0..<written.count)
  func bothWays(index: Int) {
    let example = Self.written[index]
    #expect(FitPattern.pattern(of: example.fits) == example.pattern)
    #expect(FitPattern.fits(from: example.pattern, screens: example.screens) == example.fits)
  }

  @Test("Nothing is an empty pattern")
  func nothing() {
    #expect(FitPattern.pattern(of: []) == "")
  }

  @Test(
    "What is no pattern is none",
    arguments: [
      "", " ", "1*11", "1*13", "1", "1*12 ", " 1*12", "1*6  1*6", "1*12 |", "| 1*12", "1*12 1",
      "1*12|1*12", "1*12 | 1*11", "a*12", "t*12", "1x*12", "1T*12", "-1*12", "+1*12", "1*-12",
      "1*+12", "1*0 1*12", "1**12", "1*12*1", "1*", "*12", "1 *12", "1.5*12", "1tt*12", "1bt*12",
      "1t b*12", "1*1t2", "1000000000*12", "1*1000000000000", "1 1*9223372036854775807",
      "1*9223372036854775808", "1\t*12", "1*12\n", "１*12", "1*１２", "1,*12", "٣*12",
    ])
  func malformed(pattern: String) {
    #expect(FitPattern.fits(from: pattern, screens: 1) == nil)
  }

  @Test("Screens that the slot does not have, or that are missing, are told from it")
  func screens() {
    #expect(FitPattern.fits(from: "1*12 | 2*12", screens: 1) == nil)
    #expect(FitPattern.fits(from: "1*12 | 2*12", screens: 3) == nil)
    #expect(FitPattern.fits(from: "1*12 | 2*12", screens: 2)?.count == 24)
  }

  @Test("Any fits survive being written and read", arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screens = Int.random(in: 1...4, using: &generator)
    let fits = (0..<12 * screens).map { _ in
      LockedText.Fit(
        lines: .random(in: 0...2, using: &generator), isTruncated: .random(using: &generator),
        breaksWord: Int.random(in: 0..<5, using: &generator) == 0,
        isClipped: Int.random(in: 0..<5, using: &generator) == 0)
    }
    #expect(FitPattern.fits(from: FitPattern.pattern(of: fits), screens: screens) == fits)
  }
}
