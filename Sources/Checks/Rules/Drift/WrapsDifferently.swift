import MetricsCore

/// Reports texts that take another number of lines than when the lock was written.
struct WrapsDifferently: Rule {
  static let description = RuleDescription(
    id: "wraps-differently", severity: .error,
    title: "A text takes another number of lines than before",
    plural: "texts take another number of lines than before",
    rationale: """
      Since the lock file was written, the font, the style or the text has changed so that lines \
      break elsewhere: what stands below moves, and a fixed height may clip.
      """,
    remedy: """
      Look at the screens named. If the change is meant, accept it with lock --check --accept.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uilabel/numberoflines"])

  static let examples = RuleExamples(
    passing: [
      .init("a text that wraps as before", DriftSamples.text(old: "1*6 2*6", new: "1*6 2*6")),
      .init(
        "a text that is cut off now, which another rule says",
        DriftSamples.text(old: "1*12", new: "1*11 2t")),
    ],
    failing: [
      .init(
        "a text that wraps to one more line from AX3",
        DriftSamples.text(old: "1*9 2*3", new: "1*9 3*3")),
      .init(
        "a text with a word that is broken inside now",
        DriftSamples.text(old: "1*12", new: "1*11 1b")),
    ])

  func findings(in subject: TextDrift) -> [Finding] {
    let fits = TextFits(subject) { old, new in
      (old.lines != new.lines || !old.breaksWord && new.breaksWord)
        && (old.isTruncated || !new.isTruncated)
    }
    guard !fits.changes.isEmpty else { return [] }
    let changes = fits.changes.map { $0.new.lines - $0.old.lines }
    let worst = changes.reduce(0) { $1.magnitude > $0.magnitude ? $1 : $0 }
    var finding = Finding(
      Self.description, about: subject,
      "\(subject.mention) \(wraps(changes, worst)) \(fits.place(of: subject))")
    finding.take(fits, of: subject)
    if let change = fits.changes.first(where: { $0.new.lines - $0.old.lines == worst }) {
      finding.compare(Double(change.new.lines), with: Double(change.old.lines), unit: "lines")
    }
    return [finding]
  }

  private func wraps(_ changes: [Int], _ worst: Int) -> String {
    if worst == 0 { return "breaks a word inside that stayed whole before," }
    let count = worst.magnitude == 1 ? "one" : "\(worst.magnitude)"
    let upTo = Set(changes).count > 1 ? "up to " : ""
    let lines = worst.magnitude == 1 ? "line" : "lines"
    return "wraps to \(upTo)\(count) \(worst > 0 ? "more" : "fewer") \(lines)"
  }
}
