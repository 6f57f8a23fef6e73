/// How XML property lists write numbers, dates and data.
enum PropertyListScalar {
  /// Returns text without the white space around it.
  static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return text[start..<end]
  }

  /// Reads a whole number, decimal or after `0x` hexadecimal; `nil` for anything else.
  static func integer(_ text: ArraySlice<UInt8>) -> PropertyList.Value? {
    var digits = String(decoding: text, as: UTF8.self)
    var sign = ""
    if let first = digits.first, first == "-" || first == "+" {
      sign = String(digits.removeFirst())
    }
    var radix = 10
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      digits.removeFirst(2)
      radix = 16
    }
    // A second sign would be taken by the initialisers.
    guard let first = digits.first, first.isHexDigit else { return nil }
    if let number = Int64(sign + digits, radix: radix) { return .integer(number) }
    return UInt64(sign + digits, radix: radix).map { .unsignedInteger($0) }
  }

  /// Reads a number; `nil` for anything else.
  static func real(_ text: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: text, as: UTF8.self))
  }

  /// Reads a date such as `2025-12-31T23:59:59Z`; `nil` for anything else.
  ///
  /// - Returns: Seconds since the beginning of 2001 in UTC.
  static func date(_ text: ArraySlice<UInt8>) -> Double? {
    let pattern = "dddd-dd-ddTdd:dd:ddZ".utf8
    guard text.count == pattern.count else { return nil }
    for (byte, expected) in zip(text, pattern) {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard expected == UInt8(ascii: "d") ? isDigit : byte == expected else { return nil }
    }
    func number(_ start: Int, _ count: Int) -> Int {
      text.dropFirst(start).prefix(count).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2))
    let (hour, minute, second) = (number(11, 2), number(14, 2), number(17, 2))
    guard year > 0, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60,
      second < 61
    else { return nil }
    let days = self.days(year, month, day) - self.days(2001, 1, 1)
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// Returns a number of days that grows by one from each day of the Gregorian calendar to the
  /// next.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March here, so that the leap day is their last.
    let year = month <= 2 ? year - 1 : year
    let month = (month + 9) % 12
    return 365 * year + (year / 4 - year / 100 + year / 400) + (153 * month + 2) / 5 + day
  }

  /// Reads base 64, skipping white space; `nil` for anything else.
  static func data(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text where byte > 0x20 {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let sextet = sextet(byte) else { return nil }
      bits = bits << 6 | sextet
      count += 1
      if count % 4 == 0 {
        result += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        bits = 0
      }
    }
    guard padding == (4 - count % 4) % 4, padding < 3 else { return nil }
    if padding == 1 { result += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)] }
    if padding == 2 { result.append(UInt8(bits >> 4 & 0xFF)) }
    return result
  }

  private static func sextet(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
