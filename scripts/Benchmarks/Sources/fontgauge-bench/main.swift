// The library's part of the benchmark: the same work as scripts/plain-loop.c.
//
// usage: fontgauge-bench FONT STRINGS [--threads N]
//
// STRINGS has one text a line. Each text is shaped once and its breaks are found once; then it is
// wrapped at twelve sizes and six widths. Prints the number of texts, the number of lines of all
// wraps and the sum, in points, of the widest line of each.

import Dispatch
import FontGaugeKit
import Synchronization

/// What some texts come to.
struct Sums: Sendable {
  var lines = 0
  var widest = 0.0
}

let sizes = ContentSizeCategory.allCases.map {
  17 * TextStyle.body.scalingLeading(at: $0) / TextStyle.body.scalingLeading(at: .large)
}
let widths: [Double] = [288, 343, 358, 361, 398, 408]

func measure(
  _ texts: ArraySlice<LocalizedText>, _ font: ShapingFont, _ shaper: Shaper, _ sums: inout Sums
) {
  let narrowest = (widths.min() ?? 0) / (sizes.max() ?? 1)
  for text in texts {
    var shaped = shaper.shape(text.text, font: font, locale: text.locale)
    if shaped.longestSegmentWidth > narrowest {
      shaper.addEmergencyBreaks(
        to: &shaped, inWordsWiderThan: narrowest, font: font, locale: text.locale)
    }
    for size in sizes {
      for width in widths {
        let summary = LineWrapper.summary(shaped, limit: width / size)
        sums.lines += summary.lines
        sums.widest += summary.widest * size
      }
    }
  }
}

func run(_ words: [String]) throws {
  guard words.count == 2 || (words.count == 4 && words[2] == "--threads"),
    let threads = words.count == 4 ? Int(words[3]) : 1, threads > 0
  else { throw InputError("usage: fontgauge-bench FONT STRINGS [--threads N]") }
  let file = try FontFile(bytes: FileReader.read(words[0]), path: words[0])
  let font = ShapingFont(face: ShapingFace(file: file), conventions: .plain)
  let texts = try StringsFiles.read([words[1]])

  let chunk = 64
  let chunks = (texts.count + chunk - 1) / chunk
  let next = Atomic(0)
  let total = Mutex(Sums())
  @Sendable func work() {
    let shaper = Shaper()
    var sums = Sums()
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < chunks else { break }
      measure(
        texts[(index * chunk)..<min(texts.count, (index + 1) * chunk)], font, shaper, &sums)
    }
    total.withLock { $0 = Sums(lines: $0.lines + sums.lines, widest: $0.widest + sums.widest) }
  }
  if threads == 1 {
    work()
  } else {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in work() }
  }
  let sums = total.withLock { $0 }
  print("texts \(texts.count) lines \(sums.lines) widest \(formatted(sums.widest, decimals: 1))")
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  fatalError("\(error)")
}
