import MetricsCore

extension BoxPlan {
  /// Draws the box with its upper left corner at a place.
  func draw(with pen: Pen, faces: [PicturedFace], left: Double, top: Double) {
    pen.stroke(left: left, top: top, width: boxWidth, height: boxHeight, with: .box)
    for line in lines {
      let lineLeft = left + self.left(of: line)
      let lineBaseline = top + line.top + baseline
      pen.draw(
        line.set, faces: faces, size: size, left: lineLeft, baseline: lineBaseline, color: .ink,
        inside: seen(of: line, with: pen, left: left, top: top))
      if line.isBroken {
        let end = line.set.isRightToLeft ? lineLeft - 2 : lineLeft + line.set.width * size + 1
        pen.fill(
          left: end, top: lineBaseline - size * 0.7, width: 1, height: size * 0.9,
          with: .breakMark)
      }
    }
    if isTooHigh {
      // Once more over the text: this is where it ends.
      pen.fill(
        left: left, top: top + boxHeight - 1 / pen.scale, width: boxWidth, height: 0, with: .box)
    }
    for line in lost {
      pen.draw(
        line.set, faces: faces, size: size, left: left + self.left(of: line),
        baseline: top + line.top + baseline, color: .lost)
    }
  }

  /// Returns where a line's ink can be seen.
  ///
  /// Ink may reach out of a line's room, as that of an italic letter does; it is lost only where the
  /// lines are too high, or a letter too wide.
  private func seen(of line: Line, with pen: Pen, left: Double, top: Double) -> PixelRect {
    let box = pen.pixels(left: left, top: top, width: boxWidth, height: boxHeight)
    var seen = PixelRect.everything
    if isTooHigh { seen.bottom = box.bottom }
    if line.set.width * size > boxWidth + 1e-6 {
      if line.set.isRightToLeft { seen.left = box.left } else { seen.right = box.right }
    }
    return seen
  }
}
