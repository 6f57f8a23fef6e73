import Layouts
import MetricsCore

/// Reports bars that grow with the text and take much of the screen.
struct BarTooTall: Rule {
  static let description = RuleDescription(
    id: "bar-too-tall", severity: .warning,
    title: "A bar that grows takes over a tenth of the screen",
    plural: "bars that grow take over a tenth of the screen",
    rationale: """
      A bar stays while the content scrolls, so what it gains the content loses, at the very sizes \
      at which content needs most. Apple’s bars keep their size and show an item enlarged on a long \
      press: the large content viewer. A tenth of the screen’s height is FontGauge’s own figure; \
      the system’s bars stay below it in portrait.
      """,
    remedy: "Keep the bar’s height and use the large content viewer.",
    confidence: .medium,
    references: [
      "https://developer.apple.com/videos/play/wwdc2019/261/",
      "https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction",
    ])

  /// The share of the screen's height that a bar may take.
  static let share = 0.1

  static let examples = RuleExamples(
    passing: [
      .init("a tab bar of 49 pt on a screen of 844 pt", Samples.bar(scales: false))
    ],
    failing: [.init("a tab bar that grows to 138 pt at AX5", Samples.bar(scales: true))])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      let limit = Self.share * cell.screen.size.height
      for frame in cell.solution.frames {
        guard case .bar(let bar) = subject.outline.nodes[frame.node].element.content, bar.scales,
          frame.neededHeight > limit,
          frame.neededHeight > SystemMetrics.height(of: bar, on: cell.screen)
        else { continue }
        note(frame.node, frame.neededHeight, limit)
      }
    }.map { faults in
      let worst = faults.worst
      var finding = faults.finding(
        Self.description,
        """
        \(faults.element) of \(faults.layout) grows with the text and takes over a tenth of the \
        screen at \(faults.place): \(points(worst.measured))\(faults.worstPlace) of \
        \(points(worst.limit / Self.share))
        """, dependsOnText: false)
      finding.advice = "scales: false with largeContentViewer: true"
      return finding
    }
  }
}
