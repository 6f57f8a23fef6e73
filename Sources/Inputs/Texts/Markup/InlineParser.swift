/// The parser behind ``InlineMarkup``.
///
/// The text is cut into parts that are shown; markers are parts too until they find their partners
/// and are emptied. Which markers are partners is found out as
/// [CommonMark](https://spec.commonmark.org/0.30/#phase-2-inline-structure) describes it.
struct InlineParser {
  /// A piece of what is shown.
  private enum Part {
    case source(Range<Int>)
    case replacement([UInt8])
  }

  /// An opening bracket that waits for its partner.
  private struct Bracket {
    enum Kind {
      case link
      case image
      case attribute
    }

    var kind: Kind
    var part: Int
    /// The markers before this count stand before the bracket.
    var delimiterCount: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var parts: [Part] = []
  private var delimiters = DelimiterStack()
  private var brackets: [Bracket] = []
  /// Whether a link has just been closed, so that brackets around it make no link.
  private var linksAreClosed = false
  /// Where the last run of backticks of each length stands; `nil` until that had to be found out.
  private var lastBackticks: [Int: Int]?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns what is shown of the text.
  mutating func visibleBytes() -> [UInt8] {
    var textStart = 0
    while offset < bytes.count {
      let start = offset
      guard isSpecial(bytes[offset]) else {
        offset += 1
        continue
      }
      if start > textStart { parts.append(.source(textStart..<start)) }
      readSpecial()
      textStart = offset
    }
    if offset > textStart { parts.append(.source(textStart..<offset)) }
    pairDelimiters(from: 0)
    return parts.reduce(into: []) { result, part in
      switch part {
      case .source(let range): result += bytes[range]
      case .replacement(let replacement): result += replacement
      }
    }
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "~", "`", "\\", "&", "<", "[", "]", "!", "^": true
    default: false
    }
  }

  /// Reads one element, or one character that turns out to be none.
  private mutating func readSpecial() {
    let start = offset
    switch Unicode.Scalar(bytes[offset]) {
    case "*", "_", "~": readDelimiters()
    case "`": readBackticks()
    case "\\": readBackslash()
    case "&":
      if let (character, length) = CharacterReference.read(bytes, at: offset) {
        offset += length
        parts.append(.replacement(character))
      }
    case "<":
      if let end = InlineScanner.endOfAutolink(bytes, at: offset) {
        parts.append(.source(offset + 1..<end - 1))
        offset = end
      }
    case "[": openBracket(.link, length: 1)
    case "!" where byte(at: offset + 1) == "[" && byte(at: offset + 2) != "^":
      openBracket(.image, length: 2)
    case "^" where byte(at: offset + 1) == "[": openBracket(.attribute, length: 2)
    case "]": closeBracket()
    default: break
    }
    if offset == start { keep(1) }
  }

  private func byte(at index: Int) -> Unicode.Scalar? {
    index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  /// Takes characters over as they are.
  private mutating func keep(_ count: Int) {
    parts.append(.source(offset..<offset + count))
    offset += count
  }

  // MARK: Characters

  private mutating func readBackslash() {
    guard let next = byte(at: offset + 1),
      InlineScanner.isASCIIPunctuation(next) || next == "\n" || next == "\r"
    else { return }
    parts.append(.source(offset + 1..<offset + 2))
    offset += 2
  }

  private mutating func readBackticks() {
    let start = offset
    while byte(at: offset) == "`" { offset += 1 }
    let length = offset - start
    guard let close = closingBackticks(length) else {
      parts.append(.source(start..<offset))
      return
    }
    parts.append(.replacement(InlineScanner.code(bytes[offset..<close])))
    offset = close + length
  }

  private mutating func closingBackticks(_ length: Int) -> Int? {
    if let lastBackticks, lastBackticks[length] ?? 0 < offset { return nil }
    var found: [Int: Int] = [:]
    var index = offset
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let start = index
      while byte(at: index) == "`" { index += 1 }
      if index - start == length { return start }
      found[index - start] = start
    }
    lastBackticks = found
    return nil
  }

  // MARK: Brackets

  private mutating func openBracket(_ kind: Bracket.Kind, length: Int) {
    brackets.append(Bracket(kind: kind, part: parts.count, delimiterCount: delimiters.count))
    if kind != .image { linksAreClosed = false }
    keep(length)
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return }
    let end: Int?
    switch bracket.kind {
    case .attribute: end = InlineScanner.endOfAttributes(bytes, at: offset + 1)
    case .image: end = InlineScanner.endOfDestination(bytes, at: offset + 1)
    case .link:
      end = linksAreClosed ? nil : InlineScanner.endOfDestination(bytes, at: offset + 1)
    }
    guard let end else { return }
    offset = end
    parts[bracket.part] = .replacement([])
    pairDelimiters(from: bracket.delimiterCount)
    if bracket.kind == .link { linksAreClosed = true }
  }

  // MARK: Emphasis

  private mutating func readDelimiters() {
    let start = offset
    let marker = bytes[start]
    while offset < bytes.count, bytes[offset] == marker { offset += 1 }
    let run = DelimiterRun(bytes, range: start..<offset)
    let part = parts.count
    parts.append(.source(start..<offset))
    guard run.canOpen || run.canClose,
      marker != UInt8(ascii: "~") || run.length == 2
    else { return }
    delimiters.append(run, part: part)
  }

  private mutating func pairDelimiters(from bottom: Int) {
    delimiters.pair(from: bottom) { part, count in
      guard case .source(let range) = parts[part] else { return }
      parts[part] = .source(range.lowerBound..<range.upperBound - count)
    }
  }
}
