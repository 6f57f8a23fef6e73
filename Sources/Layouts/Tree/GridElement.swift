public import MetricsCore

/// Items in columns, as an app's collection view layout works them out.
///
/// A column is `(width − insets − spacing × (columns − 1)) ÷ columns` wide. Unless ``itemHeight``
/// is given, an item is as high as what is in it, texts rounded up to whole points, and a line of
/// items as high as its highest one.
public struct GridElement: Equatable, Sendable {
  /// The number of columns.
  public var columns: GridColumns
  /// Space between columns.
  public var spacing: Double = 0
  /// Space between lines of items.
  public var lineSpacing: Double = 0
  /// Space around the items.
  public var insets = EdgeInsets()
  /// The height that the layout gives every item; `nil` when it follows the content.
  public var itemHeight: Length?
  /// How many items there are; they repeat the elements in the grid.
  public var count: Int

  /// Creates a grid.
  public init(columns: GridColumns, count: Int) {
    self.columns = columns
    self.count = count
  }
}

/// The number of columns of a grid.
public enum GridColumns: Hashable, Sendable {
  /// By orientation.
  case orientation(ByOrientation<Int>)
  /// By horizontal size class.
  case sizeClass(compact: Int, regular: Int)

  /// Returns the number of columns on a screen.
  public func count(on screen: Screen) -> Int {
    switch self {
    case .orientation(let columns): columns[screen.orientation]
    case .sizeClass(let compact, let regular): screen.hasRegularWidth ? regular : compact
    }
  }
}
