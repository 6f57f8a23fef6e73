import DynamicType
import Layouts
import MetricsCore

/// Reports bars that neither grow nor show their items enlarged.
struct MissingLargeContentViewer: Rule {
  static let description = RuleDescription(
    id: "missing-large-content-viewer", severity: .warning,
    title: "A bar neither grows nor shows its items enlarged",
    plural: "bars neither grow nor show their items enlarged",
    rationale: """
      The text of a bar keeps its size. At the accessibility sizes the system’s own bars show an \
      item enlarged on a long press; a bar that an app draws itself does so only when asked to, and \
      without it nobody who needs large text can read the items.
      """,
    remedy: """
      Set showsLargeContentViewer and add a UILargeContentViewerInteraction, or in SwiftUI \
      accessibilityShowsLargeContentViewer.
      """,
    references: [
      "https://developer.apple.com/videos/play/wwdc2019/261/",
      "https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a tab bar with the large content viewer", Samples.bar(scales: false))
    ],
    failing: [
      .init(
        "a tab bar without the large content viewer",
        Samples.bar(scales: false, largeContentViewer: false))
    ])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      guard cell.category.isAccessibilityCategory else { return }
      for frame in cell.solution.frames {
        let node = subject.outline.nodes[frame.node]
        guard case .bar(let bar) = node.element.content, !bar.scales, !bar.largeContentViewer,
          !node.children.isEmpty
        else { continue }
        note(frame.node, 0, 0)
      }
    }.map { faults in
      var finding = faults.finding(
        Self.description,
        """
        \(faults.element) of \(faults.layout) keeps its size and does not show its items enlarged \
        at \(faults.place)
        """, dependsOnText: false)
      (finding.measured, finding.limit, finding.unit, finding.margin) = (nil, nil, nil, nil)
      finding.advice = "largeContentViewer: true"
      return finding
    }
  }
}
