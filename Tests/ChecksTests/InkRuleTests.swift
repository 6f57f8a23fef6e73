@testable import Checks
import DynamicType
import MetricsCore
import Testing

@Suite("Rules about ink")
struct InkRuleTests {
  // The sample face has lines from 0.8 em above the baseline to 0.2 em below it.
  private func text(
    top: Double = 0.7, bottom: Double = 0, left: Double = 0, right: Double = 0,
    in style: StyleMeasurement = Samples.style()
  ) -> TextMeasurement {
    Samples.text("Ảnh gỗ", key: "photo.title", locale: "vi", in: style) {
      $0.ink = InkBounds(top: top, bottom: bottom, leftOverhang: left, rightOverhang: right)
      $0.highest = "Ả"
      $0.lowest = "g"
    }
  }

  @Test(
    "Ink may leave the line by 0.02 em and not by 0.021 em",
    arguments: [
      (0.82, 0.2, true), (0.821, 0.2, false), (0.8, 0.22, true), (0.8, 0.221, false),
    ])
  func tolerance(top: Double, bottom: Double, passes: Bool) {
    #expect(findings("clipped-ink", in: text(top: top, bottom: bottom)).isEmpty == passes)
  }

  @Test("Ink below the line is told in points, with the room it needs")
  func below() throws {
    // At AX5, 48 pt: 2.2 em = 105.6 pt below the baseline, where the line has 9.6 pt.
    let finding = try #require(findings("clipped-ink", in: text(bottom: 2.2)).first)
    #expect(
      finding.message
        == "“Ảnh gỗ” (vi) leaves the line of “title” at every size: "
        + "the ink of “g” reaches 96 pt below at AX5")
    #expect(finding.categories == ContentSizeCategory.allCases)
    #expect(isClose(finding.measured, 105.6))
    #expect(isClose(finding.limit, 9.6))
    #expect(finding.unit == "pt")
    // 96 pt less the 0.96 pt that are let pass.
    #expect(isClose(finding.margin, 95.04))
    #expect(finding.advice == "96 pt of room below the text at AX5")
  }

  @Test("Both sides are told together, the worse as figure")
  func bothSides() throws {
    // 43.2 pt over 38.4 pt above, 12 pt over 9.6 pt below.
    let finding = try #require(findings("clipped-ink", in: text(top: 0.9, bottom: 0.25)).first)
    #expect(
      finding.message.hasSuffix(
        "the ink of “Ả” reaches 4.8 pt above and the ink of “g” reaches 2.4 pt below at AX5"))
    #expect(isClose(finding.measured, 43.2))
    #expect(
      finding.advice
        == "a line height of 53 pt and 2.5 pt of room below the text at AX5")
  }

  @Test("Extra line height makes room above the baseline and none below")
  func extraLineHeight() {
    // 60 pt lines at 48 pt leave 50.4 pt above the baseline: 1.05 em.
    let style = Samples.style { $0.lineHeight = 60 }
    #expect(findings("clipped-ink", in: text(top: 1.05, in: style)).isEmpty)
    #expect(findings("clipped-ink", in: text(bottom: 0.4, in: style)).count == 1)
  }

  @Test("A constant that cuts only at the largest size is told there")
  func constantLineHeight() throws {
    // At AX5 46 pt less 9.6 pt below leave 36.4 pt above; 0.8 em are 38.4 pt. At AX4, 43 pt, there
    // are 37.4 pt for 34.4 pt.
    let style = Samples.style { $0.lineHeight = 46 }
    let finding = try #require(findings("clipped-ink", in: text(top: 0.8, in: style)).first)
    #expect(finding.categories == [.ax5])
    #expect(isClose(finding.measured, 38.4))
    #expect(isClose(finding.limit, 36.4))
    #expect(isClose(finding.margin, 1.04))
    #expect(finding.advice == "a line height of 48 pt")
  }

  @Test("Where plain letters do not fit, the style is told and its texts are not")
  func styleAtFault() {
    let style = Samples.style("article", size: 16) {
      $0.lineHeight = 15.2
      $0.scaling = .fixed
    }
    // 0.95 em × 16 = 15.2 pt: letters just fit, so the text is told; a bit less, and they do not.
    #expect(findings("clipped-ink", in: text(top: 0.8, in: style)).count == 1)
    let tighter = Samples.style("article", size: 16) {
      $0.lineHeight = 15.1
      $0.scaling = .fixed
    }
    #expect(findings("clipped-ink", in: text(top: 0.8, in: tighter)).isEmpty)
    #expect(findings("line-height-too-small", in: tighter).count == 1)
  }

  @Test(
    "Ink beside the text counts over 0.05 em and over a point",
    arguments: [
      (20.0, 0.05, true),  // 1 pt
      (20.0, 0.0502, false),  // 1.004 pt
      (12.0, 0.083, true),  // 0.996 pt
      (12.0, 0.084, false),  // 1.008 pt
      (40.0, 0.05, true),  // 2 pt, but no more than 0.05 em
    ])
  func overhangLimit(size: Double, overhang: Double, passes: Bool) {
    let style = Samples.style("body", size: size) { $0.scaling = .fixed }
    #expect(findings("ink-overhang", in: text(right: overhang, in: style)).isEmpty == passes)
    #expect(findings("ink-overhang", in: text(left: overhang, in: style)).isEmpty == passes)
  }

  @Test("An overhang is told in points at the largest size where it counts")
  func overhang() throws {
    // 17 pt with body: 0.06 em are 0.96 pt at 16 pt, 1.02 pt at 17 pt, 2.88 pt at 48 pt.
    let finding = try #require(findings("ink-overhang", in: text(right: 0.06)).first)
    #expect(
      finding.message
        == "The ink of “Ảnh gỗ” (vi) in “title” reaches beyond its right end at large–AX5: "
        + "by 2.88 pt at AX5")
    #expect(isClose(finding.measured, 2.88))
    #expect(isClose(finding.limit, 2.4))
    #expect(isClose(finding.margin, 0.48))
    #expect(finding.advice == "3 pt of room on the right")
    #expect(finding.severity == .note)
  }
}
