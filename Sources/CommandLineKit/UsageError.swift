import Spelling

/// A command line that cannot be understood, told to the person who typed it.
public struct UsageError: Error, Equatable, Sendable {
  /// The exit status for wrong usage, `EX_USAGE` of `sysexits.h`.
  public static let exitStatus: Int32 = 64

  /// What is wrong and what to do, in one sentence without a full stop.
  public let message: String
  /// The word that was probably meant; the message has it too.
  public let suggestion: String?
  /// The tool's name, which begins the rendered text.
  public let toolName: String
  /// The names that lead to the command; empty when the fault lies before one.
  public let path: [String]
  /// The forms of the command line that are right.
  public let usageLines: [String]

  /// The whole text for standard error, ending with a line break.
  public var rendered: String {
    let usage = usageLines.enumerated().map { ($0 == 0 ? "Usage: " : "       ") + $1 }
    let command = ([toolName] + path).joined(separator: " ")
    return (["\(toolName): \(message)"] + usage + ["See '\(command) --help'."])
      .map { $0 + "\n" }.joined()
  }
}

// Every message of the parser, in one place so that they stay in one voice.
extension CommandScope {
  func error(_ message: String, suggestion: String? = nil) -> UsageError {
    UsageError(
      message: message, suggestion: suggestion, toolName: toolName, path: path,
      usageLines: usageLines)
  }

  func unknownCommand(_ word: String) -> UsageError {
    let names = command.subcommands.map(\.name)
    let typed = (path + [word]).joined(separator: " ")
    guard let nearest = Suggestions.nearest(to: word, among: names + (path.isEmpty ? ["help"] : []))
    else {
      return error(
        "unknown command '\(typed)'; the commands are \(names.joined(separator: ", "))")
    }
    let meant = (path + [nearest]).joined(separator: " ")
    return error("unknown command '\(typed)'; did you mean '\(meant)'?", suggestion: meant)
  }

  var missingCommand: UsageError {
    let names = command.subcommands.map(\.name).joined(separator: ", ")
    return error("missing command; give one of \(names)")
  }

  func unknownOption(_ spelling: String) -> UsageError {
    let name = String(spelling.drop { $0 == "-" })
    let owner = command.subcommands.first { $0.options.contains { $0.name == name } }
    if let owner {
      return error(
        "'--\(name)' must follow its command, as in '\(invocation) \(owner.name) --\(name)'")
    }
    guard let nearest = Suggestions.nearest(to: name, among: options.map(\.name)) else {
      return error("unknown option '\(spelling)'; '\(invocation) --help' lists the options")
    }
    return error(
      "unknown option '\(spelling)'; did you mean '--\(nearest)'?", suggestion: "--\(nearest)")
  }

  func unknownValue(_ value: String, of owner: String, choices: [String]) -> UsageError {
    guard choices.count <= Self.mostChoicesToList else {
      return unknownValue(value, of: owner, amongMany: choices)
    }
    let nearest = Suggestions.nearest(to: value, among: choices)
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let message = "\(owner): '\(value)' is not one of \(choices.joined(separator: ", "))"
    return error(message + question, suggestion: nearest)
  }

  /// A list of more words than this hides the one that was meant.
  private static let mostChoicesToList = 20

  private func unknownValue(
    _ value: String, of owner: String, amongMany choices: [String]
  ) -> UsageError {
    // A space is forgotten more often than a digit is mistyped.
    func squeezed(_ text: String) -> String { text.lowercased().filter { $0 != " " } }
    let same = choices.filter { squeezed($0) == squeezed(value) }
    let near = same.isEmpty ? Suggestions.nearest(to: value, among: choices, limit: 3) : same
    let message = "\(owner): '\(value)' is not known"
    guard let nearest = near.first else {
      return error(
        message + "; the names are like \(choices.prefix(3).joined(separator: ", "))")
    }
    let quoted = near.map { "'\($0)'" }
    let list = quoted.dropLast().joined(separator: ", ") + (quoted.count > 1 ? " or " : "")
    return error("\(message); did you mean \(list)\(quoted.last ?? "")?", suggestion: nearest)
  }

  func unexpectedValue(of spelling: String) -> UsageError {
    error("'\(spelling)' takes no value; write it alone")
  }

  func missingValue(of option: OptionSpecification, next: String?) -> UsageError {
    let spelling = "--\(option.name)"
    guard let next, next != "--" else {
      return error("'\(spelling)' needs a value; write '\(spelling) \(option.placeholder ?? "")'")
    }
    return error(
      "'\(spelling)' needs a value, but '\(next)' follows; "
        + "if that is the value, write '\(spelling)=\(next)'")
  }

  func missingOption(_ option: OptionSpecification) -> UsageError {
    error("missing option; give '--\(option.name) \(option.placeholder ?? "")'")
  }

  func repeatedOption(_ option: OptionSpecification) -> UsageError {
    error("'--\(option.name)' is given twice; give it once")
  }

  func missingArguments(_ names: [String]) -> UsageError {
    error("missing \(names.joined(separator: " ")); write it after '\(invocation)'")
  }

  func unexpectedArgument(_ word: String) -> UsageError {
    let names = command.arguments.map(\.name)
    let taken = names.isEmpty ? "takes no arguments" : "takes only \(names.joined(separator: " "))"
    return error("unexpected argument '\(word)'; '\(invocation)' \(taken)")
  }
}
