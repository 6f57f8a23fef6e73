public import Layouts
import MetricsCore

/// A layout in one language, with the set of texts that fits worst.
///
/// A layout is looked at with one set of texts after another. Of the sets of a language, the worst
/// is that with the most places (a screen at a category) where something is lost: a text is cut off,
/// a word is broken, content is higher than its element or wider than its row. Of equals it is the
/// one whose content is higher, then the one whose texts are wider, both added up over all places;
/// then the first.
public struct ExportedLayout: Sendable {
  /// The layout with the texts that fit worst.
  public var worst: LayoutMeasurement
  /// How many sets of texts the language has.
  public var count: Int
  /// With how many of them something is lost somewhere.
  public var failing: Int

  /// Summarizes a layout.
  ///
  /// - Parameter measurements: A layout with all its sets of texts, those of a language in a row.
  /// - Returns: The worst of each language, in the order of the languages.
  public static func worst(of measurements: [LayoutMeasurement]) -> [ExportedLayout] {
    var layouts: [ExportedLayout] = []
    var fits: [Fit] = []
    for measurement in measurements {
      let fit = Fit(measurement)
      let failing = fit.faults > 0 ? 1 : 0
      guard let last = layouts.indices.last, layouts[last].worst.locale == measurement.locale else {
        layouts.append(ExportedLayout(worst: measurement, count: 1, failing: failing))
        fits.append(fit)
        continue
      }
      layouts[last].count += 1
      layouts[last].failing += failing
      if fit.isWorse(than: fits[last]) {
        layouts[last].worst = measurement
        fits[last] = fit
      }
    }
    return layouts
  }
}

/// How badly a set of texts fits.
private struct Fit {
  /// The places where something is lost.
  var faults = 0
  /// The heights of the content of all places, in points.
  var height = 0.0
  /// The widths of the texts of all places, in points.
  var width = 0.0

  init(_ measurement: LayoutMeasurement) {
    for cell in measurement.cells {
      if cell.solution.losesContent { faults += 1 }
      height += cell.solution.contentHeight
      for frame in cell.solution.frames { width += frame.extent?.width ?? 0 }
    }
  }

  func isWorse(than other: Fit) -> Bool {
    guard faults == other.faults else { return faults > other.faults }
    guard height == other.height else { return height > other.height }
    return width > other.width
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
