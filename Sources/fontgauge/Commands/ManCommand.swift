import CommandLineKit

/// The command `man`.
enum ManCommand: Command {
  static let path = ["man"]

  static let specification = CommandSpecification(
    "man", abstract: "Print the manual page",
    examples: [Example("fontgauge man | man -l -", "Read it")])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    guard common.format == .text else {
      throw arguments.usageError("man prints a manual page; leave out --format json")
    }
    try StandardOutput.write(ManualPage(Tool.specification).text)
    return ExitStatus.clean
  }
}
