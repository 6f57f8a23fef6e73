import MetricsCore
import Spelling

/// The comments of a source that turn rules off and on.
struct Directives {
  private let file: SourceFile
  private var all: [Directive] = []
  /// What is wrong with them.
  private(set) var faults: [DirectiveFault] = []

  init(_ file: SourceFile) {
    self.file = file
    for comment in file.comments { read(comment) }
  }

  /// Whether a rule is turned off at an offset.
  func disable(_ rule: String, at offset: Int) -> Bool {
    guard !all.isEmpty else { return false }
    let line = file.lines.line(offset)
    var isOff = false
    for directive in all where directive.concerns(rule) {
      switch directive.action {
      case .disableFile: return true
      case .disableThis, .disableNext:
        if directive.lines.contains(line) { return true }
      case .disable:
        if directive.offset < offset { isOff = true }
      case .enable:
        if directive.offset < offset { isOff = false }
      }
    }
    return isOff
  }

  private mutating func read(_ comment: Lexer.Comment) {
    var words = words(of: comment)
    let first = words.removeFirst()
    let name = String(first.text.dropFirst(Lexer.commentMark.count))
    guard let action = Directive.Action(rawValue: name) else {
      faults.append(
        DirectiveFault(message: unknownAction(name), offset: first.offset))
      return
    }
    all.append(
      Directive(
        action: action, rules: rules(words), offset: comment.start,
        lines: lines(action, of: comment)))
  }

  private func lines(_ action: Directive.Action, of comment: Lexer.Comment) -> ClosedRange<Int> {
    let first = file.lines.line(comment.start)
    let last = file.lines.line(max(comment.start, comment.end - 1))
    guard action == .disableNext else { return first...last }
    // Tokens are in order, so the first one on a later line is found by halves.
    var low = 0
    var high = file.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if file.lines.line(file.tokens[middle].start) <= last {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let next = low < file.tokens.count ? file.lines.line(file.tokens[low].start) : last + 1
    return next...next
  }

  private mutating func rules(_ words: [(text: String, offset: Int)]) -> Set<String>? {
    var rules: Set<String> = []
    let known = SourceRules.descriptions.map(\.id)
    for word in words {
      if word.text == "all" { return nil }
      if known.contains(word.text) {
        rules.insert(word.text)
      } else {
        faults.append(
          DirectiveFault(
            message: "lint has no rule '\(excerpt(word.text))'\(advice(word.text, known))",
            offset: word.offset))
      }
    }
    return words.isEmpty ? nil : rules
  }

  private func unknownAction(_ name: String) -> String {
    let known = Directive.Action.allCases.map(\.rawValue)
    return "'fontgauge:\(excerpt(name))' is no instruction\(advice(name, known))"
  }

  private func advice(_ word: String, _ known: [String]) -> String {
    // Nobody mistypes a word of this length, and the comparison takes time.
    if word.utf8.count <= 100, let near = Suggestions.nearest(to: word, among: known) {
      return "; did you mean '\(near)'?"
    }
    return "; there are \(known.dropLast().joined(separator: ", ")) and \(known[known.count - 1])"
  }

  private func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  /// Returns the words of a comment up to an explanation, with their offsets.
  private func words(of comment: Lexer.Comment) -> [(text: String, offset: Int)] {
    var end = comment.end
    let isBlock = file.bytes[comment.start + 1] == Ascii.star
    if isBlock, file.bytes[..<end].suffix(2).elementsEqual("*/".utf8) { end -= 2 }
    var result: [(text: String, offset: Int)] = []
    var index = comment.text
    while index < end {
      let start = index
      while index < end, !isSeparator(file.bytes[index]) { index += 1 }
      if start < index {
        let text = String(decoding: file.bytes[start..<index], as: UTF8.self)
        if !result.isEmpty, ["-", "--", "–", "—", "//"].contains(text) { break }
        result.append((text, start))
      }
      index += 1
    }
    return result
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    Ascii.isSpace(byte) || byte == UInt8(ascii: ",")
  }
}
