/// Colours and weights for text on a terminal, or the plain text when they are not wanted.
///
/// Each style ends with its own closing sequence, so that styles can be nested.
public struct TerminalStyle: Equatable, Sendable {
  /// Whether text gets escape sequences.
  public let isEnabled: Bool

  /// Makes a style that does or does not write escape sequences.
  public init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Returns the text in bold.
  public func bold(_ text: String) -> String { styled(text, on: 1, off: 22) }
  /// Returns the text with less contrast.
  public func dim(_ text: String) -> String { styled(text, on: 2, off: 22) }
  /// Returns the text in red, for errors.
  public func red(_ text: String) -> String { styled(text, on: 31, off: 39) }
  /// Returns the text in green, for success.
  public func green(_ text: String) -> String { styled(text, on: 32, off: 39) }
  /// Returns the text in yellow, for warnings.
  public func yellow(_ text: String) -> String { styled(text, on: 33, off: 39) }
  /// Returns the text in cyan, for notes and names.
  public func cyan(_ text: String) -> String { styled(text, on: 36, off: 39) }

  /// Wraps text in two Select Graphic Rendition sequences (ECMA-48, section 8.3.117).
  private func styled(_ text: String, on: Int, off: Int) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(on)m\(text)\u{1B}[\(off)m" : text
  }
}

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
