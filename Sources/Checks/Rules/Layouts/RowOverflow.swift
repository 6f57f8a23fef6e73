import Layouts
import MetricsCore

/// Reports rows whose parts do not fit beside one another.
struct RowOverflow: Rule {
  static let description = RuleDescription(
    id: "row-overflow", severity: .error,
    title: "A row leaves a text less than its longest word",
    plural: "texts have less room in their row than their longest word needs",
    rationale: """
      What stands beside a text keeps its size while the text grows, until a word no longer fits \
      and is broken between two letters. Apple’s guidance for large sizes is to stack what stands \
      side by side.
      """,
    remedy: """
      Turn the stack vertical from the size named, hide or fix what is beside the text, or give the \
      row more width.
      """,
    references: [
      "https://developer.apple.com/videos/play/wwdc2017/245/",
      "https://developer.apple.com/videos/play/wwdc2024/10074/",
      "https://developer.apple.com/design/human-interface-guidelines/typography",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a short label beside a switch", Samples.row("Hide me")),
      .init(
        "a label that is stacked above the switch at accessibility sizes",
        Samples.row("Notifications", turnsAtAccessibilitySizes: true)),
    ],
    failing: [
      .init("a long word beside a switch at the largest sizes", Samples.row("Notifications")),
      .init("an image of 125 pt that grows past its column", Samples.largeImage()),
    ])

  func findings(in subject: LayoutMeasurement) -> [Finding] { texts(subject) + fixedParts(subject) }

  private func texts(_ subject: LayoutMeasurement) -> [Finding] {
    let all = LayoutFaults.gather(subject) { cell, note in
      for text in cell.solution.rowTexts where text.isOverflowing {
        note(text.text, text.widths.longestWord, text.width)
      }
    }
    return all.map { faults in
      let worst = faults.worst
      var finding = faults.finding(
        Self.description,
        """
        \(faults.mention) has less room in its row of \(faults.layout) than its longest word needs \
        at \(faults.place): \(points(worst.measured)) wide\(faults.worstPlace), where there are \
        \(points(worst.limit))
        """)
      let width = points(roundUp(worst.measured, toScale: 2)) + " of width"
      // Below one another, the word may still be too wide.
      let isHelped = subject.cells.allSatisfy { cell in
        cell.solution.rowTexts.allSatisfy { text in
          text.text != faults.node || !text.isOverflowing
            || text.widths.longestWord <= text.widthAlone + slack
        }
      }
      finding.advice = isHelped ? faults.turningAdvice() + " or " + width : width
      return finding
    }
  }

  private func fixedParts(_ subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      for overflow in cell.solution.overflows {
        note(overflow.node, overflow.needed, overflow.width)
      }
    }.map { faults in
      let worst = faults.worst
      var finding = faults.finding(
        Self.description,
        """
        \(faults.element) of \(faults.layout) needs more width than it has at \(faults.place): \
        \(points(worst.measured))\(faults.worstPlace), where there are \(points(worst.limit))
        """, dependsOnText: false)
      let element = subject.outline.nodes[faults.node].element
      let least = "\(points(roundDown(faults.faults.map(\.limit).min() ?? 0)))"
      if case .image = element.content {
        finding.advice = "maximum \(least)"
      } else if !element.isStack || element.size.width != nil || element.size.minimumWidth != nil {
        finding.advice = "at most \(least) of width"
      } else {
        finding.advice =
          "\(faults.turningAdvice()) or \(points(roundUp(worst.measured, toScale: 2))) of width"
      }
      return finding
    }
  }
}

extension RowText {
  /// Whether the longest word does not fit.
  var isOverflowing: Bool { widths.longestWord > width + 1e-6 && beside.breaksWord }
}
