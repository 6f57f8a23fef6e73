import CommandLineKit

/// One command: what it understands and what it does.
protocol Command: SendableMetatype {
  /// The command's words, such as `["config", "lint"]`.
  static var path: [String] { get }
  /// What it understands; its name is the last word of ``path``.
  static var specification: CommandSpecification { get }

  /// Does the work.
  ///
  /// - Returns: The exit status.
  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32
}

/// Puts commands of two words under the command that groups them.
enum CommandTree {
  /// What the groups are, by name.
  private static let groups = ["config": "Check or print the configuration"]

  static func specifications(of commands: [any Command.Type]) -> [CommandSpecification] {
    var result: [CommandSpecification] = []
    var grouped: Set<String> = []
    for command in commands {
      let name = command.path[0]
      if command.path.count == 1 {
        result.append(command.specification)
      } else if grouped.insert(name).inserted {
        result.append(
          CommandSpecification(
            name, abstract: groups[name] ?? "",
            subcommands: commands.filter { $0.path.count == 2 && $0.path[0] == name }
              .map { $0.specification }))
      }
    }
    return result
  }
}
