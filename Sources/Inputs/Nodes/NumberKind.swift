/// The numbers that a key accepts, in words and in figures.
struct NumberKind {
  /// What the number is, with its article: `a number of points`.
  let name: String
  /// A typical number.
  let example: String
  /// The greatest number.
  let maximum: Double
  private let minimum: Double
  private let includesMinimum: Bool

  /// Numbers from a least to a greatest, both included.
  init(_ name: String, example: String, from minimum: Double, to maximum: Double) {
    self.name = name
    self.example = example
    self.minimum = minimum
    self.maximum = maximum
    includesMinimum = true
  }

  /// Numbers above a limit and up to a greatest.
  init(_ name: String, example: String, above minimum: Double, upTo maximum: Double) {
    self.name = name
    self.example = example
    self.minimum = minimum
    self.maximum = maximum
    includesMinimum = false
  }

  /// Returns a Boolean value that says whether a number is accepted.
  func contains(_ number: Double) -> Bool {
    (includesMinimum ? number >= minimum : number > minimum) && number <= maximum
  }

  /// The limits in words: `above 0 and up to 1000`.
  var range: String {
    includesMinimum
      ? "from \(Self.text(minimum)) to \(Self.text(maximum))"
      : "above \(Self.text(minimum)) and up to \(Self.text(maximum))"
  }

  /// Returns a number as one would write it, exactly.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return "\(Int64(number))" }
    return "\(number)"
  }
}
