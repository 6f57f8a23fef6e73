import DynamicType
import MetricsCore

/// Subjects made of round numbers, for the rules' examples.
///
/// The sample face has 1000 units in the em and lines of exactly one em, 0.8 above the baseline
/// and 0.2 below it, with capitals of 0.6 em in the very middle of that. Scaled with body, 17 points
/// are 15 15 16 17 19 20 22 26 31 37 43 48 points from xSmall to AX5.
enum Samples {
  /// Returns a static face.
  static func face(
    _ postScriptName: String = "Sample-Regular", family: String = "Sample",
    hhea: VerticalMetrics = VerticalMetrics(ascender: 800, descender: -200),
    typo: VerticalMetrics? = nil, win: VerticalMetrics? = nil
  ) -> ResolvedFace {
    let tables = VerticalMetricsTables(hhea: hhea, typo: typo, win: win)
    var description = FaceDescription(
      path: "Fonts/\(postScriptName).ttf", unitsPerEm: 1000, verticalMetrics: tables)
    description.postScriptName = postScriptName
    description.family = family
    let subfamily = postScriptName.split(separator: "-").last.map(String.init) ?? "Regular"
    return ResolvedFace(
      postScriptName: postScriptName, fullName: "\(family) \(subfamily)", family: family,
      subfamily: subfamily, description: description, coordinates: [], weight: 400, bold: false,
      italic: false)
  }

  /// Returns a style set in a face that was found by its PostScript name.
  static func style(
    _ name: String = "title", size: Double = 17, face: ResolvedFace = face(),
    change: (inout CustomStyle) -> Void = { _ in }
  ) -> StyleMeasurement {
    style(
      name, size: size, change: change,
      resolution: FaceResolution(
        requested: face.postScriptName, face: face, match: .postScriptName))
  }

  /// Returns a style whose font request came to something in particular.
  static func style(
    _ name: String = "title", size: Double = 17, change: (inout CustomStyle) -> Void = { _ in },
    resolution: FaceResolution
  ) -> StyleMeasurement {
    var style = CustomStyle(name: name, font: .named(resolution.requested), size: size)
    style.location = SourceLocation(path: ".fontgauge.yml", line: 7, column: 3)
    change(&style)
    let metrics = resolution.face?.description.lineMetrics
    return StyleMeasurement(
      style: style, resolution: resolution,
      ladder: ContentSizeCategory.allCases.map { style.scaled(at: $0, metrics: metrics) },
      letterInk: metrics.map { _ in InkBounds(top: 0.75, bottom: 0.2) },
      capHeight: metrics.map { _ in 0.6 })
  }

  /// Returns a text that lacks nothing, in a style.
  static func text(
    _ text: String, key: String? = nil, locale: String = "en",
    in style: StyleMeasurement = style(), change: (inout TextMeasurement) -> Void = { _ in }
  ) -> TextMeasurement {
    var measurement = TextMeasurement(text: localized(text, key, locale), style: Shared(style))
    change(&measurement)
    return measurement
  }

  /// Returns a text as a strings file holds it.
  static func localized(_ text: String, _ key: String?, _ locale: String) -> LocalizedText {
    let file = SourceLocation(path: "App/\(locale).lproj/Localizable.strings", line: 12, column: 1)
    return LocalizedText(
      text: text, key: key, table: key.map { _ in "Localizable" }, locale: locale,
      location: key.map { _ in file })
  }
}
