import DynamicType
import MetricsCore

/// A text in its slot's box: which glyphs are seen, which are lost, and where they go.
///
/// Lengths are in points from the box's upper left corner.
struct BoxPlan {
  /// A line where it goes.
  struct Line {
    var set: SetLine
    var top: Double
    /// Whether it ends inside a word.
    var isBroken = false
  }

  /// What is seen, or would be in a higher box.
  private(set) var lines: [Line] = []
  /// The first lines of what comes after the last line shown.
  private(set) var lost: [Line] = []
  /// The width and the height of the slot's box.
  let boxWidth, boxHeight: Double
  /// The point size, shrunk where the slot shrinks its text.
  let size: Double
  /// How far below a line's upper edge its letters stand.
  let baseline: Double
  /// Whether the lines go on below the box.
  let isTooHigh: Bool
  /// What is drawn in all, below the box's upper edge.
  let width, height: Double
  /// How far letters reach above the box, where lines are lower than the font's own.
  let above: Double

  /// Space above what is lost, and how much of that is drawn.
  private static let (lostGap, lostLines) = (6.0, 3)

  /// Plans a box.
  ///
  /// - Parameters:
  ///   - figures: The fit.
  ///   - drawing: The text's fits.
  ///   - picture: Its glyphs.
  init(_ figures: FitFigures, _ drawing: FittedDrawing, _ picture: PicturedText) {
    let (fit, rung) = (figures.fit, figures.rung)
    let setter = LineSetter(picture, at: rung)
    let size = rung.pointSize * fit.scale
    let step = figures.lineHeight + rung.lineGap
    // A label sets what is lower than its place in the middle.
    let top = figures.limit.map { max(0, ($0 - figures.height) / 2) } ?? 0
    for (index, line) in fit.lines.prefix(figures.shown).enumerated() {
      let isCut = index == figures.shown - 1 && fit.cut != nil
      lines.append(
        Line(
          set: setter.shown(line, cut: isCut ? fit.cut : nil, isLast: index == figures.shown - 1),
          top: top + Double(index) * step, isBroken: line.reason == .emergency && !isCut))
    }
    let lostLines = fit.cut.map {
      setter.lost(from: $0, fit.lines, room: figures.room.map { $0 / size }, count: Self.lostLines)
    }
    let widest = (lines.map(\.set) + (lostLines ?? [])).map { $0.width * size }.max() ?? 0
    // Long texts have more lines than are drawn.
    let drawnHeight =
      fit.lines.count < figures.shown ? Double(fit.lines.count) * step : figures.height
    boxWidth = figures.room ?? widest.rounded(.up)
    boxHeight = figures.limit ?? drawnHeight
    let lostTop = max(boxHeight, drawnHeight) + Self.lostGap
    lost = (lostLines ?? []).enumerated().map { index, set in
      Line(set: set, top: lostTop + Double(index) * step)
    }
    width = max(boxWidth, widest)
    height =
      lost.isEmpty ? max(boxHeight, drawnHeight) : lostTop + Double(lost.count) * step
    self.size = size
    above = max(0, (rung.naturalLineHeight ?? figures.lineHeight) - figures.lineHeight - top)
    baseline = figures.lineHeight - drawing.descent * rung.pointSize
    isTooHigh = figures.isTooHigh
  }

  /// Where a line begins.
  func left(of line: Line) -> Double {
    line.set.isRightToLeft ? boxWidth - line.set.width * size : 0
  }
}
