/// How badly a layout fits the texts it shows: the greater, the worse.
///
/// First counts the number of places (a screen at a category) where something is lost: a text is cut
/// off, a word is broken, content is higher than its element or wider than its row. Of equals the
/// one whose content is higher is worse, then the one whose texts are wider, both added up over all
/// places.
public struct LayoutBadness: Comparable, Sendable {
  /// The places where something is lost.
  public private(set) var faults = 0
  /// The heights of the content of all places, in points.
  private var height = 0.0
  /// The widths of the texts of all places, in points.
  private var width = 0.0

  /// Measures a layout with the texts it shows.
  public init(_ measurement: LayoutMeasurement) {
    for cell in measurement.cells {
      if cell.solution.losesContent { faults += 1 }
      height += cell.solution.contentHeight
      for frame in cell.solution.frames { width += frame.extent?.width ?? 0 }
    }
  }

  /// Returns whether the first fits better than the second.
  public static func < (a: LayoutBadness, b: LayoutBadness) -> Bool {
    (a.faults, a.height, a.width) < (b.faults, b.height, b.width)
  }
}

extension SolvedLayout {
  /// Whether a text is cut off or broken inside a word, or anything is higher or wider than its place.
  fileprivate var losesContent: Bool {
    !overflows.isEmpty
      || frames.contains { frame in
        frame.isTooLow || frame.extent.map { $0.isCut || $0.breaksWord } ?? false
      }
  }

  /// The height of everything, in points: on a screen, of what it holds between its bars.
  fileprivate var contentHeight: Double {
    screenContent?.needed ?? frames.first?.neededHeight ?? 0
  }
}
