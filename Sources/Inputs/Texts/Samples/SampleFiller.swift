public import MetricsCore

/// Puts sample values in place of placeholders.
///
/// Where the configuration gives no value, the value is one that makes the text long but is not
/// absurd, written as the text's language writes it:
///
/// | placeholder | value |
/// |---|---|
/// | `%@`, `%s`, `${name}` | a long given name in the language's script |
/// | `%d`, `%u`, `%arg`, `%#@count@` | 1,234 with the language's digits and marks |
/// | the only number of a plural form | a long number of that form, such as 1 or 1,001 for `one` |
/// | `%02d`, `%.3d` | as many digits as are asked for: 12, 123 |
/// | `%f`, `%e`, `%g` | 1,234.5678, rounded as the precision says |
/// | `%x`, `%o` | `abcdef`, `2322` |
/// | `%c` | W, or the first character of the name |
/// | `%p`, `%a` | an address; a number with a fraction in base 16 |
/// | `%n` | nothing |
public struct SampleFiller: Sendable {
  private let rules: SampleArgumentRules

  /// Creates a filler.
  ///
  /// - Parameter arguments: The values that a configuration gives: those of a key pattern by
  ///   position, those of a placeholder in the order in which it occurs in a text.
  public init(arguments: [SampleArguments] = []) { rules = SampleArgumentRules(arguments) }

  /// Puts values in place of the placeholders of a text.
  ///
  /// - Parameters:
  ///   - format: The text that is filled.
  ///   - text: Where it comes from: key, locale and variant choose the values.
  /// - Returns: The text with its values.
  /// - Complexity: O(*n*) in the length of the result.
  public func filled(_ format: FormatString, for text: LocalizedText) -> FilledText {
    filled(format, for: text, values: DefaultSamples(locale: text.locale))
  }

  func filled(
    _ format: FormatString, for text: LocalizedText, values: DefaultSamples
  ) -> FilledText {
    var arguments = ArgumentNumbers()
    let numbers = format.placeholders.map { arguments.number(of: $0) }
    let given = numbers.isEmpty ? [] : rules.values(for: text)
    let count = pluralCount(of: text, isOnlyNumber: arguments.wholeNumbers.count == 1)
    var result = FilledText()
    var placeholderIndex = 0
    for piece in format.pieces {
      switch piece {
      case .literal(let literal):
        result.pieces.append(FilledText.Piece(text: literal, isSample: false))
      case .placeholder(let placeholder):
        let number = numbers[placeholderIndex]
        placeholderIndex += 1
        let value =
          given.indices.contains(number.argument - 1)
          ? given[number.argument - 1]
          : rules.value(for: placeholder.kind, index: number.indexInKind)
        guard
          let sample = values.sample(for: placeholder, value: value, pluralCount: count)
        else { continue }
        result.pieces.append(FilledText.Piece(text: sample, isSample: true))
      }
    }
    return result
  }

  /// The number that belongs to the plural form a text is for.
  ///
  /// Which of several numbers the form goes by is not known, so then all of them stay long.
  private func pluralCount(of text: LocalizedText, isOnlyNumber: Bool) -> Double? {
    guard isOnlyNumber, let variant = text.variant,
      let form = variant.split(separator: ".").last
    else { return nil }
    return PluralCounts.count(of: form, in: text.locale)
  }
}

/// Finds out which argument each placeholder of a text takes.
private struct ArgumentNumbers {
  /// The number of an argument.
  struct Number {
    /// The argument, counted from 1.
    var argument: Int
    /// How many other arguments are of the same kind and come before.
    var indexInKind: Int
  }

  /// The arguments that are whole numbers.
  private(set) var wholeNumbers: Set<Int> = []
  private var next = 1
  private var named: [String: Int] = [:]
  private var argumentsOfKind: [FormatPlaceholder.Kind: [Int: Int]] = [:]

  mutating func number(of placeholder: FormatPlaceholder) -> Number {
    for case .argument(position: nil)? in [placeholder.width, placeholder.precision] { next += 1 }
    let argument = argument(of: placeholder)
    if placeholder.kind == .integer { wholeNumbers.insert(argument) }
    var known = argumentsOfKind[placeholder.kind] ?? [:]
    let index = known[argument] ?? known.count
    known[argument] = index
    argumentsOfKind[placeholder.kind] = known
    return Number(argument: argument, indexInKind: index)
  }

  private mutating func argument(of placeholder: FormatPlaceholder) -> Int {
    if let position = placeholder.position { return position }
    if let argument = named[placeholder.spelling] { return argument }
    defer { next += 1 }
    if isNamed(placeholder) { named[placeholder.spelling] = next }
    return next
  }

  /// Whether a placeholder stands for the same value wherever it occurs.
  private func isNamed(_ placeholder: FormatPlaceholder) -> Bool {
    if case .variable = placeholder.kind { return true }
    return placeholder.spelling == "%arg"
  }
}
