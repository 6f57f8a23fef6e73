extension ToolSpecification {
  /// What is wrong with the specification itself, for a test to hold empty.
  ///
  /// Names or letters used twice, arguments that could never be reached, defaults that are not
  /// among the choices, texts that are missing.
  public var inconsistencies: [String] {
    rootScope.inconsistencies
      + (commands.contains { $0.name == "help" } ? ["\(name): 'help' is built in"] : [])
  }
}

extension CommandScope {
  fileprivate var inconsistencies: [String] {
    let own =
      repeated(options.map(\.name)).map { "option --\($0) is declared twice" }
      + repeated(options.compactMap { $0.letter.map(String.init) })
      .map { "letter -\($0) is used twice" }
      + repeated(command.subcommands.map(\.name)).map { "command \($0) is declared twice" }
      + repeated(command.arguments.map(\.name)).map { "argument \($0) is declared twice" }
      + command.options.flatMap(faults) + argumentFaults
      + (command.abstract.isEmpty ? ["the abstract is missing"] : [])
    return own.map { "\(invocation): \($0)" }
      + command.subcommands.compactMap { subcommand(named: $0.name)?.inconsistencies }
      .flatMap { $0 }
  }

  private func faults(of option: OptionSpecification) -> [String] {
    var faults: [String] = []
    if option.help.isEmpty { faults.append("--\(option.name) has no help") }
    if option.name == OptionSpecification.help.name { faults.append("--help is built in") }
    if let shared = commonOptions.first(where: { $0.name == option.name }),
      shared.takesValue != option.takesValue
    {
      // Before the command's name, only the shared form says whether a value follows.
      faults.append("--\(option.name) and the shared option disagree about having a value")
    }
    if let text = option.defaultText, !option.choices.isEmpty, !option.choices.contains(text) {
      faults.append("the default of --\(option.name) is not one of its choices")
    }
    return faults
  }

  private var argumentFaults: [String] {
    let arguments = command.arguments
    var faults = arguments.filter(\.help.isEmpty).map { "\($0.name) has no help" }
    if !arguments.isEmpty, !command.subcommands.isEmpty {
      faults.append("a command with subcommands takes no arguments")
    }
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      let isReachable =
        switch argument.arity {
        case .one: true
        case .optional: next.arity == .optional || next.arity == .any
        case .oneOrMore, .any: false
        }
      if !isReachable { faults.append("\(next.name) cannot follow \(argument.usage)") }
    }
    return faults
  }

  private func repeated(_ names: [String]) -> [String] {
    names.indices.filter { names[..<$0].contains(names[$0]) }.map { names[$0] }
  }
}
