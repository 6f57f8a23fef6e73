import Layouts
import MetricsCore

/// Reports rows in which a text is cut that would be whole below its neighbours.
struct NeedsVerticalAxis: Rule {
  static let description = RuleDescription(
    id: "needs-vertical-axis", severity: .warning,
    title: "A text is cut off beside something that could stand below it",
    plural: "texts are cut off beside something that could stand below them",
    rationale: """
      The text has a limit on its lines, and what stands beside it takes the room it would need. \
      Apple’s guidance is to stack such rows at large sizes, where the text gets the whole width.
      """,
    remedy: """
      Turn the stack vertical from the size named (accessibilityAxis, or axis by category), or \
      allow more lines.
      """,
    references: [
      "https://developer.apple.com/videos/play/wwdc2017/245/",
      "https://developer.apple.com/documentation/uikit/uistackview/axis",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a label that may take any number of lines", Samples.row("Notifications on")),
      .init(
        "one line that is stacked above the switch at accessibility sizes",
        Samples.row("Saved places", lines: 1, turnsAtAccessibilitySizes: true)),
    ],
    failing: [.init("one line beside a switch at AX5", Samples.row("Saved places", lines: 1))])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      for text in cell.solution.rowTexts where text.isCutBesideOnly && !text.isOverflowing {
        note(text.text, text.widths.natural, text.width)
      }
    }.map { faults in
      let worst = faults.worst
      let alone = subject.rowText(faults.node, at: worst)?.widthAlone ?? worst.limit
      var finding = faults.finding(
        Self.description,
        """
        \(faults.mention) is cut in its row of \(faults.layout) at \(faults.place), and would be \
        whole below its neighbours: it has \(points(worst.limit))\(faults.worstPlace) of the row’s \
        \(points(alone))
        """)
      finding.advice = faults.turningAdvice()
      return finding
    }
  }
}

extension RowText {
  /// Whether the text is cut, and would not be if the stack were vertical.
  var isCutBesideOnly: Bool { beside.isCut && !alone.isCut }
}
