/// A range whose ends can be told in a message: `0.5...1000`, `0...` or `...100`.
public protocol NumberRange<Bound>: RangeExpression {
  /// The smallest number in the range, or `nil` when there is none.
  var smallest: Bound? { get }
  /// The largest number in the range, or `nil` when there is none.
  var largest: Bound? { get }
}

extension ClosedRange: NumberRange {
  /// The lower end.
  public var smallest: Bound? { lowerBound }
  /// The upper end.
  public var largest: Bound? { upperBound }
}

extension PartialRangeFrom: NumberRange {
  /// The lower end.
  public var smallest: Bound? { lowerBound }
  /// Always `nil`.
  public var largest: Bound? { nil }
}

extension PartialRangeThrough: NumberRange {
  /// Always `nil`.
  public var smallest: Bound? { nil }
  /// The upper end.
  public var largest: Bound? { upperBound }
}

extension ParsedCommand {
  /// Returns the value of an option as a number, or `nil` when it was not given.
  ///
  /// Infinity and NaN are not numbers here.
  public func double(
    _ name: String, in range: some NumberRange<Double>
  ) throws(UsageError) -> Double? {
    try number(name, in: range, kind: "a number") { text in
      Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// Returns the value of an option as a whole number, or `nil` when it was not given.
  public func integer(
    _ name: String, in range: some NumberRange<Int>
  ) throws(UsageError) -> Int? {
    try number(name, in: range, kind: "a whole number") { Int($0) }
  }

  private func number<Value, Range: NumberRange<Value>>(
    _ name: String, in range: Range, kind: String, parse: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = string(name) else { return nil }
    let noun = pluralPlaceholder(of: option(name)) ?? kind
    let wanted = "give \(noun)\(phrase(for: range))"
    guard let value = parse(text) else {
      let example = option(name).defaultText.flatMap(parse)
      let hint = example.map { range.contains($0) ? ", such as \(plain($0))" : "" } ?? ""
      throw usageError("--\(name): '\(text)' is not \(kind); \(wanted)\(hint)")
    }
    guard range.contains(value) else {
      let isSmall = range.smallest.map { value < $0 } ?? false
      throw usageError("--\(name): \(text) is too \(isSmall ? "small" : "large"); \(wanted)")
    }
    return value
  }

  /// Returns what a placeholder such as `POINTS` counts; a plural needs no article.
  private func pluralPlaceholder(of option: OptionSpecification) -> String? {
    guard let placeholder = option.placeholder, placeholder.count > 2,
      placeholder.hasSuffix("S"), placeholder.allSatisfy(\.isLetter)
    else { return nil }
    return placeholder.lowercased()
  }

  private func phrase<Value>(for range: some NumberRange<Value>) -> String {
    switch (range.smallest, range.largest) {
    case (let smallest?, let largest?): " from \(plain(smallest)) to \(plain(largest))"
    case (let smallest?, nil): ", \(plain(smallest)) or more"
    case (nil, let largest?): ", \(plain(largest)) or less"
    case (nil, nil): ""
    }
  }

  /// Returns a bound as people write it, without the `.0` of a whole `Double`.
  private func plain(_ bound: some Any) -> String {
    let text = "\(bound)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
