/// A command line that was understood: the command, its arguments and options.
///
/// Asking for an option or argument that the command does not declare is a mistake in the program
/// and stops it.
public struct ParsedCommand: Equatable, Sendable {
  let scope: CommandScope
  let flags: Set<String>
  let values: [String: [String]]
  let arguments: [String: [String]]
  /// The words given for the arguments, in order.
  public let positionals: [String]

  init(
    scope: CommandScope, positionals: [String], arguments: [String: [String]],
    flags: Set<String>, values: [String: [String]]
  ) {
    self.scope = scope
    self.positionals = positionals
    self.arguments = arguments
    self.flags = flags
    self.values = values
  }

  /// The names that lead to the command, such as `config` and `lint`.
  public var path: [String] { scope.path }

  /// The path as one text, such as `config lint`.
  public var name: String { path.joined(separator: " ") }

  /// Returns the words given for an argument.
  public func arguments(_ name: String) -> [String] {
    guard let words = arguments[name] else {
      preconditionFailure("\(scope.invocation) declares no argument \(name)")
    }
    return words
  }

  /// Returns the first word given for an argument, or `nil` when there is none.
  public func argument(_ name: String) -> String? { arguments(name).first }

  /// Returns whether a flag was given.
  public func flag(_ name: String) -> Bool {
    precondition(!option(name).takesValue, "--\(name) is not a flag")
    return flags.contains(name)
  }

  /// Returns the values of an option in the order given, none when it was not.
  public func strings(_ name: String) -> [String] {
    precondition(option(name).takesValue, "--\(name) is a flag")
    return values[name] ?? []
  }

  /// Returns the value of an option, or `nil` when it was not given.
  public func string(_ name: String) -> String? { strings(name).last }

  /// Returns the value of an option that the command cannot do without.
  public func required(_ name: String) throws(UsageError) -> String {
    guard let value = string(name) else { throw scope.missingOption(option(name)) }
    return value
  }

  /// Returns the value of an option as a case of an enumeration, or `nil` when it was not given.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    try choices(name, as: type).last
  }

  /// Returns the values of an option as cases of an enumeration, in the order given.
  public func choices<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(UsageError) -> [Choice] where Choice.RawValue == String {
    var cases: [Choice] = []
    for value in strings(name) {
      guard let choice = Choice(rawValue: value) else {
        throw unknownValue(value, of: name, choices: Choice.allCases.map(\.rawValue))
      }
      cases.append(choice)
    }
    return cases
  }

  /// Returns the error for a value that is none of the choices, with the nearest one suggested.
  public func unknownValue(
    _ value: String, of name: String, choices: [String]
  ) -> UsageError {
    scope.unknownValue(value, of: "--\(option(name).name)", choices: choices)
  }

  /// Returns an error of this command, for what no single option can tell.
  ///
  /// The message is a sentence without a full stop: what is wrong and what to do.
  public func usageError(_ message: String) -> UsageError { scope.error(message) }

  func option(_ name: String) -> OptionSpecification {
    guard let option = scope.option(named: name) else {
      preconditionFailure("\(scope.invocation) declares no option --\(name)")
    }
    return option
  }
}
