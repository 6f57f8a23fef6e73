import DynamicType
import MetricsCore

/// Reports styles that get smaller than Apple recommends.
struct BelowMinimumSize: Rule {
  static let description = RuleDescription(
    id: "below-minimum-size", severity: .warning,
    title: "Text gets smaller than 11 pt",
    plural: "styles get smaller than 11 pt",
    rationale: """
      Apple’s guidelines ask for at least 11 points on iPhone and iPad. Nothing enforces it: below \
      the default text size a scaled font shrinks, so a 12 point style is 10 points at xSmall.
      """,
    remedy: """
      Choose a larger size, scale with caption2, which never shrinks, or keep the view from going \
      below a category.
      """,
    references: [
      "https://developer.apple.com/design/human-interface-guidelines/typography"
    ])

  static let examples = RuleExamples(
    passing: [
      .init("13 pt with body, 11 pt at the smallest", Samples.style("caption", size: 13)),
      .init(
        "11 pt with caption2, which does not shrink",
        Samples.style("caption", size: 11) { $0.textStyle = .caption2 }),
      .init("11 pt at every size", Samples.style("badge", size: 11) { $0.scaling = .fixed }),
    ],
    failing: [
      .init("12 pt with body, 10 pt at the smallest", Samples.style("caption", size: 12)),
      .init("10 pt at every size", Samples.style("badge", size: 10) { $0.scaling = .fixed }),
      .init("a cap of 10 pt", Samples.style("badge", size: 12) { $0.maximumPointSize = 10 }),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    let failing = subject.ladder.filter { isTooSmall($0) }
    guard let smallest = failing.map(\.pointSize).min() else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      .tooSmall(
        subject.mention, smallest, failing.map(\.category),
        isConstant: failing.allSatisfy { $0.pointSize == smallest }))
    finding.categories = failing.map(\.category)
    finding.compare(smallest, with: minimumRecommendedPointSize, unit: "pt")
    finding.margin = minimumRecommendedPointSize - smallest
    finding.advice = anyOf(ways(subject))
    return [finding]
  }

  private func isTooSmall(_ entry: ScaledStyle) -> Bool {
    entry.pointSize < minimumRecommendedPointSize - slack
  }

  /// Returns the least base size that clears it, and the least category to stop at.
  private func ways(_ subject: StyleMeasurement) -> [String] {
    let clears = { (change: (inout CustomStyle) -> Void) in
      !subject.ladder(changing: change).contains { isTooSmall($0) }
    }
    let cap = subject.style.maximumPointSize ?? 0
    let isCappedBelow = cap > 0 && cap < minimumRecommendedPointSize
    let lifted = isCappedBelow ? minimumRecommendedPointSize : subject.style.maximumPointSize
    let lifting = isCappedBelow ? ["maximumPointSize \(formatted(lifted ?? 0))"] : []
    if clears({ $0.maximumPointSize = lifted }) { return lifting }
    var ways: [String] = []
    if let size = wholeSizes(after: subject.style.size, count: 24).first(where: { size in
      clears {
        $0.size = Double(size)
        $0.maximumPointSize = lifted
      }
    }) {
      ways.append("size \(size)")
    }
    if subject.style.scaling == .dynamic,
      let category = ContentSizeCategory.allCases.first(where: { category in
        category <= .large
          && clears {
            $0.categories.minimum = category
            $0.maximumPointSize = lifted
          }
      })
    {
      ways.append("minimumCategory \(category.id)")
    }
    return ways.map { list(lifting + [$0]) }
  }
}

extension String {
  fileprivate static func tooSmall(
    _ style: String, _ smallest: Double, _ categories: [ContentSizeCategory], isConstant: Bool
  ) -> String {
    """
    \(style) \(isConstant ? "is" : "goes down to") \(points(smallest)) at \(describe(categories)), \
    where Apple recommends \(points(minimumRecommendedPointSize)) or more
    """
  }
}
