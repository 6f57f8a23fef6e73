/// Code units that end a line and take no room.
enum LineTerminator {
  /// Returns whether a code unit is LF, VT, FF, CR, NEL, LINE SEPARATOR or PARAGRAPH SEPARATOR:
  /// all those at which `NSString` and UAX #14 end a line.
  @inline(__always)
  static func contains(_ unit: UInt16) -> Bool {
    (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}

/// Code units that hang past the end of a line: spaces that do not glue, and line terminators.
enum HangingSpace {
  /// Returns whether a code unit hangs.
  @inline(__always)
  static func contains(_ unit: UInt16) -> Bool {
    if unit == 0x20 || (unit >= 0x09 && unit <= 0x0D) { return true }
    if unit < 0x85 { return false }
    switch unit {
    case 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000:
      return true
    default:
      return false
    }
  }
}
