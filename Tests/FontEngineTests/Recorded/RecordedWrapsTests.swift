import FontEngine
import Foundation
import MetricsCore
import Testing

/// A text's lines as `Expectations/record-lines.c` found them, each line shaped by itself.
struct RecordedWraps: Decodable {
  struct Wrap: Decodable {
    /// The room for one line in thousandths of an em.
    var width: Double
    /// The offsets after each line.
    var ends: [Int]
    /// The widest line in thousandths of an em.
    var widest: Double
  }

  var file, variations, language, text: String
  var wraps: [Wrap]
}

@Suite("Recorded lines") struct RecordedWrapsTests {
  private struct List: Decodable { var texts: [RecordedWraps] }

  private static let all: [RecordedWraps] = {
    let path = TestFonts.expectations.appendingPathComponent("lines.json")
    guard let data = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode(List.self, from: data).texts) ?? []
  }()

  @Test("There are 26 texts at five widths") func records() {
    #expect(Self.all.count == 26)
    #expect(Self.all.allSatisfy { $0.wraps.count == 5 })
    // Some break words inside, some fit in one line.
    let counts = Self.all.flatMap(\.wraps).map(\.ends.count)
    #expect(counts.contains(1) && counts.contains { $0 > 12 })
  }

  @Test("Lines end where each line shaped by itself fits", arguments: all.indices)
  func lines(index: Int) throws {
    let recorded = Self.all[index]
    var font = try ShapingFont.file(recorded.file, coordinates(of: recorded.variations))
    font.conventions = .plain
    let shaper = Shaper()
    var shaped = shaper.shape(recorded.text, font: font, locale: recorded.language)
    shaper.addEmergencyBreaks(
      to: &shaped, inWordsWiderThan: 0, font: font, locale: recorded.language)
    for wrap in recorded.wraps {
      let lines = LineWrapper.lines(shaped, limit: wrap.width / 1000)
      #expect(lines.map(\.end) == wrap.ends, "\(recorded.text) at \(wrap.width)")
      let widest = lines.map(\.width).max() ?? 0
      // The record has three decimals.
      #expect(abs(widest * 1000 - wrap.widest) <= 0.001, "\(recorded.text) at \(wrap.width)")
      let summary = LineWrapper.summary(shaped, limit: wrap.width / 1000)
      #expect(summary.lines == wrap.ends.count)
      #expect(summary.widest == widest)
    }
  }

  private func coordinates(of variations: String) -> [String: Double] {
    variations.split(separator: ",").reduce(into: [:]) { found, part in
      let sides = part.split(separator: "=")
      found[String(sides[0])] = Double(sides[1])
    }
  }
}
