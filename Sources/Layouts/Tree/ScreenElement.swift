/// The margins of a screen's content.
public enum ScreenMargins: Hashable, Sendable {
  /// The system's: see ``SystemMetrics/margin(on:)``.
  case system
  /// Points on each side.
  case points(Double)
}

/// A whole screen: bars at its edges, and the other elements below one another between them.
public struct ScreenElement: Equatable, Sendable {
  /// Whether the content scrolls.
  public var scrolls: Bool
  /// Space on each side of the content, inside the safe area.
  public var margins = ScreenMargins.system
  /// Whether the content stays within the readable width.
  public var readableWidth = false
  /// Space between the elements.
  public var spacing: Double = 0

  /// Creates a screen.
  public init(scrolls: Bool) { self.scrolls = scrolls }
}
