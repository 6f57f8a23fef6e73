import CFreeType
import MetricsCore

/// The outline bounds of glyphs, each asked of FreeType once.
///
/// One cache a thread: FreeType's faces are not to be shared.
final class InkCache {
  private var faces: [ObjectIdentifier: Entry] = [:]

  /// Returns the bounds of a glyph in ems; `nil` when it has no ink.
  func bounds(of glyph: UInt32, in face: ShapingFace) -> GlyphInk? {
    entry(for: face).bounds(of: glyph)
  }

  private func entry(for face: ShapingFace) -> Entry {
    if let found = faces[ObjectIdentifier(face)] { return found }
    let made = Entry(face)
    faces[ObjectIdentifier(face)] = made
    return made
  }

  private final class Entry {
    /// Kept so that its identity is not given to another face.
    private let shapingFace: ShapingFace
    private let face: FreeTypeFace?
    private var known: [UInt32: GlyphInk?] = [:]

    init(_ shapingFace: ShapingFace) {
      self.shapingFace = shapingFace
      do {
        let face = try FreeTypeFace(
          bytes: shapingFace.file.sfnt, faceIndex: shapingFace.faceIndex,
          path: shapingFace.file.path)
        face.setCoordinates(shapingFace.coordinates, axes: shapingFace.axes)
        self.face = face
      } catch {
        // The file was opened before; without outlines nothing is said about ink.
        face = nil
      }
    }

    func bounds(of glyph: UInt32) -> GlyphInk? {
      if let found = known[glyph] { return found }
      var ink: GlyphInk?
      if let face, let bounds = face.outlineBounds(glyph) {
        let em = Double(face.unitsPerEm)
        ink = GlyphInk(
          left: Double(bounds.xMin) / em, right: Double(bounds.xMax) / em,
          top: Double(bounds.yMax) / em, bottom: Double(bounds.yMin) / em)
      }
      known[glyph] = .some(ink)
      return ink
    }
  }
}

/// The bounds of a glyph's outline in ems, from its origin, y upwards.
struct GlyphInk {
  var left, right, top, bottom: Double
}
