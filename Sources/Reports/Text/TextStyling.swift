/// Colours and weights for a terminal, or plain text where they are not wanted.
public struct TextStyling: Equatable, Sendable {
  /// Whether text gets escape sequences.
  public var isEnabled: Bool

  /// Creates a styling.
  public init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// No colours.
  public static let plain = TextStyling(isEnabled: false)

  /// A look of a piece of text.
  public enum Look: Int, Sendable {
    case plain = 0
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// Returns text with a look.
  ///
  /// Select Graphic Rendition sequences (ECMA-48, 8.3.117); each look ends with its own closing
  /// sequence, so looks can be nested.
  public func apply(_ look: Look, to text: String) -> String {
    guard isEnabled, look != .plain, !text.isEmpty else { return text }
    let off =
      switch look {
      case .bold, .dim: 22
      case .plain, .red, .green, .yellow, .cyan: 39
      }
    return "\u{1B}[\(look.rawValue)m\(text)\u{1B}[\(off)m"
  }

  /// Returns text in bold.
  public func bold(_ text: String) -> String { apply(.bold, to: text) }
  /// Returns text with less contrast.
  public func dim(_ text: String) -> String { apply(.dim, to: text) }
  /// Returns text in red, for errors.
  public func red(_ text: String) -> String { apply(.red, to: text) }
  /// Returns text in yellow, for warnings.
  public func yellow(_ text: String) -> String { apply(.yellow, to: text) }
  /// Returns text in green, for success.
  public func green(_ text: String) -> String { apply(.green, to: text) }
  /// Returns text in cyan, for notes.
  public func cyan(_ text: String) -> String { apply(.cyan, to: text) }
}
