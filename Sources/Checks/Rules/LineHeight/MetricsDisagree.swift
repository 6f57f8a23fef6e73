import MetricsCore

/// Reports fonts whose three sets of line metrics give different heights.
struct MetricsDisagree: Rule {
  static let description = RuleDescription(
    id: "metrics-disagree", severity: .note,
    title: "A font’s line metrics disagree",
    plural: "styles are set in fonts whose line metrics disagree",
    rationale: """
      A font stores line metrics three times: in hhea, and as typo and win metrics in OS/2. iOS \
      takes hhea whatever the others say. Android, Windows, browsers and design tools may take \
      another set, so a line drawn there is not as high as the one in the app.
      """,
    remedy: """
      Use the hhea figures in designs. Where the font may be changed, make the three sets equal.
      """,
    references: [
      "https://learn.microsoft.com/typography/opentype/spec/hhea",
      "https://learn.microsoft.com/typography/opentype/spec/os2",
      "https://learn.microsoft.com/typography/opentype/spec/recom",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("three sets of the same height", style(typo: (800, -200), win: (800, -200))),
      .init("one baseline a little lower, the same height", style(typo: (780, -220), win: nil)),
      .init("a font without OS/2", style(typo: nil, win: nil)),
    ],
    failing: [
      .init("typo metrics of 0.9 em against 1 em", style(typo: (720, -180), win: (800, -200))),
      .init("win metrics of 1.3 em against 1 em", style(typo: (800, -200), win: (1000, -300))),
    ])

  /// The difference in ems that is let pass: one unit of a thousand, which conversion can cause.
  static let tolerance = 0.001

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard let description = subject.face?.description, description.unitsPerEm > 0,
      let hhea = description.verticalMetrics.hhea
    else { return [] }
    let em = Double(description.unitsPerEm)
    let height = Double(hhea.height) / em
    let others = [
      (set: VerticalMetricsSource.typo, metrics: description.verticalMetrics.typo),
      (set: .win, metrics: description.verticalMetrics.win),
    ].compactMap { other in
      other.metrics.map { (set: other.set, height: Double($0.height) / em) }
    }
    guard let worst = others.max(by: { abs($0.height - height) < abs($1.height - height) }),
      abs(worst.height - height) > Self.tolerance + slack
    else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      .disagree(
        subject.mention, hhea: height, others: others,
        size: subject.large?.pointSize ?? subject.style.size))
    finding.compare(worst.height, with: height, unit: "em")
    return [finding]
  }

  private static func style(typo: (Int, Int)?, win: (Int, Int)?) -> StyleMeasurement {
    let metrics = { (pair: (Int, Int)) in VerticalMetrics(ascender: pair.0, descender: pair.1) }
    return Samples.style(face: Samples.face(typo: typo.map(metrics), win: win.map(metrics)))
  }
}

extension String {
  fileprivate static func disagree(
    _ style: String, hhea: Double, others: [(set: VerticalMetricsSource, height: Double)],
    size: Double
  ) -> String {
    let told = others.map { other in
      "\(ems(other.height)) by \(other.set.rawValue) (\(points(other.height * size)))"
    }
    return """
      The font of \(style) has lines of \(ems(hhea)) by hhea, which iOS uses \
      (\(points(hhea * size)) at size \(formatted(size))), but \(list(told))
      """
  }
}
