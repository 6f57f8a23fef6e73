/// The version of Apple's scaling behaviour that is reproduced.
public enum ScalingModel: String, CaseIterable, Sendable {
  /// What was measured on iOS 26; the formula itself is the one in use since iOS 11.
  case uikit26 = "uikit-26"

  /// The sizes before iOS 11, when accessibility sizes enlarged only ``TextStyle/body``.
  ///
  /// All other styles stay as they are at ``ContentSizeCategory/xxxLarge``. `UIFontMetrics` and
  /// SwiftUI are younger than that, so this describes apps that compute their sizes themselves in
  /// the old way.
  case ios10

  /// Returns the category whose figures the model uses for a style at the given category.
  ///
  /// - Complexity: O(1)
  public func category(
    for textStyle: TextStyle, at category: ContentSizeCategory
  ) -> ContentSizeCategory {
    switch self {
    case .uikit26: category
    case .ios10: textStyle == .body ? category : min(category, .xxxLarge)
    }
  }
}
