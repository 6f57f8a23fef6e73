import DynamicType
import MetricsCore

/// Reports styles whose lines get tighter as the text grows.
///
/// A font's own line height grows with its size, and so does a scaled one; a constant does not.
/// Whole-point rounding of the size and rounding of the line height to a pixel move the ratio a
/// little either way, and what they can explain is not reported.
struct LineHeightDrift: Rule {
  static let description = RuleDescription(
    id: "line-height-drift", severity: .warning,
    title: "Lines get tighter as the text grows",
    plural: "styles get tighter lines as the text grows",
    rationale: """
      Nobody scales a constant line height: minimumLineHeight and maximumLineHeight of a paragraph \
      style stay as they are while UIFontMetrics enlarges the font. A ratio that reads well at the \
      default size is then too tight for the people who need large text most.
      """,
    remedy: """
      Scale the line height with UIFontMetrics.scaledValue(for:), or leave it to the font.
      """,
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
        "a constant line height of a text that does not grow",
        Samples.style("badge", size: 11) {
          $0.lineHeight = 16
          $0.scaling = .fixed
        }),
    ],
    failing: [
      .init(
        "a line height of 22 pt at every size",
        Samples.style("article", size: 16) { $0.lineHeight = 22 })
    ])

  /// The fall of the ratio that is let pass.
  static let tolerance = 0.02

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard let large = subject.large, let largest = subject.entry(.ax5),
      let before = ratio(large), let after = ratio(largest)
    else { return [] }
    let fall = before - after
    guard fall > Self.tolerance + slack, fall > wobble(large, largest, of: subject) else {
      return []
    }
    var finding = Finding(
      Self.description, about: subject,
      .drift(subject.mention, large, largest, before: before, after: after))
    finding.categories = subject.ladder.filter { entry in
      entry.category > .large && (ratio(entry).map { before - $0 > Self.tolerance } ?? false)
    }.map(\.category)
    finding.compare(after, with: before - Self.tolerance, unit: "em")
    finding.margin = (fall - Self.tolerance) * largest.pointSize
    if !subject.style.lineHeightScales { finding.advice = "lineHeightScales: true" }
    return [finding]
  }

  private func ratio(_ entry: ScaledStyle) -> Double? {
    guard let lineHeight = entry.lineHeight, entry.pointSize > 0 else { return nil }
    return lineHeight / entry.pointSize
  }

  /// Returns how far rounding alone can move the ratio between the two sizes.
  ///
  /// A scaled size is up to half a point off unless a largest size cut it short; a scaled line
  /// height is up to half a pixel off, a sixth of a point at three pixels to the point.
  private func wobble(
    _ large: ScaledStyle, _ largest: ScaledStyle, of subject: StyleMeasurement
  ) -> Double {
    let style = subject.style
    guard style.scaling == .dynamic, style.lineHeight != nil else { return 0 }
    let pixel = style.lineHeightScales ? 1.0 / 6 : 0
    return [large, largest].reduce(0) { sum, entry in
      let halfPoint = subject.isCapped(entry) || entry.pointSize == style.size ? 0 : 0.5
      return sum + (halfPoint * (ratio(entry) ?? 0) + pixel) / entry.pointSize
    }
  }
}

extension String {
  fileprivate static func drift(
    _ style: String, _ large: ScaledStyle, _ largest: ScaledStyle, before: Double, after: Double
  ) -> String {
    """
    Lines of \(style) fall from \(formatted(before, decimals: 3)) to \
    \(formatted(after, decimals: 3)) of the point size between large and AX5: \
    \(points(large.lineHeight ?? 0)) for \(points(large.pointSize)), then \
    \(points(largest.lineHeight ?? 0)) for \(points(largest.pointSize))
    """
  }
}
