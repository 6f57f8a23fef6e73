import MetricsCore

// What the rules' messages share. One sentence each, figures through `formatted`, no locale.

/// Returns a text in typographic quotes, on one line; the middle of a long one is left out.
func quoted(_ text: String) -> String { "“" + excerpt(text) + "”" }

/// Returns a text on one line, with the middle left out when it has over 80 characters.
func excerpt(_ text: String) -> String {
  // Most texts need no change, and looking at characters is slow.
  if text.utf8.count <= 80, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) {
    return text
  }
  var line = text
  if text.unicodeScalars.contains(where: { $0 == "\t" || Character($0).isNewline }) {
    line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
  guard line.index(line.startIndex, offsetBy: 81, limitedBy: line.endIndex) != nil else {
    return line
  }
  return line.prefix(50) + " […] " + line.suffix(24)
}

/// Returns a text without the spaces at its beginning and end.
func trimmed(_ text: String) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}

/// Returns quoted items as a sentence lists them, the first few of many.
func quotedList(_ items: [String], atMost limit: Int = 4) -> String {
  shortList(items.map(quoted), atMost: limit)
}

/// Returns items as a sentence lists them, with the number of those left out: `a, b and 3 more`.
func shortList(_ items: [String], atMost limit: Int) -> String {
  items.count <= limit + 1
    ? list(items) : list(items.prefix(limit) + ["\(items.count - limit) more"])
}

/// Returns alternatives: `a`, `a or b`, `a, b or c`; `nil` when there is none.
func anyOf(_ items: [String]) -> String? {
  guard let last = items.last else { return nil }
  return items.count == 1 ? last : items.dropLast().joined(separator: ", ") + " or " + last
}

/// Returns a length with its unit: `22.5 pt`.
func points(_ value: Double) -> String { formatted(value) + " pt" }

/// Returns a fraction of the point size with its unit: `1.294 em`.
func ems(_ value: Double) -> String { formatted(value, decimals: 3) + " em" }

/// Returns a number of lines: `1 line`, `3 lines`.
func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

/// Returns a user-perceived character with its code points: `Ẩ (U+1EA8)`.
///
/// What cannot be told by its looks (spaces, controls, a mark without a letter) is named by its code
/// points alone.
func named(_ character: String) -> String {
  let codes = character.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }.joined(separator: " ")
  guard let first = character.unicodeScalars.first else { return codes }
  return switch first.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .lineSeparator,
    .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned, .surrogate:
    codes
  default: "\(character) (\(codes))"
  }
}

/// Returns characters as a sentence lists them, each with its code points.
func namedList(_ characters: [String]) -> String {
  shortList(characters.map(named), atMost: 8)
}
