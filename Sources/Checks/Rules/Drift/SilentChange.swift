import MetricsCore

/// Reports faces that look different and call themselves the same version.
struct SilentChange: Rule {
  static let description = RuleDescription(
    id: "silent-change", severity: .warning,
    title: "A font has changed under the same version",
    plural: "fonts have changed under the same version",
    rationale: """
      The file differs in its glyphs, spacing or metrics and still states the version it had when \
      the lock file was written: nobody who reads the version will look for a change.
      """,
    remedy: """
      Ask where the file comes from: a subset, a converted copy, or an edited one.
      """,
    references: ["https://learn.microsoft.com/typography/opentype/spec/name"])

  static let examples = RuleExamples(
    passing: [
      .init("the same file", DriftSamples.fonts()),
      .init(
        "a new version",
        DriftSamples.fonts {
          $0.version = "Version 1.1"
          $0.sha256 = "0002"
          $0.outlines = "00000000000000dd"
        }),
      .init("the same glyphs, packed anew", DriftSamples.fonts { $0.sha256 = "0002" }),
    ],
    failing: [
      .init(
        "other outlines",
        DriftSamples.fonts {
          $0.sha256 = "0002"
          $0.outlines = "00000000000000dd"
        })
    ])

  func findings(in subject: FontDrift) -> [Finding] {
    guard let old = subject.old, let new = subject.new, old.sha256 != new.sha256,
      old.version == new.version, !old.isSameType(as: new)
    else { return [] }
    let parts = [
      (old.coverage != new.coverage, "characters"), (old.advances != new.advances, "advances"),
      (old.kerning != new.kerning, "kerning"), (old.outlines != new.outlines, "outlines"),
      (old.metrics != new.metrics || old.unitsPerEm != new.unitsPerEm, "metrics"),
    ].filter(\.0).map(\.1)
    return [
      Finding(
        Self.description, about: subject,
        "\(new.postScriptName) still says \(new.version.map(quoted) ?? "no version") but has "
          + "other \(list(parts))")
    ]
  }
}
