/// An opaque colour, in sRGB.
struct Color: Hashable, Sendable {
  var red, green, blue: UInt8

  /// Creates a colour of the form `0xRRGGBB`.
  init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }

  static let paper = Color(0xFFFFFF)
  /// Text that is seen.
  static let ink = Color(0x1D1D1F)
  /// Words about the pictures.
  static let label = Color(0x6E6E73)
  /// The edges of line boxes, and what parts the sheet.
  static let rule = Color(0xC3D0E0)
  /// The edge of a slot's box.
  static let box = Color(0x8E8E93)
  /// Text that is drawn where nobody sees it; nothing else is red.
  static let overflow = Color(0xD70015)
  /// Text that is not drawn at all.
  static let lost = Color(0xEE9AA2)
  /// The place where a word is broken inside.
  static let breakMark = Color(0xB8860B)
}
