import Spelling

/// Pieces of sentences that several messages share.
enum Phrases {
  /// Returns words as a list in a sentence: `a`, `a or b`, `a, b or c`.
  static func list(_ words: [String], conjunction: String = "or") -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + words[words.count - 1]
  }

  /// Returns text from an input in a form that fits a message: short, on one line, printable.
  static func excerpt(_ text: String, limit: Int = 40) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return result + "…" }
      count += 1
      if isPrintable(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(scalar)
      }
    }
    return result
  }

  /// Finds what to say about an unknown word: what was probably meant, or what is known.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - known: The words that are accepted.
  ///   - limit: How many near words to name at most.
  ///   - listed: The words to name when none is near; `nil` for all that are accepted.
  ///   - opening: How the list of words begins.
  ///   - conjunction: What stands before the last word of that list.
  /// - Returns: The end of a sentence.
  static func advice(
    for word: String, among known: [String], limit: Int = 1, listed: [String]? = nil,
    otherwise opening: String, conjunction: String = "or"
  ) -> String {
    // Nobody mistypes a word of this length, and the comparison takes time.
    let near =
      word.utf8.count > 100 ? [] : Suggestions.nearest(to: word, among: known, limit: limit)
    if !near.isEmpty { return "did you mean \(list(near.map { "'\($0)'" }))?" }
    return "\(opening) \(list(listed ?? Array(known.prefix(30)), conjunction: conjunction))"
  }

  /// Returns text from an input in single quotes.
  static func quoted(_ text: String) -> String { "'\(excerpt(text))'" }

  /// Returns the keys that lead to a value in quotes, of very many the last ones.
  static func path(_ keys: [String]) -> String {
    (keys.count > 5 ? "… › " : "") + keys.suffix(5).map(quoted).joined(separator: " › ")
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return true
    // Directional controls would reorder the rest of the message.
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: return false
    default: return true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}
