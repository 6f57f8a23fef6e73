import CommandLineKit
import DynamicType
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `scale`.
enum ScaleCommand: Command {
  static let path = ["scale"]

  static let specification = CommandSpecification(
    "scale", abstract: "Show the twelve point sizes of a base size or of configured styles",
    discussion: """
      Point sizes are those of UIFontMetrics.scaledFont(for:) or of SwiftUI's Font.custom; scaled \
      values are those of UIFontMetrics.scaledValue(for:). Line heights are given where a font is \
      known: for a configured style, or with --font.
      """,
    options: [
      StyleOptions.size, StyleOptions.textStyle, StyleOptions.maximum, StyleOptions.api,
      StyleOptions.displayScale,
      .option("font", value: "FONT", help: "A font file, for line heights"),
      .option(
        "style", value: "NAME", repetition: .repeatable,
        help: "A style of the configuration; 'all' for every one"),
      ConfigurationOption.specification,
    ],
    examples: [
      Example("fontgauge scale --size 17 --text-style headline", "A headline of 17 points"),
      Example("fontgauge scale --style h1", "A style of the configuration"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let displayScale = try StyleOptions.displayScale(arguments)
    let names = arguments.strings("style")
    if names.isEmpty {
      guard arguments.string("config") == nil else {
        throw arguments.usageError(
          "--config is where --style looks; give --style NAME, or --style all")
      }
      try runOnSize(arguments, common, displayScale)
    } else {
      for option in ["size", "text-style", "max", "api", "font"]
      where arguments.string(option) != nil {
        throw arguments.usageError(
          "--\(option) and --style contradict each other; the style has its own")
      }
      try runOnStyles(names, arguments, common, displayScale)
    }
    return ExitStatus.clean
  }

  private static func runOnSize(
    _ arguments: ParsedCommand, _ common: CommonOptions, _ displayScale: Double
  ) throws {
    var metrics: LineMetrics?
    var fontName: String?
    if let word = arguments.string("font") {
      let argument = FontArgument(word)
      let entry = try argument.select(from: argument.open())
      metrics = entry.face.description.lineMetrics
      fontName = entry.face.postScriptName
    }
    let style = try StyleOptions.style(arguments, font: fontName ?? "")
    var ladder = SizeLadder(
      size: style.size, textStyle: style.textStyle, api: style.api,
      maximumPointSize: style.maximumPointSize, displayScale: displayScale,
      rungs: ContentSizeCategory.allCases.map {
        SizeLadder.Rung(
          scaled: style.scaled(at: $0, metrics: metrics, displayScale: displayScale),
          systemPointSize: style.textStyle.systemPointSize(at: $0))
      })
    ladder.font = fontName
    try common.write(ScaleReport(tool: common.tool(), ladder: ladder))
  }

  private static func runOnStyles(
    _ names: [String], _ arguments: ParsedCommand, _ common: CommonOptions,
    _ displayScale: Double
  ) throws {
    let path = try ConfigurationOption.path(arguments)
    let sheet = try StyleSheet(configurationAt: path, displayScale: displayScale)
    let known = sheet.styles.map(\.style.name)
    guard !known.isEmpty else {
      throw InputError(
        "the configuration has no styles; add one under 'styles'",
        location: SourceLocation(path: path))
    }
    var chosen: [StyleMeasurement] = []
    for name in names {
      if name == "all", !known.contains("all") {
        chosen += sheet.styles
      } else if let style = sheet.styles.first(where: { $0.style.name == name }) {
        chosen.append(style)
      } else {
        throw arguments.unknownValue(name, of: "style", choices: known)
      }
    }
    try common.write(
      ScaleStylesReport(
        tool: common.tool(sheet.model),
        ladders: chosen.map {
          SizeLadder($0, model: sheet.model, displayScale: displayScale)
        }))
  }
}
