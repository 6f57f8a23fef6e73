import MetricsCore

/// Reports texts that need more lines than their slot has.
struct Truncated: Rule {
  static let description = RuleDescription(
    id: "truncated", severity: .error,
    title: "A text is cut off",
    plural: "texts are cut off",
    rationale: """
      A label with a line limit ends its last line with an ellipsis and drops the rest. People who \
      read at large sizes, or in a language with longer words than the design’s, then miss what \
      the others are told. UILabel allows one line unless told otherwise.
      """,
    remedy: """
      Allow more lines (numberOfLines = 0 for any number), give the text more width, shorten the \
      translation, or cap the size where the layout cannot grow.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      "https://developer.apple.com/design/human-interface-guidelines/typography",
    ])

  static let examples = RuleExamples(
    passing: [
      .init(
        "8 characters of half an em in 200 pt, 192 pt wide at AX5",
        Samples.fit("Settings", key: "settings.title", lines: 1)),
      .init(
        "a long text that may take any number of lines",
        Samples.fit("A quiet flat with a view of the sea", lines: 0)),
    ],
    failing: [
      .init(
        "14 characters of half an em on one line of 200 pt",
        Samples.fit("Saved searches", key: "search.saved", lines: 1)),
      .init(
        "35 characters on two lines, on two screens",
        Samples.fit(
          "A quiet flat with a view of the sea", in: "card title", key: "card.1.title",
          on: [("iPhone SE (1st)", 288), ("iPhone 16", 361)], lines: 2)),
    ])

  func findings(in subject: SlotMeasurement) -> [Finding] {
    guard let failing = FailingCells(subject, where: { $0.truncation != nil }) else { return [] }
    let worst = failing.largest
    guard let truncation = worst.truncation else { return [] }
    var finding = failing.finding(
      Self.description,
      .truncated(subject, failing, worst, truncation))
    finding.compare(Double(worst.lines), with: Double(subject.slot.lines), unit: "lines")
    finding.margin =
      failing.cells.compactMap { cell in
        cell.roomNeeded.flatMap { needed in cell.room.map { needed - $0 } }
      }.max()
    finding.advice = advice(subject, failing)
    return [finding]
  }

  private func advice(_ subject: SlotMeasurement, _ failing: FailingCells) -> String? {
    var ways = [lines(failing.cells.map(\.lines).max() ?? 0)]
    if let room = failing.greatest(\.roomNeeded) {
      ways.append("\(points(roundUp(room, toScale: 2))) of width")
    }
    if let size = failing.least(\.sizeNeeded).flatMap(subject.style.sizeAdvice) {
      ways.append(size)
    }
    return anyOf(ways)
  }
}

extension String {
  fileprivate static func truncated(
    _ subject: SlotMeasurement, _ failing: FailingCells, _ worst: FitCell, _ truncation: Truncation
  ) -> String {
    """
    \(subject.text.mention) is cut in \(quoted(subject.slot.name)) at \(failing.place): it needs \
    \(lines(worst.lines)) and has \(subject.slot.lines)\(failing.place(of: worst)), shows \
    \(quoted(truncation.visible)) and loses \(quoted(trimmed(truncation.lost)))
    """
  }
}
