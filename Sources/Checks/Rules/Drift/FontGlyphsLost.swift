import MetricsCore

/// Reports faces that have lost characters, whether texts have them or not.
struct FontGlyphsLost: Rule {
  static let description = GlyphsLost.description

  static let examples = RuleExamples(
    passing: [
      .init("a face with the same characters", DriftSamples.fonts()),
      .init(
        "a face with more of them",
        DriftSamples.fonts { $0.coverage["Grek"] = CharacterCoverage(ascending: [0x3B1]) }),
    ],
    failing: [
      .init("a face without its script", DriftSamples.fonts { $0.coverage = [:] }),
      .init(
        "a face without its Z",
        DriftSamples.fonts { $0.coverage["Latn"] = CharacterCoverage(ascending: 0x41...0x59) }),
    ])

  func findings(in subject: FontDrift) -> [Finding] {
    guard let old = subject.old, let new = subject.new else { return [] }
    return old.coverage.keys.sorted().compactMap { script in
      let before = old.coverage[script] ?? CharacterCoverage(ascending: [])
      let lost = before.subtracting(new.coverage[script] ?? CharacterCoverage(ascending: []))
        .filter { !new.covers($0) }
      guard !lost.isEmpty else { return nil }
      let isAll = lost.count == before.count && before.count > 1
      let examples = lost.compactMap { Unicode.Scalar($0) }.map { String($0) }
      let message =
        isAll
        ? "\(scriptName(script)) is gone from \(new.postScriptName): "
          + "\(lost.count) characters that it had"
        : "\(new.postScriptName) has lost \(characters(lost.count, of: script)): "
          + namedList(examples)
      var finding = Finding(Self.description, about: subject, message)
      finding.locale = nil
      finding.text = script
      finding.compare(Double(lost.count), with: 0, unit: "characters")
      return finding
    }
  }
}

extension Finding {
  /// Creates a finding with what every finding about a face that drifted says.
  init(_ rule: RuleDescription, about drift: FontDrift, _ message: String) {
    self.init(rule: rule.id, severity: rule.severity, message: message)
    font = drift.new?.postScriptName ?? drift.old?.postScriptName
  }
}
