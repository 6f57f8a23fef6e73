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
