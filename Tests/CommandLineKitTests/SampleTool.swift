import CommandLineKit

enum Drawing: String, CaseIterable, Sendable {
  case uikit, swiftui
}

extension ToolSpecification {
  /// A small tool that uses every kind of argument and option.
  static let sample = ToolSpecification(
    "gauge", versionLine: "gauge 1.2.3", abstract: "Measures text in fonts.",
    discussion: """
      Exit status:
        0   done
        64  wrong usage
      """,
    commonOptions: [
      .option("format", choices: ["text", "json"], default: "text", help: "Form of the output"),
      .flag("quiet", letter: "q", help: "Print results only"),
      .flag("verbose", letter: "v", help: "Explain every figure"),
    ],
    commands: [measure, compare, start, inspect, schema, export, config],
    examples: [Example("gauge inspect A.ttf", "See what is in a font")])

  private static let measure = CommandSpecification(
    "measure", abstract: "Width and height of text at every size",
    discussion: """
      Widths are unrounded. Heights are rounded up to the display's pixels, as
      labels do.

      The font may name a face:
        A.ttc#1
      """,
    arguments: [ArgumentSpecification("FONT", help: "Font file, or PATH#NAME for one face")],
    options: [
      .option("text", letter: "t", value: "TEXT", repetition: .list, help: "Text to measure"),
      .option("size", letter: "s", value: "POINTS", default: "17", help: "Size at large"),
      .option("lines", value: "N", default: "0", help: "Lines allowed, 0 for any number"),
      .option("api", choices: ["uikit", "swiftui"], default: "uikit", help: "Rules to follow"),
      .option(
        "category", value: "NAME", choices: ["small", "large", "AX5"], aliases: ["XXXL"],
        repetition: .repeatable, help: "Content size category to print instead of all twelve"),
      .option("letter-spacing", value: "POINTS", help: "Space added after each character"),
      .flag("wrap", letter: "w", help: "Print the lines"),
      .option("output", letter: "o", value: "FILE", help: "File to write"),
    ],
    examples: [
      Example("gauge measure A.ttf --text Hello", "Measure one text"),
      Example("gauge measure A.ttf --text Hello --size 20", "At another size"),
    ])

  private static let compare = CommandSpecification(
    "compare", abstract: "What differs between two fonts",
    arguments: [
      ArgumentSpecification("OLD", help: "Font before"),
      ArgumentSpecification("NEW", help: "Font after"),
    ],
    options: [.option("text", value: "TEXT", repetition: .list, help: "Text to measure")])

  private static let start = CommandSpecification(
    "start", abstract: "Write a configuration",
    arguments: [ArgumentSpecification("FOLDER", .optional, help: "Folder to look in")])

  private static let inspect = CommandSpecification(
    "inspect", abstract: "What is in each font",
    arguments: [ArgumentSpecification("FONT", .oneOrMore, help: "Font files")])

  private static let schema = CommandSpecification(
    "schema", abstract: "Print a schema",
    arguments: [
      ArgumentSpecification("NAME", choices: ["measure", "check"], help: "Format to describe")
    ])

  private static let export = CommandSpecification(
    "export", abstract: "Figures for designers", usage: ["--format csv|swift [options]"],
    options: [.option("format", choices: ["csv", "swift"], help: "Form of the output")])

  private static let config = CommandSpecification(
    "config", abstract: "Look at the configuration",
    subcommands: [
      CommandSpecification("lint", abstract: "Say whether it is right"),
      CommandSpecification("dump", abstract: "Print it in full"),
    ])

  /// Parses a line whose words have no spaces.
  func parse(line: String) throws(UsageError) -> Invocation {
    try parse(line.split(separator: " ").map(String.init))
  }

  /// Returns the command of a line that is right.
  func command(_ line: String) throws -> ParsedCommand {
    try command(words: line.split(separator: " ").map(String.init))
  }

  func command(words: [String]) throws -> ParsedCommand {
    guard case .run(let command) = try parse(words) else { throw NoCommand() }
    return command
  }

  /// Returns the error of a line, or `nil` when the line is right.
  func error(_ line: String) -> UsageError? {
    do throws(UsageError) {
      _ = try parse(line: line)
      return nil
    } catch {
      return error
    }
  }
}

struct NoCommand: Error {}
