/// The range of categories that a view lets its text move in.
///
/// UIKit sets it with `minimumContentSizeCategory` and `maximumContentSizeCategory` of a view,
/// SwiftUI with the `dynamicTypeSize(_:)` modifier. Text outside the range is scaled as at the
/// nearer end of it:
///
///     let range = CategoryRange(maximum: .ax1)
///     range.clamp(.large)  // .large
///     range.clamp(.ax5)    // .ax1
public struct CategoryRange: Hashable, Sendable {
  /// The smallest category; `nil` if small sizes are not limited.
  public var minimum: ContentSizeCategory?

  /// The largest category; `nil` if large sizes are not limited.
  public var maximum: ContentSizeCategory?

  /// Creates a range with the given ends, both of them included.
  ///
  /// - Parameters:
  ///   - minimum: The smallest category, or `nil` for no limit.
  ///   - maximum: The largest category, or `nil` for no limit. If it is smaller than `minimum`,
  ///     it alone counts, as in UIKit.
  public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of all twelve categories.
  public static let unlimited = CategoryRange()

  /// Returns the category of this range that is nearest to the given one.
  ///
  /// If ``minimum`` is larger than ``maximum``, the minimum is disregarded.
  ///
  /// - Complexity: O(1)
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    if let maximum, category > maximum { return maximum }
    guard let minimum, category < minimum else { return category }
    if let maximum, minimum > maximum { return category }
    return minimum
  }
}
