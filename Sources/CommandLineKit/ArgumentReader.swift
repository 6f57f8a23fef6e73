/// Reads the words after a command's name, from left to right.
struct ArgumentReader {
  private let scope: CommandScope
  private let words: [String]
  private var position = 0
  /// The list option that takes the plain words which follow.
  private var openList: OptionSpecification?
  private var flags: Set<String> = []
  private var values: [Value] = []
  private var arguments: [Word] = []

  init(_ words: [String], scope: CommandScope) {
    self.words = words
    self.scope = scope
  }

  /// Returns what the words ask for.
  mutating func read() throws(UsageError) -> Invocation {
    while let word = next() {
      if word.text == "--" {
        while let word = next() { arguments.append(word) }
      } else if word.text.isWrittenAsOption {
        openList = nil
        for use in try scope.optionUses(in: word.text) {
          if use.option == .help { return .help(path: scope.path) }
          if use.option == .version { return .version }
          try record(use, in: word)
        }
      } else if let openList {
        values.append(Value(option: openList, word: word, isLoose: true))
      } else {
        arguments.append(word)
      }
    }
    reclaimArguments()
    return .run(try parsedCommand())
  }

  private mutating func next() -> Word? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return Word(text: words[position], position: position)
  }

  private mutating func record(_ use: OptionUse, in word: Word) throws(UsageError) {
    let option = use.option
    guard option.takesValue else {
      flags.insert(option.name)
      return
    }
    var value = word
    if let text = use.attachedValue {
      value.text = text
    } else {
      let following = next()
      guard let following, scope.canBeValue(following.text) else {
        throw scope.missingValue(of: option, next: following?.text)
      }
      value = following
      if option.repetition == .list { openList = option }
    }
    if option.repetition == .once, values.contains(where: { $0.option == option }) {
      throw scope.repeatedOption(option)
    }
    values.append(Value(option: option, word: value, isLoose: false))
  }

  /// Takes the last loose values as arguments until there are as many as required.
  private mutating func reclaimArguments() {
    let lacking = max(0, scope.requiredArguments.count - arguments.count)
    let moved = values.indices.filter { values[$0].isLoose }.suffix(lacking)
    arguments += moved.map { values[$0].word }
    arguments.sort { $0.position < $1.position }
    for index in moved.reversed() { values.remove(at: index) }
  }

  private func parsedCommand() throws(UsageError) -> ParsedCommand {
    var valuesByName: [String: [String]] = [:]
    for value in values {
      let option = value.option
      let accepted = option.choices + option.aliases
      if !option.choices.isEmpty, !accepted.contains(value.word.text) {
        throw scope.unknownValue(value.word.text, of: "--\(option.name)", choices: option.choices)
      }
      valuesByName[option.name, default: []].append(value.word.text)
    }
    let positionals = arguments.map(\.text)
    return ParsedCommand(
      scope: scope, positionals: positionals, arguments: try namedArguments(positionals),
      flags: flags, values: valuesByName)
  }

  private func namedArguments(_ words: [String]) throws(UsageError) -> [String: [String]] {
    let missing = scope.requiredArguments.dropFirst(words.count)
    if !missing.isEmpty { throw scope.missingArguments(missing.map(\.usage)) }
    var named: [String: [String]] = [:]
    var rest = words[...]
    for argument in scope.command.arguments {
      let takesAll = argument.arity == .oneOrMore || argument.arity == .any
      let taken = takesAll ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      named[argument.name] = Array(taken)
      for word in taken where !argument.choices.isEmpty && !argument.choices.contains(word) {
        throw scope.unknownValue(word, of: argument.name, choices: argument.choices)
      }
    }
    if let extra = rest.first { throw scope.unexpectedArgument(extra) }
    return named
  }
}

/// A word and its place, which decides the order of words that are sorted out late.
private struct Word {
  var text: String
  let position: Int
}

/// A value of an option; a loose one only followed in a list, and may be an argument after all.
private struct Value {
  let option: OptionSpecification
  let word: Word
  let isLoose: Bool
}
