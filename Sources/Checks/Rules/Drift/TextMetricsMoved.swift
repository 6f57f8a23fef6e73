import MetricsCore

/// Reports texts that are wider or narrower.
struct TextMetricsMoved: Rule {
  static let description = StyleMetricsMoved.description

  static let examples = RuleExamples(
    passing: [.init("a text of the same width", DriftSamples.text())],
    failing: [.init("a text 3 pt wider", DriftSamples.text(width: 103))])

  func findings(in subject: TextDrift) -> [Finding] {
    let move = subject.new.width - subject.old.width
    guard move.magnitude > subject.tolerance + slack, !subject.isReworded else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      "\(subject.mention) is \(points(move.magnitude)) \(move > 0 ? "wider" : "narrower") at "
        + "large than before (\(points(subject.new.width)), was \(points(subject.old.width)))")
    finding.compare(subject.new.width, with: subject.old.width, unit: "pt")
    return [finding]
  }
}
