import Checks
import MetricsCore

// What the tests ask: one rule's findings about a subject, as a configuration without overrides
// gets them.

func findings(_ rule: String, in subject: StyleMeasurement) -> [Finding] {
  RuleRunner().findings(in: subject).filter { $0.rule == rule }
}

func findings(_ rule: String, in subject: StyleSheetMeasurement) -> [Finding] {
  RuleRunner().findings(in: subject).filter { $0.rule == rule }
}

func findings(_ rule: String, in subject: TextMeasurement) -> [Finding] {
  RuleRunner().findings(in: subject).filter { $0.rule == rule }
}

func findings(_ rule: String, in subject: SlotMeasurement) -> [Finding] {
  RuleRunner().findings(in: subject).filter { $0.rule == rule }
}

/// Whether two figures are equal but for the last digits of a double.
func isClose(_ a: Double?, _ b: Double) -> Bool {
  a.map { abs($0 - b) < 1e-9 } ?? false
}
