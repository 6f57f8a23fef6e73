import CommandLineKit
import FontGaugeKit
import Inputs
import MetricsCore
import Reports

/// The command `measure FONT --text T… | --strings FILE…`.
enum MeasureCommand: Command {
  static let path = ["measure"]

  static let specification = CommandSpecification(
    "measure", abstract: "Measure texts in a font at every size, without a configuration",
    discussion: """
      Without --width only line ends in the text break lines. Lines are filled greedily; a label may \
      move one more word to its last line, which changes neither their number nor the height.
      """,
    usage: ["FONT --text TEXT... | --strings FILE... [options]"],
    arguments: [ArgumentSpecification("FONT", help: "A font file: PATH, PATH#NAME, PATH#INDEX")],
    options: [
      .option("text", value: "TEXT", repetition: .list, help: "Texts to measure"),
      .option(
        "strings", value: "FILE", repetition: .list,
        help: "Files with texts: .strings, or plain text with one a line"),
      StyleOptions.size, StyleOptions.textStyle, StyleOptions.maximum, StyleOptions.api,
      StyleOptions.displayScale,
      .option("width", value: "POINTS", help: "The room for one line, in points"),
      .option("lines", value: "COUNT", default: "0", help: "The most lines; 0 for no limit"),
      .option(
        "locale", value: "LANGUAGE", default: "en",
        help: "The language of texts that do not say theirs"),
      StyleOptions.variations,
    ],
    examples: [
      Example(
        "fontgauge measure Lato.ttf --text Settings --width 100", "One text in a width"),
      Example(
        "fontgauge measure Lato.ttf --strings de.lproj/*.strings --format json",
        "Every text of an app, for a program"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let texts = arguments.strings("text")
    let files = arguments.strings("strings")
    guard texts.isEmpty != files.isEmpty else {
      throw arguments.usageError(
        texts.isEmpty
          ? "there is nothing to measure; give --text TEXT or --strings FILE"
          : "--text and --strings contradict each other; give one of them")
    }
    let argument = FontArgument(arguments.argument("FONT") ?? "")
    let variations = try StyleOptions.variations(arguments)
    var style = try StyleOptions.style(arguments, font: argument.path)
    let width = try arguments.double("width", in: 0.1...100_000)
    let lines = try arguments.integer("lines", in: 0...) ?? 0
    let displayScale = try StyleOptions.displayScale(arguments)
    let locale = try LocaleOption.locale(arguments)

    let library = try argument.open()
    let entry = try argument.select(from: library, variations: variations)
    style.variations = variations
    let request = MeasureRequest(
      style: style, width: width, lines: lines, displayScale: displayScale)
    let measurer = PlainMeasurer(request, entry: entry, library: library)
    var settings = MeasureSettings(
      font: entry.face.postScriptName, size: style.size, textStyle: style.textStyle,
      api: style.api, maximumPointSize: style.maximumPointSize, width: width, lines: lines)
    settings.isDefaultInstance = entry.isDefaultInstance && argument.face == nil
    let read =
      files.isEmpty
      ? texts.map { LocalizedText(text: $0, locale: locale) }
      : try read(files, locale, common)
    try write(read, measurer, settings, common)
    return ExitStatus.clean
  }

  /// Reads strings, and says what is doubtful about them on standard error.
  private static func read(
    _ paths: [String], _ locale: String, _ common: CommonOptions
  ) throws -> [LocalizedText] {
    let contents = try StringsFiles.read(
      paths.map { ProjectFile(path: $0) }, defaultLocale: locale)
    for warning in contents.warnings where !common.isQuiet {
      StandardError.warn(warning.message, at: warning.location)
    }
    return TextPreparation().prepared(StringsFiles.withoutReplaced(contents.texts))
  }

  private static func write(
    _ texts: [LocalizedText], _ measurer: PlainMeasurer, _ settings: MeasureSettings,
    _ common: CommonOptions
  ) throws {
    let writer: any MeasureWriter =
      switch common.format {
      case .json: MeasureDocument(tool: common.tool(), settings: settings)
      case .text: MeasureText(settings: settings, context: common.context)
      }
    let progress = Progress("measuring", quiet: common.isQuiet)
    var buffer = writer.header
    for (index, text) in texts.enumerated() {
      buffer += writer.entry(measurer.measure(text), isFirst: index == 0)
      if buffer.utf8.count > 1 << 16 {
        try StandardOutput.write(buffer)
        buffer = ""
      }
      progress.advance(to: index + 1, of: texts.count)
    }
    progress.finish()
    try StandardOutput.write(buffer + writer.footer(count: texts.count))
  }
}
