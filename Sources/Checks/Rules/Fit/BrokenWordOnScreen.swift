import DynamicType
import MetricsCore

/// Reports words of texts in no slot that are wider than the narrowest screen.
struct BrokenWordOnScreen: Rule {
  static let description = BrokenWord.description

  static let examples = RuleExamples(
    passing: [
      .init("a word of 8 characters, 192 pt wide at AX5, on a screen of 320 pt", text("Settings")),
      .init(
        "a long word whose slots are checked instead",
        text("Benachrichtigungseinstellungen", screen: nil)),
    ],
    failing: [
      .init(
        "a word of 30 characters, 720 pt wide at AX5, on a screen of 320 pt",
        text("Benachrichtigungseinstellungen"))
    ])

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard let screen = subject.narrowestScreen else { return [] }
    let ladder = subject.style.ladder
    let count = min(ladder.count, subject.longestWordWidths.count)
    let excess = { (index: Int) in
      subject.longestWordWidths[index] * ladder[index].pointSize - screen.width
    }
    guard (0..<count).contains(where: { excess($0) > slack }) else { return [] }
    let failing = (0..<count).filter { excess($0) > slack }
    let worst = failing.dropFirst().reduce(failing[0]) { excess($1) > excess($0) ? $1 : $0 }
    let entries = failing.map { ladder[$0] }
    let width = screen.width + excess(worst)
    var finding = Finding(
      Self.description, about: subject,
      .broken(subject, entries, width, ladder[worst], screen))
    finding.categories = entries.map(\.category)
    finding.devices = [screen.screen]
    finding.compare(width, with: screen.width, unit: "pt")
    finding.margin = excess(worst)
    finding.advice = failing.map { screen.width / subject.longestWordWidths[$0] }.min()
      .flatMap(subject.style.sizeAdvice)
    return [finding]
  }

  private static func text(_ word: String, screen: String? = "iPhone SE (1st)") -> TextMeasurement {
    Samples.text(word, key: "settings.title", locale: "de") {
      $0.longestWord = word
      $0.longestWordWidths = ContentSizeCategory.allCases.map { _ in Double(word.count) / 2 }
      $0.narrowestScreen = screen.map { ScreenRoom(screen: $0, width: 320) }
    }
  }
}

extension String {
  fileprivate static func broken(
    _ subject: TextMeasurement, _ failing: [ScaledStyle], _ width: Double, _ worst: ScaledStyle,
    _ screen: ScreenRoom
  ) -> String {
    """
    \(quoted(subject.longestWord)) (\(subject.text.locale)) is broken inside in \
    \(quoted(subject.style.style.name)) at \(describe(failing.map(\.category))) on \
    \(screen.screen): \(points(width)) wide\(worst.place(among: failing)), where the screen has \
    \(points(screen.width))
    """
  }
}
