/// A length as design tokens write it: a number and perhaps a unit.
struct TokenLength: Equatable {
  /// What the number counts.
  enum Unit: Equatable {
    /// Nothing is said.
    case none
    /// Points, which the Web calls pixels.
    case points
    /// The font size of a browser's root element.
    case rootEm
    /// The font size of the style.
    case em
    /// A hundredth of the font size of the style.
    case percent
  }

  var number: Double
  var unit: Unit

  /// How many points a `rem` is taken as: the default of browsers, which the format names too.
  static let pointsPerRootEm = 16.0

  /// The units that may be written, the longer of two with the same end first.
  static let units: [(name: String, unit: Unit)] = [
    ("px", .points), ("pt", .points), ("rem", .rootEm), ("em", .em), ("%", .percent),
  ]

  init(_ number: Double, _ unit: Unit) {
    self.number = number
    self.unit = unit
  }

  /// Reads text such as `16`, `1.5rem` or `-2%`; `nil` for other text.
  init?(_ text: String) {
    let text = text.trimmed.lowercased()
    let (name, unit) = Self.units.first { text.hasSuffix($0.name) } ?? ("", .none)
    guard case .number(let number) = CoreSchema.meaning(of: text.dropLast(name.count).trimmed),
      number.isFinite
    else { return nil }
    self.init(number, unit)
  }

  /// Works the length out in points; a number without a unit stays as it is.
  ///
  /// - Parameter size: The font size of the style, in points.
  /// - Returns: The length, rounded to a millionth of a point.
  func points(size: Double) -> Double {
    switch unit {
    case .none, .points: number
    case .rootEm: Self.rounded(number * Self.pointsPerRootEm)
    case .em: Self.rounded(number * size)
    case .percent: Self.rounded(number * size / 100)
    }
  }

  /// Returns a product without the last digits of binary arithmetic: 1.4 × 17 is 23.8.
  static func rounded(_ product: Double) -> Double { (product * 1e6).rounded() / 1e6 }
}
