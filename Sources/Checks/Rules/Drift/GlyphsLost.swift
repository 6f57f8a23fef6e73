import MetricsCore

/// Reports texts with characters that their font has lost.
struct GlyphsLost: Rule {
  static let description = RuleDescription(
    id: "glyphs-lost", severity: .error, title: "A font has lost characters",
    plural: "texts have characters that their font has lost",
    rationale: """
      The font had a character when the lock file was written and does not have it now. iOS takes \
      it from another font then, and words stand in two typefaces.
      """,
    remedy: """
      Ask the font's makers, or take the file again with all its scripts: subsets and web versions \
      often lack some.
      """,
    references: ["https://learn.microsoft.com/typography/opentype/spec/cmap"])

  static let examples = RuleExamples(
    passing: [.init("a text whose characters are all there", DriftSamples.text())],
    failing: [.init("a text whose S is gone", DriftSamples.text(lost: ["S"]))])

  func findings(in subject: TextDrift) -> [Finding] {
    guard !subject.lostCharacters.isEmpty else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      "\(subject.mention) has \(namedList(subject.lostCharacters)), which "
        + "\(subject.font ?? "its font") has lost")
    finding.compare(Double(subject.lostCharacters.count), with: 0, unit: "characters")
    return [finding]
  }
}

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
