import MetricsCore

extension Lettering {
  /// What stands for signs that not every face has.
  private static let substitutes: [Unicode.Scalar: String] = [
    "\u{2026}": "...", "\u{2013}": "-", "\u{2014}": "-", "\u{2212}": "-", "\u{B7}": "-",
    "\u{D7}": "x", "\u{201C}": "\"", "\u{201D}": "\"", "\u{2018}": "'", "\u{2019}": "'",
    "\u{A0}": " ",
  ]

  /// Sets words in one line, from left to right; characters that the face lacks become `?`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - limit: The room in ems; what is wider ends with an ellipsis.
  /// - Returns: The line; its glyphs belong to face 0.
  func set(_ words: String, limit: Double = .infinity) -> SetLine {
    let glyphs = words.unicodeScalars.flatMap(glyphs)
    let ellipsis = self.glyphs(for: "\u{2026}")
    let mark = ellipsis.reduce(0) { $0 + $1.advance }
    guard glyphs.reduce(0, { $0 + $1.advance }) > limit else { return line(glyphs) }
    var width = mark
    let kept = glyphs.prefix { glyph in
      width += glyph.advance
      return width <= limit
    }
    return line(kept + ellipsis)
  }

  private func glyphs(for scalar: Unicode.Scalar) -> [PlacedGlyph] {
    if let glyph = glyphs[scalar] { return [glyph] }
    let substitute = Self.substitutes[scalar] ?? "?"
    return substitute.unicodeScalars.compactMap { glyphs[$0] }
  }

  private func line(_ glyphs: some Sequence<PlacedGlyph>) -> SetLine {
    var line = SetLine()
    for glyph in glyphs {
      line.glyphs.append(
        SetLine.Glyph(
          face: 0, id: glyph.id, x: line.width + glyph.xOffset, y: glyph.yOffset))
      line.width += glyph.advance
    }
    return line
  }
}
