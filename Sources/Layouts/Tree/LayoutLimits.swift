/// How large layouts may be.
///
/// Far above any real screen, and low enough that nothing written by accident takes long.
public enum LayoutLimits {
  /// The greatest number of layouts.
  public static let layouts = 10_000
  /// The greatest number of elements inside one another.
  public static let depth = 32
  /// The greatest number of elements of one layout, the items of grids included.
  public static let elements = 2_000
}
