/// Pieces of a configuration that is written as text.
enum YAMLText {
  /// Returns text as a scalar, in double quotes unless no reader could take it for something else.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// Returns a sentence as comment lines that are not longer than a configuration's lines should be.
  ///
  /// - Parameters:
  ///   - text: The sentence; characters that no YAML document may have are escaped.
  ///   - indentation: The spaces before each line.
  ///   - hanging: Further spaces after the sign of each line but the first.
  /// - Returns: The lines, with a line break after each.
  static func comment(_ text: String, indentation: Int = 0, hanging: Int = 0) -> String {
    let width = 100
    let head = String(repeating: " ", count: indentation) + "#"
    var lines: [String] = []
    var line = head
    for word in printable(text).split(separator: " ") {
      if line.count + 1 + word.count > width, line.count > indentation + 1 + hanging {
        lines.append(line)
        line = head + String(repeating: " ", count: hanging)
      }
      line += " " + word
    }
    lines.append(line)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.last != UInt8(ascii: " ") else {
      return false
    }
    return text.utf8.allSatisfy(isHarmless) && !words.contains(text.lowercased())
  }

  /// Words that some version of YAML takes for something other than text.
  private static let words: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: isLetter(byte) || " ./*()-_+".utf8.contains(byte)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result += printable(String(scalar))
    }
    return result + "\""
  }

  /// Returns text whose control characters and line separators are escaped.
  static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0xA0...0x2027, 0x202F...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
    }
    return result
  }
}
