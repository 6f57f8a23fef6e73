/// What a command line asks for.
public enum Invocation: Equatable, Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To see help for the command at the path, or for the tool when the path is empty.
  case help(path: [String])
  /// To see the version.
  case version
}

extension ToolSpecification {
  /// Reads a command line.
  ///
  /// Options may stand before or after the command's name and between arguments. Values follow as
  /// `--name value`, `--name=value`, `-n value` or `-nvalue`; `--` ends the options; a lone `-` is
  /// an argument. A tool or a group of commands called without any word asks for its help.
  ///
  /// - Parameter words: The command line without the name of the tool.
  /// - Returns: What the command line asks for.
  /// - Throws: A ``UsageError`` for the first thing that cannot be understood.
  public func parse(_ words: [String]) throws(UsageError) -> Invocation {
    var scope = rootScope
    var rest = words
    while !scope.command.subcommands.isEmpty {
      guard let index = try scope.subcommandIndex(in: rest) else {
        return try scope.invocationWithoutSubcommand(rest)
      }
      let name = rest.remove(at: index)
      if scope.path.isEmpty, name == "help" {
        return .help(path: try scope.pathOfHelp(rest))
      }
      guard let subcommand = scope.subcommand(named: name) else {
        throw scope.unknownCommand(name)
      }
      scope = subcommand
    }
    do throws(UsageError) {
      return try scope.read(rest)
    } catch {
      // Who adds `--help` to a line that does not work wants help with that line.
      let asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
      if asksForHelp { return .help(path: scope.path) }
      throw error
    }
  }
}

extension CommandScope {
  fileprivate func read(_ words: [String]) throws(UsageError) -> Invocation {
    var reader = ArgumentReader(words, scope: self)
    return try reader.read()
  }

  /// Returns where the name of the subcommand stands, past the options before it.
  fileprivate func subcommandIndex(in words: [String]) throws(UsageError) -> Int? {
    var index = 0
    while index < words.count {
      if words[index] == "--" { return index + 1 < words.count ? index + 1 : nil }
      guard words[index].isWrittenAsOption else { return index }
      let uses = try optionUses(in: words[index])
      index += uses.contains(where: \.needsNextWord) ? 2 : 1
    }
    return nil
  }

  fileprivate func invocationWithoutSubcommand(
    _ words: [String]
  ) throws(UsageError) -> Invocation {
    if words.isEmpty { return .help(path: path) }
    let invocation = try read(words)
    if case .run = invocation { throw missingCommand }
    return invocation
  }

  /// Returns the path that the words after `help` name; options among them change nothing.
  fileprivate func pathOfHelp(_ words: [String]) throws(UsageError) -> [String] {
    var scope = self
    var rest = words
    while let index = try scope.subcommandIndex(in: rest) {
      let name = rest.remove(at: index)
      guard let subcommand = scope.subcommand(named: name) else {
        throw scope.command.subcommands.isEmpty
          ? scope.unexpectedArgument(name) : scope.unknownCommand(name)
      }
      scope = subcommand
    }
    return scope.path
  }
}
