import MetricsCore
import TestSupport
import Testing

@Suite("The order of findings")
struct FindingOrderTests {
  @Test("The gravest come first, then rule, slot, style, language, key, text and place decide")
  func byHand() {
    let ordered = [
      finding(.error, "b", key: "z"),
      finding(.warning, "a"),
      finding(.warning, "b", locale: "de"),
      finding(.warning, "b", locale: "de", key: "a", line: 9),
      finding(.warning, "b", locale: "de", key: "a", line: 10),
      finding(.warning, "b", locale: "de", key: "b", line: 1),
      finding(.warning, "b", locale: "en", key: "a"),
      finding(.warning, "b", slot: "row", locale: "de"),
      finding(.warning, "b", slot: "row", style: "h1"),
      finding(.note, "a"),
      finding(.note, "a", message: "later words"),
    ]
    for seed in 1..<21 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let shuffled = ordered.shuffled(using: &generator)
      #expect(Finding.inReportOrder(shuffled) == ordered, "seed \(seed)")
    }
  }

  @Test("Whatever the order found in, the report's is one", arguments: 1..<11 as Range<UInt64>)
  func shuffled(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let findings = (0..<60).map { _ in random(using: &generator) }
    let sorted = Finding.inReportOrder(findings)
    for _ in 0..<3 {
      let again = Finding.inReportOrder(findings.shuffled(using: &generator))
      #expect(again == sorted)
    }
  }

  @Test("It is a strict weak order", arguments: 1..<6 as Range<UInt64>)
  func strictWeakOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let findings = (0..<24).map { _ in random(using: &generator) }
    let precedes = findings.map { a in
      findings.map { b in a != b && Finding.inReportOrder([b, a])[0] == a }
    }
    let all = findings.indices
    for a in all {
      #expect(!precedes[a][a])
      for b in all {
        #expect(!(precedes[a][b] && precedes[b][a]))
        // Neither precedes the other only when nothing that orders differs.
        #expect(precedes[a][b] || precedes[b][a] || findings[a] == findings[b])
        let transitive = all.allSatisfy { c in
          !(precedes[a][b] && precedes[b][c]) || precedes[a][c]
        }
        #expect(transitive)
      }
    }
  }

  @Test("Errors are graver than warnings, warnings than notes")
  func severities() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(Severity.error > .warning && Severity.warning > .note)
  }

  @Test(
    "A verdict could go either way under a tenth of a point",
    arguments: [(0, true), (0.0999, true), (0.1, false), (3, false), (nil, false)])
  func margin(margin: Double?, couldGoEitherWay: Bool) {
    var finding = Finding(rule: "truncated", severity: .error, message: "")
    finding.margin = margin
    #expect(finding.couldGoEitherWay == couldGoEitherWay)
  }

  private func finding(
    _ severity: Severity, _ rule: String, slot: String? = nil, style: String? = nil,
    locale: String? = nil, key: String? = nil, line: Int? = nil, message: String = ""
  ) -> Finding {
    var finding = Finding(rule: rule, severity: severity, message: message)
    (finding.slot, finding.style, finding.locale, finding.key) = (slot, style, locale, key)
    finding.location = line.map { SourceLocation(path: "a.strings", line: $0) }
    return finding
  }

  /// A finding from so few values that many agree in most.
  private func random(using generator: inout SeededGenerator) -> Finding {
    func pick<Value>(_ values: Value...) -> Value { values.randomElement(using: &generator)! }
    var finding = finding(
      pick(.note, .error), pick("a", "b"), slot: pick(nil, "row"), style: pick("h1", "h2"),
      locale: pick(nil, "de"), key: pick("x", "y"), line: pick(nil, 9, 10),
      message: pick("one", "two"))
    finding.text = pick(nil, "Text")
    finding.variant = pick(nil, "few")
    return finding
  }
}
