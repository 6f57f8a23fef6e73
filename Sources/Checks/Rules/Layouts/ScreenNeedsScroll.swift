import Layouts
import MetricsCore

/// Reports screens whose content is higher than the screen and cannot be scrolled.
struct ScreenNeedsScroll: Rule {
  static let description = RuleDescription(
    id: "screen-needs-scroll", severity: .error,
    title: "A screen’s content is higher than the screen and does not scroll",
    plural: "screens have more content than room and do not scroll",
    rationale: """
      What fits a screen at the standard sizes grows past its end at the largest ones, on small \
      phones and on phones held sideways first. Without a scroll view nobody can reach the rest. \
      Apple’s guidance is to let content scroll wherever text can grow.
      """,
    remedy: "Put the content into a scroll view; where it fits, it does not move.",
    references: [
      "https://developer.apple.com/videos/play/wwdc2017/245/",
      "https://developer.apple.com/design/human-interface-guidelines/scroll-views",
      "https://www.w3.org/TR/WCAG22/#resize-text",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a long text on a screen that scrolls", Samples.screen(scrolls: true)),
      .init("a short text on a screen that does not", Samples.screen("Hide me", scrolls: false)),
    ],
    failing: [.init("a long text on a screen that does not", Samples.screen(scrolls: false))])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    guard case .screen(let screen) = subject.layout.root.content, !screen.scrolls else { return [] }
    return LayoutFaults.gather(subject) { cell, note in
      guard let content = cell.solution.screenContent, content.needed > content.room + 1e-6 else {
        return
      }
      note(0, content.needed, content.room)
    }.map { faults in
      let worst = faults.worst
      var finding = faults.finding(
        Self.description,
        """
        The content of \(faults.layout) (\(subject.locale)) is higher than its room at \
        \(faults.place) and does not scroll: \(points(worst.measured))\(faults.worstPlace), where \
        there are \(points(worst.limit))
        """)
      finding.advice = "scroll: true"
      return finding
    }
  }
}
