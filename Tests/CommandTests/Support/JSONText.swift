import Foundation

/// What the text of a JSON document shows that its value does not: the order of keys and how
/// numbers are written.
///
/// The document is one that a decoder has accepted.
struct JSONText {
  /// Keys that do not follow the key before them in their object.
  private(set) var unsortedKeys: [String] = []
  /// Every number as it is written.
  private(set) var numbers: [String] = []

  init(_ bytes: Data) {
    var objects: [String?] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): objects.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): objects.removeLast()
      case UInt8(ascii: "\""):
        let string = Self.string(bytes, from: &index)
        if index + 1 < bytes.endIndex, bytes[index + 1] == UInt8(ascii: ":") {
          if let last = objects.last ?? nil, last >= string { unsortedKeys.append(string) }
          objects[objects.count - 1] = string
        }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = bytes[index...].firstIndex { !"+-.0123456789Ee".utf8.contains($0) }
        numbers.append(String(decoding: bytes[index..<(end ?? bytes.endIndex)], as: UTF8.self))
        index = (end ?? bytes.endIndex) - 1
      default: break
      }
      index += 1
    }
  }

  /// The numbers with more than four decimals or an exponent.
  var overlongNumbers: [String] {
    numbers.filter { number in
      let decimals = number.split(separator: ".").dropFirst().first?.count ?? 0
      return decimals > 4 || number.lowercased().contains("e")
    }
  }

  /// Returns the string that begins at an index, and moves the index to its closing quote.
  private static func string(_ bytes: Data, from index: inout Int) -> String {
    let start = index + 1
    index = start
    while bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
