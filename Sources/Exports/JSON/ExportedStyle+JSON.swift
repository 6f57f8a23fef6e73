import DynamicType
import MetricsCore
import Reports

extension ExportedStyle {
  /// The style with what it asks for and what that comes to.
  var json: JSONValue {
    var members = style.members
    for member in measurement.members.members { members[member.key] = member.value }
    members["locales"] =
      locales.isEmpty
      ? nil : .object(JSONObject(locales.map { ($0.locale ?? "", .object($0.members)) }))
    return .object(members)
  }
}

extension CustomStyle {
  /// What the configuration says; lengths in points.
  fileprivate var members: JSONObject {
    [
      "api": .string(api.rawValue),
      "content": content.map { .bool($0) },
      "emphasis": .string(emphasis.rawValue),
      "features": features.isEmpty
        ? nil : .object(JSONObject(features.map { ($0.tag, .integer(Int($0.value))) })),
      "letterSpacing": JSONValue(letterSpacing),
      "lineHeight": JSONValue(lineHeight),
      "lineHeightScales": .bool(lineHeightScales),
      "lineSpacing": .number(lineSpacing),
      "maximumCategory": JSONValue(categories.maximum?.id),
      "maximumPointSize": JSONValue(maximumPointSize),
      "minimumCategory": JSONValue(categories.minimum?.id),
      "name": .string(name),
      "requestedFont": .string(font.label),
      "scaledBefore": .bool(scaledBefore),
      "scaling": .string(scaling.rawValue),
      "size": .number(size),
      "substitute": JSONValue(substitute),
      "textStyle": .string(textStyle.rawValue),
      "tracking": JSONValue(tracking),
      "variations": variations.isEmpty
        ? nil : .object(JSONObject(variations.map { ($0.tag, .number($0.value)) })),
      "view": .string(view.rawValue),
    ]
  }
}

extension StyleMeasurement {
  /// The face, its metrics in ems, and the twelve sizes.
  fileprivate var members: JSONObject {
    [
      "categories": .array(ladder.map { rung($0) }),
      "em": face?.em,
      "font": JSONValue(face?.postScriptName),
      "isSubstitute": .bool(resolution.isSubstitute),
    ]
  }

  private func rung(_ rung: ScaledStyle) -> JSONValue {
    [
      "category": .string(rung.category.id),
      "lineGap": .number(rung.lineGap),
      "lineHeight": JSONValue(rung.lineHeight),
      "pointSize": .number(rung.pointSize),
      "ratio": JSONValue(ratio(of: rung)),
      "scaledValue": .number(rung.scaledValue),
    ]
  }

  /// Returns the point size at a category divided by the one at large.
  func ratio(of rung: ScaledStyle) -> Double? {
    let large = ladder[ContentSizeCategory.large.rawValue].pointSize
    return large > 0 ? rung.pointSize / large : nil
  }
}

extension ResolvedFace {
  /// The line metrics that iOS takes from the face and the heights of its letters, in ems.
  fileprivate var em: JSONValue {
    let unitsPerEm = Double(description.unitsPerEm)
    func ems(_ height: Double?) -> Double? { height.map { $0 / unitsPerEm } }
    let line = description.lineMetrics
    return [
      "ascender": JSONValue(line?.ascent),
      "capHeight": JSONValue(
        ems(description.measuredCapHeight ?? description.capHeight.map(Double.init))),
      "descender": JSONValue(line.map { -$0.descent }),
      "leading": JSONValue(line?.leading),
      "lineHeight": JSONValue(line?.lineHeight),
      "xHeight": JSONValue(
        ems(description.measuredXHeight ?? description.xHeight.map(Double.init))),
    ]
  }
}
