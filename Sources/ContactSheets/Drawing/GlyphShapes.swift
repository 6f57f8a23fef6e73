import FontEngine
import MetricsCore

/// The pixels of a sheet's glyphs, each made once.
///
/// Most glyphs of a sheet are there many times at the same size, in its words above all.
final class GlyphShapes {
  /// Whose glyphs are drawn: two lists of faces are numbered independently.
  enum Owner: Hashable { case texts, words }

  /// What two shapes must have in common to be the same.
  struct Key: Hashable {
    var owner: Owner
    /// The face's place among its owner's.
    var face: Int
    var id: UInt32
    /// Pixels in one em.
    var size: Double
    /// Quarters of a pixel by which the glyph is moved to the right and upwards.
    var phaseX, phaseY: Int
  }

  /// How many pixels are kept.
  private static let pixelLimit = 1 << 24

  private let rasterizer: OutlineRasterizer
  private var shapes: [Key: PixelCoverage] = [:]
  private var pixelCount = 0

  init(rasterizer: OutlineRasterizer) { self.rasterizer = rasterizer }

  /// Returns what a glyph covers when its origin is the upper left corner of pixel (0, 0).
  ///
  /// - Parameters:
  ///   - key: The glyph.
  ///   - face: Its face.
  ///   - visible: The pixels that matter.
  /// - Returns: The coverage; `nil` when none of those pixels are covered.
  func shape(_ key: Key, in face: PicturedFace, visible: PixelRect) -> PixelCoverage? {
    if let known = shapes[key] { return known }
    guard let outline = face.outlines[key.id], !outline.segments.isEmpty,
      let shape = rasterizer.coverage(
        of: outline, scale: key.size / Double(max(1, face.unitsPerEm)),
        x: Double(key.phaseX) / 4, y: Double(key.phaseY) / -4, visible: visible)
    else { return nil }
    pixelCount += shape.values.count
    if pixelCount > Self.pixelLimit {
      shapes.removeAll()
      pixelCount = shape.values.count
    }
    shapes[key] = shape
    return shape
  }
}
