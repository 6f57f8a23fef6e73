import DynamicType
import MetricsCore

/// Reports styles whose size is scaled before it is scaled.
struct DoubleScaling: Rule {
  static let description = RuleDescription(
    id: "double-scaling", severity: .error,
    title: "A size is scaled twice",
    plural: "styles are scaled twice",
    rationale: """
      A ScaledMetric given to Font.custom(_:size:), or the size of a preferred font given to \
      UIFontMetrics, has grown already and grows again. The default text size shows nothing of it; \
      at the accessibility sizes the text is several times too large.
      """,
    remedy: "Give the scaling API the size at the default text size, or use a font of fixed size.",
    references: [
      "https://developer.apple.com/documentation/uikit/scaling-fonts-automatically",
      "https://developer.apple.com/documentation/swiftui/scaledmetric",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a size that is scaled once", Samples.style()),
      .init(
        "a scaled size in a font that is not scaled",
        Samples.style {
          $0.scaledBefore = true
          $0.scaling = .fixed
        }),
    ],
    failing: [
      .init("a scaled size of 17 pt, scaled by UIKit", Samples.style { $0.scaledBefore = true }),
      .init(
        "a ScaledMetric of 17 pt in Font.custom",
        Samples.style {
          $0.scaledBefore = true
          $0.api = .swiftui
        }),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard subject.style.scaledBefore, subject.style.scaling == .dynamic else { return [] }
    // No cap holds back the value that comes in; it holds back what comes out.
    let uncapped = subject.ladder { $0.maximumPointSize = nil }
    let twice = uncapped.indices.map { index in
      subject.ladder { $0.size = uncapped[index].pointSize }[index].pointSize
    }
    let failing = twice.indices.filter { twice[$0] != subject.ladder[$0].pointSize }
    guard
      let worst = failing.max(by: { a, b in
        abs(twice[a] - subject.ladder[a].pointSize) < abs(twice[b] - subject.ladder[b].pointSize)
      })
    else { return [] }
    let meant = subject.ladder[worst]
    var finding = Finding(
      Self.description, about: subject,
      .twice(subject.mention, subject.style.api, twice[worst], meant))
    finding.categories = failing.map { subject.ladder[$0].category }
    finding.compare(twice[worst], with: meant.pointSize, unit: "pt")
    finding.advice = "\(points(subject.style.size)) given unscaled"
    return [finding]
  }
}

extension String {
  fileprivate static func twice(
    _ style: String, _ api: ScalingAPI, _ size: Double, _ meant: ScaledStyle
  ) -> String {
    let function = api == .uikit ? "UIFontMetrics" : "Font.custom(_:size:relativeTo:)"
    return """
      \(style) reaches \(function) already scaled and is scaled again: \(points(size)) at \
      \(meant.category.id) in place of \(points(meant.pointSize))
      """
  }
}
