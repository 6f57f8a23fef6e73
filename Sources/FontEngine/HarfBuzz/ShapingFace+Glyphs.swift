import CHarfBuzz

extension ShapingFace {
  /// Returns the glyph a character is mapped to; `nil` when there is none.
  ///
  /// Wraps `hb_font_get_nominal_glyph`.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(raw, scalar, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// Returns whether a glyph without an outline may still be drawn, as a bitmap, from colour layers
  /// or as SVG.
  ///
  /// Wraps `hb_ot_color_has_png`, `hb_ot_color_has_svg` and `hb_ot_color_has_layers`.
  func isDrawnOtherwise(_ glyph: UInt32) -> Bool {
    let face = hb_font_get_face(raw)
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_svg(face) != 0
      || hb_ot_color_has_layers(face) != 0
  }
}

extension ShapingFace {
  /// Returns a character's advance in ems; `nil` when the face lacks it.
  ///
  /// Wraps `hb_font_get_glyph_h_advance`.
  func advance(of scalar: UInt32) -> Double? {
    glyph(for: scalar).map { Double(hb_font_get_glyph_h_advance(raw, $0)) / gridPerEm }
  }
}
