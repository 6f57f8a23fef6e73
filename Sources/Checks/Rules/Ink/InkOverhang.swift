import DynamicType
import MetricsCore

/// Reports texts whose ink begins before their start or ends after their end.
///
/// A label is as wide as its advances. Overhangs of a few hundredths of an em are usual in italics
/// and at round letters; one of a point or less is hardly seen.
struct InkOverhang: Rule {
  static let description = RuleDescription(
    id: "ink-overhang", severity: .note,
    title: "Ink reaches out of the text’s width",
    plural: "texts have ink that reaches out of their width",
    rationale: """
      A label is as wide as the advances of its text. Swashes, slanted capitals and letters such \
      as “j” draw beyond them, and what lies outside is cut off when the label clips, is drawn \
      into an image, or stands at the edge of its container.
      """,
    remedy: "Leave the room given beside the text, or do not clip the view.",
    confidence: .medium,
    references: ["https://learn.microsoft.com/typography/opentype/spec/hmtx"])

  static let examples = RuleExamples(
    passing: [
      .init("ink within the advances", text(left: 0, right: 0)),
      .init("a slant of 0.05 em", text(left: 0, right: 0.05)),
      .init(
        "an overhang of a point at 11 pt",
        text(left: 0, right: 0.09, in: Samples.style("badge", size: 11) { $0.scaling = .fixed })),
    ],
    failing: [
      .init("a swash of 0.25 em on the right", text(left: 0, right: 0.25)),
      .init("a tail of 0.1 em on the left", text(left: 0.1, right: 0)),
    ])

  /// The overhang in ems that is let pass at any size.
  static let leastShare = 0.05
  /// The overhang in points that is let pass.
  static let leastDistance = 1.0

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard let ink = subject.ink else { return [] }
    let most = max(ink.leftOverhang, ink.rightOverhang)
    guard most > Self.leastShare + slack else { return [] }
    let failing = subject.style.ladder.filter {
      most * $0.pointSize > Self.leastDistance + slack
    }
    guard let worst = failing.max(by: { $0.pointSize < $1.pointSize }) else { return [] }
    let isLeft = ink.leftOverhang > ink.rightOverhang
    let limit = max(Self.leastDistance, Self.leastShare * worst.pointSize)
    var finding = Finding(
      Self.description, about: subject,
      .overhang(
        subject.text.mention, quoted(subject.style.style.name), most * worst.pointSize,
        isLeft ? "left" : "right", worst, failing))
    finding.categories = failing.map(\.category)
    finding.compare(most * worst.pointSize, with: limit, unit: "pt")
    finding.margin = most * worst.pointSize - limit
    finding.advice = """
      \(points(roundUp(most * worst.pointSize, toScale: 2))) of room on the \(isLeft ? "left" : "right")
      """
    return [finding]
  }

  private static func text(
    left: Double, right: Double, in style: StyleMeasurement = Samples.style()
  ) -> TextMeasurement {
    Samples.text("Relief", key: "map.relief", in: style) {
      $0.ink = InkBounds(top: 0.7, bottom: 0, leftOverhang: left, rightOverhang: right)
    }
  }
}

extension String {
  fileprivate static func overhang(
    _ text: String, _ style: String, _ distance: Double, _ side: String,
    _ worst: ScaledStyle, _ failing: [ScaledStyle]
  ) -> String {
    """
    The ink of \(text) in \(style) reaches beyond its \(side) end at \
    \(describe(failing.map(\.category))): by \(points(distance))\(worst.place(among: failing))
    """
  }
}
