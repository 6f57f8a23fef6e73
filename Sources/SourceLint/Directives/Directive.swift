/// A comment that turns rules off or on.
///
///     // fontgauge:disable:next unscaled-font - the logo has one size
///     // fontgauge:disable:this
///     // fontgauge:disable fixed-size-font, single-line
///     // fontgauge:enable fixed-size-font
///     // fontgauge:disable:file
///
/// Without rules all are meant. What follows a dash of its own is an explanation.
struct Directive {
  enum Action: String, CaseIterable {
    /// Turns rules off from here on.
    case disable
    /// Turns rules off for the next line that has code.
    case disableNext = "disable:next"
    /// Turns rules off for the comment's own line.
    case disableThis = "disable:this"
    /// Turns rules off for the whole file.
    case disableFile = "disable:file"
    /// Turns rules on again from here on.
    case enable
  }

  var action: Action
  /// The rules' ids; `nil` for all.
  var rules: Set<String>?
  /// The offset of the comment.
  var offset: Int
  /// The lines for which rules are off, where those are told by line.
  var lines: ClosedRange<Int>

  func concerns(_ rule: String) -> Bool { rules?.contains(rule) ?? true }
}

/// What is wrong with a comment that is to turn rules off or on.
struct DirectiveFault {
  var message: String
  /// The offset of the word concerned.
  var offset: Int
}
