/// A reference to a variable in a format: `%#@files@` or `%1$#@files@`.
///
/// Between the percent sign and the `#` may stand what a specifier has: a position, flags, a width
/// and a precision. The name reaches to the next `@`.
struct FormatReference: Equatable {
  /// The variable's name.
  var name: String
  /// Where the reference stands in the text's UTF-8.
  var range: Range<Int>

  /// Returns the references of a text in their order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in text: [UInt8]) -> [FormatReference] {
    var references: [FormatReference] = []
    var index = 0
    /// Without a closing sign there is no reference, nor any after it.
    let lastSign = text.lastIndex(of: UInt8(ascii: "@")) ?? 0
    while index < lastSign {
      guard text[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      var hasHash = false
      while index < lastSign, isModifier(text[index]) {
        hasHash = hasHash || text[index] == UInt8(ascii: "#")
        index += 1
      }
      guard text[index] == UInt8(ascii: "@"), hasHash, index < lastSign else {
        // The character ends a specifier; a percent sign ends `%%`.
        index += 1
        continue
      }
      let nameStart = index + 1
      guard let end = text[nameStart...].firstIndex(of: UInt8(ascii: "@")) else { break }
      let name = String(decoding: text[nameStart..<end], as: UTF8.self)
      references.append(FormatReference(name: name, range: start..<end + 1))
      index = end + 1
    }
    return references
  }

  private static func isModifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."),
      UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "h"), UInt8(ascii: "l"),
      UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"), UInt8(ascii: "t"),
      UInt8(ascii: "j"):
      true
    default: false
    }
  }
}
