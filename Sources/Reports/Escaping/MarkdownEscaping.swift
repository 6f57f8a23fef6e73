/// Returns text on one line that GitHub's Markdown shows as it is.
///
/// A backslash keeps punctuation from being markup. It does not keep GitHub from making links of
/// mentions, references and addresses or pictures of emoji names, which it looks for in the
/// rendered text; a space without width inside them does.
///
/// Sources: [CommonMark, 2.4](https://spec.commonmark.org/0.31.2/#backslash-escapes),
/// [GitHub Flavored Markdown, 6.9](https://github.github.com/gfm/#autolinks-extension-).
func markdownEscaped(_ text: String) -> String {
  escaped(text) { "\\`*_[]~|$".unicodeScalars.contains($0) ? "\\" : nil }
}

/// Returns text on one line for a place where Markdown is not looked at, such as in `<summary>`.
func htmlEscaped(_ text: String) -> String { escaped(text) { _ in nil } }

/// Returns text as a code span on one line, in a table too when `isInTable` is set; nothing for an
/// empty text.
///
/// Source: [CommonMark, 6.1](https://spec.commonmark.org/0.31.2/#code-spans).
func codeSpan(_ text: String, isInTable: Bool = false) -> String {
  let scalars = Array(singleLine(text).unicodeScalars)
  guard let first = scalars.first, let last = scalars.last else { return "" }
  let longest = scalars.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  // Of spaces on both sides one is taken away, and a fence is as long as its run of backticks.
  let padding = [first, last].contains("`") || (first == " " && last == " ") ? " " : ""
  var content = ""
  for scalar in scalars {
    // In a table a bar ends its cell even in a code span.
    if scalar == "|", isInTable { content += "\\" }
    content.unicodeScalars.append(scalar)
  }
  return fence + padding + content + padding + fence
}

private func escaped(
  _ text: String, prefix: (Unicode.Scalar) -> String?
) -> String {
  let scalars = Array(singleLine(text).unicodeScalars)
  var result = ""
  for (index, scalar) in scalars.enumerated() {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default:
      if let prefix = prefix(scalar) { result += prefix }
      result.unicodeScalars.append(scalar)
    }
    if startsLink(scalars, at: index) { result += "&#8203;" }
  }
  return result
}

/// Whether GitHub may make something of the character and what follows it: `@name`, `#12`,
/// `:name:`, `https://`, `www.`, `GH-12`.
private func startsLink(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
  guard index + 1 < scalars.count else { return false }
  let next = scalars[index + 1]
  switch scalars[index] {
  case "@": return isWord(next)
  case "#": return isWord(next)
  case ":": return isWord(next) || "/+-".unicodeScalars.contains(next)
  case "w", "W": return next == "." && index > 1 && scalars[index - 2...index].allSatisfy(isW)
  case "-":
    return "0"..."9" ~= next && index > 0 && "hH".unicodeScalars.contains(scalars[index - 1])
  default: return false
  }
}

private func isW(_ scalar: Unicode.Scalar) -> Bool { scalar == "w" || scalar == "W" }

private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "_" || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
}
