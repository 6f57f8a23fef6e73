import MetricsCore

/// Reports texts that are higher than their slot.
struct ClippedHeight: Rule {
  static let description = RuleDescription(
    id: "clipped-height", severity: .error,
    title: "A text is higher than its place",
    plural: "texts are higher than their place",
    rationale: """
      A row, button or bar of constant height does not grow with the text in it. What does not \
      fit is cut off above and below, or lies over its neighbours.
      """,
    remedy: """
      Let the height follow the text (a minimum height, self-sizing rows, a ScaledMetric), or cap \
      the size where the height has to stay.
      """,
    references: [
      "https://developer.apple.com/documentation/swiftui/scaledmetric",
      "https://developer.apple.com/design/human-interface-guidelines/typography",
    ])

  static let examples = RuleExamples(
    passing: [
      .init(
        "one line of 48 pt at AX5 in a row of 48 pt",
        Samples.fit("Settings", lines: 1, height: 48)),
      .init("two lines of 48 pt without a height", Samples.fit("Saved searches")),
    ],
    failing: [
      .init(
        "one line of 48 pt at AX5 in a row of 44 pt",
        Samples.fit("Settings", key: "settings.title", lines: 1, height: 44)),
      .init(
        "a text that wraps in a row of 44 pt",
        Samples.fit(
          "Saved searches", key: "search.saved",
          on: [("iPhone SE (1st)", 220), ("iPhone 16", 261)], height: 44)),
    ])

  func findings(in subject: SlotMeasurement) -> [Finding] {
    guard let failing = FailingCells(subject, where: { excess($0) > slack }) else { return [] }
    let worst = failing.worst(by: excess)
    guard let height = worst.height, let limit = worst.heightLimit else { return [] }
    var finding = failing.finding(
      Self.description, .clipped(subject, failing, worst, height: height, limit: limit))
    finding.compare(height, with: limit, unit: "pt")
    finding.margin = height - limit
    finding.advice = advice(subject, failing)
    return [finding]
  }

  private func excess(_ cell: FitCell) -> Double {
    guard let height = cell.height, let limit = cell.heightLimit else { return 0 }
    return height - limit
  }

  private func advice(_ subject: SlotMeasurement, _ failing: FailingCells) -> String? {
    var ways: [String] = []
    switch subject.slot.height {
    case .scaled(let base):
      let ratio = failing.greatest { cell in
        guard let height = cell.height, let limit = cell.heightLimit, limit > 0 else { return nil }
        return height / limit
      }
      if let ratio {
        ways.append("a height of {scaled: \(formatted(roundUp(base * ratio, toScale: 1)))}")
      }
    case .fixed, nil:
      if let height = failing.greatest(\.height) {
        ways.append("\(points(roundUp(height, toScale: 2))) of height")
      }
    }
    if let advice = failing.least(\.sizeForHeight).flatMap(subject.style.sizeAdvice) {
      ways.append(advice)
    }
    return anyOf(ways)
  }
}

extension String {
  fileprivate static func clipped(
    _ subject: SlotMeasurement, _ failing: FailingCells, _ worst: FitCell, height: Double,
    limit: Double
  ) -> String {
    let allowed = subject.slot.lines
    let shown = allowed > 0 ? Swift.min(allowed, worst.lines) : worst.lines
    var sum = ""
    if shown > 1, let entry = subject.style.entry(worst.category), let line = entry.lineHeight {
      sum = " (\(shown) × \(points(line))"
      if entry.lineGap > 0 { sum += " and \(shown - 1) × \(points(entry.lineGap)) between" }
      sum += ")"
    }
    return """
      \(subject.text.mention) is too high for \(quoted(subject.slot.name)) at \(failing.place): \
      \(points(height))\(sum)\(failing.place(of: worst)), where there are \(points(limit))
      """
  }
}
