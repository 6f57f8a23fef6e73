/// Commented lists.
enum Remark {
  /// The most lines of a list.
  static let mostLines = 10

  /// Returns a list under a heading, ready to be used without its comment signs.
  static func text(_ heading: String, _ paths: [String], indentation: Int) -> String {
    guard !paths.isEmpty else { return "" }
    let head = String(repeating: " ", count: indentation) + "# "
    let lines = paths.prefix(mostLines).map { "\(head)- \(YAMLText.scalar($0))\n" }
    let rest = paths.count - lines.count
    return "\(head)\(heading)\n" + lines.joined()
      + (rest > 0 ? "\(head)and \(rest) more\n" : "")
  }
}

/// Returns names as a sentence lists them; of many only the first.
func shortList(_ names: [String], limit: Int = 8) -> String {
  let rest = names.count - limit
  return names.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

/// Returns paths as a sentence lists them, each as the configuration would have it.
func quotedList(_ paths: [String]) -> String {
  shortList(paths.map(YAMLText.scalar))
}
