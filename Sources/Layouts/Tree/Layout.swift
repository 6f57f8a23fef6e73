public import MetricsCore

/// A row, cell or screen of an app that changes with the text size, as a tree of elements.
public struct Layout: Equatable, Sendable {
  /// The layout's name in the configuration.
  public var name: String
  /// The tree.
  public var root: LayoutElement
  /// The devices it appears on; `nil` for the configuration's.
  public var devices: [String]?
  /// The orientations it appears in; `nil` for the configuration's.
  public var orientations: [Orientation]?
  /// The languages it is checked in; `nil` for all that its texts have.
  public var locales: [String]?
  /// Space on each side, in points, of a layout that is no screen.
  public var margins: Double = 0
  /// Where the layout is declared.
  public var location: SourceLocation?

  /// Creates a layout that appears everywhere.
  public init(name: String, root: LayoutElement) {
    self.name = name
    self.root = root
  }
}
