import FontEngine
import MetricsCore

/// What texts of one style in one language are shaped with, at any point size.
final class StyleFont: Sendable {
  private let library: FontLibrary
  private let entry: FontLibrary.Entry
  private let fallbacks: [FontLibrary.Entry]
  private let style: CustomStyle
  /// The font at every point size; `nil` where glyphs follow the size.
  private let sameAtAllSizes: ShapingFont?

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
    key = Key(
      file: ObjectIdentifier(entry.file), faceIndex: entry.face.description.faceIndex,
      coordinates: entry.face.coordinates, variations: style.variations,
      features: style.features, usesKerning: usesKerning ?? (style.letterSpacing != 0),
      usesLigatures: (style.tracking ?? 0) == 0,
      spacing: (style.letterSpacing ?? 0) + (style.tracking ?? 0),
      fallbacks: fallbacks.map { ObjectIdentifier($0.file) },
      fallbackCoordinates: fallbacks.map(\.face.coordinates))
    sameAtAllSizes =
      ([entry] + fallbacks).contains(where: \.followsPointSize)
      ? nil : StyleFont.font(entry, fallbacks, library, style, key, at: nil)
  }

  /// What decides how a text is shaped: styles with equal keys share a shaped text.
  struct Key: Hashable, Sendable {
    var file: ObjectIdentifier
    var faceIndex: Int
    var coordinates: [AxisValue]
    var variations: [AxisValue]
    var features: [FontFeature]
    var usesKerning: Bool
    var usesLigatures: Bool
    var spacing: Double
    var fallbacks: [ObjectIdentifier]
    var fallbackCoordinates: [[AxisValue]]
  }

  /// The font's key.
  let key: Key

  /// Whether a text shaped once holds for every point size: lengths are in proportion.
  var isProportional: Bool { spacing == 0 && !followsPointSize }

  /// Whether the glyphs or their advances, those of fallbacks too, change with the point size
  /// otherwise than in proportion.
  var followsPointSize: Bool {
    entry.followsPointSize || fallbacks.contains(where: \.followsPointSize)
  }

  /// Space after every cluster in points.
  var spacing: Double { (style.letterSpacing ?? 0) + (style.tracking ?? 0) }

  /// Returns whether the face has every character of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - withFallbacks: Whether a character that a fallback has counts.
  /// - Returns: Whether none is lacking.
  func covers(_ text: String, withFallbacks: Bool) -> Bool {
    let faces = ([entry] + (withFallbacks ? fallbacks : [])).map { library.shapingFace($0) }
    return text.unicodeScalars.allSatisfy { scalar in
      faces.contains { $0.covers(scalar.value) }
    }
  }

  /// Returns the font at a point size; the size matters only where glyphs follow it.
  func font(at pointSize: Double) -> ShapingFont {
    sameAtAllSizes ?? StyleFont.font(entry, fallbacks, library, style, key, at: pointSize)
  }

  private static func font(
    _ entry: FontLibrary.Entry, _ fallbacks: [FontLibrary.Entry], _ library: FontLibrary,
    _ style: CustomStyle, _ key: Key, at pointSize: Double?
  ) -> ShapingFont {
    ShapingFont(
      face: library.shapingFace(entry, variations: style.variations, pointSize: pointSize),
      fallbacks: fallbacks.map { library.shapingFace($0, pointSize: pointSize) },
      features: key.features, usesKerning: key.usesKerning, usesLigatures: key.usesLigatures)
  }
}
