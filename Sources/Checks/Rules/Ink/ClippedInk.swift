import DynamicType
import MetricsCore

/// Reports texts whose ink leaves the line they stand in.
struct ClippedInk: Rule {
  static let description = RuleDescription(
    id: "clipped-ink", severity: .warning,
    title: "Ink reaches out of the line",
    plural: "texts have ink that reaches out of the line",
    rationale: """
      A label is as high as its lines, and a line is as high as the font’s ascent and descent say, \
      or as the style’s line height. What a letter draws above or below is cut off at the label’s \
      edge or runs into the next line. Stacked accents, as in Vietnamese, and misplaced marks do \
      this.
      """,
    remedy: """
      Raise the line height for ink above, which is where its extra room goes; leave room below \
      the text for ink below; or use a font made for the language.
      """,
    confidence: .medium,
    references: [
      "https://learn.microsoft.com/typography/opentype/spec/hhea",
      "https://developer.apple.com/documentation/uikit/nsparagraphstyle/minimumlineheight",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("ink that fills the line exactly", text(top: 0.8, bottom: 0.2)),
      .init("a round letter’s overshoot", text(top: 0.815, bottom: 0.2)),
      .init(
        "a stacked accent in a higher line",
        text(top: 1, bottom: 0, in: Samples.style { $0.lineHeight = 60 })),
    ],
    failing: [
      .init("an accent 0.1 em above the line", text(top: 0.9, bottom: 0)),
      .init("a mark 2 em below the line", text(top: 0.7, bottom: 2.2)),
      .init(
        "an accent in a line height that leaves it no room",
        text(top: 0.8, bottom: 0, in: Samples.style { $0.lineHeight = 46 })),
    ])

  /// How far ink may leave the line, in ems.
  ///
  /// Round and pointed letters overshoot flat ones by one to two hundredths of an em without being
  /// meant to be higher; at 17 points that is a pixel, and a label’s height is rounded up to whole
  /// pixels.
  static let tolerance = 0.02

  func findings(in subject: TextMeasurement) -> [Finding] {
    let style = subject.style
    guard let ink = subject.ink, let metrics = style.lineMetrics else { return [] }
    if style.style.lineHeight == nil,
      ink.top <= metrics.ascent + Self.tolerance, ink.bottom <= metrics.descent + Self.tolerance
    {
      return []
    }
    let letters = style.letterInk.map { $0.top + $0.bottom }
    let excesses = style.ladder.compactMap { entry -> Excess? in
      // Where plain letters do not fit either, the style is at fault and line-height-too-small
      // says so once.
      if style.style.lineHeight != nil, let letters,
        LineHeightTooSmall.isTooSmall(entry, letters)
      {
        return nil
      }
      return LineBox(entry, metrics).flatMap { Excess(of: ink, entry, $0) }
    }
    guard let first = excesses.first else { return [] }
    let worst = excesses.dropFirst().reduce(first) { $1.most > $0.most ? $1 : $0 }
    let isAbove = worst.above >= worst.below
    var finding = Finding(
      Self.description, about: subject, .clipped(subject, excesses.map(\.entry), worst))
    finding.categories = excesses.map(\.entry.category)
    finding.compare(
      (isAbove ? ink.top : ink.bottom) * worst.entry.pointSize,
      with: isAbove ? worst.box.above : worst.box.below, unit: "pt")
    finding.margin = worst.most - Self.tolerance * worst.entry.pointSize
    finding.advice = advice(worst, among: excesses.map(\.entry))
    return [finding]
  }

  private func advice(_ worst: Excess, among entries: [ScaledStyle]) -> String {
    var ways: [String] = []
    if worst.above > 0 {
      let height = roundUp(worst.box.above + worst.box.below + worst.above, toScale: 2)
      ways.append("a line height of \(points(height))")
    }
    if worst.below > 0 {
      ways.append("\(points(roundUp(worst.below, toScale: 2))) of room below the text")
    }
    return list(ways) + worst.entry.place(among: entries)
  }

  private static func text(
    top: Double, bottom: Double, in style: StyleMeasurement = Samples.style()
  ) -> TextMeasurement {
    Samples.text("Ảnh", key: "photo.title", locale: "vi", in: style) {
      $0.ink = InkBounds(top: top, bottom: bottom)
      $0.highest = "Ả"
      $0.lowest = "h"
    }
  }
}

/// How far ink leaves its line at one category, in points; 0 at a side where it does not.
private struct Excess {
  let entry: ScaledStyle
  let box: LineBox
  let above: Double
  let below: Double

  /// Creates the excess; `nil` when the ink stays within the tolerance.
  init?(of ink: InkBounds, _ entry: ScaledStyle, _ box: LineBox) {
    let allowed = ClippedInk.tolerance * entry.pointSize + slack
    let above = ink.top * entry.pointSize - box.above
    let below = ink.bottom * entry.pointSize - box.below
    guard above > allowed || below > allowed else { return nil }
    self.entry = entry
    self.box = box
    self.above = above > allowed ? above : 0
    self.below = below > allowed ? below : 0
  }

  var most: Double { max(above, below) }
}

extension String {
  fileprivate static func clipped(
    _ subject: TextMeasurement, _ failing: [ScaledStyle], _ worst: Excess
  ) -> String {
    var parts: [String] = []
    if worst.above > 0 {
      parts.append("\(of(subject.highest)) \(points(worst.above)) above")
    }
    if worst.below > 0 {
      parts.append("\(of(subject.lowest)) \(points(worst.below)) below")
    }
    return """
      \(subject.text.mention) leaves the line of \(quoted(subject.style.style.name)) at \
      \(describe(failing.map(\.category))): \(list(parts))\(worst.entry.place(among: failing))
      """
  }

  private static func of(_ character: String?) -> String {
    character.map { "the ink of \(quoted($0)) reaches" } ?? "its ink reaches"
  }
}
