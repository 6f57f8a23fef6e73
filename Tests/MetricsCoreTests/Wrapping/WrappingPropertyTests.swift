import MetricsCore
import TestSupport
import Testing

/// 120 texts a seed.
private let seeds: Range<UInt64> = 1..<21

@Suite("Lines of random texts")
struct WrappingPropertyTests {
  @Test("Joined, the lines are the text", arguments: seeds)
  func joined(seed: UInt64) {
    for random in texts(seed, adjusted: true) {
      for avoidsLoneLastWord in [false, true] {
        let wrapped = WrappedText(
          random.shaped, limit: random.limit, avoidsLoneLastWord: avoidsLoneLastWord)
        #expect(wrapped.whole.joined() == random.text, "\(random)")
        #expect(
          zip(wrapped.lines, wrapped.lines.dropFirst()).allSatisfy { $0.end == $1.start },
          "\(random)")
      }
    }
  }

  @Test("Lines end where the text may be broken, for the reason given", arguments: seeds)
  func reasons(seed: UInt64) {
    for random in texts(seed, adjusted: true) {
      let units = random.shaped.utf16
      for line in LineWrapper.lines(random.shaped, limit: random.limit) {
        let isOpportunity = random.shaped.segments.contains { $0.end == line.end }
        let isInside = random.shaped.emergencyBreaks.contains { $0.offset == line.end }
        let holds =
          switch line.reason {
          case .mandatory: units[line.end - 1] == 0x0A
          case .end: line.end == units.count && units[line.end - 1] != 0x0A
          case .regular: isOpportunity && line.end < units.count && units[line.end - 1] != 0x0A
          case .emergency: isInside
          }
        #expect(holds, "\(random), \(line)")
        #expect(!units[line.start..<(line.end - 1)].contains(0x0A), "\(random), \(line)")
      }
    }
  }

  @Test("No line is wider than the limit but those of one character", arguments: seeds)
  func widths(seed: UInt64) {
    for random in texts(seed, adjusted: true) {
      let wrapped = WrappedText(random.shaped, limit: random.limit)
      for (line, visible) in zip(wrapped.lines, wrapped.visible) {
        #expect(line.width <= random.limit || visible.count <= 1, "\(random), \(line)")
      }
    }
  }

  @Test("A wider limit never gives more lines", arguments: seeds)
  func widerLimit(seed: UInt64) {
    for random in texts(seed) {
      let counts = (0...8).map {
        LineWrapper.summary(random.shaped, limit: random.limit * Double($0) / 4).lines
      }
      #expect(counts == counts.sorted(by: >), "\(random)")
    }
  }

  @Test("Without a limit there is one line more than terminators inside", arguments: seeds)
  func noLimit(seed: UInt64) {
    for random in texts(seed, adjusted: true) where !random.text.isEmpty {
      let inside = random.text.dropLast().count { $0 == "\n" }
      let lines = LineWrapper.lines(random.shaped, limit: .infinity)
      #expect(lines.count == inside + 1, "\(random)")
      #expect(lines.map(\.width).max() == random.shaped.naturalWidth, "\(random)")
    }
  }

  @Test("Twice the advances in twice the room break at the same places", arguments: seeds)
  func scale(seed: UInt64) {
    for random in texts(seed, adjusted: true) {
      let lines = LineWrapper.lines(random.shaped, limit: random.limit)
      var twice = LineWrapper.lines(random.shaped.scaled(by: 2), limit: random.limit * 2)
      for index in twice.indices { twice[index].width /= 2 }
      #expect(twice == lines, "\(random)")
    }
  }

  @Test("The summary counts and measures the lines", arguments: seeds)
  func summary(seed: UInt64) {
    for random in texts(seed, adjusted: true) {
      let lines = LineWrapper.lines(random.shaped, limit: random.limit)
      #expect(
        LineWrapper.summary(random.shaped, limit: random.limit)
          == WrapSummary(
            lines: lines.count, widest: lines.map(\.width).max() ?? 0,
            breaksWord: lines.contains { $0.reason == .emergency }),
        "\(random)")
    }
  }

  @Test(
    "Trying every place a line could end gives the same lines", arguments: seeds.prefix(10),
    [false, true])
  func reference(seed: UInt64, adjusted: Bool) {
    for random in texts(seed, adjusted: adjusted) {
      let reference = ReferenceWrapper(text: random.shaped, limit: random.limit)
      let lines = LineWrapper.lines(random.shaped, limit: random.limit)
      #expect(lines.map(\.start) == reference.starts, "\(random)")
      #expect(
        lines.allSatisfy { $0.width == max(0, reference.width($0.start, $0.end)) }, "\(random)")
    }
  }

  @Test("Avoiding a lone last word keeps the number of lines and the limit", arguments: seeds)
  func loneLastWord(seed: UInt64) {
    for random in texts(seed, adjusted: true) {
      let reference = ReferenceWrapper(text: random.shaped, limit: random.limit)
      let plain = LineWrapper.lines(random.shaped, limit: random.limit)
      let lines = LineWrapper.lines(
        random.shaped, limit: random.limit, avoidsLoneLastWord: true)
      #expect(lines.count == plain.count, "\(random)")
      for (line, before) in zip(lines, plain) {
        #expect(line.width == max(0, reference.width(line.start, line.end)), "\(random), \(line)")
        #expect(line == before || line.width <= random.limit, "\(random), \(line)")
        #expect(line == before || line.visibleEnd > line.start, "\(random), \(line)")
      }
    }
  }

  @Test("A truncated text shows as much as fits before the ellipsis", arguments: seeds)
  func truncation(seed: UInt64) {
    for random in texts(seed) {
      let lines = LineWrapper.lines(random.shaped, limit: random.limit)
      for maximum in 1..<4 {
        let truncation = LineWrapper.truncation(
          random.shaped, limit: random.limit, maximumLines: maximum)
        guard lines.count > maximum else {
          #expect(truncation == nil, "\(random)")
          continue
        }
        let reference = ReferenceWrapper(text: random.shaped, limit: random.limit)
          .truncated(from: lines[maximum - 1].start)
        #expect(truncation?.visibleLines.count == maximum, "\(random)")
        #expect(truncation?.visibleLines.last == reference.shown, "\(random)")
        #expect(
          truncation?.visible == random.shaped.string(0..<reference.cut) + "…", "\(random)")
        #expect(
          truncation.map { $0.visible.dropLast() + $0.lost } == random.text[...], "\(random)")
      }
    }
  }

  private func texts(_ seed: UInt64, adjusted: Bool = false) -> [RandomText] {
    (adjusted ? Self.adjustedTexts : Self.plainTexts)[Int(seed - seeds.lowerBound)]
  }

  // Made once for all tests: making them takes longer than wrapping them.
  private static let plainTexts = texts(adjusted: false)
  private static let adjustedTexts = texts(adjusted: true)

  private static func texts(adjusted: Bool) -> [[RandomText]] {
    seeds.map { seed in
      var generator = SeededGenerator(seed: seed)
      return (0..<120).map { _ in RandomText(using: &generator, adjusted: adjusted) }
    }
  }
}
