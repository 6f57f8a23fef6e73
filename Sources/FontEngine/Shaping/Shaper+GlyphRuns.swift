public import MetricsCore

extension Shaper {
  /// Shapes a text and returns its glyphs with their places, for drawing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: What it is shaped with.
  ///   - locale: Its language.
  /// - Returns: The runs in logical order; the faces of a run count from the font's own, 0.
  public func glyphRuns(of text: String, font: ShapingFont, locale: String) -> [GlyphRun] {
    let utf16 = shape(text, font: font, locale: locale).utf16
    return utf16.withUnsafeBufferPointer { units in
      let levels = BidiAnalyzer.isPlainlyLeftToRight(units) ? [] : tools.bidi.levels(of: units)
      var runs = shaped.runs.map { run in
        GlyphRun(
          range: run.range, level: levels.isEmpty ? 0 : levels[run.range.lowerBound],
          face: run.faceIndex, glyphs: [])
      }
      // The glyphs of a run are side by side, but runs stand in visual order there.
      var index = 0
      for glyph in shaped.glyphs {
        let cluster = Int(glyph.cluster)
        if LineTerminator.contains(units[cluster]) { continue }
        if !runs[index].range.contains(cluster) {
          index = runs.firstIndex { $0.range.contains(cluster) } ?? index
        }
        runs[index].glyphs.append(
          PlacedGlyph(
            id: glyph.id, cluster: cluster, advance: glyph.advance, xOffset: glyph.xOffset,
            yOffset: glyph.yOffset))
      }
      return runs
    }
  }
}
