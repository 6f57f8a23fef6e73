/// When output has colours, as `--color` says it.
public enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal that can show them, unless the environment says otherwise.
  case auto
  /// Always, even in a file.
  case always
  /// Never.
  case never

  /// Decides whether to write colours.
  ///
  /// Only ``auto`` looks further, at the first of these that applies: `NO_COLOR` not empty (see
  /// https://no-color.org), `FORCE_COLOR` neither empty nor `0`, a terminal that is not `dumb`.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - noColor: The variable `NO_COLOR`, or `nil` when it is not set.
  ///   - forceColor: The variable `FORCE_COLOR` (or `CLICOLOR_FORCE`), or `nil`.
  ///   - terminalType: The variable `TERM`, or `nil`.
  /// - Returns: Whether escape sequences are wanted.
  public func isEnabled(
    isTerminal: Bool, noColor: String? = nil, forceColor: String? = nil,
    terminalType: String? = nil
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let noColor, !noColor.isEmpty { return false }
      if let forceColor, !forceColor.isEmpty, forceColor != "0" { return true }
      return isTerminal && terminalType != "dumb"
    }
  }
}
