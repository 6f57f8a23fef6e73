import CFreeType
import MetricsCore

extension FontFile {
  /// Returns a digest of the outlines of all glyphs; that of nothing when FreeType cannot open the
  /// face.
  ///
  /// Outlines are compared by their points and not by their tables, since a font that was packed as
  /// WOFF2 has the same outlines in other bytes.
  func outlineDigest(of shaping: ShapingFace) -> String {
    var digest = ShortDigest()
    if let face = try? FreeTypeFace(bytes: sfnt, faceIndex: shaping.faceIndex, path: path) {
      face.setCoordinates(shaping.coordinates, axes: shaping.axes)
      for glyph in 0..<face.glyphCount { face.addOutline(of: glyph, to: &digest) }
    }
    return digest.hexadecimal
  }
}

extension FreeTypeFace {
  /// Adds a glyph's points in font units, the kind of each, and where its contours end.
  ///
  /// Wraps `FT_Load_Glyph`.
  fileprivate func addOutline(of glyph: Int, to digest: inout ShortDigest) {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(raw, FT_UInt(glyph), flags) == 0, let slot = raw.pointee.glyph else {
      return
    }
    let outline = slot.pointee.outline
    guard outline.n_points > 0, let points = outline.points, let kinds = outline.tags,
      let ends = outline.contours
    else { return }
    digest.add(glyph)
    for index in 0..<Int(outline.n_points) {
      // The lowest two bits tell points on the curve from control points; the others are for hints.
      let place = (Int(points[index].x) << 30) ^ (Int(points[index].y) & 0x3FFF_FFFF)
      digest.add(place << 2 | Int(kinds[index]) & 3)
    }
    for index in 0..<Int(outline.n_contours) { digest.add(Int(ends[index])) }
  }
}
