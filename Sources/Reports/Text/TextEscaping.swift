import MetricsCore

/// Returns text that stays on its line and cannot steer a terminal.
///
/// Line breaks, tabs and other control characters become what Swift source would say for them:
/// `\n`, `\t`, `\u{1B}`. So do the line and paragraph separators, and the controls that turn the
/// writing direction around for all that follows.
package func singleLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: needsEscape) else { return text }
  return text.replacingScalars { scalar in
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: needsEscape(scalar) ? swiftEscape(scalar) : nil
    }
  }
}

/// Returns what Swift source says for a scalar that cannot be shown: `\u{1B}`.
func swiftEscape(_ scalar: Unicode.Scalar) -> String {
  "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
  // Embeddings and overrides. Isolates end with their text and are left alone.
  case 0x202A...0x202E: true
  default: false
  }
}

/// Returns a text between quotation marks, on one line and not wider than a number of columns.
func quoted(_ text: String, width: Int = .max) -> String {
  "“" + shortened(singleLine(text), to: width) + "”"
}

/// Returns the beginning of a text between quotation marks, on one line; an ellipsis for what is
/// left out stands after them, so that it is not taken for one that is shown.
func excerpt(_ text: String, width: Int) -> String {
  let line = singleLine(text)
  let start = shortened(line, to: width)
  return start == line ? "“\(line)”" : "“\(start.dropLast())”…"
}
