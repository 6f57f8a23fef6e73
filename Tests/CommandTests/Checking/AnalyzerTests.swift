import FontGaugeKit
import Testing

/// What a check comes to whatever the circumstances.
@Suite("Checking")
struct AnalyzerTests {
  private static let configuration = """
    styles:
      title: { font: Round-Regular, size: 20, letterSpacing: 0 }
      text: { font: Round-Regular, size: 17, emphasis: bold }
    slots:
      - { name: row, style: title, strings: ["*"], width: { margins: 16 }, lines: 1 }
      - { name: cell, style: text, strings: ["*"], width: 60, lines: 2, height: 40 }

    """

  private static func project(
    strings: [String], workers: Int = 1,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases
  ) throws -> CheckedProject {
    let files = [
      // Two texts that lose as much kerning.
      "a.lproj/A.strings": (1...200).map { "\"key.\($0)\" = \"AV text \($0)\";\n" }.joined(),
      "b.lproj/A.strings": (1...200).map { "\"key.\($0)\" = \"AV Wort \($0)\";\n" }.joined(),
    ]
    return try CheckedProject(
      configuration + "strings: [\(strings.joined(separator: ", "))]\n",
      fonts: ["Round-Regular.ttf", "Round-Bold.ttf"], files: files, categories: categories,
      workers: workers)
  }

  @Test("The order of files and the number of threads change nothing")
  func determinism() throws {
    let files = ["a.lproj/A.strings", "b.lproj/A.strings"]
    let first = try Self.project(strings: files).report
    let second = try Self.project(strings: files.reversed(), workers: 4).report
    #expect(first.findings.count > 400)
    #expect(first.findings == second.findings)
    #expect(first.fitCount == second.fitCount)
    // 400 texts in two slots on three devices at twelve sizes.
    #expect(first.fitCount == 400 * 2 * 3 * 12)
    #expect(first.textCount == 400)
    #expect(first.locales == ["a", "b"])
  }

  @Test("Findings have the severity that the configuration gives their rule, or are off")
  func levels() throws {
    let configuration = """
      styles: { title: { font: Round-Regular, size: 17 } }
      slots: [{ name: row, style: title, text: [Saved searches], width: 90, lines: 1, height: 20 }]
      rules: { truncated: note, clipped-height: "off", off-centre: error }
      """
    let project = try CheckedProject(configuration)
    #expect(try project.finding("truncated").severity == .note)
    #expect(try project.finding("off-centre").severity == .error)
    #expect(project.findings("clipped-height").isEmpty)
    #expect(project.report.rules.contains { $0.id == "truncated" && $0.severity == .note })
    #expect(!project.report.rules.contains { $0.id == "clipped-height" })
  }

  @Test("Only the categories asked for are looked at")
  func categories() throws {
    let project = try Self.project(strings: ["a.lproj/A.strings"], categories: [.ax3])
    #expect(project.findings("truncated").allSatisfy { $0.categories == [.ax3] })
    #expect(!project.findings("truncated").isEmpty)
    #expect(project.report.fitCount == 200 * 2 * 3)
  }

  @Test("Each finding has a fingerprint of its own that no figure changes")
  func fingerprints() throws {
    func project(width: Int) throws -> CheckedProject {
      try CheckedProject(
        """
        styles: { title: { font: Round-Regular, size: 17 } }
        slots:
          - { name: one, style: title, text: [Saved searches, All messages], width: \(width), lines: 1 }
          - { name: two, style: title, text: [Saved searches], width: \(width), lines: 1 }
        """)
    }
    let narrow = try project(width: 60).findings("truncated")
    let wide = try project(width: 90).findings("truncated")
    #expect(Set(narrow.map(\.fingerprint)).count == 3)
    #expect(narrow.map(\.fingerprint) == wide.map(\.fingerprint))
    #expect(narrow.map(\.margin) != wide.map(\.margin))
  }
}
