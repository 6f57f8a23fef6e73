import CFreeType
import MetricsCore

/// The outline bounds of glyphs, each asked of FreeType once.
///
/// One cache a thread: FreeType's faces are not to be shared.
final class InkCache {
  private var faces: [ObjectIdentifier: Outlines] = [:]
  /// The face asked for last: most texts use one.
  private var last: Outlines?

  /// Returns what is known of a face's glyphs.
  func outlines(of face: ShapingFace) -> Outlines {
    if let last, last.shapingFace === face { return last }
    let found = find(face)
    last = found
    return found
  }

  private func find(_ face: ShapingFace) -> Outlines {
    if let found = faces[ObjectIdentifier(face)] { return found }
    let made = Outlines(face)
    faces[ObjectIdentifier(face)] = made
    return made
  }

  /// The bounds of one face's glyphs.
  final class Outlines {
    /// Kept so that its identity is not given to another face.
    fileprivate let shapingFace: ShapingFace
    private let face: FreeTypeFace?
    /// What is known of each glyph, in an array since glyphs are numbered from 0 up to 65,535.
    @exclusivity(unchecked) private var known: [Known] = []

    private enum Known {
      case unknown
      case blank
      case inked(GlyphInk)
    }

    fileprivate init(_ shapingFace: ShapingFace) {
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

    /// Returns the bounds of a glyph in ems; `nil` when it has no ink.
    func bounds(of glyph: UInt32) -> GlyphInk? {
      let index = Int(glyph)
      if index < known.count {
        switch known[index] {
        case .inked(let ink): return ink
        case .blank: return nil
        case .unknown: break
        }
      }
      let ink = measure(glyph)
      guard index <= UInt16.max else { return ink }
      if index >= known.count {
        known += Array(repeating: .unknown, count: index + 1 - known.count)
      }
      known[index] = ink.map(Known.inked) ?? .blank
      return ink
    }

    private func measure(_ glyph: UInt32) -> GlyphInk? {
      guard let face, let bounds = face.outlineBounds(glyph) else { return nil }
      let em = Double(face.unitsPerEm)
      return GlyphInk(
        left: Double(bounds.xMin) / em, right: Double(bounds.xMax) / em,
        top: Double(bounds.yMax) / em, bottom: Double(bounds.yMin) / em)
    }
  }
}

/// The bounds of a glyph's outline in ems, from its origin, y upwards.
struct GlyphInk {
  var left, right, top, bottom: Double
}
