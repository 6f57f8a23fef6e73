/// Finds the ends of the pieces that inline markup consists of.
enum InlineScanner {
  /// How deeply parentheses may be nested in an address, as cmark limits it.
  private static let nestingLimit = 32

  /// Returns a Boolean value that says whether a character is ASCII punctuation: what a backslash
  /// can escape.
  static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Returns the contents of a code span: with spaces for line ends, and without one space at each
  /// end, unless nothing but spaces is there.
  static func code(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    for index in bytes.indices {
      switch Unicode.Scalar(bytes[index]) {
      case "\r" where index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n"): break
      case "\r", "\n": result.append(UInt8(ascii: " "))
      default: result.append(bytes[index])
      }
    }
    let space = UInt8(ascii: " ")
    if result.count > 1, result.first == space, result.last == space,
      result.contains(where: { $0 != space })
    {
      return Array(result[1..<result.count - 1])
    }
    return result
  }

  /// Returns where `(address "title")` ends that begins at an offset; `nil` when none does.
  static func endOfDestination(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard byte(bytes, start) == "(" else { return nil }
    let address = skipSpace(bytes, start + 1)
    guard let addressEnd = endOfAddress(bytes, address) else { return nil }
    var end = skipSpace(bytes, addressEnd)
    if end > addressEnd, let titleEnd = endOfTitle(bytes, end) { end = skipSpace(bytes, titleEnd) }
    return byte(bytes, end) == ")" ? end + 1 : nil
  }

  /// Returns where `(name: value)` ends that begins at an offset; `nil` when none does.
  static func endOfAttributes(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard byte(bytes, start) == "(",
      let end = endOfNesting(bytes, start + 1, stopsAtSpace: false)
    else { return nil }
    return end + 1
  }

  /// Returns where `<scheme:address>` or `<name@domain>` ends that begins at an offset; `nil` when
  /// none does.
  static func endOfAutolink(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var end = start + 1
    var scheme = 0
    var at: Int?
    while let scalar = byte(bytes, end), scalar != ">" {
      guard scalar > " ", scalar != "<" else { return nil }
      if scalar == ":", scheme == 0 { scheme = end }
      if scalar == "@", at == nil { at = end }
      end += 1
    }
    guard byte(bytes, end) == ">" else { return nil }
    if scheme > 0, isScheme(bytes[start + 1..<scheme]) { return end + 1 }
    if let at, isMailbox(bytes[start + 1..<at]), isDomain(bytes[at + 1..<end]) { return end + 1 }
    return nil
  }

  // MARK: Links

  private static func endOfAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard byte(bytes, start) == "<" else {
      return endOfNesting(bytes, start, stopsAtSpace: true)
    }
    var index = start + 1
    while let scalar = byte(bytes, index) {
      switch scalar {
      case ">": return index + 1
      case "\n", "<": return nil
      case "\\": index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Returns where a closing parenthesis stands that was not opened, or a space; `nil` at the end
  /// of the text.
  private static func endOfNesting(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, stopsAtSpace: Bool
  ) -> Int? {
    var index = start
    var depth = 0
    while let scalar = byte(bytes, index) {
      switch scalar {
      case "\\":
        if let next = byte(bytes, index + 1), isASCIIPunctuation(next) { index += 1 }
      case "(":
        depth += 1
        if depth > nestingLimit { return nil }
      case ")":
        if depth == 0 { return index }
        depth -= 1
      case _ where stopsAtSpace && isSpace(scalar): return index > start ? index : nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func endOfTitle(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    let close: Unicode.Scalar
    switch byte(bytes, start) {
    case "\"": close = "\""
    case "'": close = "'"
    case "(": close = ")"
    default: return nil
    }
    var index = start + 1
    while let scalar = byte(bytes, index) {
      if scalar == close { return index + 1 }
      if scalar == "(", close == ")" { return nil }
      index += scalar == "\\" && index + 1 < bytes.count ? 2 : 1
    }
    return nil
  }

  private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while let scalar = byte(bytes, index), isSpace(scalar) { index += 1 }
    return index
  }

  // MARK: Addresses in pointed brackets

  private static func isScheme(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (2...32).contains(bytes.count), let first = bytes.first, isLetter(first) else {
      return false
    }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || "+.-".utf8.contains($0) }
  }

  private static func isMailbox(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        isLetter($0) || isDigit($0) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
      }
  }

  private static func isDomain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      guard (1...63).contains($0.count) else { return false }
      return $0.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
        && $0.first != UInt8(ascii: "-") && $0.last != UInt8(ascii: "-")
    }
  }

  // MARK: Bytes

  private static func byte(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Unicode.Scalar? {
    index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
