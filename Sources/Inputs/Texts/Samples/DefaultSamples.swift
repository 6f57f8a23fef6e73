/// Writes the values of placeholders as one locale does, and knows a value for each kind.
struct DefaultSamples: Sendable {
  /// The greatest width, precision or count of digits that is written out.
  ///
  /// No label shows as much, and a text of a million spaces would take time for nothing.
  private static let extentLimit = 100
  /// The value of whole numbers.
  private static let count = 1234.0
  /// The value of numbers with a fraction.
  private static let measure = 1234.5678
  /// The value of numbers in base 16: six digits, as a short hash has, or a colour.
  private static let code = 0xABCDEF

  private let name: String
  private let numbers: NumberWriter
  /// ``count`` as it is written, which most texts with a number need.
  private let writtenCount: String

  init(locale: String) {
    name = SampleNames.name(for: locale)
    numbers = NumberWriter(conventions: .conventions(for: locale))
    writtenCount = numbers.integer(Self.count)
  }

  /// Writes what is shown in place of a placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder.
  ///   - value: The value that the configuration gives.
  ///   - pluralCount: The number to take for a whole number when none is given.
  /// - Returns: The text; `nil` when nothing is shown.
  func sample(
    for placeholder: FormatPlaceholder, value: SampleArgument?, pluralCount: Double?
  ) -> String? {
    switch value {
    case .text(let text): text
    case .number(let number): written(placeholder, number: number, text: numbers.number(number))
    case nil: written(placeholder, number: nil, text: name, pluralCount: pluralCount)
    }
  }

  private func written(
    _ placeholder: FormatPlaceholder, number: Double?, text: String, pluralCount: Double? = nil
  ) -> String? {
    let sample: String
    switch placeholder.kind {
    case .text:
      sample = fixedExtent(placeholder.precision).map { String(text.prefix($0)) } ?? text
    case .integer, .reference: sample = integer(placeholder, number, pluralCount: pluralCount)
    case .octal: sample = String(Int(clamping: number ?? Self.count), radix: 8)
    case .hexadecimal(let isUppercase):
      let code = number.map { Int(clamping: $0) } ?? Self.code
      sample = String(code, radix: 16, uppercase: isUppercase)
    case .fixed:
      sample = numbers.fixed(
        number ?? Self.measure, decimals: fixedExtent(placeholder.precision) ?? 6)
    case .scientific(let isUppercase):
      sample = numbers.scientific(
        number ?? Self.measure, decimals: fixedExtent(placeholder.precision) ?? 6,
        isUppercase: isUppercase)
    case .shortest(let isUppercase):
      sample = numbers.shortest(
        number ?? Self.measure, significant: fixedExtent(placeholder.precision) ?? 6,
        isUppercase: isUppercase)
    case .hexadecimalFraction(let isUppercase):
      sample = isUppercase ? "0X1.34A456D5CFAADP+10" : "0x1.34a456d5cfaadp+10"
    case .character: sample = number == nil ? character : text
    case .pointer: sample = "0x600000c04000"
    case .nothing: return nil
    case .variable: sample = text
    }
    return padded(signed(sample, placeholder), placeholder)
  }

  private func integer(
    _ placeholder: FormatPlaceholder, _ number: Double?, pluralCount: Double?
  ) -> String {
    var digits = fixedExtent(placeholder.precision)
    if digits == nil, placeholder.flags.contains(.zero) { digits = fixedExtent(placeholder.width) }
    guard let digits, digits > 0 else {
      return (number ?? pluralCount).map { numbers.integer($0) } ?? writtenCount
    }
    let longest = Double("1234567890".prefix(digits)) ?? 0
    return numbers.integer(number ?? longest, digits: digits)
  }

  /// A wide letter of the script: W where it is Latin.
  private var character: String {
    guard let first = name.first, !first.isASCII else { return "W" }
    return String(first)
  }

  private func signed(_ sample: String, _ placeholder: FormatPlaceholder) -> String {
    guard placeholder.flags.contains(.plus), !sample.hasPrefix("-") else { return sample }
    switch placeholder.kind {
    case .integer, .fixed, .scientific, .shortest, .hexadecimalFraction: return "+" + sample
    default: return sample
    }
  }

  private func padded(_ sample: String, _ placeholder: FormatPlaceholder) -> String {
    guard let width = fixedExtent(placeholder.width) else { return sample }
    let padding = String(repeating: " ", count: max(0, width - sample.count))
    return placeholder.flags.contains(.minus) ? sample + padding : padding + sample
  }

  private func fixedExtent(_ extent: FormatPlaceholder.Extent?) -> Int? {
    if case .fixed(let value)? = extent { min(value, Self.extentLimit) } else { nil }
  }
}

extension Int {
  /// The whole part of a number, or the nearest number that there is.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
