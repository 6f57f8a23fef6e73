import CommandLineKit
import DynamicType
import MetricsCore

/// The options that describe a size and how it scales.
enum StyleOptions {
  static let size = OptionSpecification.option(
    "size", value: "POINTS", default: "17", help: "The font's size at large, in points")
  static let textStyle = OptionSpecification.option(
    "text-style", value: "STYLE", choices: TextStyle.allCases.map(\.rawValue),
    aliases: TextStyle.acceptedNames.filter { name in
      !TextStyle.allCases.contains { $0.rawValue == name }
    }, default: "body", help: "The text style whose scale is followed")
  static let maximum = OptionSpecification.option(
    "max", value: "POINTS", help: "The largest size in points (maximumPointSize)")
  static let api = OptionSpecification.option(
    "api", choices: ScalingAPI.allCases.map(\.rawValue), default: "uikit",
    help: "The framework that does the scaling")
  static let displayScale = OptionSpecification.option(
    "display-scale", choices: ["1", "2", "3"], default: "3", help: "Pixels per point")
  static let variations = OptionSpecification.option(
    "variations", value: "AXIS=VALUE,...", help: "Places on a variable font's axes: wght=500")

  /// The range of sizes in points that can be asked for.
  static let sizes = 1.0...1000.0

  /// Returns a style with the size and scaling asked for.
  static func style(_ arguments: ParsedCommand, font: String) throws -> CustomStyle {
    var style = CustomStyle(
      name: font, font: .named(font), size: try arguments.double("size", in: sizes) ?? 17)
    if let name = arguments.string("text-style") {
      guard let textStyle = TextStyle(name: name) else {
        throw arguments.unknownValue(
          name, of: "text-style", choices: TextStyle.allCases.map(\.rawValue))
      }
      style.textStyle = textStyle
    }
    style.maximumPointSize = try arguments.double("max", in: sizes)
    style.api = try arguments.choice("api", as: ScalingAPI.self) ?? .uikit
    if style.api == .swiftui, style.maximumPointSize != nil {
      throw arguments.usageError(
        "SwiftUI's custom fonts have no largest size; leave out --max or --api swiftui")
    }
    return style
  }

  /// Returns the pixels per point asked for.
  static func displayScale(_ arguments: ParsedCommand) throws -> Double {
    try Double(arguments.integer("display-scale", in: 1...3) ?? 3)
  }

  /// Returns the places on axes asked for.
  static func variations(_ arguments: ParsedCommand) throws -> [AxisValue] {
    guard let text = arguments.string("variations") else { return [] }
    return try text.split(separator: ",").map { part in
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = Double(pair[1]), value.isFinite,
        (1...4).contains(pair[0].utf8.count)
      else {
        throw arguments.usageError(
          "--variations: '\(part)' is not an axis and a value; give a form such as "
            + "wght=500,opsz=14")
      }
      return AxisValue(tag: String(pair[0]), value: value)
    }
  }
}
