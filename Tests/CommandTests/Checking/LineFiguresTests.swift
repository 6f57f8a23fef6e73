import FontGaugeKit
import Testing

/// Ink, line heights and line metrics, with figures worked out by hand.
@Suite("Ink and lines")
struct LineFiguresTests {
  @Test("Ink above and below the line is told in points, with the room it takes")
  func clippedInk() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: TallInk-Regular, size: 17 } }
      slots:
        - { name: row, style: title, text: [Ấ, ị, A] }
      """, fonts: ["TallInk-Regular.ttf"])
    let found = project.findings("clipped-ink")
    #expect(found.map(\.text) == ["Ấ", "ị"])
    #expect(found.allSatisfy { $0.categories == ContentSizeCategory.allCases && $0.slot == nil })
    // 1.4 em of 48 points, where the ascent is 0.8 em; a fiftieth of an em is let pass.
    #expect(found[0].measures(67.2, limit: 38.4, unit: "pt"))
    #expect(abs((found[0].margin ?? 0) - (28.8 - 0.96)) < 1e-9)
    // A line of 48 points and 28.8 more.
    #expect(found[0].advice == "a line height of 77 pt at AX5")
    // 0.9 em, where the descent is 0.2 em.
    #expect(found[1].measures(43.2, limit: 9.6, unit: "pt"))
    #expect(found[1].advice == "34 pt of room below the text at AX5")
  }

  @Test("Ink beyond the width is told by side")
  func inkOverhang() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: TallInk-Regular, size: 17 } }
      slots:
        - { name: row, style: title, text: [ƒ, A] }
      """, fonts: ["TallInk-Regular.ttf"])
    let finding = try project.finding("ink-overhang")
    #expect(finding.severity == .note)
    // 140 units beyond an advance of 500, where a twentieth of an em is let pass.
    #expect(finding.measures(6.72, limit: 2.4, unit: "pt"))
    #expect(finding.advice == "7 pt of room on the right")
  }

  @Test("A constant line height of 22 points is too small for capitals of 0.7 em above 31 points")
  func lineHeight() throws {
    let project = try CheckedProject(
      """
      styles: { article: { font: Round-Regular, size: 17, lineHeight: 22 } }
      """)
    let small = try project.finding("line-height-too-small")
    #expect(small.categories == [.ax3, .ax4, .ax5])
    #expect(small.measures(33.6, limit: 22, unit: "pt"))
    #expect(small.advice == "lineHeightScales: true or lineHeight 34")
    let drift = try project.finding("line-height-drift")
    #expect(drift.measures(22.0 / 48, limit: 22.0 / 17 - 0.02, unit: "em"))
    #expect(drift.advice == "lineHeightScales: true")
    #expect(project.report.styles[0].ladder.allSatisfy { $0.lineHeight == 22 })
  }

  @Test("A line height that scales is neither too small nor drifts")
  func scaledLineHeight() throws {
    let project = try CheckedProject(
      """
      styles: { article: { font: Round-Regular, size: 17, lineHeight: 22, lineHeightScales: true } }
      """)
    #expect(project.findings("line-height-too-small").isEmpty)
    #expect(project.findings("line-height-drift").isEmpty)
    // 22 × 62 ÷ 22
    #expect(project.report.styles[0].ladder.last?.lineHeight == 62)
  }

  @Test("Three sets of line metrics that differ are told with the one that iOS takes")
  func metricsDisagree() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: MetricsDisagree-Regular, size: 20 } }
      """, fonts: ["MetricsDisagree-Regular.ttf"])
    // hhea 900 + 300, typo 700 + 300 + 200, win 1100 + 400
    let finding = try project.finding("metrics-disagree")
    #expect(finding.measures(1.5, limit: 1.2, unit: "em"))
    #expect(finding.message.contains("24 pt at size 20"))
    #expect(finding.message.contains("1.5 em by win (30 pt)"))
    #expect(project.report.styles[0].ladder[3].lineHeight == 24)
  }

  @Test("The faces of a family are compared whether or not a style uses them")
  func lineHeightVaries() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Varies-Regular, size: 20 } }
      """, fonts: ["Varies-Regular.ttf", "Varies-Bold.ttf"])
    let finding = try project.finding("line-height-varies")
    #expect(finding.measures(1.2, limit: 1, unit: "em"))
    #expect(finding.message.contains("4 pt apart at 20 pt"))
  }

  @Test("Capitals of 0.7 em sit 0.05 em too high in a line from 0.8 to −0.2 em")
  func offCentre() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 }, small: { font: Round-Regular, size: 10 } }
      """)
    // At 10 points the distance is half a point, which is let pass.
    let finding = try project.finding("off-centre")
    #expect(finding.style == "title")
    #expect(finding.measures(0.85, limit: 0.51, unit: "pt"))
    #expect(finding.advice == "a baseline offset of -0.85 pt at large")
  }

  @Test(
    "A text view adds the font's line gap between lines, a label does not",
    arguments: [
      ("label", 40.0), ("textView", 41.8),
    ])
  func lineGap(view: String, height: Double) throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: LineGap-Regular, size: 20, scaling: fixed, view: \(view) } }
      slots:
        - { name: row, style: title, text: ["a b"], width: 10, height: 39 }
      """, fonts: ["LineGap-Regular.ttf"])
    #expect(try project.finding("clipped-height").measures(height, limit: 39, unit: "pt"))
  }
}
