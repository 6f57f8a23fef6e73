@testable import Checks
import DynamicType
import MetricsCore
import Testing

@Suite("The order of sizes")
struct HierarchyTests {
  private func fault(_ styles: StyleMeasurement...) -> Finding? {
    let all = findings("hierarchy-inverted", in: StyleSheetMeasurement(styles: styles))
    #expect(all.count <= 1)
    return all.first
  }

  @Test("A capped heading is told with the cap that would do")
  func cap() throws {
    // 17 pt with body: 31 at AX2, 37 at AX3, 48 at AX5.
    let heading = Samples.style("h1", size: 24) { $0.maximumPointSize = 32 }
    let finding = try #require(fault(heading, Samples.style("text")))
    #expect(
      finding.message
        == "“h1” (24 pt at large) is no larger than “text” (17 pt) at AX3–AX5, "
        + "because of its maximumPointSize 32: 32 pt against 48 pt at AX5")
    #expect(finding.style == "h1")
    #expect(finding.categories == [.ax3, .ax4, .ax5])
    #expect(finding.measured == 32)
    #expect(finding.limit == 48)
    #expect(finding.advice == "maximumPointSize 49")
  }

  @Test("A cap one point above the largest text passes, an equal one does not")
  func capLimit() {
    let text = Samples.style("text")
    let heading = { (cap: Double) in
      Samples.style("h1", size: 24) { $0.maximumPointSize = cap }
    }
    #expect(fault(heading(49), text) == nil)
    #expect(fault(heading(48), text)?.categories == [.ax5])
  }

  @Test("Text styles that grow at different rates are named")
  func rates() throws {
    // 34 × 70 ÷ 41 = 58.05 → 58 with largeTitle, 24 × 62 ÷ 22 = 67.6 → 68 with body.
    let title = Samples.style("title", size: 34) { $0.textStyle = .largeTitle }
    let finding = try #require(fault(title, Samples.style("lead", size: 24)))
    #expect(finding.message.contains("because they grow with largeTitle and body"))
    #expect(finding.message.hasSuffix("58 pt against 68 pt at AX5"))
  }

  @Test("Neighbours that rounding makes equal are told so")
  func rounding() throws {
    // 19 × 19 ÷ 22 = 16.4 and 18 × 19 ÷ 22 = 15.5 are both 16; 20 × 19 ÷ 22 = 17.3 is 17.
    let finding = try #require(
      fault(Samples.style("h3", size: 19), Samples.style("text18", size: 18)))
    #expect(
      finding.message
        == "“h3” (19 pt at large) is no larger than “text18” (18 pt) at xSmall, "
        + "because sizes are rounded to whole points: both are 16 pt")
    #expect(finding.advice == "size 20")
  }

  @Test("A smaller style that does not scale is the cause at small sizes")
  func fixedRival() throws {
    // 13 pt are 11 at xSmall and 11.8 → 12 at small.
    let badge = Samples.style("badge", size: 11) { $0.scaling = .fixed }
    let finding = try #require(fault(Samples.style("text13", size: 13), badge))
    #expect(finding.categories == [.xSmall])
    #expect(finding.message.contains("because “badge” does not scale"))
    // 14 × 19 ÷ 22 = 12.1.
    #expect(finding.advice == "size 14")
  }

  @Test("A category limit is the cause where it holds a style back")
  func categoryLimit() throws {
    let heading = Samples.style("h1", size: 24) { $0.categories.maximum = .xLarge }
    let finding = try #require(fault(heading, Samples.style("text")))
    #expect(finding.message.contains("because it stops at xLarge"))
    #expect(finding.advice == "no maximumCategory")
  }

  @Test("One finding a style, however many it falls level with, the nearest first")
  func manyRivals() {
    let sizes = [13.0, 14, 15, 16, 17, 18]
    let heading = Samples.style("h1", size: 24) { $0.maximumPointSize = 24 }
    let texts = sizes.map { Samples.style("text\(Int($0))", size: $0) }
    let finding = findings(
      "hierarchy-inverted", in: StyleSheetMeasurement(styles: texts + [heading])
    ).filter { $0.style == "h1" }
    #expect(finding.count == 1)
    #expect(
      finding[0].message.contains(
        "“text18” (18 pt), “text17” (17 pt), “text16” (16 pt) and 3 more"))
  }

  @Test("Styles of one size have no order")
  func equals() {
    let capped = Samples.style("a") { $0.maximumPointSize = 20 }
    #expect(fault(capped, Samples.style("b")) == nil)
  }
}
