import Checks
import MetricsCore
import Testing

@Suite("The rules’ examples")
struct ExampleTests {
  @Test("Every rule has passing examples without and failing ones with its findings")
  func verdicts() {
    for rule in RuleRegistry.styleRules { expectVerdicts(rule) }
    for rule in RuleRegistry.styleSheetRules { expectVerdicts(rule) }
    for rule in RuleRegistry.textRules { expectVerdicts(rule) }
    for rule in RuleRegistry.slotRules { expectVerdicts(rule) }
    for rule in RuleRegistry.layoutRules { expectVerdicts(rule) }
    for rule in RuleRegistry.registrationRules { expectVerdicts(rule) }
    // What moved in a face alone is a note, for the same fault.
    for rule in RuleRegistry.fontDriftRules { expectVerdicts(rule, mayBeMilder: true) }
    for rule in RuleRegistry.styleDriftRules { expectVerdicts(rule) }
    for rule in RuleRegistry.textDriftRules { expectVerdicts(rule) }
  }

  @Test("Verdicts stay the same under other names, on another grid, in a variable font")
  func changedSurroundings() {
    for rule in RuleRegistry.styleRules { expectSame(rule, elsewhere) }
    for rule in RuleRegistry.styleSheetRules { expectSame(rule, elsewhere) }
    for rule in RuleRegistry.textRules { expectSame(rule, elsewhere) }
    for rule in RuleRegistry.slotRules { expectSame(rule, elsewhere) }
  }

  @Test("Every finding tells its style or slot, and its figures as comparison with a unit")
  func completeness() {
    for rule in RuleRegistry.styleRules { expectComplete(rule) }
    for rule in RuleRegistry.styleSheetRules { expectComplete(rule) }
    for rule in RuleRegistry.textRules { expectComplete(rule) }
    for rule in RuleRegistry.slotRules { expectComplete(rule) }
  }

  @Test("A currency sign that no text uses yet is a note")
  func currencySign() {
    for rule in RuleRegistry.coverageRules { expectNotes(rule) }
  }

  private func expectNotes<R: Rule>(_ rule: R) {
    for example in R.examples.passing { #expect(rule.findings(in: example.subject).isEmpty) }
    for example in R.examples.failing {
      #expect(rule.findings(in: example.subject).map(\.severity) == [.note])
    }
  }

  private func expectVerdicts<R: Rule>(_ rule: R, mayBeMilder: Bool = false) {
    let id = R.description.id
    #expect(!R.examples.passing.isEmpty, "\(id) has no passing example")
    #expect(!R.examples.failing.isEmpty, "\(id) has no failing example")
    for example in R.examples.passing {
      #expect(rule.findings(in: example.subject).isEmpty, "\(id): \(example.title)")
    }
    for example in R.examples.failing {
      let findings = rule.findings(in: example.subject)
      #expect(!findings.isEmpty, "\(id): \(example.title)")
      let severity = R.description.severity
      #expect(
        findings.allSatisfy {
          $0.rule == id && (mayBeMilder ? $0.severity <= severity : $0.severity == severity)
        })
    }
  }

  private func expectSame<R: Rule>(_ rule: R, _ change: (R.Subject) -> R.Subject) {
    for example in R.examples.passing {
      #expect(
        rule.findings(in: change(example.subject)).isEmpty,
        "\(R.description.id): \(example.title)")
    }
    for example in R.examples.failing {
      let here = rule.findings(in: example.subject)
      let there = rule.findings(in: change(example.subject))
      #expect(here.count == there.count, "\(R.description.id): \(example.title)")
      for (a, b) in zip(here, there) {
        #expect(a.categories == b.categories)
        #expect(a.devices.count == b.devices.count)
        #expect(a.advice?.isEmpty == b.advice?.isEmpty)
        #expect(Fingerprint.of(a) != Fingerprint.of(b))
      }
    }
  }

  private func expectComplete<R: Rule>(_ rule: R) {
    for example in R.examples.failing {
      for finding in rule.findings(in: example.subject) {
        #expect(finding.style != nil, "\(finding.rule)")
        #expect(finding.location != nil && finding.subjectLocation != nil, "\(finding.rule)")
        #expect((finding.measured == nil) == (finding.unit == nil), "\(finding.rule)")
        #expect((finding.measured == nil) == (finding.limit == nil), "\(finding.rule)")
        #expect(finding.margin.map { $0 >= 0 } ?? true, "\(finding.rule)")
        #expect(finding.message.last != "." && !finding.message.contains("\n"))
        #expect(finding.categories == finding.categories.sorted())
        #expect(finding.fingerprint.isEmpty)
      }
    }
  }
}
