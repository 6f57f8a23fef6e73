import Layouts
import MetricsCore

/// Reports grids whose items are higher than the layout makes them.
struct GridOverlap: Rule {
  static let description = RuleDescription(
    id: "grid-overlap", severity: .error,
    title: "The items of a grid are higher than the layout makes them",
    plural: "items of a grid are higher than the layout makes them",
    rationale: """
      A collection view layout that gives every item a constant height puts the next line of items \
      where the text of this one still goes on: texts lie over one another or are cut. Apple’s \
      guidance is to let items size themselves, and to show fewer columns at large sizes.
      """,
    remedy: """
      Work the height out from the text at the current size, let items size themselves (estimated \
      dimensions), or use fewer columns.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)",
      "https://developer.apple.com/videos/play/wwdc2017/245/",
    ])

  static let examples = RuleExamples(
    passing: [.init("items as high as their content", Samples.grid(itemHeight: nil))],
    failing: [
      .init(
        "items of 60 pt with an image of 40 pt and a text that grows to 48 pt",
        Samples.grid(itemHeight: 60))
    ])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      for frame in cell.solution.frames where frame.isTooLow {
        guard let parent = subject.outline.nodes[frame.node].parent,
          case .grid(let grid) = subject.outline.nodes[parent].element.content,
          grid.itemHeight != nil
        else { continue }
        note(parent, frame.neededHeight, frame.height)
      }
    }.map { faults in
      let worst = faults.worst
      var finding = faults.finding(
        Self.description,
        """
        The items of \(faults.element) in \(faults.layout) (\(subject.locale)) overlap at \
        \(faults.place): \(points(worst.measured)) high\(faults.worstPlace), where the layout \
        makes them \(points(worst.limit))
        """)
      finding.advice =
        "no itemHeight or \(points(roundUp(worst.measured, toScale: 1))) of height"
      return finding
    }
  }
}
