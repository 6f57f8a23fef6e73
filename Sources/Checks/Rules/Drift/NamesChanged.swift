import MetricsCore

/// Reports faces whose names are others than when the lock was written.
struct NamesChanged: Rule {
  static let description = RuleDescription(
    id: "names-changed", severity: .error, title: "A font has other names than before",
    plural: "fonts have other names than before",
    rationale: """
      An app asks for a font by the names in its file. When they change, UIFont(name:size:) gives \
      nothing and SwiftUI shows the system font, without a word.
      """,
    remedy: """
      Change the names in the app and in the configuration, or keep the old file. If the change is \
      meant, accept it with lock --check --accept.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uifont/init(name:size:)"])

  static let examples = RuleExamples(
    passing: [.init("the same names", DriftSamples.fonts())],
    failing: [
      .init("another family", DriftSamples.fonts { $0.family = "Sample Sans" }),
      .init("a face that is gone", FontDrift(old: DriftSamples.font(), new: nil)),
    ])

  func findings(in subject: FontDrift) -> [Finding] {
    guard let old = subject.old else { return [] }
    guard let new = subject.new else {
      return [
        Finding(
          Self.description, about: subject,
          "\(old.postScriptName), which a style used (\(old.path)), is used by none any more")
      ]
    }
    let names = [
      ("full name", old.fullName, new.fullName), ("family", old.family, new.family),
      ("subfamily", old.subfamily, new.subfamily),
    ]
    var parts = names.filter { $0.1 != $0.2 }.map { name, old, new in
      "\(name) (\(new.map(quoted) ?? "none"), was \(old.map(quoted) ?? "none"))"
    }
    let gone = old.instances.filter { !new.instances.contains($0) }
    if !gone.isEmpty { parts.append("instances (\(shortList(gone, atMost: 4)) gone)") }
    guard !parts.isEmpty else { return [] }
    return [
      Finding(
        Self.description, about: subject, "\(new.postScriptName) has another \(list(parts))")
    ]
  }
}

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
