import DynamicType
import MetricsCore

/// Reports styles whose sizes or lines have moved.
struct StyleMetricsMoved: Rule {
  static let description = RuleDescription(
    id: "metrics-moved", severity: .error, title: "Sizes, line heights or widths have moved",
    plural: "texts are wider or narrower than before",
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

  /// Texts in no slot are compared as one.
  private func widths(_ subject: StyleDrift) -> Finding? {
    let moved = subject.old.texts.keys.sorted().filter { locale in
      guard let old = subject.old.texts[locale], let new = subject.new.texts[locale] else {
        return false
      }
      return old.count == new.count && old.digest != new.digest
    }
    guard !moved.isEmpty else { return nil }
    let worst = moved.map { locale in
      (subject.new.texts[locale]?.widest ?? 0) - (subject.old.texts[locale]?.widest ?? 0)
    }.reduce(0) { $1.magnitude > $0.magnitude ? $1 : $0 }
    return Finding(
      Self.description, about: subject,
      "texts in \(quoted(subject.new.name)) have other widths than before in \(list(moved))"
        + (worst == 0 ? "" : "; the widest differs by \(points(worst.magnitude))"))
  }
}

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

/// Notes what moved in a face, in the font's own terms.
struct FontMetricsMoved: Rule {
  static let description = StyleMetricsMoved.description

  static let examples = RuleExamples(
    passing: [.init("the same face", DriftSamples.fonts())],
    failing: [
      .init(
        "a face with a higher ascender", DriftSamples.fonts { $0.metrics["hhea.ascender"] = 850 }),
      .init("a face kerned otherwise", DriftSamples.fonts { $0.kerning = "00000000000000dd" }),
    ])

  func findings(in subject: FontDrift) -> [Finding] {
    guard let old = subject.old, let new = subject.new else { return [] }
    var parts: [String] = []
    if old.unitsPerEm != new.unitsPerEm {
      parts.append("units per em (\(new.unitsPerEm), was \(old.unitsPerEm))")
    }
    for name in Set(old.metrics.keys).union(new.metrics.keys).sorted()
    where old.metrics[name] != new.metrics[name] {
      parts.append("\(name) (\(told(new.metrics[name])), was \(told(old.metrics[name])))")
    }
    let scripts = Set(old.advances.keys).intersection(new.advances.keys).sorted().filter {
      old.advances[$0] != new.advances[$0] && old.coverage[$0] == new.coverage[$0]
    }
    if !scripts.isEmpty { parts.append("advances (\(list(scripts.map(scriptName))))") }
    if old.kerning != new.kerning { parts.append("kerning") }
    if old.axes != new.axes { parts.append("axes (\(list(new.axes)), was \(list(old.axes)))") }
    guard !parts.isEmpty else { return [] }
    var finding = Finding(
      Self.description, about: subject, "\(new.postScriptName) has other \(list(parts))")
    finding.severity = .note
    return [finding]
  }

  private func told(_ value: Int?) -> String { value.map(String.init) ?? "none" }
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
