import MetricsCore

/// Writes JSON that people can read and compare: two spaces a level, and arrays and objects with
/// no array or object inside on one line where they fit.
struct JSONWriter {
  /// The text so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The length in bytes up to which a flat array or object stays on one line.
  private let longestLine: Int
  /// Whether everything is on one line, without spaces.
  private let isCompact: Bool

  /// Creates a writer with room for a number of bytes.
  init(capacity: Int = 0, longestLine: Int = 120, isCompact: Bool = false) {
    self.longestLine = longestLine
    self.isCompact = isCompact
    bytes.reserveCapacity(capacity)
  }

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text as it is.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a line break and the indentation of a level.
  mutating func newLine(_ level: Int) {
    if isCompact { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
  }

  /// Appends a value whose own line is at the given level.
  mutating func write(_ value: JSONValue, level: Int = 0) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .exact(let value): writeExactly(value)
    case .string(let value): write(value)
    case .array(let elements): write(elements, level)
    case .object(let object): write(object, level)
    }
  }

  /// Appends a key and the colon after it.
  mutating func writeKey(_ key: String) {
    write(key)
    raw(isCompact ? ":" : ": ")
  }

  private mutating func write(_ elements: [JSONValue], _ level: Int) {
    if elements.isEmpty { return raw("[]") }
    if !isCompact, elements.allSatisfy(\.isFlat), writeOnOneLine({ $0.writeInline(elements) }) {
      return
    }
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      newLine(level + 1)
      write(element, level: level + 1)
    }
    newLine(level)
    raw("]")
  }

  private mutating func write(_ object: JSONObject, _ level: Int) {
    let members = object.members
    if members.isEmpty { return raw("{}") }
    if !isCompact, members.allSatisfy(\.value.isFlat), writeOnOneLine({ $0.writeInline(members) }) {
      return
    }
    raw("{")
    for (index, member) in members.enumerated() {
      if index > 0 { raw(",") }
      newLine(level + 1)
      writeKey(member.key)
      write(member.value, level: level + 1)
    }
    newLine(level)
    raw("}")
  }

  private mutating func writeInline(_ elements: [JSONValue]) {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(", ") }
      write(element)
    }
    raw("]")
  }

  private mutating func writeInline(_ members: [JSONObject.Member]) {
    raw("{")
    for (index, member) in members.enumerated() {
      if index > 0 { raw(", ") }
      writeKey(member.key)
      write(member.value)
    }
    raw("}")
  }

  /// Appends what `body` writes if it is short enough; returns whether it was.
  private mutating func writeOnOneLine(_ body: (inout JSONWriter) -> Void) -> Bool {
    let start = bytes.count
    body(&self)
    if bytes.count - start <= longestLine { return true }
    bytes.removeLast(bytes.count - start)
    return false
  }

  private mutating func write(_ number: Double) {
    // Whole numbers are frequent, and have no decimals to look for.
    if let whole = Int(exactly: number) { return write(whole) }
    guard number.isFinite else { return raw("null") }
    bytes.append(contentsOf: formatted(number, decimals: 4).utf8)
  }

  private mutating func writeExactly(_ number: Double) {
    if let whole = Int(exactly: number) { return write(whole) }
    guard number.isFinite else { return raw("null") }
    bytes.append(contentsOf: "\(number)".utf8)
  }

  private mutating func write(_ integer: Int) {
    if 0..<10 ~= integer {
      bytes.append(0x30 + UInt8(integer))
    } else {
      bytes.append(contentsOf: String(integer).utf8)
    }
  }

  private mutating func write(_ string: String) {
    raw("\"")
    if string.utf8.contains(where: JSONWriter.needsEscape) {
      string.utf8.forEach { writeEscaped($0) }
    } else {
      bytes.append(contentsOf: string.utf8)
    }
    raw("\"")
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    case 0..<0x20:
      raw(byte < 0x10 ? "\\u000" : "\\u001")
      bytes.append(contentsOf: String(byte & 0xF, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }
}

extension JSONValue {
  /// The value as text, indented by two spaces a level, without a line break at its end.
  ///
  /// Keys are in ascending order. Numbers have at most four decimals, rounded half away from zero,
  /// and no exponent in the range of lengths that fonts and screens have. The same value always
  /// gives the same bytes.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// The value as text on one line without spaces, for programs only.
  public var compactText: String {
    var writer = JSONWriter(isCompact: true)
    writer.write(self)
    return writer.text
  }
}
