import Layouts
import MetricsCore

/// Reports cells and other containers of constant height that are lower than their content.
struct ClippedCell: Rule {
  static let description = RuleDescription(
    id: "clipped-cell", severity: .error,
    title: "A cell of constant height is lower than its content",
    plural: "cells of constant height are lower than their content",
    rationale: """
      A row height that is a constant does not follow the text in it. Apple’s guidance is to let \
      rows size themselves, with a minimum height instead of a constant one.
      """,
    remedy: """
      Let the height follow the content: automatic row heights, a minimum height, or a height \
      scaled by UIFontMetrics.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uitableview/automaticdimension",
      "https://developer.apple.com/videos/play/wwdc2017/245/",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a cell as high as its content", Samples.cell("Notifications on")),
      .init("a cell of 96 pt with one line", Samples.cell("Hide", height: 96)),
    ],
    failing: [.init("a cell of 44 pt with one line at AX5", Samples.cell("Hide", height: 44))])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      for frame in cell.solution.frames where frame.isTooLow {
        let element = subject.outline.nodes[frame.node].element
        guard element.hasFixedHeight, element.isContainer else { continue }
        note(frame.node, frame.neededHeight, frame.height)
      }
    }.map { faults in
      let worst = faults.worst
      var finding = faults.finding(
        Self.description,
        """
        \(faults.element) of \(faults.layout) (\(subject.locale)) is lower than its content at \
        \(faults.place): \(points(worst.measured))\(faults.worstPlace), where there are \
        \(points(worst.limit))
        """)
      finding.advice = "minimumHeight instead of height"
      return finding
    }
  }
}

extension LayoutElement {
  /// Whether other elements are in it, so that they are clipped and not it itself.
  fileprivate var isContainer: Bool {
    switch content {
    case .cell, .stack, .list, .grid: true
    case .control(let control): control.kind == .button
    case .text, .image, .spacer, .bar, .screen: false
    }
  }
}
