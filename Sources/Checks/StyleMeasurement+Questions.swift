import DynamicType
import MetricsCore

extension StyleMeasurement {
  /// The style at the category large; `nil` when the ladder lacks it.
  var large: ScaledStyle? { entry(.large) }

  /// The style at a category; `nil` when the ladder lacks it.
  func entry(_ category: ContentSizeCategory) -> ScaledStyle? {
    category.rawValue < ladder.count ? ladder[category.rawValue] : nil
  }

  /// The line metrics that iOS takes from the face, in ems; `nil` when they are not known.
  var lineMetrics: LineMetrics? { face?.description.lineMetrics }

  /// Whether the largest size allowed, and no rounding, decides the size.
  func isCapped(_ entry: ScaledStyle) -> Bool {
    guard style.scaling == .dynamic, style.api == .uikit, let cap = style.maximumPointSize
    else { return false }
    return cap > 0 && entry.pointSize == cap
  }

  /// Returns the ladder that the style would have with a setting changed.
  ///
  /// The version of Apple's behaviour is the one that explains the ladder there is.
  func ladder(changing change: (inout CustomStyle) -> Void) -> [ScaledStyle] {
    let metrics = lineMetrics
    let model =
      ScalingModel.allCases.first { model in
        ladder.allSatisfy { entry in
          style.scaled(at: entry.category, metrics: nil, model: model).pointSize
            == entry.pointSize
        }
      } ?? .uikit26
    var changed = style
    change(&changed)
    return ladder.map { changed.scaled(at: $0.category, metrics: metrics, model: model) }
  }

  /// Returns the setting that keeps the style's size at or below a limit, as advice.
  ///
  /// - Parameter limit: The largest size that will do, in points; rounded down here.
  /// - Returns: `nil` when nothing above the recommended minimum would do.
  func sizeAdvice(atMost limit: Double) -> String? {
    let size = roundDown(limit)
    guard size >= minimumRecommendedPointSize else { return nil }
    guard style.scaling == .dynamic else { return "size \(formatted(size))" }
    guard style.api == .swiftui else { return "maximumPointSize \(formatted(size))" }
    // SwiftUI has no largest size, but a view can stop at a category.
    return ladder.prefix { $0.pointSize <= limit }.last.map { "maximumCategory \($0.category.id)" }
  }
}

extension ScaledStyle {
  /// Returns where the style is as it is here, for a message that has told all the places where a
  /// fault was found: ` at AX5`, or nothing when it is the same at all of them.
  func place(among entries: [ScaledStyle]) -> String {
    let isSame = entries.allSatisfy { $0.pointSize == pointSize && $0.lineHeight == lineHeight }
    return isSame ? "" : " at \(category.id)"
  }
}

/// The room for ink in a line of a style at one category, in points.
///
/// What a constant line height adds goes above the baseline, and what it takes is taken there.
struct LineBox {
  /// From the baseline to the line's top.
  var above: Double
  /// From the baseline to the line's bottom.
  var below: Double

  /// Creates the box; `nil` when no line metrics are known.
  init?(_ entry: ScaledStyle, _ metrics: LineMetrics?) {
    guard let metrics, let height = entry.lineHeight else { return nil }
    below = metrics.descent * entry.pointSize
    above = height - below
  }
}
