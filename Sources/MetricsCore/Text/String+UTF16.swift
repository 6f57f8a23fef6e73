extension String {
  /// Creates a string of UTF-16 code units; surrogates without their partner become U+FFFD.
  ///
  /// Much faster than the standard library's way, which goes through an iterator of generic code
  /// units.
  package init(utf16 units: UnsafeBufferPointer<UInt16>) {
    self.init(unsafeUninitializedCapacity: units.count * 3) { bytes in
      var written = 0
      var index = 0
      while index < units.count {
        let unit = UInt32(units[index])
        index += 1
        var scalar = unit
        if unit & 0xF800 == 0xD800 {
          if unit & 0x400 == 0, index < units.count, units[index] & 0xFC00 == 0xDC00 {
            scalar = 0x10000 + ((unit & 0x3FF) << 10 | UInt32(units[index] & 0x3FF))
            index += 1
          } else {
            scalar = 0xFFFD
          }
        }
        switch scalar {
        case ..<0x80:
          bytes[written] = UInt8(scalar)
          written += 1
        case ..<0x800:
          bytes[written] = UInt8(0xC0 | scalar >> 6)
          bytes[written + 1] = UInt8(0x80 | scalar & 0x3F)
          written += 2
        case ..<0x10000:
          bytes[written] = UInt8(0xE0 | scalar >> 12)
          bytes[written + 1] = UInt8(0x80 | scalar >> 6 & 0x3F)
          bytes[written + 2] = UInt8(0x80 | scalar & 0x3F)
          written += 3
        default:
          bytes[written] = UInt8(0xF0 | scalar >> 18)
          bytes[written + 1] = UInt8(0x80 | scalar >> 12 & 0x3F)
          bytes[written + 2] = UInt8(0x80 | scalar >> 6 & 0x3F)
          bytes[written + 3] = UInt8(0x80 | scalar & 0x3F)
          written += 4
        }
      }
      return written
    }
  }
}
