/// Why a line ends where it does.
public enum BreakReason: Hashable, Sendable {
  /// At a break opportunity, because the next piece did not fit.
  case regular
  /// At a line terminator.
  case mandatory
  /// Inside a word that is wider than the line.
  case emergency
  /// At the end of the text.
  case end
}

/// One line of a wrapped text.
public struct WrappedLine: Hashable, Sendable {
  /// The offset of the line's first code unit.
  public var start: Int
  /// The offset after the line's last code unit, hanging spaces and terminators included.
  public var end: Int
  /// The offset after the last code unit that does not hang.
  public var visibleEnd: Int
  /// The width without what hangs, in ems.
  public var width: Double
  /// Why the line ends here.
  public var reason: BreakReason

  /// Creates a line.
  public init(start: Int, end: Int, visibleEnd: Int, width: Double, reason: BreakReason) {
    self.start = start
    self.end = end
    self.visibleEnd = visibleEnd
    self.width = width
    self.reason = reason
  }
}

/// What wrapping a text at one width comes to.
public struct WrapSummary: Hashable, Sendable {
  /// The number of lines.
  public var lines: Int
  /// The width of the widest line, in ems.
  public var widest: Double
  /// Whether a word was broken inside.
  public var breaksWord: Bool

  /// Creates a summary.
  public init(lines: Int = 0, widest: Double = 0, breaksWord: Bool = false) {
    self.lines = lines
    self.widest = widest
    self.breaksWord = breaksWord
  }
}
