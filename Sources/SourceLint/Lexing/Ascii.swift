/// Bytes of Swift source, and what may begin with them.
enum Ascii {
  static let pound = UInt8(ascii: "#")
  static let exclamation = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let backtick = UInt8(ascii: "`")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  /// What a byte may begin.
  enum Kind: UInt8 {
    case other, space, lineBreak, letter, digit, `operator`, punctuation, quote, pound, backtick
  }

  /// Returns what a byte may begin.
  static func kind(of byte: UInt8) -> Kind { kinds[Int(byte)] }

  /// Whether a byte may stand in an identifier; every byte beyond ASCII may.
  static func isIdentifier(_ byte: UInt8) -> Bool {
    let kind = kinds[Int(byte)]
    return kind == .letter || kind == .digit
  }

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isSpace(_ byte: UInt8) -> Bool { kinds[Int(byte)] == .space || isLineBreak(byte) }

  private static let kinds: [Kind] = (0...255).map { value in
    let byte = UInt8(value)
    switch byte {
    case 0x0A, 0x0D: return .lineBreak
    case 0x09, 0x0B, 0x0C, 0x20, 0x00: return .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      return .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digit
    case quote: return .quote
    case pound: return .pound
    case backtick: return .backtick
    default:
      if "/=-+!*%<>&|^~?.".utf8.contains(byte) { return .operator }
      return "()[]{},:;@\\".utf8.contains(byte) ? .punctuation : .other
    }
  }
}
