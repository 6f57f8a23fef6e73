/// Writes the help of a tool and its commands as plain text.
public struct HelpRenderer: Sendable {
  private let tool: ToolSpecification
  private let width: Int

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - tool: The tool to describe.
  ///   - width: The columns to fill; at least 40 are used.
  public init(_ tool: ToolSpecification, width: Int = 80) {
    self.tool = tool
    self.width = max(40, width)
  }

  /// Returns the help of the command at a path, or of the tool when the path is empty.
  ///
  /// The text ends with a line break.
  public func text(for path: [String] = []) -> String {
    var scope = tool.rootScope
    for name in path {
      guard let subcommand = scope.subcommand(named: name) else {
        preconditionFailure("\(scope.invocation) has no command \(name)")
      }
      scope = subcommand
    }
    return sections(of: scope).filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func sections(of scope: CommandScope) -> [[String]] {
    let command = scope.command
    var own = command.options.map(row)
    var shared = scope.sharedOptions.map(row)
    if scope.path.isEmpty { shared.append(row(for: .version)) }
    if own.isEmpty { (own, shared) = (shared, []) }
    // Both lists of options share a column, so that they read as one.
    let column = HelpRow.column(for: own + shared, width: width)
    return [
      HelpRow.wrapped(command.abstract, width: width),
      section("USAGE", scope.usageLines.map { "  " + $0 }),
      section("ARGUMENTS", lines(of: command.arguments.map(row))),
      section("COMMANDS", lines(of: command.subcommands.map(row))),
      section("OPTIONS", lines(of: own, column: column)),
      section("COMMON OPTIONS", lines(of: shared, column: column)),
      section("EXAMPLES", command.examples.flatMap(lines)),
      HelpRow.paragraphs(command.discussion, width: width),
      command.subcommands.isEmpty ? [] : footer(of: scope),
    ]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines
  }

  private func lines(of rows: [HelpRow], column: Int? = nil) -> [String] {
    let column = column ?? HelpRow.column(for: rows, width: width)
    return rows.flatMap { $0.lines(column: column, width: width) }
  }

  private func lines(of example: Example) -> [String] {
    HelpRow.wrapped(example.explanation + ":", width: width - 2).map { "  " + $0 }
      + ["    " + example.command]
  }

  private func footer(of scope: CommandScope) -> [String] {
    let words = ([tool.name, "help"] + scope.path + ["COMMAND"]).joined(separator: " ")
    return HelpRow.wrapped("Run '\(words)' for more about a command.", width: width)
  }

  private func row(for argument: ArgumentSpecification) -> HelpRow {
    HelpRow(term: argument.usage, text: argument.explanation)
  }

  private func row(for command: CommandSpecification) -> HelpRow {
    HelpRow(term: command.name, text: command.abstract)
  }

  private func row(for option: OptionSpecification) -> HelpRow {
    var term = option.letter.map { "-\($0), " } ?? "    "
    term += "--\(option.name)"
    if let placeholder = option.placeholder { term += " \(placeholder)" }
    if option.repetition == .list { term += "..." }
    return HelpRow(term: term, text: option.explanation)
  }
}
