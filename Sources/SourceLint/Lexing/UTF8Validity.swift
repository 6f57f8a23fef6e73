/// Finds bytes that are no UTF-8.
enum UTF8Validity {
  /// Returns the offset of the first byte that is no UTF-8; `nil` when all are.
  ///
  /// The well-formed sequences are those of table 3-7 of the Unicode Standard.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      guard let (length, second) = shape(first), index + length <= bytes.count,
        second.contains(bytes[index + 1])
      else { return index }
      for next in bytes[(index + 2)..<max(index + 2, index + length)] where next & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  /// The length of a sequence and its second bytes, by the first byte.
  private static func shape(_ first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
