import DynamicType
import MetricsCore
import Reports

extension ExportedStyle {
  /// Returns the token of the style at large.
  ///
  /// - Parameter name: The style's name, when the token's path does not tell it.
  /// - Returns: The token.
  func token(name: String?) -> JSONValue {
    var settings = style.settings
    settings["name"] = JSONValue(name)
    return [
      "$extensions": .object([TokenDocument.extensionKey: .object(settings)]),
      "$type": "typography",
      "$value": value(size: style.size, at: .large),
    ]
  }

  /// Returns the token of the style at a category; `nil` when it is as at large.
  func override(at category: ContentSizeCategory) -> JSONValue? {
    let value = value(size: measurement.ladder[category.rawValue].pointSize, at: category)
    guard value != self.value(size: style.size, at: .large) else { return nil }
    return ["$type": "typography", "$value": value]
  }

  private func value(size: Double, at category: ContentSizeCategory) -> JSONValue {
    [
      "fontFamily": family,
      "fontSize": ["unit": "px", "value": .exact(size)],
      "fontWeight": .exact(weight),
      "letterSpacing": ["unit": "px", "value": .exact(style.letterSpacing ?? 0)],
      "lineHeight": .number(lineHeightRatio(size: size, at: category)),
    ]
  }

  /// The family; a list of one where text would be taken for a list.
  private var family: JSONValue {
    let name =
      switch style.font {
      case .family(let family, _): family
      case .system: "system-ui"
      case .named(let name):
        measurement.resolution.isSubstitute ? name : measurement.face?.family ?? name
      }
    let isPlain =
      !name.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "'" }
      && name.unicodeScalars.first != " " && name.unicodeScalars.last != " "
    return isPlain ? .string(name) : [.string(name)]
  }

  /// The weight that is asked for; where a face is, its own or that of what stands in for it.
  private var weight: Double {
    if case .family(_, let weight) = style.font { return weight }
    return measurement.face?.weight ?? 400
  }

  /// Returns the line height as a multiple of the size.
  ///
  /// The type demands one; without a font it is what browsers take for want of another.
  private func lineHeightRatio(size: Double, at category: ContentSizeCategory) -> Double {
    let rung = measurement.ladder[category.rawValue]
    // Tiny sizes are scaled to nothing. The font's own lines are in proportion to the size.
    if let constant = style.lineHeight, size > 0 { return (rung.lineHeight ?? constant) / size }
    return measurement.face?.description.lineMetrics?.lineHeight ?? 1.2
  }
}

extension CustomStyle {
  /// What the type has no property for, in the words of the configuration.
  ///
  /// `textStyle`, `scaling`, `api` and `lineHeight` are always there, the others where they differ
  /// from what holds without them. A `lineHeight` of null is the font's own.
  fileprivate var settings: JSONObject {
    let plain = CustomStyle(name: name, font: font, size: size)
    func unlessPlain<Value: Equatable>(
      _ key: KeyPath<CustomStyle, Value>, _ json: (Value) -> JSONValue
    ) -> JSONValue? {
      self[keyPath: key] == plain[keyPath: key] ? nil : json(self[keyPath: key])
    }
    return [
      "api": .string(api.rawValue),
      "content": content.map { .bool($0) },
      "emphasis": unlessPlain(\.emphasis) { .string($0.rawValue) },
      "features": unlessPlain(\.features) { features in
        .object(JSONObject(features.map { ($0.tag, .integer(Int($0.value))) }))
      },
      "font": font.settingName.map { .string($0) },
      // In the token itself, 0 says nothing about kerning.
      "letterSpacing": letterSpacing == 0 ? 0 : nil,
      "lineHeight": lineHeight.map { .exact($0) } ?? JSONValue.null,
      "lineHeightScales": unlessPlain(\.lineHeightScales) { .bool($0) },
      "lineSpacing": unlessPlain(\.lineSpacing) { .exact($0) },
      "locales": locales.isEmpty
        ? nil : .object(JSONObject(locales.map { ($0.key, $0.value.setting) })),
      "maximumCategory": JSONValue(categories.maximum?.id),
      "maximumPointSize": maximumPointSize.map { .exact($0) },
      "minimumCategory": JSONValue(categories.minimum?.id),
      "scaledBefore": unlessPlain(\.scaledBefore) { .bool($0) },
      "scaling": .string(scaling.rawValue),
      "substitute": JSONValue(substitute),
      "textStyle": .string(textStyle.rawValue),
      "tracking": tracking.map { .exact($0) },
      "variations": unlessPlain(\.variations) { values in
        .object(JSONObject(values.map { ($0.tag, .exact($0.value)) }))
      },
      "view": unlessPlain(\.view) { .string($0.rawValue) },
    ]
  }
}

extension FontRequest {
  /// The name under `font`; `nil` for a family, which the type has a property for.
  fileprivate var settingName: String? {
    switch self {
    case .named(let name): name
    case .system: "system"
    case .family: nil
    }
  }

  /// The font of a language.
  fileprivate var setting: JSONValue {
    switch self {
    case .named(let name): .string(name)
    case .system: "system"
    case .family(let family, let weight): ["family": .string(family), "weight": .exact(weight)]
    }
  }
}
