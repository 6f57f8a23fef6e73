/// A command in its place in the tool: what may be written there and how messages name it.
struct CommandScope: Equatable, Sendable {
  let toolName: String
  /// The names that lead to the command; empty for the tool itself.
  let path: [String]
  let command: CommandSpecification
  let commonOptions: [OptionSpecification]

  /// The command as it is typed: `fontgauge config lint`.
  var invocation: String { ([toolName] + path).joined(separator: " ") }

  /// The shared options that the command does not replace, and `--help`.
  var sharedOptions: [OptionSpecification] {
    (commonOptions + [.help]).filter { shared in
      !command.options.contains { $0.name == shared.name }
    }
  }

  /// Every option understood here, the command's own first.
  var options: [OptionSpecification] { command.options + sharedOptions + [.version] }

  var requiredArguments: [ArgumentSpecification] {
    command.arguments.filter { $0.arity == .one || $0.arity == .oneOrMore }
  }

  /// The forms of the command line, each a whole line.
  var usageLines: [String] {
    if !command.usage.isEmpty { return command.usage.map { "\(invocation) \($0)" } }
    if !command.subcommands.isEmpty { return ["\(invocation) COMMAND [options]"] }
    let words = [invocation] + command.arguments.map(\.usage) + ["[options]"]
    return [words.joined(separator: " ")]
  }

  func option(named name: String) -> OptionSpecification? {
    options.first { $0.name == name }
  }

  func option(lettered letter: Character) -> OptionSpecification? {
    options.first { $0.letter == letter }
  }

  /// Returns the scope of a subcommand, or `nil` when there is none of that name.
  func subcommand(named name: String) -> CommandScope? {
    command.subcommands.first { $0.name == name }.map {
      CommandScope(
        toolName: toolName, path: path + [name], command: $0, commonOptions: commonOptions)
    }
  }
}
