import MetricsCore

/// Markdown that stays below a number of bytes and counts the findings that it leaves out.
struct MarkdownPage {
  /// A list item about findings.
  struct Line {
    /// The item, with its line break.
    var text: String
    /// How grave the findings are.
    var severity: Severity
    /// How many findings it is about.
    var count: Int
  }

  /// Items that unfold under a heading.
  private struct Section {
    var start: String
    var lines: [Line]

    static let end = "\n</details>\n\n"
  }

  private let limit: Int
  private var head = ""
  private var sections: [Section] = []

  /// Creates an empty page.
  init(limit: Int) { self.limit = limit }

  /// The bytes that the sentence about what was left out needs at most.
  private static let reserve = 160

  /// Adds text before all items, whatever its length.
  mutating func require(_ text: String) { head += text }

  /// Adds text before all items if it fits.
  mutating func add(_ text: String) {
    if head.utf8.count + text.utf8.count + MarkdownPage.reserve <= limit { head += text }
  }

  /// Adds items that unfold under a heading.
  mutating func add(_ lines: [Line], heading: String) {
    guard !lines.isEmpty else { return }
    let counts = MarkdownPage.counts(lines, "")
    let title = htmlEscaped(heading) + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
    sections.append(
      Section(start: "<details>\n<summary>\(title)</summary>\n\n", lines: lines))
  }

  /// The page, with a line break at its end: of the items as many as fit, the gravest first.
  var text: String {
    let fitting = fitting
    var text = head
    var omitted: [Line] = []
    for (section, isFitting) in zip(sections, fitting) {
      let lines = zip(section.lines, isFitting).filter(\.1).map(\.0.text)
      omitted += zip(section.lines, isFitting).filter { !$0.1 }.map(\.0)
      if !lines.isEmpty { text += section.start + lines.joined() + Section.end }
    }
    let counts = MarkdownPage.counts(omitted, "more ")
    if !counts.isEmpty { text += "\(list(counts)) did not fit here.\n\n" }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }

  /// Which lines of each section fit.
  private var fitting: [[Bool]] {
    var fitting = sections.map { $0.lines.map { _ in false } }
    var isOpen = sections.map { _ in false }
    var room = limit - head.utf8.count - MarkdownPage.reserve
    for severity in Severity.allCases.reversed() {
      for (number, section) in sections.enumerated() {
        for (index, line) in section.lines.enumerated() where line.severity == severity {
          room -= line.text.utf8.count
          if !isOpen[number] { room -= section.start.utf8.count + Section.end.utf8.count }
          // Gaps between items would look like all there is.
          guard room >= 0 else { return fitting }
          fitting[number][index] = true
          isOpen[number] = true
        }
      }
    }
    return fitting
  }

  /// Returns the numbers of findings in words, the gravest first: `2 errors`.
  private static func counts(_ lines: [Line], _ adjective: String) -> [String] {
    Severity.allCases.reversed().compactMap { severity in
      let count = lines.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
      return count == 0 ? nil : counted(count, adjective + severity.rawValue)
    }
  }
}
