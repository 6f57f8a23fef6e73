/// The digits of a number in base 10, which can be rounded anywhere.
///
/// They are the fewest digits that tell the number from its neighbours, so that 1.005 is one and
/// five thousandths and not a little less. Halves are rounded away from zero.
struct DecimalDigits: Hashable, Sendable {
  /// The digits from the first that is not zero on, each 0 to 9; empty for zero.
  private(set) var digits: [UInt8] = []
  /// How many of the digits stand before the decimal mark; negative when zeros follow the mark.
  private(set) var wholeCount = 0
  /// Whether the number is below zero.
  private(set) var isNegative = false

  /// Takes the digits of a number; those of zero when it is not finite.
  init(_ number: Double) {
    guard number.isFinite, number != 0 else { return }
    isNegative = number < 0
    // `description` is the shortest decimal that reads back as the number: 1234.5, 5e-324, 1e+16.
    let parts = number.magnitude.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    for half in halves { digits += half.utf8.map { $0 - UInt8(ascii: "0") } }
    wholeCount = halves[0].utf8.count + exponent
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    wholeCount -= zeros
    dropTrailingZeros()
  }

  /// Returns the digit at a place: 0 for the first before the decimal mark, -1 for the first after.
  func digit(at place: Int) -> UInt8 {
    let index = wholeCount - 1 - place
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// Returns the digits rounded to so many after the decimal mark.
  func rounded(decimals: Int) -> DecimalDigits { rounded(keeping: wholeCount + decimals) }

  /// Returns the digits rounded to so many from the first on.
  func rounded(significant: Int) -> DecimalDigits { rounded(keeping: significant) }

  /// Returns the digits without those after the decimal mark.
  func truncated() -> DecimalDigits {
    var result = self
    result.digits = Array(digits.prefix(max(0, wholeCount)))
    result.dropTrailingZeros()
    return result
  }

  private func rounded(keeping count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.dropTrailingZeros()
      return result
    }
    let roundsUp = digits[count] >= 5
    result.digits = Array(digits.prefix(count))
    if roundsUp { result.increment() }
    result.dropTrailingZeros()
    return result
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      wholeCount += 1
    }
  }

  private mutating func dropTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      wholeCount = 0
      isNegative = false
    }
  }
}
