@testable import Checks
import DynamicType
import MetricsCore
import Testing

@Suite("Rules about sizes")
struct ScalingRuleTests {
  @Test("Exactly 11 pt is enough, a hundredth less is not")
  func minimum() throws {
    let style = { (size: Double) in Samples.style("badge", size: size) { $0.scaling = .fixed } }
    #expect(findings("below-minimum-size", in: style(11)).isEmpty)
    let finding = try #require(findings("below-minimum-size", in: style(10.99)).first)
    #expect(
      finding.message == "“badge” is 10.99 pt at every size, where Apple recommends 11 pt or more")
    #expect(finding.measured == 10.99)
    #expect(finding.limit == 11)
    #expect(finding.unit == "pt")
    #expect(isClose(finding.margin, 0.01))
    #expect(finding.advice == "size 11")
  }

  @Test("A shrinking style is told with the size and the category that would do")
  func shrinking() throws {
    // With body 10 pt are 8.64 → 9, 9.09 → 9, 9.55 → 10, 10, 10.91 → 11; 13 pt are 11 at the least.
    let finding = try #require(
      findings("below-minimum-size", in: Samples.style("fine print", size: 10)).first)
    #expect(
      finding.message
        == "“fine print” goes down to 9 pt at xSmall–large, where Apple recommends 11 pt or more")
    #expect(finding.categories == [.xSmall, .small, .medium, .large])
    #expect(finding.advice == "size 13")
    // 12 pt are 10.36 → 10 at xSmall and 10.91 → 11 at small.
    let caption = findings("below-minimum-size", in: Samples.style("caption", size: 12))
    #expect(caption.first?.categories == [.xSmall])
    #expect(caption.first?.advice == "size 13 or minimumCategory small")
  }

  @Test("A cap below the minimum has to be raised first")
  func lowCap() {
    let style = { (size: Double) in
      Samples.style("badge", size: size) { $0.maximumPointSize = 10 }
    }
    #expect(findings("below-minimum-size", in: style(13)).first?.advice == "maximumPointSize 11")
    #expect(
      findings("below-minimum-size", in: style(12)).first?.advice
        == "maximumPointSize 11 and size 13 or maximumPointSize 11 and minimumCategory small")
  }

  @Test(
    "Sizes beyond all measure give findings and no crash",
    arguments: [
      1e300, Double.infinity, -5, Double.nan,
    ])
  func absurdSizes(size: Double) {
    let style = Samples.style("badge", size: size) { $0.maximumPointSize = 10 }
    let sheet = StyleSheetMeasurement(styles: [
      Samples.style("h1", size: size) { $0.maximumPointSize = 20 }, Samples.style("text"),
    ])
    #expect(findings("below-minimum-size", in: style).count == (size.isNaN ? 0 : 1))
    #expect(findings("hierarchy-inverted", in: sheet).count == (size > 0 ? 1 : 0))
    #expect(RuleRunner().findings(in: Samples.style(size: size)).allSatisfy { !$0.message.isEmpty })
  }

  @Test("Scaling twice multiplies the ratio by itself")
  func twice() throws {
    // 17 × 62 ÷ 22 = 47.9 → 48, and 48 × 62 ÷ 22 = 135.3 → 135.
    let finding = try #require(
      findings("double-scaling", in: Samples.style { $0.scaledBefore = true }).first)
    #expect(
      finding.message
        == "“title” reaches UIFontMetrics already scaled and is scaled again: "
        + "135 pt at AX5 in place of 48 pt")
    #expect(finding.categories == ContentSizeCategory.allCases.filter { $0 != .large })
    #expect(finding.measured == 135)
    #expect(finding.limit == 48)
    #expect(finding.margin == nil)
    #expect(finding.advice == "17 pt given unscaled")
  }

  @Test("A cap holds back what is scaled twice")
  func twiceCapped() throws {
    let style = Samples.style {
      $0.scaledBefore = true
      $0.maximumPointSize = 60
    }
    let finding = try #require(findings("double-scaling", in: style).first)
    // 43 × 56 ÷ 22 = 109 → 60 at AX4 where 43 is meant; 60 for 48 at AX5; 37 × 48 ÷ 22 = 80.7 → 60
    // for 37 at AX3, 23 too much; 31 × 40 ÷ 22 = 56.4 → 56 for 31 at AX2, 25 too much.
    #expect(finding.measured == 56)
    #expect(finding.limit == 31)
  }

  @Test("Fixed content is told with the size it would have")
  func fixedContent() throws {
    let style = Samples.style("badge", size: 11) {
      $0.scaling = .fixed
      $0.content = true
    }
    let finding = try #require(findings("not-scaling", in: style).first)
    // 11 × 62 ÷ 22 = 31.
    #expect(
      finding.message
        == "“badge” is content and stays at 11 pt at every size; scaled, it would be 31 pt at AX5")
    #expect(finding.measured == 11)
    #expect(finding.limit == 31)
    #expect(finding.advice == "scaling: dynamic")
  }

  @Test(
    "Whether text scales matters by its use",
    arguments: [
      (Scaling.fixed, true, 1), (.fixed, false, 0), (.fixed, nil, 0), (.static, true, 1),
      (.static, false, 0), (.static, nil, 1), (.dynamic, true, 0),
    ] as [(Scaling, Bool?, Int)])
  func use(scaling: Scaling, content: Bool?, count: Int) {
    let style = Samples.style {
      $0.scaling = scaling
      $0.content = content
    }
    #expect(findings("not-scaling", in: style).count == count)
  }

  @Test("A letter spacing of 0 is told by the points it adds")
  func kerning() throws {
    var style = Samples.style("price", size: 20) { $0.letterSpacing = 0 }
    style.kerningLoss = KerningLoss(
      text: LocalizedText(text: "AVATAR", key: "avatar"), kernedWidth: 3.4, unkernedWidth: 3.85)
    let finding = try #require(findings("kerning-disabled", in: style).first)
    #expect(
      finding.message
        == "“price” sets letterSpacing to 0, which turns the font’s kerning off: "
        + "“AVATAR” is 77 pt wide at large, 9 pt wider than kerned")
    #expect(isClose(finding.measured, 77))
    #expect(isClose(finding.limit, 68))
    // The finding is about the style: which text shows it best may change.
    #expect(finding.key == nil && finding.text == nil)
  }
}
