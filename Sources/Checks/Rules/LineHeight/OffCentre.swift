import MetricsCore

/// Reports styles whose capitals are not in the middle of their line.
///
/// Half a point is about what shows on a screen of two or three pixels to the point, and 3 % of
/// the size about what shows at any size: both have to be passed.
struct OffCentre: Rule {
  static let description = RuleDescription(
    id: "off-centre", severity: .note,
    title: "Capitals are not in the middle of their line",
    plural: "styles have capitals off the middle of their line",
    rationale: """
      Layouts centre a label’s frame, not its letters. When the middle of the capitals is not that \
      of the line, text looks too high or too low in buttons, in badges and beside icons. The \
      cause is the font’s ascent and descent, or a line height whose extra room all goes above.
      """,
    remedy: """
      Shift the text with a baseline offset of the size given, scaled like the font, or align by \
      cap height.
      """,
    references: [
      "https://developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset",
      "https://learn.microsoft.com/typography/opentype/spec/os2",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("capitals of 0.6 em in a line from 0.8 em to −0.2 em", Samples.style()),
      .init("a third of a point off", Samples.style(face: face(ascender: 840))),
    ],
    failing: [
      .init("a font with much room above its letters", Samples.style(face: face(ascender: 1000))),
      .init("a font with much room below its letters", Samples.style(face: face(descender: -400))),
      .init("a line height of 24 pt", Samples.style { $0.lineHeight = 24 }),
    ])

  /// The distance in points that is let pass at any size.
  static let leastDistance = 0.5
  /// The distance in ems that is let pass at large sizes.
  static let leastShare = 0.03

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard let large = subject.large, let capHeight = subject.capHeight,
      let box = LineBox(large, subject.lineMetrics)
    else { return [] }
    let capitals = capHeight * large.pointSize / 2
    let line = (box.above - box.below) / 2
    let distance = abs(capitals - line)
    let limit = max(Self.leastDistance, Self.leastShare * large.pointSize)
    guard distance > limit + slack else { return [] }
    let isHigh = capitals > line
    var finding = Finding(
      Self.description, about: subject,
      .offCentre(
        subject.mention, distance, isHigh: isHigh, height: box.above + box.below,
        capitals: capitals, line: line))
    finding.compare(distance, with: limit, unit: "pt")
    finding.margin = distance - limit
    finding.advice = "a baseline offset of \(points(isHigh ? -distance : distance)) at large"
    return [finding]
  }

  private static func face(ascender: Int = 800, descender: Int = -200) -> ResolvedFace {
    Samples.face(hhea: VerticalMetrics(ascender: ascender, descender: descender))
  }
}

extension String {
  fileprivate static func offCentre(
    _ style: String, _ distance: Double, isHigh: Bool, height: Double, capitals: Double,
    line: Double
  ) -> String {
    """
    Capitals of \(style) sit \(points(distance)) too \(isHigh ? "high" : "low") in their line of \
    \(points(height)) at large: their middle is \(points(capitals)) above the baseline, that of \
    the line \(points(line))
    """
  }
}
