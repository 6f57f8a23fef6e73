/// A command of a tool: what it takes and how help describes it.
///
/// A command either has subcommands or does something itself; only the latter takes arguments.
public struct CommandSpecification: Equatable, Sendable {
  /// The word that calls the command.
  public let name: String
  /// What the command does, in one line without a full stop.
  public let abstract: String
  /// Longer explanations, shown at the end of help.
  ///
  /// Paragraphs are separated by empty lines and wrapped; lines that begin with a space are kept
  /// as they are.
  public let discussion: String
  /// The forms of the command line after the command's name; derived when empty.
  public let usage: [String]
  /// The words that the command takes, in order.
  public let arguments: [ArgumentSpecification]
  /// The command's own options, beside those that all commands share.
  ///
  /// An option with the name of a shared one replaces it.
  public let options: [OptionSpecification]
  /// The commands that this one groups.
  public let subcommands: [CommandSpecification]
  /// Command lines that show the command in use.
  public let examples: [Example]

  /// Makes the description of a command.
  public init(
    _ name: String, abstract: String, discussion: String = "", usage: [String] = [],
    arguments: [ArgumentSpecification] = [], options: [OptionSpecification] = [],
    subcommands: [CommandSpecification] = [], examples: [Example] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.usage = usage
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.examples = examples
  }
}

/// A word that a command takes by its place, such as the path of a file.
public struct ArgumentSpecification: Equatable, Sendable {
  /// How many words an argument takes.
  public enum Arity: Equatable, Sendable {
    /// Exactly one.
    case one
    /// One or none; only arguments that may be left out may follow.
    case optional
    /// All that are left, at least one; nothing may follow.
    case oneOrMore
    /// All that are left, perhaps none; nothing may follow.
    case any
  }

  /// What stands for the word in help, in capitals.
  public let name: String
  /// How many words the argument takes.
  public let arity: Arity
  /// The only words accepted, or none when any is.
  public let choices: [String]
  /// What the argument is, as a phrase without a full stop.
  public let help: String

  /// Makes the description of an argument.
  public init(_ name: String, _ arity: Arity = .one, choices: [String] = [], help: String) {
    self.name = name
    self.arity = arity
    self.choices = choices
    self.help = help
  }

  /// The argument as a usage line shows it: `FONT`, `[FOLDER]` or `FONT...`.
  var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}

/// A command line worth copying, with what it is for.
public struct Example: Equatable, Sendable {
  /// The whole command line.
  public let command: String
  /// What it does, as a phrase without a full stop.
  public let explanation: String

  /// Makes an example.
  public init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
