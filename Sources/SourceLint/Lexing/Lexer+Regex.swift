extension Lexer {
  /// Cuts a regular expression between single slashes; returns whether there is one.
  ///
  /// It begins where an operand may, neither begins nor ends with a space, and ends on its line.
  mutating func lexRegex() -> Bool {
    let first = byte(position + 1)
    guard first != Ascii.slash, !Ascii.isSpace(first), mayBeginRegex,
      position >= failedSearches.regexLineEnd
    else { return false }
    var index = position + 1
    var depth = 0
    while index < bytes.count, !Ascii.isLineBreak(bytes[index]) {
      switch bytes[index] {
      case Ascii.slash:
        let last = bytes[index - 1]
        if last == Ascii.space || last == Ascii.tab { return false }
        let start = position
        position = index + 1
        append(.regex, from: start)
        return true
      case Ascii.backslash: index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
      index += 1
    }
    failedSearches.regexLineEnd = index
    return false
  }

  private var mayBeginRegex: Bool { followsLineBreak || !endsOperand }

  /// Cuts a regular expression between slashes with number signs; returns whether there is one.
  ///
  /// With a line break right after the slash it may have many lines.
  mutating func lexExtendedRegex(from start: Int, pounds: Int) -> Bool {
    let slash = start + pounds
    let isMultiline = Ascii.isLineBreak(byte(slash + 1))
    if isMultiline, pounds >= failedSearches.extendedRegexPounds { return false }
    var index = slash + 1
    while index < bytes.count, isMultiline || !Ascii.isLineBreak(bytes[index]) {
      if bytes[index] == Ascii.slash, hasPounds(pounds, at: index + 1) {
        position = index + 1 + pounds
        append(.regex, from: start)
        return true
      }
      index += bytes[index] == Ascii.backslash ? 2 : 1
    }
    if isMultiline { failedSearches.extendedRegexPounds = pounds }
    return false
  }

  /// Cuts what begins with a number sign: a raw string, a regular expression, a macro or a
  /// compiler directive.
  mutating func lexPound() {
    let start = position
    var pounds = 0
    while byte(start + pounds) == Ascii.pound { pounds += 1 }
    let next = byte(start + pounds)
    if next == Ascii.quote { return lexString(from: start, pounds: pounds) }
    if next == Ascii.slash, lexExtendedRegex(from: start, pounds: pounds) { return }
    guard Ascii.kind(of: next) == .letter else {
      position = start + pounds
      return append(.operator, from: start)
    }
    position = endOfIdentifier(from: start + pounds)
    let word = bytes[(start + pounds)..<position]
    if Self.directives.contains(where: { word.elementsEqual($0.utf8) }) {
      isInDirective = true
    } else {
      append(.macro, from: start)
    }
  }

  private static let directives = ["if", "elseif", "else", "endif"]
}
