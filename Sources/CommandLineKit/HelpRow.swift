/// A term and its explanation, side by side.
struct HelpRow {
  /// The widest term that still has its explanation beside it and not below.
  private static let widestTerm = 28
  private static let indentation = 2
  private static let gap = 2

  let term: String
  let text: String

  /// Returns where the explanations of a list begin, counted from 0; they get half the width.
  static func column(for rows: [HelpRow], width: Int) -> Int {
    let widest = min(widestTerm, width / 2 - indentation - gap)
    let widths = rows.map(\.term.count).filter { $0 <= widest }
    return indentation + (widths.max() ?? widest) + gap
  }

  /// Returns the lines of the row, the explanation wrapped in its column.
  func lines(column: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: column)
    let texts = Self.wrapped(text, width: width - column)
    let head = String(repeating: " ", count: Self.indentation) + term
    guard let first = texts.first else { return [head] }
    guard head.count + Self.gap <= column else { return [head] + texts.map { margin + $0 } }
    let padding = String(repeating: " ", count: column - head.count)
    return [head + padding + first] + texts.dropFirst().map { margin + $0 }
  }

  /// Breaks text at spaces into lines no wider than the width; a longer word stays whole.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Wraps paragraphs; empty lines and lines that begin with a space are kept.
  static func paragraphs(_ text: String, width: Int) -> [String] {
    if text.isEmpty { return [] }
    var lines: [String] = []
    var paragraph = ""
    func close() {
      lines += wrapped(paragraph, width: width)
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        close()
        lines.append(String(line))
      } else {
        paragraph += line + " "
      }
    }
    close()
    return lines
  }
}
