import MetricsCore

/// Reads JSON as RFC 8259 defines it, with the place of every value.
///
/// Stricter than the RFC in two ways: a key may stand once in a mapping, and a `\u` escape of half
/// a surrogate pair is an error.
public enum JSONReader {
  /// More values than any catalog of an app has, and as many as fit into some hundred megabytes.
  public static let valueLimit = 5_000_000

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8, with or without a byte-order mark.
  ///   - path: The path to show in errors.
  ///   - mayBeYAML: Whether the document could be YAML as well, which some errors then say.
  ///   - valueLimit: The greatest number of values.
  /// - Returns: The value that the document holds.
  /// - Throws: An error with line and column.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(
    _ bytes: [UInt8], path: String, mayBeYAML: Bool = false, valueLimit: Int = valueLimit
  ) throws(InputError) -> Node {
    try bytes.withUnsafeBufferPointer { (buffer) throws(InputError) -> Node in
      let text = UnsafeBufferPointer(
        rebasing: buffer[DocumentReader.byteOrderMarkLength(buffer)...])
      try DocumentReader.refuseWideEncodings(text, path: path)
      try DocumentReader.validate(text, path: path)
      var parser = JSONParser(text: text, mayBeYAML: mayBeYAML, valueLimit: valueLimit)
      do throws(JSONFault) {
        return try parser.document()
      } catch {
        throw DocumentReader.error(
          error.sentence, at: TextPosition.of(error.offset, in: text).mark, in: text, path: path)
      }
    }
  }
}

/// A fault of a JSON document.
private struct JSONFault: Error {
  var sentence: String
  var offset: Int
}

private struct JSONParser {
  private let text: UnsafeBufferPointer<UInt8>
  private let mayBeYAML: Bool
  private var offset = 0
  private var position = TextPosition()
  private let valueLimit: Int
  private var valueCount = 0

  init(text: UnsafeBufferPointer<UInt8>, mayBeYAML: Bool, valueLimit: Int) {
    self.text = text
    self.mayBeYAML = mayBeYAML
    self.valueLimit = valueLimit
  }

