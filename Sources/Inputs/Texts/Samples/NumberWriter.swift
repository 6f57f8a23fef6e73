/// Writes numbers as a locale does.
struct NumberWriter: Sendable {
  /// The locale's marks and digits.
  let conventions: NumberConventions

  /// Returns a number without decimals, in groups.
  func integer(_ number: Double) -> String {
    sign(number) + grouped(DecimalDigits(number).truncated())
  }

  /// Returns a number without decimals and groups, filled up with zeros to a number of digits.
  func integer(_ number: Double, digits count: Int) -> String {
    let digits = DecimalDigits(number).truncated()
    return sign(number) + plain(digits, count: max(count, digits.wholeCount))
  }

  /// Returns a number with so many decimals, in groups.
  func fixed(_ number: Double, decimals: Int) -> String {
    let digits = DecimalDigits(number).rounded(decimals: decimals)
    return sign(number) + grouped(digits) + fraction(digits, decimals: decimals)
  }

  /// Returns a number with as many decimals as it needs, in groups.
  func number(_ number: Double) -> String {
    let digits = DecimalDigits(number)
    return sign(number) + grouped(digits)
      + fraction(digits, decimals: max(0, digits.digits.count - digits.wholeCount))
  }

  /// Returns a number with one digit before the mark, so many after it, and an exponent.
  func scientific(_ number: Double, decimals: Int, isUppercase: Bool) -> String {
    let digits = DecimalDigits(number).rounded(significant: decimals + 1)
    return sign(number) + mantissa(digits, decimals: decimals)
      + exponent(digits.digits.isEmpty ? 0 : digits.wholeCount - 1, isUppercase: isUppercase)
  }

  /// Returns a number with at most so many digits, in the form that `%g` chooses: with an exponent
  /// when that would be below -4 or not below the number of digits.
  func shortest(_ number: Double, significant: Int, isUppercase: Bool) -> String {
    let count = max(1, significant)
    let digits = DecimalDigits(number).rounded(significant: count)
    let power = digits.digits.isEmpty ? 0 : digits.wholeCount - 1
    if power < -4 || power >= count {
      return sign(number) + mantissa(digits, decimals: max(0, digits.digits.count - 1))
        + exponent(power, isUppercase: isUppercase)
    }
    return sign(number) + grouped(digits)
      + fraction(digits, decimals: max(0, digits.digits.count - digits.wholeCount))
  }

  // MARK: Parts

  private func sign(_ number: Double) -> String { number < 0 ? "-" : "" }

  private func grouped(_ digits: DecimalDigits) -> String {
    var result = ""
    for place in stride(from: max(1, digits.wholeCount) - 1, through: 0, by: -1) {
      append(digits.digit(at: place), to: &result)
      if place >= 3, (place - 3) % conventions.groupSize == 0 {
        result += conventions.groupingMark
      }
    }
    return result
  }

  private func plain(_ digits: DecimalDigits, count: Int) -> String {
    var result = ""
    for place in stride(from: max(1, count) - 1, through: 0, by: -1) {
      append(digits.digit(at: place), to: &result)
    }
    return result
  }

  private func fraction(_ digits: DecimalDigits, decimals: Int) -> String {
    guard decimals > 0 else { return "" }
    var result = conventions.decimalMark
    for place in 1...decimals { append(digits.digit(at: -place), to: &result) }
    return result
  }

  private func mantissa(_ digits: DecimalDigits, decimals: Int) -> String {
    var result = ""
    let first = digits.wholeCount - 1
    append(digits.digit(at: first), to: &result)
    guard decimals > 0 else { return result }
    result += conventions.decimalMark
    for index in 1...decimals { append(digits.digit(at: first - index), to: &result) }
    return result
  }

  private func exponent(_ power: Int, isUppercase: Bool) -> String {
    let digits = String(power.magnitude)
    return (isUppercase ? "E" : "e") + (power < 0 ? "-" : "+") + (digits.count < 2 ? "0" : "")
      + digits
  }

  private func append(_ digit: UInt8, to text: inout String) {
    text.unicodeScalars.append(Unicode.Scalar(conventions.zero.value + UInt32(digit))!)
  }
}
