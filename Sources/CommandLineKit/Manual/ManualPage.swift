/// The manual page of a tool, in the macros of `mdoc(7)`.
public struct ManualPage: Sendable {
  private let tool: ToolSpecification

  /// Makes the page of a tool.
  public init(_ tool: ToolSpecification) {
    self.tool = tool
  }

  /// The page's source.
  ///
  /// Its date, in the first line, is left to those who install the page, because the text is the
  /// same every day.
  public var text: String {
    var page = ManualText()
    page.macro("Dd", "$Mdocdate$")
    page.macro("Dt", tool.name.uppercased(), "1")
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm", tool.name)
    let abstract = tool.abstract.prefix(1).lowercased() + tool.abstract.dropFirst()
    page.macro("Nd", ManualText.escaped(abstract))
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar", "COMMAND")
    page.macro("Op", "Ar options")
    page.section("DESCRIPTION")
    page.sentence("\(tool.name) \(abstract)")
    page.prose("This page describes \(tool.versionLine).")
    page.prose(discussion: tool.discussion)
    page.section("COMMON OPTIONS")
    page.prose("Every command takes these.")
    page.list(arguments: [], options: tool.rootScope.sharedOptions + [.version])
    page.section("COMMANDS")
    for scope in tool.rootScope.leaves { page.describe(scope) }
    page.section("EXAMPLES")
    page.examples(tool.examples)
    return page.text
  }
}

extension CommandScope {
  /// The commands below this one that do something themselves, in the order of help.
  fileprivate var leaves: [CommandScope] {
    if command.subcommands.isEmpty { return [self] }
    return command.subcommands.flatMap { subcommand(named: $0.name)?.leaves ?? [] }
  }
}

extension ManualText {
  fileprivate mutating func describe(_ scope: CommandScope) {
    let command = scope.command
    subsection(scope.path.joined(separator: " "))
    sentence(command.abstract)
    literal(scope.usageLines)
    if !command.arguments.isEmpty || !command.options.isEmpty {
      list(arguments: command.arguments, options: command.options)
    }
    prose(discussion: command.discussion)
    examples(command.examples)
  }

  fileprivate mutating func examples(_ examples: [Example]) {
    for example in examples {
      prose(example.explanation + ":")
      literal([example.command])
    }
  }
}
