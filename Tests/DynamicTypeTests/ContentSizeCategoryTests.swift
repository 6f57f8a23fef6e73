import DynamicType
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
  static let ids = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]

  /// The other vocabularies, each from the smallest category to the largest.
  static let vocabularies: [(name: String, names: [String])] = [
    (
      "Apple's tables",
      ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    ),
    (
      "UIKit",
      [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
        "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
        "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
      ]
    ),
    (
      "SwiftUI",
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ]
    ),
    (
      "raw values",
      [
        "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
        "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL",
        "UICTContentSizeCategoryXXXL", "UICTContentSizeCategoryAccessibilityM",
        "UICTContentSizeCategoryAccessibilityL", "UICTContentSizeCategoryAccessibilityXL",
        "UICTContentSizeCategoryAccessibilityXXL", "UICTContentSizeCategoryAccessibilityXXXL",
      ]
    ),
  ]

  @Test("Twelve categories run from xSmall to AX5 under their output names")
  func order() {
    #expect(ContentSizeCategory.allCases.map(\.id) == Self.ids)
    #expect(ContentSizeCategory.allCases.map { "\($0)" } == Self.ids)
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.xSmall < .ax5)
    #expect(!(ContentSizeCategory.large < .large))
  }

  @Test("Each vocabulary names every category", arguments: vocabularies)
  func names(vocabulary: (name: String, names: [String])) {
    #expect(
      vocabulary.names.map { ContentSizeCategory(name: $0) } == ContentSizeCategory.allCases)
  }

  @Test("An output name read back is the same category", arguments: ContentSizeCategory.allCases)
  func roundTrip(category: ContentSizeCategory) {
    #expect(ContentSizeCategory(name: category.id) == category)
  }

  @Test("The accepted names are those of the vocabularies, each once, and all are accepted")
  func acceptedNames() {
    let accepted = ContentSizeCategory.acceptedNames
    #expect(Set(accepted) == Set(Self.ids + Self.vocabularies.flatMap(\.names)))
    #expect(Set(accepted).count == accepted.count)
    #expect(accepted.allSatisfy { ContentSizeCategory(name: $0) != nil })
    #expect(accepted.first == "xSmall")
  }

  @Test(
    "Anything else names no category",
    arguments: [
      "", "Large", "LARGE", " large", "large ", "AX6", "AX0", "ax 5", "accessibility",
      "accessibility6", "accessibilitySmall", "extraextraLarge", "xxxxLarge",
      "UICTContentSizeCategory", "_UICTContentSizeCategoryUnspecified", "3",
    ])
  func rejected(name: String) {
    #expect(ContentSizeCategory(name: name) == nil)
  }

  @Test("Only AX1 to AX5 are accessibility categories")
  func accessibility() {
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
        == [.ax1, .ax2, .ax3, .ax4, .ax5])
  }
}
