/// An option of a command: `--name VALUE`, or `--name` alone for a flag.
public struct OptionSpecification: Equatable, Sendable {
  /// How often an option may be given, and with how many values each time.
  public enum Repetition: Equatable, Sendable {
    /// At most once.
    case once
    /// Any number of times, with one value each time.
    case repeatable
    /// Any number of times, each time with every word up to the next option.
    ///
    /// Words that the command's own arguments still lack are given back to them, from the end,
    /// so that `--text Hello FONT` and `FONT --text Hello World` both mean what they say.
    case list
  }

  /// The long name, without its dashes.
  public let name: String
  /// The letter of the short form, or `nil` when there is only the long one.
  public let letter: Character?
  /// What stands for the value in help, such as `POINTS`, or `nil` for a flag.
  public let placeholder: String?
  /// The values that are accepted and shown, or none when any text is.
  public let choices: [String]
  /// Further values that are accepted but not shown.
  public let aliases: [String]
  /// Values that shells offer while the option is typed, where any text is accepted.
  public let suggestions: [String]
  /// How often the option may be given; a flag may always be repeated.
  public let repetition: Repetition
  /// What holds when the option is not given, as help says it.
  public let defaultText: String?
  /// What the option does, as a phrase without a full stop.
  public let help: String

  /// Whether the option is followed by a value.
  public var takesValue: Bool { placeholder != nil }

  /// Makes an option without a value.
  public static func flag(_ name: String, letter: Character? = nil, help: String) -> Self {
    Self(
      name: name, letter: letter, placeholder: nil, choices: [], aliases: [], suggestions: [],
      repetition: .once, defaultText: nil, help: help)
  }

  /// Makes an option with a value.
  ///
  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - letter: The letter of the short form.
  ///   - value: What stands for the value in help, in capitals. Left out, the choices themselves
  ///     do: `text|json`. A plural such as `POINTS` is also the noun of error messages.
  ///   - choices: The only values accepted, in the order of help; none when any text is.
  ///   - aliases: Further values accepted along with the choices, not shown in help.
  ///   - suggestions: Values for shells to offer where any text is accepted.
  ///   - repetition: How often the option may be given.
  ///   - defaultText: What holds when the option is not given. It is only shown.
  ///   - help: What the option does, as a phrase without a full stop.
  /// - Returns: The option.
  public static func option(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
    aliases: [String] = [], suggestions: [String] = [], repetition: Repetition = .once,
    default defaultText: String? = nil, help: String
  ) -> Self {
    Self(
      name: name, letter: letter,
      placeholder: value ?? (choices.isEmpty ? "VALUE" : choices.joined(separator: "|")),
      choices: choices, aliases: aliases, suggestions: suggestions, repetition: repetition,
      defaultText: defaultText, help: help)
  }

  /// The option every command has: `--help`, `-h`.
  static let help = Self.flag("help", letter: "h", help: "Show this help")

  /// The option every command understands and the tool's own help shows: `--version`.
  static let version = Self.flag("version", help: "Show the version")
}
