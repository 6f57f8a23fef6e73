extension ContentSizeCategory: CustomStringConvertible {
  /// The name used in output: `xSmall` to `xxxLarge`, then `AX1` to `AX5`.
  public var id: String { spellings[0] }

  /// The same text as ``id``.
  public var description: String { id }

  /// Creates the category that has the given name, or returns `nil` if none has.
  ///
  ///     ContentSizeCategory(name: "AX5")                                      // .ax5
  ///     ContentSizeCategory(name: "accessibilityExtraExtraExtraLarge")        // .ax5, UIKit
  ///     ContentSizeCategory(name: "accessibility5")                           // .ax5, SwiftUI
  ///     ContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXXL") // .ax5, raw value
  ///
  /// The letters of Apple's tables (`xS`, `M`, `xxL`) are names too. Case counts, and nothing is
  /// trimmed. The words `small`, `medium` and `large` by themselves are always the standard sizes,
  /// never the accessibility sizes that UIKit calls `accessibilityMedium` and
  /// `accessibilityLarge`.
  ///
  /// - Parameter name: One of ``acceptedNames``.
  /// - Complexity: O(*n*) in the number of accepted names.
  public init?(name: String) {
    guard let category = Self.allCases.first(where: { $0.spellings.contains(name) }) else {
      return nil
    }
    self = category
  }

  /// Every name that ``init(name:)`` accepts, smallest category first and without repetition.
  ///
  /// Within a category the ``id`` comes first, so that the first of several equally good
  /// suggestions is the name that output uses.
  public static let acceptedNames: [String] = allCases.flatMap(\.spellings)

  /// The category's names: id, letters of Apple's tables, UIKit, SwiftUI, raw value.
  ///
  /// A spelling shared by several of these vocabularies stands here once.
  var spellings: [String] {
    switch self {
    case .xSmall: ["xSmall", "xS", "extraSmall", "UICTContentSizeCategoryXS"]
    case .small: ["small", "S", "UICTContentSizeCategoryS"]
    case .medium: ["medium", "M", "UICTContentSizeCategoryM"]
    case .large: ["large", "L", "UICTContentSizeCategoryL"]
    case .xLarge: ["xLarge", "xL", "extraLarge", "UICTContentSizeCategoryXL"]
    case .xxLarge: ["xxLarge", "xxL", "extraExtraLarge", "UICTContentSizeCategoryXXL"]
    case .xxxLarge: ["xxxLarge", "xxxL", "extraExtraExtraLarge", "UICTContentSizeCategoryXXXL"]
    case .ax1:
      [
        "AX1", "accessibilityMedium", "accessibility1",
        "UICTContentSizeCategoryAccessibilityM",
      ]
    case .ax2:
      [
        "AX2", "accessibilityLarge", "accessibility2",
        "UICTContentSizeCategoryAccessibilityL",
      ]
    case .ax3:
      [
        "AX3", "accessibilityExtraLarge", "accessibility3",
        "UICTContentSizeCategoryAccessibilityXL",
      ]
    case .ax4:
      [
        "AX4", "accessibilityExtraExtraLarge", "accessibility4",
        "UICTContentSizeCategoryAccessibilityXXL",
      ]
    case .ax5:
      [
        "AX5", "accessibilityExtraExtraExtraLarge", "accessibility5",
        "UICTContentSizeCategoryAccessibilityXXXL",
      ]
    }
  }
}
