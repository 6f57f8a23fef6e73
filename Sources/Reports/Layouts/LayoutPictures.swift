public import Layouts
public import MetricsCore

/// What is needed to draw layouts, beside the glyphs of their texts.
public struct LayoutPictures: Sendable {
  /// The layouts that are drawn, in the configuration's order.
  public var layouts: [PicturedLayout] = []
  /// How many times layouts were looked at with texts without being drawn, so that the page stays
  /// small.
  public var undrawnCount = 0

  /// Creates pictures of nothing.
  public init() {}
}

/// A layout that is drawn.
public struct PicturedLayout: Sendable {
  /// The layout with the texts it is filled with, the worst first; never empty.
  public var variations: [Variation]
  /// How many times it was looked at with texts in all.
  public var variationCount: Int

  /// Creates a layout.
  public init(variations: [Variation], variationCount: Int) {
    self.variations = variations
    self.variationCount = variationCount
  }

  /// A layout filled with texts.
  public struct Variation: Sendable {
    /// Where everything is, on every screen at all twelve categories.
    public var measurement: LayoutMeasurement
    /// What is drawn of each text, by number, upright and sideways.
    ///
    /// Where a text is hidden, or the screen is held the other way, its fit has no lines.
    public var drawings: [ByOrientation<FittedDrawing>]

    /// Creates a layout filled with texts.
    public init(measurement: LayoutMeasurement, drawings: [ByOrientation<FittedDrawing>]) {
      self.measurement = measurement
      self.drawings = drawings
    }
  }
}
