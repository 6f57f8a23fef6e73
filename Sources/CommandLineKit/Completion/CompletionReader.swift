/// Follows a command line that is still being typed, with the rules of ``ArgumentReader``.
struct CompletionReader {
  /// The command that was named; `nil` past a name that is none.
  private var scope: CommandScope?
  /// Whether `help` was said, so that only names of commands follow.
  private var namesCommand = false
  private var optionsEnded = false
  /// The option whose value comes next.
  private var pending: OptionSpecification?
  /// The list option that takes the plain words which follow.
  private var openList: OptionSpecification?
  private var given: Set<String> = []
  private var argumentCount = 0

  init(_ scope: CommandScope) {
    self.scope = scope
  }

  /// Reads a word that is complete.
  mutating func read(_ word: String) {
    guard let scope else { return }
    if let option = pending {
      pending = nil
      if scope.canBeValue(word) {
        openList = option.repetition == .list ? option : nil
        return
      }
    }
    if !optionsEnded, word == "--" {
      optionsEnded = true
      openList = nil
    } else if !optionsEnded, word.isWrittenAsOption {
      openList = nil
      let uses = (try? scope.optionUses(in: word)) ?? []
      given.formUnion(uses.map(\.option.name))
      pending = uses.last { $0.needsNextWord }?.option
    } else if scope.command.subcommands.isEmpty {
      if openList == nil { argumentCount += 1 }
    } else if scope.path.isEmpty, word == "help" {
      namesCommand = true
    } else {
      self.scope = scope.subcommand(named: word)
    }
  }

  /// Returns what the word being typed may become.
  func completions(of word: String) -> Completions {
    guard let scope else { return Completions() }
    if let pending { return pending.completions(of: word) }
    if !optionsEnded, word == "-" || word.isWrittenAsOption {
      if let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let option = scope.option(named: String(word[..<equals].dropFirst(2)))
        let value = String(word[word.utf8.index(after: equals)...])
        return option?.completions(of: value, after: String(word[...equals])) ?? Completions()
      }
      return Completions(candidates: options(of: scope))
    }
    if !scope.command.subcommands.isEmpty {
      let commands = scope.command.subcommands.map {
        Completions.Candidate($0.name, $0.abstract)
      }
      let help = Completions.Candidate("help", "Show the help of a command")
      let hasHelp = scope.path.isEmpty && !namesCommand
      return Completions(candidates: commands + (hasHelp ? [help] : []))
    }
    // After a list, its next value and the command's argument are both possible.
    let values = openList?.completions(of: word) ?? Completions()
    let arguments = namesCommand ? nil : scope.argument(at: argumentCount)?.completions
    return Completions(
      candidates: values.candidates + (arguments?.candidates ?? []),
      paths: values.paths ?? arguments?.paths)
  }

  /// The options that may still be given; `--version` belongs to the tool alone.
  private func options(of scope: CommandScope) -> [Completions.Candidate] {
    guard !namesCommand else { return [] }
    return scope.options.filter { option in
      (option != .version || scope.path.isEmpty)
        && (option.repetition != .once || !given.contains(option.name))
    }.map { Completions.Candidate("--\($0.name)", $0.help) }
  }
}

extension CommandScope {
  /// Returns the argument that a plain word is for, counted from 0.
  fileprivate func argument(at index: Int) -> ArgumentSpecification? {
    if index < command.arguments.count { return command.arguments[index] }
    return command.arguments.last.flatMap {
      $0.arity == .oneOrMore || $0.arity == .any ? $0 : nil
    }
  }
}
