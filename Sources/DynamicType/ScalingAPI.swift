/// The framework whose scaling functions an app calls.
///
/// Both use the same table and round half away from zero. They differ in the order of the
/// floating-point operations, in the maximum point size, and in one recorded exception; see
/// ``FontScaler``.
public enum ScalingAPI: String, CaseIterable, Sendable {
  /// `UIFontMetrics`: `scaledFont(for:maximumPointSize:)` and `scaledValue(for:)`.
  case uikit
  /// `Font.custom(_:size:relativeTo:)` and `@ScaledMetric(relativeTo:)`.
  case swiftui
}
