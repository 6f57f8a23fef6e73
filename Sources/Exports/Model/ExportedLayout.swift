public import Layouts
import MetricsCore

/// A layout in one language, with the set of texts that fits worst.
///
/// A layout is looked at with one set of texts after another. Of the sets of a language, the worst
/// is the first with the greatest ``LayoutBadness``.
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
    var worst: [LayoutBadness] = []
    for measurement in measurements {
      let badness = LayoutBadness(measurement)
      let failing = badness.faults > 0 ? 1 : 0
      guard let last = layouts.indices.last, layouts[last].worst.locale == measurement.locale else {
        layouts.append(ExportedLayout(worst: measurement, count: 1, failing: failing))
        worst.append(badness)
        continue
      }
      layouts[last].count += 1
      layouts[last].failing += failing
      if badness > worst[last] {
        layouts[last].worst = measurement
        worst[last] = badness
      }
    }
    return layouts
  }
}
