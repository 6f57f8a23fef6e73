import DynamicType
import MetricsCore
import Testing

@Suite("Categories and devices in words")
struct RangesTests {
  @Test(
    "Categories in a row are told as a range, two as a pair",
    arguments: [
      ([.large], "large"),
      ([.ax2, .ax3, .ax4, .ax5], "AX2–AX5"),
      ([.xSmall, .small], "xSmall, small"),
      ([.xSmall, .ax1, .ax2, .ax3], "xSmall, AX1–AX3"),
      ([.xSmall, .medium, .xxxLarge, .ax1], "xSmall, medium, xxxLarge, AX1"),
      ([.ax5, .xSmall, .ax4, .ax3], "xSmall, AX3–AX5"),
      ([], ""),
    ] as [([ContentSizeCategory], String)])
  func categories(categories: [ContentSizeCategory], words: String) {
    #expect(describe(categories) == words)
  }

  @Test("All twelve categories are every size, eleven are not")
  func everySize() {
    #expect(describe(ContentSizeCategory.allCases) == "every size")
    #expect(describe(ContentSizeCategory.allCases.reversed()) == "every size")
    #expect(describe(ContentSizeCategory.allCases.dropLast()) == "xSmall–AX4")
  }

  @Test("All devices are every device, unless there is one only")
  func devices() {
    let all = ["iPhone SE (1st)", "iPhone 16", "iPad mini 6"]
    #expect(describe(devices: all, of: all) == "every device")
    #expect(describe(devices: ["iPhone 16"], of: ["iPhone 16"]) == "iPhone 16")
    #expect(describe(devices: ["iPhone 16"], of: all) == "iPhone 16")
    #expect(
      describe(devices: ["iPhone SE (1st)", "iPhone 16"], of: all)
        == "iPhone SE (1st) and iPhone 16")
  }

  @Test(
    "Items are joined as in a sentence",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ])
  func items(items: [String], words: String) {
    #expect(list(items) == words)
  }
}
