import FontEngine
import MetricsCore

/// Draws on a sheet's canvas in points.
final class Pen {
  /// What is drawn on.
  private(set) var canvas: Canvas
  /// Pixels in a point.
  let scale: Double
  private let shapes: GlyphShapes

  /// Creates a pen and a canvas.
  ///
  /// - Parameters:
  ///   - width: The canvas's width in points.
  ///   - height: The canvas's height in points.
  ///   - scale: Pixels in a point.
  /// - Throws: `ContactSheetError` when there is no memory.
  init(width: Double, height: Double, scale: Double) throws(ContactSheetError) {
    guard let rasterizer = OutlineRasterizer() else {
      throw ContactSheetError("FreeType could not be started; free some memory and run again")
    }
    shapes = GlyphShapes(rasterizer: rasterizer)
    canvas = Canvas(width: pixel(width * scale), height: pixel(height * scale))
    self.scale = scale
  }

  /// Draws a line of text.
  ///
  /// Its letters stand on a whole pixel, and begin at quarters of one, as on a device: letters in
  /// between would look no two alike.
  ///
  /// - Parameters:
  ///   - line: The glyphs.
  ///   - owner: Whose glyphs they are.
  ///   - faces: The faces that they belong to, on a sheet always the same ones for an owner.
  ///   - size: The point size.
  ///   - left: Where the line begins.
  ///   - baseline: Where its letters stand.
  ///   - color: The colour of ink inside `inside`.
  ///   - inside: The part of the sheet where ink can be seen; ink elsewhere is red.
  func draw(
    _ line: SetLine, of owner: GlyphShapes.Owner = .texts, faces: [PicturedFace], size: Double,
    left: Double, baseline: Double, color: Color, inside: PixelRect = .everything
  ) {
    let row = pixel(baseline * scale)
    for glyph in line.glyphs where glyph.face < faces.count {
      let (column, phaseX) = quarters((left + glyph.x * size) * scale)
      let (rise, phaseY) = quarters(glyph.y * size * scale)
      let shape = shapes.shape(
        GlyphShapes.Key(
          owner: owner, face: glyph.face, id: glyph.id, size: size * scale, phaseX: phaseX,
          phaseY: phaseY),
        in: faces[glyph.face], visible: canvas.bounds.moved(right: -column, down: rise - row))
      if var shape {
        shape.rect = shape.rect.moved(right: column, down: row - rise)
        canvas.paint(shape, with: color, inside: inside, outer: .overflow)
      }
    }
  }

  /// Returns the pixels of a rectangle, its edges moved to the nearest ones.
  func pixels(left: Double, top: Double, width: Double, height: Double) -> PixelRect {
    PixelRect(
      left: pixel(left * scale), top: pixel(top * scale), right: pixel((left + width) * scale),
      bottom: pixel((top + height) * scale))
  }

  /// Fills a rectangle; one that is thinner than a pixel is a pixel thick.
  func fill(left: Double, top: Double, width: Double, height: Double, with color: Color) {
    var rect = pixels(left: left, top: top, width: width, height: height)
    rect.right = max(rect.right, rect.left + 1)
    rect.bottom = max(rect.bottom, rect.top + 1)
    canvas.fill(rect, with: color)
  }

  /// Draws the edge of a rectangle, one pixel thick.
  func stroke(left: Double, top: Double, width: Double, height: Double, with color: Color) {
    canvas.stroke(pixels(left: left, top: top, width: width, height: height), with: color)
  }

  /// Draws a dashed horizontal line, one pixel thick.
  func dash(left: Double, width: Double, y: Double, with color: Color) {
    let row = pixels(left: left, top: y, width: width, height: 0)
    canvas.dash(from: row.left, to: row.right, y: row.top, length: pixel(2 * scale), with: color)
  }
}

/// Returns the nearest whole pixel; far outside of every sheet for what is no number.
private func pixel(_ length: Double) -> Int {
  guard length.magnitude < 1e9 else { return length < 0 ? -1_000_000_000 : 1_000_000_000 }
  return Int(length.rounded())
}

/// Returns the whole pixel that a length ends in, and how many quarters of it, rounded.
private func quarters(_ length: Double) -> (whole: Int, quarters: Int) {
  let count = pixel(length * 4)
  return (count >> 2, count & 3)
}
