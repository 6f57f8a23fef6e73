/// A bar of the system.
public enum BarKind: String, CaseIterable, Sendable {
  /// `UITabBar`, at the bottom.
  case tab
  /// `UINavigationBar`, at the top.
  case navigation
  /// `UIToolbar`, at the bottom.
  case tool
}

/// A bar of the system, with a text for each of its items.
///
/// The texts of a bar do not grow with the text size, unless ``scales`` says that the app lets the
/// bar grow: then its height is scaled with body.
public struct BarElement: Equatable, Sendable {
  /// The kind.
  public var kind: BarKind
  /// Whether the bar grows with the text size.
  public var scales = false
  /// Whether a long press on an item shows it enlarged at accessibility sizes, as it does in the
  /// system's own bars.
  public var largeContentViewer = true
  /// Whether a navigation bar shows its large title.
  public var largeTitle = false

  /// Creates a bar that does not grow.
  public init(_ kind: BarKind) { self.kind = kind }
}
