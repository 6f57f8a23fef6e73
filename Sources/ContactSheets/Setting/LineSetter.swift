import DynamicType
import MetricsCore

/// Sets the lines of a text at a category.
struct LineSetter {
  private let picture: PicturedText
  private let form: PicturedText.Form
  private let spacing: Double
  private let units: [UInt16]

  init(_ picture: PicturedText, at rung: ScaledStyle) {
    self.picture = picture
    form = picture.forms[picture.formOfCategory[rung.category.rawValue]]
    spacing = picture.spacing / rung.pointSize
    units = Array(picture.string.utf16)
  }

  /// Sets a line as it is shown.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - cut: Where the ellipsis stands; `nil` for a line that is not cut.
  ///   - isLast: Whether it is the last line shown.
  /// - Returns: The line with the ellipsis or hyphen that ends it.
  func shown(_ line: WrappedLine, cut: Int?, isLast: Bool) -> SetLine {
    if let cut { return set(line.start..<max(line.start, cut), mark: form.ellipsis) }
    let endsAtHyphen = !isLast && line.end > 0 && units[line.end - 1] == 0xAD
    return set(
      line.start..<max(line.start, line.visibleEnd), mark: endsAtHyphen ? form.hyphen : nil)
  }

  /// Sets the first lines of what is lost; what is left of the last line shown joins the next one.
  ///
  /// - Parameters:
  ///   - cut: Where the lost text begins.
  ///   - lines: All lines of the text.
  ///   - room: The room for one line in ems; `nil` for no limit.
  ///   - count: How many lines are wanted.
  /// - Returns: At most so many lines.
  func lost(from cut: Int, _ lines: [WrappedLine], room: Double?, count: Int) -> [SetLine] {
    var found: [(start: Int, isOpen: Bool, set: SetLine)] = []
    for line in lines where line.visibleEnd > cut {
      let start = max(line.start, cut)
      let isOpen = line.reason != .mandatory
      if let last = found.last, last.isOpen {
        let joined = set(last.start..<line.visibleEnd)
        if joined.width <= room ?? .infinity {
          found[found.count - 1] = (last.start, isOpen, joined)
          continue
        }
      }
      if found.count == count { break }
      // A piece with glyphs of its own cannot be joined with the rest of the text.
      let isPiece = form.pieces[start..<line.visibleEnd] != nil
      found.append((start, isOpen && !isPiece, set(start..<line.visibleEnd)))
    }
    return found.map(\.set)
  }

  /// Sets a line of its own: the text up to the end of its first paragraph.
  func firstParagraph() -> SetLine {
    set(0..<(units.firstIndex(where: endsParagraph) ?? units.count))
  }

  private func set(_ range: Range<Int>, mark: GlyphRun? = nil) -> SetLine {
    SetLine(picture, form: form, range: range, spacing: spacing, mark: mark)
  }
}
