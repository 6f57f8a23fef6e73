/// The escapes of `.strings` files.
///
/// | escape | means |
/// |---|---|
/// | `\a \b \f \n \r \t \v` | the control characters of C |
/// | `\U` and up to four hexadecimal digits | a UTF-16 code unit; two of them may be a surrogate pair |
/// | `\` and up to three octal digits | a character of the NEXTSTEP set, from 0200 on not that of Unicode |
/// | `\` and anything else | that character itself: a quote, a backslash, a line break, also `u` |
enum StringsEscape {
  /// Reads what follows a backslash.
  ///
  /// - Parameters:
  ///   - text: The file in UTF-8.
  ///   - offset: The offset after the backslash, which is not the end of the text; afterwards the
  ///     offset after the escape.
  /// - Returns: The character; U+FFFD for half a surrogate pair.
  static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) -> Unicode.Scalar {
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(in: text, at: &offset)
    case UInt8(ascii: "U"):
      offset += 1
      return unicode(in: text, at: &offset)
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
