/// A shell that can complete a tool's command lines.
///
/// Its script asks the tool itself, with ``request`` and the words typed so far, and so never lags
/// behind it.
public enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The word by which a script asks for ``ToolSpecification/completions(of:)``.
  ///
  /// It is written in front of the words typed, and is no command of its own.
  public static let request = "__complete"

  /// Returns the script for a tool, to be sourced or installed where the shell looks.
  public func script(for tool: ToolSpecification) -> String {
    switch self {
    case .bash: Self.bash(tool.name)
    case .zsh: Self.zsh(tool.name)
    case .fish: Self.fish(tool.name)
    }
  }
}
