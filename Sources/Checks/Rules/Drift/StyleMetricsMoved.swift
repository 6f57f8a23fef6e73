import DynamicType
import MetricsCore

/// Reports styles whose sizes or lines have moved.
struct StyleMetricsMoved: Rule {
  static let description = RuleDescription(
    id: "metrics-moved", severity: .error, title: "Sizes, line heights or widths have moved",
    plural: "texts are wider or narrower than before",
    stylePlural: "styles have moved",
    rationale: """
      Since the lock file was written, the font or the style has changed so that text takes more \
      or less room: every layout that was tuned by hand may be off by that much.
      """,
    remedy: """
      Look at the styles named. Set tolerance in the configuration to the points that do not \
      matter, or accept the change with lock --check --accept.
      """,
    references: ["https://learn.microsoft.com/typography/opentype/spec/hhea"])

  static let examples = RuleExamples(
    passing: [
      .init("a style as before", DriftSamples.style()),
      .init(
        "lines 0.48 pt taller at AX5, where half a point is tolerated",
        DriftSamples.style(factor: 1.01, tolerance: 0.5)),
    ],
    failing: [.init("lines 2.4 pt taller at AX5", DriftSamples.style(factor: 1.05))])

  func findings(in subject: StyleDrift) -> [Finding] {
    [
      finding(subject, subject.old.pointSizes, subject.new.pointSizes, "larger", "smaller", ""),
      finding(
        subject, subject.old.lineHeights, subject.new.lineHeights, "taller", "shorter",
        " in its lines"),
      widths(subject),
    ].compactMap { $0 }
  }

  private func finding(
    _ subject: StyleDrift, _ old: [Double], _ new: [Double], _ more: String, _ less: String,
    _ part: String
  ) -> Finding? {
    guard old.count == new.count else { return nil }
    let moves = zip(old, new).map { $1 - $0 }
    let moved = moves.indices.filter { moves[$0].magnitude > subject.tolerance + slack }
    guard
      let worst = moved.max(by: { moves[$0].magnitude < moves[$1].magnitude }),
      moves.count == ContentSizeCategory.allCases.count
    else { return nil }
    let categories = ContentSizeCategory.allCases
    var finding = Finding(
      Self.description, about: subject,
      "\(quoted(subject.new.name)) is \(points(moves[worst].magnitude)) "
        + "\(moves[worst] > 0 ? more : less)\(part) at \(categories[worst].id) than before "
        + "(\(points(new[worst])), was \(points(old[worst])))")
    finding.categories = moved.map { categories[$0] }
    finding.compare(new[worst], with: old[worst], unit: "pt")
    return finding
  }

  /// Texts in no slot are compared as one, language by language, where they are the same texts; with
  /// a tolerance, by the width of the widest and by the mean.
  private func widths(_ subject: StyleDrift) -> Finding? {
    var moved: [String] = []
    var worst = 0.0
    for (locale, new) in subject.new.texts.sorted(by: { $0.key < $1.key }) {
      guard let old = subject.old.texts[locale], old.texts == new.texts,
        old.widths != new.widths
      else { continue }
      let widest = new.widest - old.widest
      let mean = (new.total - old.total) / Double(max(1, new.count))
      if subject.tolerance > 0, max(widest.magnitude, mean.magnitude) <= subject.tolerance + slack {
        continue
      }
      moved.append(locale)
      if widest.magnitude > worst.magnitude { worst = widest }
    }
    guard !moved.isEmpty else { return nil }
    return Finding(
      Self.description, about: subject,
      "texts in \(quoted(subject.new.name)) have other widths than before in \(list(moved))"
        + (worst == 0 ? "" : "; the widest differs by \(points(worst.magnitude))"))
  }
}

extension Finding {
  /// Creates a finding with what every finding about a style that drifted says.
  init(_ rule: RuleDescription, about drift: StyleDrift, _ message: String) {
    self.init(rule: rule.id, severity: rule.severity, message: message)
    style = drift.new.name
    font = drift.new.font
    location = drift.location
    subjectLocation = drift.location
  }
}
