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
    let losses = old.coverage.sorted { $0.key < $1.key }.compactMap { script, before in
      Loss(script, before, new)
    }
    guard !losses.isEmpty else { return [] }
    let gone = losses.filter(\.isWhole)
    let parts = losses.filter { !$0.isWhole }
    var message = ""
    if !gone.isEmpty {
      let count = gone.reduce(0) { $0 + $1.characters.count }
      message =
        "\(list(gone.map { scriptName($0.script) })) \(gone.count == 1 ? "is" : "are") gone from "
        + "\(new.postScriptName): \(count) characters that it had"
    }
    if !parts.isEmpty {
      message += gone.isEmpty ? "\(new.postScriptName) has lost " : "; it has also lost "
      message += list(parts.map { characters($0.characters.count, of: $0.script) })
      let examples = parts.flatMap(\.characters).compactMap { Unicode.Scalar($0) }
      message += ": " + namedList(examples.map { String($0) })
    }
    var finding = Finding(Self.description, about: subject, message)
    finding.compare(
      Double(losses.reduce(0) { $0 + $1.characters.count }), with: 0, unit: "characters")
    return [finding]
  }

  /// The characters of one script that a face has lost.
  private struct Loss {
    let script: String
    let characters: [UInt32]
    /// Whether the face has none of the script's any more.
    let isWhole: Bool

    init?(_ script: String, _ before: CharacterCoverage, _ new: LockedFont) {
      characters = before.subtracting(new.coverage[script] ?? CharacterCoverage(ascending: []))
        .filter { !new.covers($0) }
      guard !characters.isEmpty else { return nil }
      self.script = script
      isWhole = characters.count == before.count && before.count > 1
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
