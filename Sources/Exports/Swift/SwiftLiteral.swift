import MetricsCore

/// Writes values as Swift source.
enum SwiftLiteral {
  /// Returns a string between quotes, on one line.
  ///
  /// Control characters are escaped, and so are all that change the direction of the source that
  /// follows or cannot be seen.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(contentsOf: visible(scalar).unicodeScalars)
      }
    }
    return result + "\""
  }

  /// Returns text that cannot leave the comment it stands in.
  static func comment(_ text: String) -> String {
    text.unicodeScalars.map(visible).joined()
  }

  /// Returns a number that reads back to the same value.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return "\(value)"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let isHidden: Bool =
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
      default: false
      }
    // Joiners make letters what they are in Persian and Indic words.
    guard isHidden, scalar.value != 0x200C, scalar.value != 0x200D else { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
