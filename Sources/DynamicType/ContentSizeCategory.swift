/// One of the twelve text sizes that people choose from in the Settings of iOS and iPadOS.
///
/// The cases are in ascending order, so categories compare by size:
///
///     ContentSizeCategory.large < .ax1            // true
///     ContentSizeCategory.allCases.last           // AX5
///
/// The raw value is the position in that order, from 0 for ``xSmall`` to 11 for ``ax5``; text uses
/// ``id``. A device that was never adjusted is at ``large``, and every size in a design is the size
/// at ``large``.
///
/// Source: the Dynamic Type tables of Apple's
/// [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/typography#Specifications).
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size, called `extraSmall` in UIKit.
  case xSmall
  /// The second smallest size.
  case small
  /// One step below the size devices start with.
  case medium
  /// The size devices start with, and the one at which a scaled font has its designed size.
  case large
  /// One step above the size devices start with, called `extraLarge` in UIKit.
  case xLarge
  /// Two steps above the size devices start with, called `extraExtraLarge` in UIKit.
  case xxLarge
  /// The largest size without the accessibility sizes, `extraExtraExtraLarge` in UIKit.
  case xxxLarge
  /// The first accessibility size, called `accessibilityMedium` in UIKit.
  case ax1
  /// The second accessibility size, called `accessibilityLarge` in UIKit.
  case ax2
  /// The third accessibility size, called `accessibilityExtraLarge` in UIKit.
  case ax3
  /// The fourth accessibility size, called `accessibilityExtraExtraLarge` in UIKit.
  case ax4
  /// The largest size, called `accessibilityExtraExtraExtraLarge` in UIKit.
  case ax5

  /// A Boolean value that says whether this is one of the five accessibility sizes.
  ///
  /// Scaling has no separate branch for them: the same formula runs from ``xSmall`` to ``ax5``.
  /// Layouts often do, since UIKit and SwiftUI expose the same property.
  public var isAccessibilityCategory: Bool { self >= .ax1 }

  /// Returns a Boolean value that says whether text is smaller in the first category.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
