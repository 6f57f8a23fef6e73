import CommandLineKit

/// The command `completions SHELL`.
enum CompletionsCommand: Command {
  static let path = ["completions"]

  static let specification = CommandSpecification(
    "completions", abstract: "Print the script that completes command lines in a shell",
    arguments: [
      ArgumentSpecification(
        "SHELL", choices: CompletionShell.allCases.map(\.rawValue), help: "The shell")
    ],
    examples: [
      Example("source <(fontgauge completions bash)", "For bash, in ~/.bashrc"),
      Example("source <(fontgauge completions zsh)", "For zsh, in ~/.zshrc after compinit"),
      Example("fontgauge completions fish | source", "For fish, in config.fish"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    guard common.format == .text else {
      throw arguments.usageError("completions prints a script; leave out --format json")
    }
    guard let shell = arguments.argument("SHELL").flatMap(CompletionShell.init(rawValue:)) else {
      preconditionFailure("the words accepted are those of the shells")
    }
    try StandardOutput.write(shell.script(for: Tool.specification))
    return ExitStatus.clean
  }
}
