import Checks
import DynamicType
import Layouts
import MetricsCore
import Testing

@Suite("The rules about layouts")
struct LayoutRuleTests {
  private func findings(_ id: String) -> [Finding] {
    RuleRegistry.explain(id)?.failing.flatMap(\.findings) ?? []
  }

  @Test("Every finding names its layout, its element and where it is declared")
  func completeness() {
    for rule in RuleRegistry.layoutRules {
      let id = type(of: rule).description.id
      #expect(!findings(id).isEmpty, "\(id)")
      for finding in findings(id) {
        #expect(finding.layout == "row", "\(id)")
        #expect(finding.slot?.hasPrefix("row › ") == true, "\(id)")
        #expect(finding.location != nil && finding.subjectLocation != nil, "\(id)")
        #expect(!finding.categories.isEmpty && !finding.devices.isEmpty, "\(id)")
        #expect(finding.advice != nil, "\(id)")
        #expect((finding.measured == nil) == (finding.limit == nil), "\(id)")
        #expect((finding.measured == nil) == (finding.unit == nil), "\(id)")
        #expect(finding.message.last != "." && !finding.message.contains("\n"), "\(id)")
      }
    }
  }

  @Test("A word of 13 letters beside a switch is too wide from 43 points on")
  func rowOverflow() throws {
    let finding = try #require(findings("row-overflow").first { $0.text == "Notifications" })
    // 37 pt: 240.5 of 320 − 16 − 51 − 8 = 245; 43 pt: 279.5; 48 pt: 312. An iPhone 12 runs iOS 26,
    // so there are 390 − 16 − 63 − 8 = 303 there.
    #expect(finding.categories == [.ax4, .ax5])
    #expect(finding.devices == ["iPhone SE (1st)", "iPhone 12"])
    #expect(finding.measured == 312 && finding.limit == 245)
  }

  @Test("An image that grows past its place is told with the greatest it may be")
  func imageOverflow() throws {
    let finding = try #require(findings("row-overflow").first { $0.text == nil })
    // 125 points are 352.5 at AX5; there are 304 on the narrow phone and 374 on the other.
    #expect(finding.devices == ["iPhone SE (1st)"])
    #expect(finding.categories == [.ax4, .ax5])
    #expect(finding.advice == "maximum 304 pt")
  }

  @Test("A tab bar of 138 points takes over a tenth of the screen")
  func bar() throws {
    let finding = try #require(findings("bar-too-tall").first)
    // The narrow phone is 568 points high.
    #expect(finding.limit.map { formatted($0) } == "56.8")
    #expect(finding.measured == 138)
    #expect(finding.locale == nil)
  }

  @Test("A cell is clipped where the line is higher than what its insets leave")
  func clippedCell() throws {
    let finding = try #require(findings("clipped-cell").first)
    // 44 − 22 = 22: the line has 26 from AX1 on.
    #expect(finding.categories == [.ax1, .ax2, .ax3, .ax4, .ax5])
    #expect(finding.measured == 70 && finding.limit == 44)
  }
}
