/// Returns text broken between words into lines no wider than a number of columns.
///
/// A word that is too wide gets a line of its own. Line breaks in the text stay.
///
/// - Parameters:
///   - text: The text, without escape sequences.
///   - width: The columns of a line, indentation included.
///   - indentation: The spaces before each line.
///   - first: What stands before the first line in place of the spaces; as wide as they are.
/// - Returns: The lines, with a line break after each.
func prose(_ text: String, width: Int, indentation: Int = 0, first: String? = nil) -> String {
  let indent = String(repeating: " ", count: indentation)
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    var room = width - indentation
    for word in paragraph.split(separator: " ") {
      let wordWidth = displayWidth(String(word))
      if line.isEmpty {
        line = String(word)
      } else if wordWidth + 1 <= room {
        line += " " + word
        room -= 1
      } else {
        lines.append(line)
        line = String(word)
        room = width - indentation
      }
      room -= wordWidth
    }
    lines.append(line)
  }
  return lines.enumerated().map { index, line in
    let head = index == 0 ? first ?? indent : indent
    return line.isEmpty ? "\n" : head + line + "\n"
  }.joined()
}

/// Returns a number and a noun: `1 error`, `2 errors`, and `no errors` for 0.
func counted(_ number: Int, _ noun: String) -> String {
  switch number {
  case 0: "no \(noun)s"
  case 1: "1 \(noun)"
  default: "\(number) \(noun)s"
  }
}
