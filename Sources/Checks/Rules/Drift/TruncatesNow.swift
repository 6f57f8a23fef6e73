import MetricsCore

/// Reports texts that are cut off and were not when the lock was written.
struct TruncatesNow: Rule {
  static let description = RuleDescription(
    id: "truncates-now", severity: .error, title: "A text is cut off that was not before",
    plural: "texts are cut off that were not before",
    rationale: """
      Since the lock file was written, the font, the style or the text has changed so that a text \
      no longer fits its slot: people lose its end.
      """,
    remedy: """
      Give the slot more lines or room, or keep the old font. If the change is meant, accept it \
      with lock --check --accept.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uilabel/numberoflines"])

  static let examples = RuleExamples(
    passing: [
      .init("a text that fits as before", DriftSamples.text()),
      .init("a text that was cut off before", DriftSamples.text(old: "2t*12", new: "2t*12")),
    ],
    failing: [
      .init(
        "a text that is cut off at AX5 now",
        DriftSamples.text(old: "1*12", new: "1*11 2t"))
    ])

  func findings(in subject: TextDrift) -> [Finding] {
    let fits = TextFits(subject) { !$0.isTruncated && $1.isTruncated }
    guard !fits.changes.isEmpty else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      "\(subject.mention) is cut off \(fits.place(of: subject)), where it fitted before")
    finding.take(fits, of: subject)
    return [finding]
  }
}
