import DynamicType
import MetricsCore

/// Reports styles whose line height is less than their letters are high.
struct LineHeightTooSmall: Rule {
  static let description = RuleDescription(
    id: "line-height-too-small", severity: .error,
    title: "A line height is smaller than the letters",
    plural: "styles have a line height smaller than their letters",
    rationale: """
      A maximum line height below what the letters need takes room away above the baseline: the \
      first line loses its top and lines run into one another. A constant that fits at the default \
      size does so at the accessibility sizes, since nobody scales it.
      """,
    remedy: """
      Let the line height scale, raise it to the figure given, or leave it to the font. The height \
      compared is that of the font’s own ASCII letters, from the lowest descender to the highest \
      ascender.
      """,
    confidence: .medium,
    references: [
      "https://developer.apple.com/documentation/uikit/nsparagraphstyle/maximumlineheight",
      "https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:)",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("the font’s own line height", Samples.style("article", size: 16)),
      .init(
        "a line height of 22 pt that scales",
        Samples.style("article", size: 16) {
          $0.lineHeight = 22
          $0.lineHeightScales = true
        }),
      .init(
        "a constant line height under a cap",
        Samples.style("article", size: 16) {
          $0.lineHeight = 22
          $0.maximumPointSize = 23
        }),
    ],
    failing: [
      .init(
        "a line height of 22 pt at every size",
        Samples.style("article", size: 16) { $0.lineHeight = 22 }),
      .init(
        "a line height of 12 pt for text of 16 pt",
        Samples.style("article", size: 16) {
          $0.lineHeight = 12
          $0.lineHeightScales = true
        }),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard subject.style.lineHeight != nil, let ink = subject.letterInk else { return [] }
    let needed = ink.top + ink.bottom
    let failing = subject.ladder.filter { Self.isTooSmall($0, needed) }
    guard let worst = failing.max(by: { shortage($0, needed) < shortage($1, needed) }),
      let lineHeight = worst.lineHeight
    else { return [] }
    let height = needed * worst.pointSize
    var finding = Finding(
      Self.description, about: subject,
      .tooSmall(
        subject.mention, lineHeight, failing, height, worst))
    finding.categories = failing.map(\.category)
    finding.compare(height, with: lineHeight, unit: "pt")
    finding.margin = height - lineHeight
    finding.advice = advice(subject, needed)
    return [finding]
  }

  /// Returns whether letters of a height in ems overlap from line to line.
  static func isTooSmall(_ entry: ScaledStyle, _ needed: Double) -> Bool {
    guard let lineHeight = entry.lineHeight else { return false }
    return needed * entry.pointSize > lineHeight + slack
  }

  private func shortage(_ entry: ScaledStyle, _ needed: Double) -> Double {
    needed * entry.pointSize - (entry.lineHeight ?? 0)
  }

  /// Returns what clears it: the least constant, or letting the line height there is scale.
  private func advice(_ subject: StyleMeasurement, _ needed: Double) -> String? {
    guard let lineHeight = subject.style.lineHeight else { return nil }
    let clears = { (height: Double) in
      !subject.ladder {
        $0.lineHeight = height
        $0.lineHeightScales = true
      }.contains { Self.isTooSmall($0, needed) }
    }
    if subject.style.lineHeightScales {
      let heights = (1...200).map { roundUp(lineHeight, toScale: 2) + Double($0) / 2 }
      return heights.first(where: clears).map { "lineHeight \(formatted($0))" }
    }
    let constant = subject.ladder.map { needed * $0.pointSize }.max() ?? 0
    let raise = "lineHeight \(formatted(roundUp(constant, toScale: 2)))"
    let scale = subject.style.scaling == .dynamic && clears(lineHeight)
    return anyOf(scale ? ["lineHeightScales: true", raise] : [raise])
  }
}

extension String {
  fileprivate static func tooSmall(
    _ style: String, _ lineHeight: Double, _ failing: [ScaledStyle], _ height: Double,
    _ worst: ScaledStyle
  ) -> String {
    """
    \(style) has too little line height at \(describe(failing.map(\.category))): its letters are \
    \(points(height)) high\(worst.place(among: failing)), its lines \(points(lineHeight))
    """
  }
}
