import MetricsCore

/// A line of text with the place of every glyph.
///
/// Lengths are in ems from the line's left end, y upwards.
struct SetLine: Equatable, Sendable {
  /// A glyph where it is drawn.
  struct Glyph: Equatable, Sendable {
    var face: Int
    var id: UInt32
    var x, y: Double
  }

  /// The glyphs that may have ink, from left to right.
  var glyphs: [Glyph] = []
  /// How far the pen moves.
  var width = 0.0
  /// Whether the line begins at the right.
  var isRightToLeft = false
}

extension SetLine {
  /// Sets a part of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: Its glyphs at the size that counts.
  ///   - range: The code units that are shown.
  ///   - spacing: Space after every cluster.
  ///   - mark: What ends the line: the ellipsis or a hyphen.
  init(
    _ text: PicturedText, form: PicturedText.Form, range: Range<Int>, spacing: Double,
    mark: GlyphRun? = nil
  ) {
    isRightToLeft = Self.isRightToLeft(text, form, at: range.lowerBound)
    // A piece that begins or ends inside a ligature has glyphs of its own.
    let runs = (form.pieces[range] ?? form.runs).filter { $0.range.overlaps(range) }
    var parts = VisualOrder.order(runs, level: \.level).map { ($0, range) }
    if let mark, !mark.glyphs.isEmpty {
      parts.insert((mark, mark.range), at: isRightToLeft ? 0 : parts.count)
    }
    for (run, range) in parts { add(run, within: range, spacing: spacing) }
  }

  private mutating func add(_ run: GlyphRun, within range: Range<Int>, spacing: Double) {
    var clusterStart = width
    for (index, glyph) in run.glyphs.enumerated() where range.contains(glyph.cluster) {
      glyphs.append(
        Glyph(
          face: run.face, id: glyph.id, x: width + glyph.xOffset, y: glyph.yOffset))
      width += glyph.advance
      let isLast =
        index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != glyph.cluster
      if isLast {
        if width > clusterStart { width += spacing }
        clusterStart = width
      }
    }
  }

  /// Whether the paragraph that holds a place of a text runs from right to left.
  private static func isRightToLeft(
    _ text: PicturedText, _ form: PicturedText.Form, at place: Int
  ) -> Bool {
    // Where all runs agree, as in most texts, the paragraph's bounds do not matter.
    guard form.runs.contains(where: { $0.level % 2 == 1 }) else { return false }
    let units = Array(text.string.utf16)
    let start = units[..<min(place, units.count)].lastIndex(where: endsParagraph).map { $0 + 1 }
    let end = units[min(place, units.count)...].firstIndex(where: endsParagraph)
    let paragraph = (start ?? 0)..<max(start ?? 0, end ?? units.count)
    let levels = form.runs.filter { $0.range.overlaps(paragraph) }.map(\.level)
    return (levels.min() ?? 0) % 2 == 1
  }
}

/// Whether a code unit ends a paragraph.
func endsParagraph(_ unit: UInt16) -> Bool {
  switch unit {
  case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}
