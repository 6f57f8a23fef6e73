/// The escapes of `.strings` files.
///
/// | escape | means |
/// |---|---|
/// | `\a \b \f \n \r \t \v` | the control characters of C |
/// | `\U` and up to four hexadecimal digits | a UTF-16 code unit; two of them may be a surrogate pair |
/// | `\` and up to three octal digits | a character of the NEXTSTEP set, from 0200 on not that of Unicode |
/// | `\` and anything else | that character itself: a quote, a backslash, a line break, also `u` |
enum StringsEscape {
  /// What an escape means that was hardly meant so.
  enum Doubt: Equatable {
    /// `\u203A`, which shows as `u203A`.
    case smallLetter
    /// `\U` without digits, which is U+0000.
    case noDigits
    /// `\U0001F600`, of which only the first four digits count.
    case eightDigits
    /// `\UD83D` without its other half, which shows as U+FFFD.
    case halfPair

    /// What to say about it.
    var sentence: String {
      switch self {
      case .smallLetter: "'\\u' is no escape here and shows as 'u'; write \\U and four digits"
      case .noDigits: "'\\U' without hexadecimal digits is a zero character; add four digits"
      case .eightDigits:
        "of the digits after '\\U' only four count, and the others show as text; write the "
          + "character itself, or \\U and four digits for each half of a surrogate pair"
      case .halfPair:
        "this escape is half a surrogate pair, which shows as U+FFFD; write the other half too or "
          + "the character itself"
      }
    }
  }

  /// Reads what follows a backslash.
  ///
  /// - Parameters:
  ///   - text: The file in UTF-8.
  ///   - offset: The offset after the backslash, which is not the end of the text; afterwards the
  ///     offset after the escape.
  ///   - doubt: Set when the escape was hardly meant so.
  /// - Returns: The character; U+FFFD for half a surrogate pair.
  static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int, _ doubt: inout Doubt?
  ) -> Unicode.Scalar {
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(in: text, at: &offset)
    case UInt8(ascii: "U"):
      offset += 1
      let start = offset
      let scalar = unicode(in: text, at: &offset)
      if offset == start {
        doubt = .noDigits
      } else if scalar == "\u{FFFD}", text[start] | 0x20 == UInt8(ascii: "d") {
        doubt = .halfPair
      } else if isBeyondFourDigits(text, start) {
        doubt = .eightDigits
      }
      return scalar
    case UInt8(ascii: "u") where digitCount(text, offset + 1) == 4: doubt = .smallLetter
    default: break
    }
    guard byte < 0x80 else {
      let end = min(offset + 4, text.count)
      let scalar = String(decoding: text[offset..<end], as: UTF8.self).unicodeScalars.first!
      offset += UTF8.width(scalar)
      return scalar
    }
    offset += 1
    switch byte {
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "v"): return "\u{B}"
    default: return Unicode.Scalar(byte)
    }
  }

  /// Returns how many hexadecimal digits stand at an offset, at most the limit.
  private static func digitCount(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, limit: Int = 4
  ) -> Int {
    text[min(start, text.count)...].prefix(limit).prefix { hexadecimalValue($0) != nil }.count
  }

  /// Returns a Boolean value that says whether the eight digits of a character beyond U+FFFF stand
  /// at an offset.
  private static func isBeyondFourDigits(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Bool {
    var end = start
    return digitCount(text, start, limit: 8) == 8
      && (1...0x10).contains(codeUnit(in: text, at: &end))
  }

  private static func octal(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) -> Unicode.Scalar {
    var code: UInt8 = 0
    for _ in 0..<3 {
      guard offset < text.count,
        (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[offset])
      else { break }
      // The code is a byte: \777 is \377.
      code = code << 3 | (text[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    return NextStepEncoding.scalar(code)
  }

  private static func unicode(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) -> Unicode.Scalar {
    let unit = codeUnit(in: text, at: &offset)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, offset + 1 < text.count, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "U")
    else { return "\u{FFFD}" }
    var end = offset + 2
    let second = codeUnit(in: text, at: &end)
    guard (0xDC00...0xDFFF).contains(second) else { return "\u{FFFD}" }
    offset = end
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))!
  }

  private static func codeUnit(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard offset < text.count, let digit = hexadecimalValue(text[offset]) else { break }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }
}
