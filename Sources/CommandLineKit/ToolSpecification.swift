/// A command line tool: its commands and the options they share.
///
/// Parsing, help and error messages all follow from this one value. Every tool also understands
/// `--help` and `-h` anywhere, `help COMMAND`, and `--version`; none of them is declared.
public struct ToolSpecification: Equatable, Sendable {
  /// The word that calls the tool.
  public let name: String
  /// The line that `--version` prints.
  public let versionLine: String
  /// What the tool does, in one line.
  public let abstract: String
  /// Longer explanations for the end of help, laid out as a command's discussion is.
  public let discussion: String
  /// The options that every command takes, before or after the command's name.
  public let commonOptions: [OptionSpecification]
  /// The commands, in the order of help.
  public let commands: [CommandSpecification]
  /// Command lines that show the tool in use.
  public let examples: [Example]

  /// Makes the description of a tool.
  public init(
    _ name: String, versionLine: String, abstract: String, discussion: String = "",
    commonOptions: [OptionSpecification] = [], commands: [CommandSpecification],
    examples: [Example] = []
  ) {
    self.name = name
    self.versionLine = versionLine
    self.abstract = abstract
    self.discussion = discussion
    self.commonOptions = commonOptions
    self.commands = commands
    self.examples = examples
  }

  /// The tool itself, seen as the command that groups all others.
  var rootScope: CommandScope {
    CommandScope(
      toolName: name, path: [],
      command: CommandSpecification(
        name, abstract: abstract, discussion: discussion, subcommands: commands,
        examples: examples),
      commonOptions: commonOptions)
  }
}
