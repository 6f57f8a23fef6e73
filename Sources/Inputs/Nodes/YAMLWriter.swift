import MetricsCore

/// Writes trees as YAML that reads back to the same trees.
///
/// Mappings are written one key a line, short lists in brackets, and text without quotes where no
/// reader could take it for something else.
enum YAMLWriter {
  private static let width = 100

  /// Returns a document.
  static func document(_ node: Node) -> String {
    var output = ""
    write(node, indentation: 0, into: &output)
    return output
  }

  /// Returns text as a scalar, in double quotes where they are needed.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  // MARK: Blocks

  /// Writes a value where the output stands at the given indentation already.
  private static func write(_ node: Node, indentation: Int, into output: inout String) {
    if let line = flow(node) {
      output += line + "\n"
    } else {
      writeBlock(node, indentation: indentation, into: &output)
    }
  }

  /// Writes a collection over several lines.
  private static func writeBlock(_ node: Node, indentation: Int, into output: inout String) {
    let space = String(repeating: " ", count: indentation)
    for (index, entry) in (node.entries ?? []).enumerated() {
      output += index > 0 ? space : ""
      write(entry, indentation: indentation, into: &output)
    }
    for (index, element) in (node.elements ?? []).enumerated() {
      output += (index > 0 ? space : "") + "- "
      write(element, indentation: indentation + 2, into: &output)
    }
  }

  private static func write(_ entry: Node.Entry, indentation: Int, into output: inout String) {
    let key = scalar(entry.key)
    // Longer keys cannot be recognised by the colon that follows.
    let isLong = key.unicodeScalars.count > 1000
    output += isLong ? "? \(key)\n\(String(repeating: " ", count: indentation)):" : "\(key):"
    let used = indentation + key.unicodeScalars.count
    if let line = flow(entry.value),
      entry.value.elements == nil || used + line.unicodeScalars.count + 2 <= width
    {
      output += " \(line)\n"
    } else {
      output += "\n" + String(repeating: " ", count: indentation + 2)
      writeBlock(entry.value, indentation: indentation + 2, into: &output)
    }
  }

  // MARK: Lines

  /// Returns a scalar, an empty collection or a list of scalars on one line.
  private static func flow(_ node: Node) -> String? {
    switch node.value {
    case .null: return "null"
    case .scalar(let text, let isQuoted): return isQuoted ? scalar(text) : text
    case .mapping(let entries): return entries.isEmpty ? "{}" : nil
    case .sequence(let elements):
      guard elements.allSatisfy(isScalar) else { return nil }
      return "[" + elements.compactMap(flow).joined(separator: ", ") + "]"
    }
  }

  private static func isScalar(_ node: Node) -> Bool {
    switch node.value {
    case .scalar, .null: true
    case .mapping, .sequence: false
    }
  }

  // MARK: Quotes

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return isLetter(first) && last != " " && text.unicodeScalars.allSatisfy(isHarmless)
      && CoreSchema.meaning(of: text) == .text && !isTruthValueElsewhere(text)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "/": true
    default: false
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", " ", "-", "*", "(", ")", "+", "$", "=": true
    default: isLetter(scalar)
    }
  }

  /// Whether a reader of YAML 1.1 would take the text for a truth value.
  private static func isTruthValueElsewhere(_ text: String) -> Bool {
    ["y", "n", "yes", "no", "on", "off"].contains(text.lowercased())
  }

  private static func quoted(_ text: String) -> String {
    let content = text.replacingScalars { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: isPrintable(scalar) ? nil : escape(scalar)
      }
    }
    return "\"" + content + "\""
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
      scalar.value != 0x2028 && scalar.value != 0x2029
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
