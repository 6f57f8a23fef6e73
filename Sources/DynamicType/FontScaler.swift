/// The arithmetic that scales a custom font, or any other distance, with the text size.
///
/// A scaler is a text style with the circumstances that matter: the framework that is called, the
/// version of its behaviour, and the categories that the view allows.
///
///     let body = FontScaler()
///     body.scaledPointSize(17, at: .large)                       // 17
///     body.scaledPointSize(17, at: .ax5)                         // 48
///     body.scaledPointSize(17, at: .ax5, maximumPointSize: 40)   // 40
///     body.scaledValue(10, at: .xLarge, displayScale: 3)         // 11, from 10.909
///
/// ## The rule
///
/// With *L* the ``TextStyle/scalingLeading(at:)`` of the style at the category and *L*₀ the same
/// at ``ContentSizeCategory/large``, a value *v* becomes *v* · *L* / *L*₀. It is rounded once, half
/// away from zero: a font size to a whole point at every display scale, any other value to a
/// pixel. There is no minimum and no separate branch for the accessibility sizes.
///
/// ## Exact halves
///
/// The frameworks multiply and divide in a different order, and that decides what becomes of a
/// result that is exactly halfway between two points or pixels.
///
/// - ``ScalingAPI/uikit`` computes (*v* · *L*) / *L*₀. For every multiple of half a point the
///   product is exact, so a half is recognised as one and rounds away from zero. One measured cell
///   is an exception: 11 points with ``TextStyle/headline`` at AX4 are 25, where the rule gives 26.
/// - ``ScalingAPI/swiftui`` computes (*L* / *L*₀) · *v*. The quotient is rounded to a `Double`
///   first, and where it was rounded down the product can fall just short of the half, which then
///   rounds *towards* zero: 21 points with ``TextStyle/title2`` at xxxLarge are 26 in UIKit and 25
///   in SwiftUI. This follows from the order of the operations and was not measured.
///
/// For bases that are multiples of half a point, the two agree wherever the result is not an exact
/// half. The recorded exception is not applied to SwiftUI.
public struct FontScaler: Hashable, Sendable {
  /// The style whose growth is borrowed.
  public var textStyle: TextStyle

  /// The framework whose functions are called.
  public var api: ScalingAPI

  /// The version of the behaviour.
  public var model: ScalingModel

  /// The categories that the view allows; the rule runs with the nearest of them.
  public var categories: CategoryRange

  /// Creates a scaler.
  ///
  /// - Parameters:
  ///   - textStyle: The style to scale with. The default is the one of `UIFontMetrics.default`
  ///     and `Font.custom(_:size:)`.
  ///   - api: The framework whose functions are called.
  ///   - model: The version of the behaviour.
  ///   - categories: The categories that the view allows.
  public init(
    textStyle: TextStyle = .body, api: ScalingAPI = .uikit, model: ScalingModel = .uikit26,
    categories: CategoryRange = .unlimited
  ) {
    self.textStyle = textStyle
    self.api = api
    self.model = model
    self.categories = categories
  }

  /// Returns the category whose figures the rule uses when the device is at the given one.
  ///
  /// It is the given category after the clamp of ``categories`` and then of ``model``.
  ///
  /// - Complexity: O(1)
  public func effectiveCategory(at category: ContentSizeCategory) -> ContentSizeCategory {
    model.category(for: textStyle, at: categories.clamp(category))
  }

  /// Returns the factor by which values grow from large to the given category, unrounded.
  ///
  /// It is 1 at ``ContentSizeCategory/large``, unless ``categories`` excludes large.
  ///
  /// - Complexity: O(1)
  public func ratio(at category: ContentSizeCategory) -> Double {
    leading(at: category) / leadingAtLarge
  }

  /// Returns a distance scaled with the text size, in points rounded to a pixel.
  ///
  /// This is `scaledValue(for:)` of `UIFontMetrics`, or a `@ScaledMetric`. Negative values scale
  /// like positive ones and round away from zero too.
  ///
  /// - Parameters:
  ///   - value: The distance at large, in points.
  ///   - category: The category that the device is at.
  ///   - displayScale: The number of pixels in a point: 1, 2 or 3.
  /// - Returns: The scaled distance, a multiple of 1/`displayScale`; at large too.
  /// - Precondition: `displayScale` is greater than 0.
  /// - Complexity: O(1)
  public func scaledValue(
    _ value: Double, at category: ContentSizeCategory, displayScale: Double
  ) -> Double {
    roundHalfAwayFromZero(unrounded(value, at: category), toScale: displayScale)
  }

  /// Returns the point size of a scaled font.
  ///
  /// This is `scaledFont(for:maximumPointSize:)` of `UIFontMetrics`, or a
  /// `Font.custom(_:size:relativeTo:)`. The size is a whole number of points at any display scale
  /// and also at large, where 13.5 becomes 14.
  ///
  /// - Parameters:
  ///   - base: The font's size at large, in points.
  ///   - category: The category that the device is at.
  ///   - maximumPointSize: The largest size to return, in points. It is applied after rounding and
  ///     not rounded itself, so a maximum of 20.5 can give a font of 20.5 points. `nil`, 0 and
  ///     negative values mean no maximum. SwiftUI has no such parameter, so with
  ///     ``ScalingAPI/swiftui`` it is ignored.
  /// - Returns: A whole number of points, or `maximumPointSize`.
  /// - Complexity: O(1)
  public func scaledPointSize(
    _ base: Double, at category: ContentSizeCategory, maximumPointSize: Double? = nil
  ) -> Double {
    let rounded = roundHalfAwayFromZero(unrounded(base, at: category), toScale: 1)
    guard api == .uikit else { return rounded }
    let size =
      RecordedPointSize.pointSize(
        for: textStyle, at: effectiveCategory(at: category), base: base) ?? rounded
    guard let maximumPointSize, maximumPointSize > 0 else { return size }
    return min(size, maximumPointSize)
  }

  /// Returns the scaled value before rounding, computed in the framework's order.
  private func unrounded(_ value: Double, at category: ContentSizeCategory) -> Double {
    switch api {
    case .uikit: value * leading(at: category) / leadingAtLarge
    case .swiftui: ratio(at: category) * value
    }
  }

  private func leading(at category: ContentSizeCategory) -> Double {
    textStyle.scalingLeading(at: effectiveCategory(at: category))
  }

  private var leadingAtLarge: Double { textStyle.scalingLeading(at: .large) }
}
