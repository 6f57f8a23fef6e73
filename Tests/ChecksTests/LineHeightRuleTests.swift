@testable import Checks
import DynamicType
import MetricsCore
import Testing

@Suite("Rules about line heights")
struct LineHeightRuleTests {
  // The sample’s letters are 0.75 em + 0.2 em = 0.95 em high: 19 pt at 20 pt.
  private func fixed(lineHeight: Double) -> StyleMeasurement {
    Samples.style("body", size: 20) {
      $0.scaling = .fixed
      $0.lineHeight = lineHeight
    }
  }

  @Test("A line height equal to the letters’ height is enough")
  func exactHeight() {
    #expect(findings("line-height-too-small", in: fixed(lineHeight: 19)).isEmpty)
  }

  @Test("A hundredth of a point less is too small, and could go either way")
  func justTooSmall() throws {
    let finding = try #require(
      findings("line-height-too-small", in: fixed(lineHeight: 18.99)).first)
    #expect(
      finding.message
        == "“body” has too little line height at every size: "
        + "its letters are 19 pt high, its lines 18.99 pt")
    #expect(isClose(finding.measured, 19))
    #expect(finding.limit == 18.99)
    #expect(finding.unit == "pt")
    #expect(isClose(finding.margin, 0.01))
    #expect(finding.couldGoEitherWay)
    #expect(finding.advice == "lineHeight 19")
  }

  @Test("A constant that fits at large is too small from the category where letters outgrow it")
  func constant() throws {
    // 16 pt with body: 14 15 15 16 17 19 21 25 29 35 41 45. 0.95 × 21 = 19.95, 0.95 × 25 = 23.75.
    let style = Samples.style("article", size: 16) { $0.lineHeight = 22 }
    let finding = try #require(findings("line-height-too-small", in: style).first)
    #expect(finding.categories == [.ax1, .ax2, .ax3, .ax4, .ax5])
    #expect(isClose(finding.measured, 42.75))
    #expect(isClose(finding.margin, 20.75))
    #expect(finding.advice == "lineHeightScales: true or lineHeight 43")
  }

  @Test(
    "The ratio may fall by 0.0199 and not by 0.0201",
    arguments: [
      (20.4061, true),  // 20 ÷ 20.4061 = 0.98010, from 1
      (20.4102, false),  // 20 ÷ 20.4102 = 0.97990
    ])
  func driftLimit(cap: Double, passes: Bool) {
    let style = Samples.style("body", size: 20) {
      $0.lineHeight = 20
      $0.maximumPointSize = cap
    }
    #expect(findings("line-height-drift", in: style).isEmpty == passes)
  }

  @Test("What rounding explains is no drift")
  func roundingAlone() throws {
    // 8 pt become 22.545 → 23 pt at AX5, 12 pt become 33.818 → 33.667 pt: 1.4638 after 1.5.
    let style = Samples.style("body", size: 8) {
      $0.lineHeight = 12
      $0.lineHeightScales = true
    }
    let largest = try #require(style.ladder.last)
    #expect(largest.pointSize == 23)
    #expect(isClose(largest.lineHeight, 101.0 / 3))
    #expect(findings("line-height-drift", in: style).isEmpty)
  }

  @Test("A constant drifts at every category above large where the ratio has fallen")
  func drift() throws {
    let style = Samples.style("article", size: 16) { $0.lineHeight = 22 }
    let finding = try #require(findings("line-height-drift", in: style).first)
    #expect(
      finding.message
        == "Lines of “article” fall from 1.375 to 0.489 of the point size between large and AX5: "
        + "22 pt for 16 pt, then 22 pt for 45 pt")
    #expect(finding.categories.first == .xLarge && finding.categories.count == 8)
    #expect(isClose(finding.measured, 22.0 / 45))
    #expect(isClose(finding.limit, 1.355))
    #expect(finding.unit == "em")
    // 1.355 × 45 = 60.975 pt would have been enough.
    #expect(isClose(finding.margin, 38.975))
    #expect(finding.advice == "lineHeightScales: true")
  }

  @Test(
    "Capitals may be off the middle by half a point or 3 %, whichever is more",
    arguments: [
      (10.0, 900, true),  // (0.9 − 0.2) ÷ 2 × 10 = 3.5 pt against 3 pt
      (10.0, 902, false),  // 3.51 pt
      (40.0, 860, true),  // (0.86 − 0.2) ÷ 2 × 40 = 13.2 pt against 12 pt: 1.2 pt, 3 %
      (40.0, 862, false),  // 13.24 pt
    ])
  func offCentreLimit(size: Double, ascender: Int, passes: Bool) {
    let face = Samples.face(hhea: VerticalMetrics(ascender: ascender, descender: -200))
    let style = Samples.style("body", size: size, face: face)
    #expect(findings("off-centre", in: style).isEmpty == passes)
  }

  @Test("Extra line height goes above the baseline, so the text sits low")
  func offCentre() throws {
    // 20 pt: capitals’ middle at 6 pt. A line of 30 pt goes from −4 pt to 26 pt: middle at 11 pt.
    let style = Samples.style("body", size: 20) { $0.lineHeight = 30 }
    let finding = try #require(findings("off-centre", in: style).first)
    #expect(
      finding.message
        == "Capitals of “body” sit 5 pt too low in their line of 30 pt at large: "
        + "their middle is 6 pt above the baseline, that of the line 11 pt")
    #expect(isClose(finding.measured, 5))
    #expect(isClose(finding.limit, 0.6))
    #expect(isClose(finding.margin, 4.4))
    #expect(finding.advice == "a baseline offset of 5 pt at large")
  }

  @Test("Nothing is said of the middle of capitals that were not measured")
  func unknownCapHeight() {
    var style = Samples.style { $0.lineHeight = 60 }
    style.capHeight = nil
    #expect(findings("off-centre", in: style).isEmpty)
  }

  @Test(
    "Three sets of metrics may differ by a unit in a thousand",
    arguments: [
      (801, true), (802, false),
    ])
  func disagreementLimit(ascender: Int, passes: Bool) {
    let typo = VerticalMetrics(ascender: ascender, descender: -200)
    let style = Samples.style(face: Samples.face(typo: typo))
    #expect(findings("metrics-disagree", in: style).isEmpty == passes)
  }

  @Test("Disagreeing metrics are told in ems and in points, the worst as figure")
  func disagreement() throws {
    // Lato of Debian: 1974/−426 of 2000 in hhea, 1610/−390 in typo, 1974/−426 in win.
    var face = Samples.face(
      hhea: VerticalMetrics(ascender: 1974, descender: -426),
      typo: VerticalMetrics(ascender: 1610, descender: -390, lineGap: 400),
      win: VerticalMetrics(ascender: 1974, descender: -426))
    face.description.unitsPerEm = 2000
    let style = Samples.style("article", size: 20, face: face)
    let finding = try #require(findings("metrics-disagree", in: style).first)
    #expect(
      finding.message
        == "The font of “article” has lines of 1.2 em by hhea, which iOS uses (24 pt at size 20), "
        + "but 1 em by typo (20 pt) and 1.2 em by win (24 pt)")
    #expect(isClose(finding.measured, 1))
    #expect(isClose(finding.limit, 1.2))
    #expect(finding.unit == "em")
  }

  @Test("A family’s line heights may differ by 0.001 em", arguments: [(801, true), (802, false)])
  func familyLimit(ascender: Int, passes: Bool) throws {
    let bold = Samples.face(
      "Sample-Bold", hhea: VerticalMetrics(ascender: ascender, descender: -200))
    let sheet = StyleSheetMeasurement(
      styles: [Samples.style("title", size: 50, face: bold)],
      families: [FamilyMeasurement(family: "Sample", faces: [bold, Samples.face()])])
    let findings = findings("line-height-varies", in: sheet)
    #expect(findings.isEmpty == passes)
    guard !passes else { return }
    #expect(
      findings.first?.message
        == "Line heights of the family “Sample” go from 1 em (Sample-Regular) to 1.002 em "
        + "(Sample-Bold), 0.1 pt apart at 50 pt")
    #expect(findings.first?.style == "title")
  }
}
