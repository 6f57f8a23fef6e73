import DynamicType
import MetricsCore
import Testing

@Suite("Where a finding holds")
struct FindingExtentTests {
  private static let screens = ["iPhone SE (1st)", "iPhone 16", "iPhone 17", "iPhone 17 Pro Max"]

  private func words(
    _ places: [String: [ContentSizeCategory]], of screens: [String] = screens
  ) -> String {
    FindingExtent(
      places.flatMap { screen, categories in categories.map { (screen, $0) } }, screens: screens
    ).description(of: screens)
  }

  @Test("The same sizes everywhere are told once")
  func same() {
    let sizes: [ContentSizeCategory] = [.ax3, .ax4, .ax5]
    #expect(
      words(Dictionary(uniqueKeysWithValues: Self.screens.map { ($0, sizes) }))
        == "AX3–AX5 on every device")
    #expect(
      words(["iPhone 16": sizes, "iPhone 17": sizes]) == "AX3–AX5 on iPhone 16 and iPhone 17")
    #expect(words(["iPhone 16": sizes], of: ["iPhone 16"]) == "AX3–AX5 on iPhone 16")
  }

  @Test("No size is told of a screen where it is not so")
  func different() {
    #expect(
      words(["iPhone 17 Pro Max": [.ax5], "iPhone SE (1st)": [.ax3, .ax4, .ax5]])
        == "AX3–AX5 on iPhone SE (1st) and at AX5 on iPhone 17 Pro Max")
    #expect(
      words([
        "iPhone SE (1st)": [.ax1, .ax2, .ax3], "iPhone 16": [.ax2, .ax3], "iPhone 17": [.ax3],
        "iPhone 17 Pro Max": [.ax3],
      ]) == "AX1–AX3 on iPhone SE (1st), at fewer sizes on 3 others")
    #expect(
      words([
        "iPhone SE (1st)": [.ax1, .ax4], "iPhone 16": [.ax3], "iPhone 17": [.ax1],
      ]) == "AX1, AX4 on iPhone SE (1st), at other sizes on 2 others")
  }
}
