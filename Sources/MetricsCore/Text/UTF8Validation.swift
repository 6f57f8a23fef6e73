/// Checks that bytes are UTF-8.
package enum UTF8Validation {
  /// Returns the offset of the first byte that does not fit, or `nil` for valid UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let (length, second) = form(lead), index + length <= bytes.count,
        second.contains(bytes[index + 1])
      else { return index }
      for offset in 2..<max(2, length) where !UTF8.isContinuation(bytes[index + offset]) {
        return index
      }
      index += length
    }
    return nil
  }

  /// Returns how many bytes a character with this first byte has, and what the second may be: the
  /// Unicode Standard, table 3-7.
  private static func form(_ lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
