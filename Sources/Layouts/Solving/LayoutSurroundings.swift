public import DynamicType
public import MetricsCore

/// What a layout is solved for.
public struct LayoutSurroundings: Hashable, Sendable {
  /// The device and how it is held.
  public var screen: Screen
  /// The text size.
  public var category: ContentSizeCategory
  /// The version of Apple's behaviour.
  public var model: ScalingModel

  /// Creates surroundings.
  public init(
    screen: Screen, category: ContentSizeCategory, model: ScalingModel = .uikit26
  ) {
    self.screen = screen
    self.category = category
    self.model = model
  }

  /// Returns a length at the category on the screen, in points.
  public func value(_ length: Length) -> Double {
    length.value(at: category, model: model, displayScale: screen.device.displayScale)
  }
}
