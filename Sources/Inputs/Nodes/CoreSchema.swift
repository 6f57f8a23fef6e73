/// What a value without quotes means in YAML 1.2's core schema, which contains JSON's meanings.
///
/// Only `true` and `false` are truth values; `yes`, `no`, `on` and `off` are text.
///
/// Source: [YAML 1.2.2, 10.3.2](https://yaml.org/spec/1.2.2/#1032-tag-resolution).
enum CoreSchema {
  /// The meaning of a value.
  enum Meaning: Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case text
  }

  /// Returns the meaning of a value that stood without quotes.
  static func meaning(of plain: String) -> Meaning {
    switch plain {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    default: return number(plain).map { .number($0) } ?? .text
    }
  }

  private static func number(_ text: String) -> Double? {
    // Longer runs of digits are no size or weight, and text is the safe reading.
    guard let first = text.utf8.first, text.utf8.count <= 400, first < UInt8(ascii: ":") else {
      return nil
    }
    if text.hasPrefix("0o") { return wholeNumber(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return wholeNumber(text.dropFirst(2), radix: 16) }
    return isDecimal(text) ? Double(text) ?? Double("0" + text) : nil
  }

  private static func wholeNumber(_ digits: Substring, radix: Int) -> Double? {
    guard let first = digits.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+")
    else { return nil }
    return UInt64(digits, radix: radix).map { Double($0) }
  }

  /// Returns a Boolean value that says whether text is a decimal number of the schema.
  ///
  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  private static func isDecimal(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    skipSign(&rest)
    let whole = skipDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = skipDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func skipSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    rest.removeFirst(count)
    return count
  }
}
