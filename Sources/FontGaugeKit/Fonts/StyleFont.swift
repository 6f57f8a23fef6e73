import FontEngine
import MetricsCore

/// What texts of one style in one language are shaped with, at any point size.
struct StyleFont: Sendable {
  private let library: FontLibrary
  private let entry: FontLibrary.Entry
  private let fallbacks: [FontLibrary.Entry]
  private let style: CustomStyle
  private let usesKerning: Bool

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - style: The style: its features, variations and spacing count.
  ///   - entry: The face it resolved to.
  ///   - fallbacks: What stands in for characters the face lacks, in order.
  ///   - library: The files.
  ///   - usesKerning: `nil` for what the style's letter spacing makes of it.
  init(
    style: CustomStyle, entry: FontLibrary.Entry, fallbacks: [FontLibrary.Entry],
    library: FontLibrary, usesKerning: Bool? = nil
  ) {
    self.library = library
    self.entry = entry
    self.fallbacks = fallbacks
    self.style = style
    self.usesKerning = usesKerning ?? (style.letterSpacing != 0)
  }

  /// Whether a text shaped once holds for every point size: lengths are in proportion.
  var isProportional: Bool { spacing == 0 && !followsPointSize }

  /// Whether the glyphs themselves change with the point size.
  var followsPointSize: Bool {
    entry.followsPointSize && !style.variations.contains { $0.tag == "opsz" }
  }

  /// Space after every cluster in points.
  var spacing: Double { (style.letterSpacing ?? 0) + (style.tracking ?? 0) }

  /// Returns the font at a point size; the size matters only where glyphs follow it.
  func font(at pointSize: Double) -> ShapingFont {
    let size = followsPointSize ? pointSize : nil
    return ShapingFont(
      face: library.shapingFace(entry, variations: style.variations, pointSize: size),
      fallbacks: fallbacks.map { library.shapingFace($0, pointSize: pointSize) },
      features: style.features, usesKerning: usesKerning,
      usesLigatures: (style.tracking ?? 0) == 0)
  }
}
