import MetricsCore

/// A rule of SwiftLint's `custom_rules` that comes near to one of ours.
struct SwiftLintPattern: Sendable {
  /// Its id in SwiftLint.
  var id: String
  /// Its name in SwiftLint.
  var name: String
  /// The regular expression, in the syntax of `NSRegularExpression`.
  ///
  /// What only has to follow stands in a lookahead: SwiftLint drops a match in which a string or
  /// comment begins, and the match is then the function's name alone.
  var regex: String
  /// What SwiftLint says.
  var message: String
  /// `warning` or `error`; SwiftLint knows no notes.
  var severity: Severity
}
