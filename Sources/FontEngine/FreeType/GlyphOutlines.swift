import CFreeType
public import MetricsCore

/// Reads the outlines of a face's glyphs; not to be shared between threads.
public final class GlyphOutlines {
  private let face: FreeTypeFace
  /// The grid steps in one em.
  public let unitsPerEm: Int

  /// Opens a face at its place on the axes.
  ///
  /// - Throws: `EngineError` when FreeType cannot open the face.
  public init(of shaping: ShapingFace) throws(EngineError) {
    face = try FreeTypeFace(
      bytes: shaping.file.sfnt, faceIndex: shaping.faceIndex, path: shaping.file.path)
    face.setCoordinates(shaping.coordinates, axes: shaping.axes)
    unitsPerEm = face.unitsPerEm
  }

  /// Returns a glyph's outline; one without contours for a glyph that has none or does not exist.
  public func outline(of glyph: UInt32) -> GlyphOutline {
    GlyphOutline(
      segments: face.segments(of: glyph),
      bounds: face.outlineBounds(glyph).map {
        GlyphOutline.Bounds(
          left: Int($0.xMin), bottom: Int($0.yMin), right: Int($0.xMax), top: Int($0.yMax))
      })
  }
}

extension FreeTypeFace {
  /// Returns the pieces of a glyph's contours.
  ///
  /// Wraps `FT_Load_Glyph` and `FT_Outline_Decompose`.
  fileprivate func segments(of glyph: UInt32) -> [GlyphOutline.Segment] {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(raw, glyph, flags) == 0, let slot = raw.pointee.glyph,
      slot.pointee.outline.n_points > 0
    else { return [] }
    var functions = FT_Outline_Funcs(
      move_to: { append(.move(point($0)), $1) },
      line_to: { append(.line(point($0)), $1) },
      conic_to: { append(.quadratic(point($0), point($1)), $2) },
      cubic_to: { append(.cubic(point($0), point($1), point($2)), $3) },
      shift: 0, delta: 0)
    var segments: [GlyphOutline.Segment] = []
    let code = withUnsafeMutablePointer(to: &segments) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    return code == 0 ? segments : []
  }
}

/// Adds a piece to the array that FreeType was given; 0 for success.
private func append(_ segment: GlyphOutline.Segment, _ context: UnsafeMutableRawPointer?) -> Int32 {
  context?.assumingMemoryBound(to: [GlyphOutline.Segment].self).pointee.append(segment)
  return 0
}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> GlyphOutline.Point {
  vector.map { GlyphOutline.Point($0.pointee.x, $0.pointee.y) } ?? GlyphOutline.Point(0, 0)
}
