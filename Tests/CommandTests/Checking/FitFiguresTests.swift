import FontGaugeKit
import Testing

/// Truncation, broken words and clipped heights, with figures worked out by hand.
@Suite("What does not fit")
struct FitFiguresTests {
  @Test("A text of 7 em on a line of 119 points is cut above 17 points")
  func truncated() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      devices: [iPhone 16]
      slots:
        - { name: row, style: title, text: [Saved searches], width: 119, lines: 1 }
      """)
    let finding = try project.finding("truncated")
    #expect(finding.severity == .error)
    #expect(finding.slot == "row" && finding.style == "title" && finding.locale == "en")
    #expect(finding.font == "Round-Regular" && finding.text == "Saved searches")
    #expect(finding.categories == ContentSizeCategory.allCases.filter { $0 > .large })
    #expect(finding.devices == ["iPhone 16"])
    // At 48 points a line takes four characters: Save, d, sear, ches.
    #expect(finding.measures(4, limit: 1, unit: "lines"))
    // 7 × 48 − 119
    #expect(finding.margin == 217)
    #expect(finding.advice == "4 lines, 336 pt of width or maximumPointSize 17")
    #expect(finding.location?.description == ".fontgauge.yml:8:5")
    // Four characters less half an em for the ellipsis.
    #expect(finding.message.contains("shows “Sav…” and loses “ed searches”"))
  }

  @Test("A text is cut on the screens that are too narrow for it")
  func devices() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 20, scaling: fixed } }
      devices: [iPhone SE (1st), iPhone SE (3rd), iPhone 17 Pro Max]
      slots:
        - name: row
          style: title
          text: [abcdefghij abcdefghij abcdefghi]
          width: { margins: 16 }
          lines: 1
      """)
    // 31 characters of 10 points; 320 − 32, 375 − 32 and 440 − 32.
    #expect(
      project.rooms(of: "row")
        == ["iPhone SE (1st)": 288, "iPhone SE (3rd)": 343, "iPhone 17 Pro Max": 408])
    let finding = try project.finding("truncated")
    #expect(finding.devices == ["iPhone SE (1st)"])
    #expect(finding.categories == ContentSizeCategory.allCases)
    #expect(finding.margin == 22)
    #expect(finding.advice == "2 lines, 310 pt of width or size 18")
  }

  @Test("A word of 4 em on a line of 60 points is broken above 15 points")
  func brokenWord() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      slots:
        - { name: row, style: title, text: [My Settings], width: 60, lines: 0 }
      """)
    let finding = try project.finding("broken-word")
    #expect(finding.categories == ContentSizeCategory.allCases.filter { $0 >= .medium })
    #expect(finding.measures(192, limit: 60, unit: "pt"))
    #expect(finding.margin == 132)
    #expect(finding.advice == "192 pt of width or maximumPointSize 15")
    #expect(finding.message.contains("“Settings”"))
    #expect(project.findings("truncated").isEmpty)
  }

  @Test("A word on a single line is cut, not broken")
  func singleLine() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      slots:
        - { name: row, style: title, text: [Settings], width: 60, lines: 1 }
      """)
    #expect(project.findings("broken-word").isEmpty)
    #expect(project.findings("truncated").count == 1)
  }

  @Test("A line of 1 em is too high for 20 points above 20 points")
  func clippedHeight() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      slots:
        - { name: row, style: title, text: [Hi], lines: 1, height: 20 }
      """)
    let finding = try project.finding("clipped-height")
    #expect(finding.categories == ContentSizeCategory.allCases.filter { $0 >= .xxxLarge })
    #expect(finding.measures(48, limit: 20, unit: "pt"))
    #expect(finding.margin == 28)
    #expect(finding.advice == "48 pt of height or maximumPointSize 20")
  }

  @Test("The lines shown count, with the spacing between them")
  func lineSpacing() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 20, scaling: fixed, lineSpacing: 3 } }
      slots:
        - { name: row, style: title, text: ["a b c d"], width: 10, lines: 3, height: 65 }
      """)
    // 3 × 20 + 2 × 3
    #expect(try project.finding("clipped-height").measures(66, limit: 65, unit: "pt"))
  }

  @Test("A scaled height is rounded to pixels where the font is rounded to points")
  func scaledHeight() throws {
    func project(height: Int) throws -> CheckedProject {
      try CheckedProject(
        """
        styles: { title: { font: Round-Regular, size: 17 } }
        devices: [iPhone 16]
        slots:
          - { name: row, style: title, text: [Hi], lines: 1, height: { scaled: \(height) } }
        """)
    }
    // 17 scaled is 14.67 at xSmall and 18.67 at xLarge, where the font has 15 and 19 points.
    let finding = try project(height: 17).finding("clipped-height")
    #expect(finding.categories == [.xSmall, .xLarge])
    #expect(finding.advice == "a height of {scaled: 18} or maximumPointSize 14")
    #expect(try project(height: 18).findings("clipped-height").isEmpty)
  }

  @Test("A single line that may shrink is cut once the least size is too wide")
  func minimumScaleFactor() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      slots:
        - name: row
          style: title
          text: [Saved searches]
          width: 119
          lines: 1
          minimumScaleFactor: 0.5
      """)
    // 7 em shrunk to 3.5 em fit 119 points up to 34 points.
    let finding = try project.finding("truncated")
    #expect(finding.categories == [.ax3, .ax4, .ax5])
    #expect(finding.advice == "4 lines, 168 pt of width or maximumPointSize 34")
    // At 24 points, half of 48: nine characters and a half, less the ellipsis and a space.
    #expect(finding.message.contains("shows “Saved se…” and loses “arches”"))
  }

  @Test("A verdict that hangs on less than a tenth of a point says so")
  func closeness() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17, scaling: fixed } }
      slots:
        - { name: close, style: title, text: [Saved searches], width: 118.95, lines: 1 }
        - { name: clear, style: title, text: [Saved searches], width: 118.8, lines: 1 }
      """)
    let found = project.findings("truncated")
    #expect(found.map(\.slot) == ["clear", "close"])
    #expect(found.map(\.couldGoEitherWay) == [false, true])
    #expect(abs((found[1].margin ?? 0) - 0.05) < 1e-9)
    let run = try Fontgauge.run(["check", "--color", "never"], in: project.scratch.folder)
    #expect(run.status == 1)
    let told = run.lines.filter { $0.contains("could go either way") }
    #expect(told.count == 1)
    #expect(told.first?.contains("“close”") == true)
  }

  @Test(
    "What the advice says clears the finding",
    arguments: [
      "", ", letterSpacing: 2", ", letterSpacing: -0.5", ", tracking: 1",
    ])
  func advice(setting: String) throws {
    func project(_ more: String) throws -> CheckedProject {
      try CheckedProject(
        """
        styles: { title: { font: Round-Regular, size: 17\(setting)\(more) } }
        slots:
          - { name: one, style: title, text: [Saved searches], width: 150, lines: 1 }
          - { name: two, style: title, text: [Saved searches and alerts], width: 130, lines: 2 }
        """)
    }
    let findings = try project("").findings("truncated")
    #expect(findings.map(\.slot) == ["one", "two"])
    let sizes = findings.compactMap { $0.advice?.split(separator: " ").last }.compactMap { Int($0) }
    #expect(sizes.count == 2)
    let least = try #require(sizes.min())
    #expect(try project(", maximumPointSize: \(least)").findings("truncated").isEmpty)
    #expect(!(try project(", maximumPointSize: \(least + 1)").findings("truncated").isEmpty))
  }

  @Test("Optical sizes: what the advice says clears the finding")
  func opticalAdvice() throws {
    func project(_ more: String) throws -> CheckedProject {
      try CheckedProject(
        """
        styles: { title: { font: OpticalSize-Regular, size: 17\(more) } }
        slots:
          - { name: one, style: title, text: [Saved searches], width: 150, lines: 1 }
        """, fonts: ["OpticalSize.ttf"])
    }
    let finding = try project("").finding("truncated")
    // 485 units at 22 points, 482.5 at 23: 14 letters would be 149.4 and 155.4 points wide.
    #expect(finding.advice?.hasSuffix("maximumPointSize 22") == true)
    #expect(try project(", maximumPointSize: 22").findings("truncated").isEmpty)
    #expect(!(try project(", maximumPointSize: 23").findings("truncated").isEmpty))
  }
}