  mutating func document() throws(JSONFault) -> Node {
    skipWhitespace()
    guard offset < text.count else {
      offset = 0
      throw fault("the file is empty; it should hold a JSON document")
    }
    let node = try value(depth: 1)
    skipWhitespace()
    guard offset == text.count else {
      throw fault("text follows the end of the JSON document; remove it")
    }
    return node
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONFault) -> Node {
    guard depth <= DocumentReader.depthLimit else {
      throw fault("values are nested more than \(DocumentReader.depthLimit) deep; flatten them")
    }
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw fault("the document has more than \(valueLimit) values; split it")
    }
    let mark = markHere()
    guard let byte else {
      throw fault("the JSON document ends where a value is expected; complete it")
    }
    switch byte {
    case UInt8(ascii: "{"): return Node(.mapping(try entries(depth: depth)), mark: mark)
    case UInt8(ascii: "["): return Node(.sequence(try elements(depth: depth)), mark: mark)
    case UInt8(ascii: "\""): return Node(.scalar(try string(), isQuoted: true), mark: mark)
    case UInt8(ascii: "t"): return try word("true", .scalar("true", isQuoted: false), mark)
    case UInt8(ascii: "f"): return try word("false", .scalar("false", isQuoted: false), mark)
    case UInt8(ascii: "n"): return try word("null", .null, mark)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return Node(.scalar(try number(), isQuoted: false), mark: mark)
    default: throw unexpected("a value")
    }
  }

  private mutating func entries(depth: Int) throws(JSONFault) -> [Node.Entry] {
    let start = offset
    offset += 1
    skipWhitespace()
    if accept("}") { return [] }
    var entries: [Node.Entry] = []
    var lines: [ExactText: Int32] = [:]
    while true {
      guard byte == UInt8(ascii: "\"") else {
        if byte == nil { throw unclosed("{", start) }
        throw unexpected("a key in double quotes")
      }
      let keyOffset = offset
      let mark = markHere()
      let key = try string()
      if let line = lines.updateValue(mark.line, forKey: ExactText(key)) {
        throw JSONFault(
          sentence: "the key \(Phrases.quoted(key)) is already given on line \(line); remove one",
          offset: keyOffset)
      }
      skipWhitespace()
      guard accept(":") else { throw unexpected("':' after the key \(Phrases.quoted(key))") }
      skipWhitespace()
      entries.append(Node.Entry(key: key, keyMark: mark, value: try value(depth: depth + 1)))
      skipWhitespace()
      if accept("}") { return entries }
      guard accept(",") else {
        throw byte == nil ? unclosed("{", start) : unexpected("',' or '}'")
      }
      skipWhitespace()
      if byte == UInt8(ascii: "}") { throw fault("a comma stands before '}'; remove the comma") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONFault) -> [Node] {
    let start = offset
    offset += 1
    skipWhitespace()
    if accept("]") { return [] }
    var elements: [Node] = []
    while true {
      if byte == nil { throw unclosed("[", start) }
      elements.append(try value(depth: depth + 1))
      skipWhitespace()
      if accept("]") { return elements }
      guard accept(",") else {
        throw byte == nil ? unclosed("[", start) : unexpected("',' or ']'")
      }
      skipWhitespace()
      if byte == UInt8(ascii: "]") { throw fault("a comma stands before ']'; remove the comma") }
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: Node.Value, _ mark: Node.Mark
  ) throws(JSONFault) -> Node {
    let end = offset + word.utf8CodeUnitCount
    guard end <= text.count,
      text[offset..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)),
      end == text.count || !isLetter(text[end])
    else { throw unexpected("a value") }
    offset = end
    return Node(value, mark: mark)
  }

  /// Reads `-? ( 0 | [1-9][0-9]* ) ( \. [0-9]+ )? ( [eE] [-+]? [0-9]+ )?`.
  private mutating func number() throws(JSONFault) -> String {
    let start = offset
    _ = accept("-")
    let hasLeadingZero = byte == UInt8(ascii: "0")
    let digits = skipDigits()
    var isValid = digits > 0 && !(hasLeadingZero && digits > 1)
    if accept(".") { isValid = skipDigits() > 0 && isValid }
    if accept("e") || accept("E") {
      if !accept("+") { _ = accept("-") }
      isValid = skipDigits() > 0 && isValid
    }
    guard isValid else {
      throw JSONFault(
        sentence: "this is not a number of JSON; write it like 17, -0.5 or 1e3", offset: start)
    }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  // MARK: Strings

  private mutating func string() throws(JSONFault) -> String {
    let start = offset
    offset += 1
    let contents = offset
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text[contents..<offset - 1], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw control(byte)
      default: offset += 1
      }
    }
    throw unclosedString(start)
  }

  /// Reads the rest of a string from its first backslash on.
  private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
    var result = Array(text[start + 1..<offset])
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += UTF8.encode(try escape())!
      case 0..<0x20: throw control(byte)
      default:
        result.append(byte)
        offset += 1
      }
    }
    throw unclosedString(start)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = byte else { return "\u{FFFD}" }  // the caller reports the missing quote
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      throw JSONFault(
        sentence: "this is not an escape of JSON; for a backslash write \\\\", offset: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isHigh = first < 0xDC00
    if isHigh, offset + 1 < text.count, byte == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      let second = try fourDigits(from: offset - 2)
      if (0xDC00...0xDFFF).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))!
      }
    }
    let digits = String(first, radix: 16, uppercase: true)
    throw JSONFault(
      sentence: "\\u\(digits) is half of a surrogate pair; write the other half too or the "
        + "character itself",
      offset: start)
  }

  private mutating func fourDigits(from start: Int) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = hexadecimalValue(byte) else {
        throw JSONFault(sentence: "\\u needs four hexadecimal digits; complete it", offset: start)
      }
      value = value << 4 | digit
      offset += 1
    }
    return value
  }

  // MARK: Bytes

  private var byte: UInt8? { offset < text.count ? text[offset] : nil }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipWhitespace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    return offset - start
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func markHere() -> Node.Mark {
    position.advance(to: offset, in: text)
    return position.mark
  }

  // MARK: Faults

  private func fault(_ sentence: String) -> JSONFault {
    JSONFault(sentence: sentence, offset: offset)
  }

  private func unexpected(_ expected: String) -> JSONFault {
    guard offset < text.count else {
      return fault("the JSON document ends where \(expected) is expected; complete it")
    }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
      let other = mayBeYAML ? ", or write the file as YAML" : ""
      return fault("JSON has no comments; remove this one\(other)")
    }
    let rest = String(decoding: text[offset..<min(offset + 4, text.count)], as: UTF8.self)
    let found = Phrases.quoted(String(rest.unicodeScalars.prefix(1)))
    let reason = mayBeYAML ? " (what begins with '{' is read as JSON)" : "; correct it"
    return fault("\(found) stands where \(expected) is expected\(reason)")
  }

  private func unclosed(_ bracket: String, _ start: Int) -> JSONFault {
    let line = TextPosition.of(start, in: text).line
    return fault("the '\(bracket)' of line \(line) is never closed; close it")
  }

  private func unclosedString(_ start: Int) -> JSONFault {
    JSONFault(sentence: "the quotes that open here are never closed; close them", offset: start)
  }

  private func control(_ byte: UInt8) -> JSONFault {
    switch byte {
    case 0x0A, 0x0D: fault("a line ends inside quotes; close them, or write \\n for a line break")
    case 0x09: fault("a tab stands inside quotes; write \\t")
    default: fault("a control character stands inside quotes; remove it or write it as \\u00XX")
    }
  }
}

/// Returns the value of a hexadecimal digit; `nil` for other characters.
func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
