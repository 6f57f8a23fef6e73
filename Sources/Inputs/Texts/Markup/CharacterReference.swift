/// Reads character references such as `&amp;`, `&#233;` and `&#xE9;`.
///
/// Of the names of HTML those are known that texts for users have any use for: markup characters,
/// spaces, quotes, dashes, and signs.
enum CharacterReference {
  /// Reads a reference.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where the ampersand stands.
  /// - Returns: The character and the length of the reference; `nil` when there is none.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (character: [UInt8], length: Int)? {
    let limit = min(bytes.count, start + 12)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = name.hasPrefix("#") ? numeric(name.dropFirst()) : named[name] else {
      return nil
    }
    return (Array(UTF8.encode(scalar)!), end + 1 - start)
  }

  private static func numeric(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard let first = number.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      number.utf8.count <= (isHexadecimal ? 6 : 7),
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    "nbsp": "\u{A0}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "lsaquo": "‹", "rsaquo": "›", "laquo": "«", "raquo": "»", "ndash": "–", "mdash": "—",
    "hellip": "…", "bull": "•", "middot": "·", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "sect": "§", "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "minus": "−",
    "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "larr": "←", "uarr": "↑", "rarr": "→",
    "darr": "↓", "frac12": "½", "frac14": "¼", "frac34": "¾",
  ]
}
