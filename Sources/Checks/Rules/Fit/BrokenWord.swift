import DynamicType
import MetricsCore

/// Reports words that are wider than their slot.
struct BrokenWord: Rule {
  static let description = RuleDescription(
    id: "broken-word", severity: .error,
    title: "A word is broken inside",
    plural: "texts have words that are broken inside",
    rationale: """
      A word wider than its line is split between two letters, without a hyphen and wherever the \
      line happens to end, because iOS does not hyphenate unless asked to. Long compounds at the \
      accessibility sizes on narrow screens are where it happens.
      """,
    remedy: """
      Give the text more width, put soft hyphens into the word, let the layout stack at \
      accessibility sizes, or cap the size.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/nsparagraphstyle/hyphenationfactor",
      "https://www.unicode.org/reports/tr14/",
    ])

  static let examples = RuleExamples(
    passing: [
      .init(
        "a long text of short words", Samples.fit("A quiet flat with a view of the sea")),
      .init("a word of 8 characters in 200 pt", Samples.fit("Settings")),
    ],
    failing: [
      .init(
        "a word of 21 characters, 504 pt wide at AX5, in 200 pt",
        Samples.fit("Nachrichtenverwaltung", key: "messages.title", locale: "de")),
      .init(
        "a long word on the narrower of two screens",
        Samples.fit(
          "Wohnungsanzeige", key: "card.title", locale: "de",
          on: [("iPhone SE (1st)", 320), ("iPhone 17 Pro Max", 400)])),
    ])

  func findings(in subject: SlotMeasurement) -> [Finding] {
    guard let failing = FailingCells(subject, where: { !$0.brokenWords.isEmpty }) else {
      return []
    }
    let worst = failing.worst { ($0.widestWord ?? 0) - ($0.room ?? 0) }
    var words: [String] = []
    for word in failing.cells.flatMap(\.brokenWords) where !words.contains(word) {
      words.append(word)
    }
    var finding = failing.finding(Self.description, .broken(subject, words, failing, worst))
    guard let widest = worst.widestWord, let room = worst.room else { return [finding] }
    finding.compare(widest, with: room, unit: "pt")
    finding.margin = widest - room
    finding.advice = advice(subject, failing)
    return [finding]
  }

  private func advice(_ subject: SlotMeasurement, _ failing: FailingCells) -> String? {
    var ways: [String] = []
    if let width = failing.greatest(\.widestWord) {
      ways.append("\(points(roundUp(width, toScale: 2))) of width")
    }
    let size = failing.least { cell in
      guard let widest = cell.widestWord, let room = cell.room, widest > 0 else { return nil }
      return cell.pointSize * room / widest
    }
    if let advice = size.flatMap(subject.style.sizeAdvice) { ways.append(advice) }
    return anyOf(ways)
  }
}

extension String {
  fileprivate static func broken(
    _ subject: SlotMeasurement, _ words: [String], _ failing: FailingCells, _ worst: FitCell
  ) -> String {
    let fault = """
      \(quotedList(words)) (\(subject.text.locale)) \(words.count == 1 ? "is" : "are") broken \
      inside in \(quoted(subject.slot.name)) at \(failing.place)
      """
    guard let widest = worst.widestWord, let room = worst.room else { return fault }
    return """
      \(fault): \(points(widest)) wide\(failing.place(of: worst)), where the line has \
      \(points(room))
      """
  }
}
