import DynamicType
import Layouts
import MetricsCore

/// Reports rows that leave a text a narrow column.
struct CrampedRow: Rule {
  static let description = RuleDescription(
    id: "cramped-row", severity: .warning,
    title: "A row leaves a text a narrow column",
    plural: "texts have a narrow column in their row",
    rationale: """
      A text that shares its row at large sizes gets a column of a word or two a line, many lines \
      high. Apple’s guidance is to stack what stands side by side as text grows. Narrow means here \
      under 8 times the point size, some 16 letters; that figure is FontGauge’s own.
      """,
    remedy: """
      Turn the stack vertical from the size named: axis by category, or isAccessibilityCategory in \
      code.
      """,
    confidence: .medium,
    references: [
      "https://developer.apple.com/videos/play/wwdc2017/245/",
      "https://developer.apple.com/videos/play/wwdc2024/10074/",
      "https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory",
    ])

  /// The narrowest column that counts as wide enough, in multiples of the point size.
  static let narrowestColumn = 8.0

  static let examples = RuleExamples(
    passing: [
      .init("a label that stays on one line", Samples.row("Hide me")),
      .init(
        "a label that is stacked above the switch at accessibility sizes",
        Samples.row("Tell me about new matches", turnsAtAccessibilitySizes: true)),
    ],
    failing: [
      .init(
        "a label of short words beside a switch at AX5", Samples.row("Tell me about new matches"))
    ])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    LayoutFaults.gather(subject) { cell, note in
      for text in cell.solution.rowTexts where text.isCramped {
        note(text.text, text.width, Self.narrowestColumn * text.widths.pointSize)
      }
    }.map { faults in
      let worst = faults.worst
      let text = subject.rowText(faults.node, at: worst)
      let fewer =
        text.map {
          ", \(lines($0.beside.neededLines)) instead of \($0.alone.neededLines) below one another"
        } ?? ""
      var finding = faults.finding(
        Self.description,
        """
        \(faults.mention) has a narrow column in its row of \(faults.layout) at \(faults.place): \
        \(points(worst.measured))\(faults.worstPlace), \
        \(formatted(worst.measured / (worst.limit / Self.narrowestColumn), decimals: 1)) times the \
        point size\(fewer)
        """)
      finding.advice = faults.turningAdvice()
      return finding
    }
  }
}

extension RowText {
  /// Whether the column is narrow, and another direction of the stack would save lines.
  ///
  /// Of what is cut, other rules tell.
  fileprivate var isCramped: Bool {
    !isOverflowing && !beside.isCut && width < CrampedRow.narrowestColumn * widths.pointSize
      && beside.neededLines > alone.neededLines
  }
}

extension LayoutMeasurement {
  /// Returns what is known of a text in a row at the place of a fault.
  func rowText(_ node: Int, at fault: LayoutFault) -> RowText? {
    cells.first { $0.category == fault.category && $0.screen.id == fault.screen }?
      .solution.rowTexts.first { $0.text == node }
  }
}
