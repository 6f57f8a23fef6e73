import MetricsCore
import TestSupport

/// A text made at random, with spaces, hyphens, line feeds, characters of several code units and
/// ones wider than most lines, and a limit to wrap it at.
///
/// Lengths are multiples of 1/64 em: sums of them are exact.
struct RandomText: CustomStringConvertible {
  var shaped: ShapedText
  var limit: Double

  private static let letters: [Character] = [
    "a", "b", "c", "d", "W", "e\u{301}", "👍🏽", "𝒜", " ", " ", " ", "-",
  ]

  init(using generator: inout SeededGenerator, adjusted: Bool = false) {
    let count = Int.random(in: 0...22, using: &generator)
    var text = ""
    for _ in 0..<count {
      let isLineFeed = Int.random(in: 0..<20, using: &generator) == 0
      text.append(isLineFeed ? "\n" : Self.letters.randomElement(using: &generator)!)
    }
    var advances: [Character: Double] = ["W": 3]
    for letter in Self.letters where letter != "W" {
      advances[letter] = Self.length(16...80, using: &generator)
    }
    shaped = RoundNumberShaper.shape(
      text, ellipsisAdvance: Self.length(32...80, using: &generator)
    ) { advances[$0]! }
    limit = Self.length(0...512, using: &generator)
    if adjusted { adjust(using: &generator) }
  }

  /// Lets every break that is not mandatory change advances.
  private mutating func adjust(using generator: inout SeededGenerator) {
    for index in shaped.segments.indices.dropLast() where !shaped.segments[index].isMandatory {
      shaped.segments[index].endAdjustment = Self.length(-3...3, using: &generator)
      shaped.segments[index + 1].startAdjustment = Self.length(-3...3, using: &generator)
    }
    for index in shaped.emergencyBreaks.indices {
      shaped.emergencyBreaks[index].endAdjustment = Self.length(-3...3, using: &generator)
      shaped.emergencyBreaks[index].startAdjustment = Self.length(-3...3, using: &generator)
    }
  }

  private static func length(
    _ range: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> Double {
    Double(Int.random(in: range, using: &generator)) / 64
  }

  var text: String { shaped.string(0..<shaped.utf16.count) }

  var description: String { "\(text.debugDescription) at \(limit)" }
}

extension ShapedText {
  /// Returns the text with every length multiplied.
  func scaled(by factor: Double) -> ShapedText {
    var result = self
    result.positions = positions.map { $0 * factor }
    result.ellipsisAdvance *= factor
    result.segments = segments.map { segment in
      var segment = segment
      segment.position *= factor
      segment.visiblePosition *= factor
      segment.endAdjustment *= factor
      segment.startAdjustment *= factor
      return segment
    }
    result.emergencyBreaks = emergencyBreaks.map { boundary in
      ShapedText.EmergencyBreak(
        offset: boundary.offset, endAdjustment: boundary.endAdjustment * factor,
        startAdjustment: boundary.startAdjustment * factor)
    }
    return result
  }
}
