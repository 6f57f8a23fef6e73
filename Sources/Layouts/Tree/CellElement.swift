public import MetricsCore

/// A row of a list, as high as its content needs: the first element in it is the content, the
/// second, if there is one, the accessory at the trailing edge.
public struct CellElement: Equatable, Sendable {
  /// Space around content and accessory.
  public var insets = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// Space between content and accessory.
  public var accessorySpacing: Double = 8

  /// Creates a cell with the system's insets.
  public init() {}

  /// The least height of a row unless the configuration gives one, in points.
  public static let minimumHeight: Double = 44
}

/// Rows below one another.
public struct ListElement: Equatable, Sendable {
  /// Space around the rows.
  public var insets = EdgeInsets()
  /// Space between rows.
  public var spacing: Double = 0

  /// Creates a plain list.
  public init() {}
}
