/// The parser behind ``FormatString``.
struct FormatParser {
  /// The greatest position of an argument, which Core Foundation keeps in eight bits.
  private static let positionLimit = 127

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var result = FormatString()
  private var literal: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Takes the whole text apart.
  mutating func format() -> FormatString {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "%"): readPercent()
      case UInt8(ascii: "$"):
        if !readVariable() { copyByte() }
      default: copyByte()
      }
    }
    flush()
    return result
  }

  private mutating func readPercent() {
    let start = offset
    offset += 1
    if accept("%") {
      literal.append(UInt8(ascii: "%"))
      return
    }
    if let placeholder = argument(start) ?? reference(start) ?? specifier(start) {
      if isProse(placeholder) {
        result.lookalikes.append(placeholder)
      } else {
        append(placeholder)
        return
      }
    }
    offset = start
    copyByte()
  }

  // MARK: Forms

  /// Reads `%arg`.
  private mutating func argument(_ start: Int) -> FormatPlaceholder? {
    for letter in "arg".unicodeScalars where !accept(letter) {
      offset = start + 1
      return nil
    }
    return placeholder(.integer, start)
  }

  /// Reads `%#@name@`; a number without `$` is passed over, as Core Foundation does.
  private mutating func reference(_ start: Int) -> FormatPlaceholder? {
    let number = digits()
    let hasPosition = accept("$")
    if accept("#"), accept("@"), let name = name(allowing: "_"), accept("@") {
      var result = placeholder(.reference(name), start)
      if hasPosition { result.position = position(number) }
      return result
    }
    offset = start + 1
    return nil
  }

  /// Reads a placeholder of `printf`.
  private mutating func specifier(_ start: Int) -> FormatPlaceholder? {
    var position: Int?
    if let number = digits(), accept("$") {
      guard number <= Self.positionLimit else { return nil }
      position = self.position(number)
    } else {
      offset = start + 1
    }
    let flags = flags()
    let width = extent()
    var precision: FormatPlaceholder.Extent?
    if accept(".") { precision = extent() ?? .fixed(0) }
    skipLength()
    guard offset < bytes.count, let kind = kind(bytes[offset]) else { return nil }
    offset += 1
    var result = placeholder(kind, start)
    result.position = position
    result.flags = flags
    result.width = width
    result.precision = precision
    return result
  }

  /// Reads `${name}`.
  private mutating func readVariable() -> Bool {
    let start = offset
    offset += 1
    if accept("{"), let name = name(allowing: "_."), accept("}") {
      append(placeholder(.variable(name), start))
      return true
    }
    offset = start
    return false
  }

  private func isProse(_ placeholder: FormatPlaceholder) -> Bool {
    placeholder.flags.contains(.space)
      || placeholder.flags.contains(.minus) && placeholder.width == nil
  }

  // MARK: Parts

  private func kind(_ conversion: UInt8) -> FormatPlaceholder.Kind? {
    switch Unicode.Scalar(conversion) {
    case "@", "s", "S": .text
    case "d", "D", "i", "U", "u": .integer
    case "o", "O": .octal
    case "x": .hexadecimal(isUppercase: false)
    case "X": .hexadecimal(isUppercase: true)
    case "f", "F": .fixed
    case "e": .scientific(isUppercase: false)
    case "E": .scientific(isUppercase: true)
    case "g": .shortest(isUppercase: false)
    case "G": .shortest(isUppercase: true)
    case "a": .hexadecimalFraction(isUppercase: false)
    case "A": .hexadecimalFraction(isUppercase: true)
    case "c", "C": .character
    case "p": .pointer
    case "n": .nothing
    default: nil
    }
  }

  private mutating func flags() -> FormatPlaceholder.Flags {
    var flags: FormatPlaceholder.Flags = []
    while offset < bytes.count {
      switch Unicode.Scalar(bytes[offset]) {
      case "-": flags.insert(.minus)
      case "+": flags.insert(.plus)
      case " ": flags.insert(.space)
      case "#": flags.insert(.alternative)
      case "0": flags.insert(.zero)
      default: return flags
      }
      offset += 1
    }
    return flags
  }

  private mutating func extent() -> FormatPlaceholder.Extent? {
    guard accept("*") else { return digits().map { .fixed($0) } }
    let afterStar = offset
    if let number = digits(), accept("$") { return .argument(position: position(number)) }
    offset = afterStar
    return .argument(position: nil)
  }

  private mutating func skipLength() {
    if accept("h") {
      _ = accept("h")
    } else if accept("l") {
      _ = accept("l")
    } else {
      for letter: Unicode.Scalar in ["q", "L", "z", "t", "j"] where accept(letter) { return }
    }
  }

  /// Reads a decimal number, which stops growing where it is no sensible number any more; `nil`
  /// when there is none.
  private mutating func digits() -> Int? {
    let start = offset
    var number = 0
    while offset < bytes.count, isDigit(bytes[offset]) {
      if number < 1_000_000 { number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0")) }
      offset += 1
    }
    return offset > start ? number : nil
  }

  /// Position 0 does not exist; Core Foundation then takes the next argument.
  private func position(_ number: Int?) -> Int? { number == 0 ? nil : number }

  private mutating func name(allowing others: String) -> String? {
    let start = offset
    while offset < bytes.count,
      isDigit(bytes[offset]) || isLetter(bytes[offset]) || others.utf8.contains(bytes[offset])
    {
      offset += 1
    }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  // MARK: Bytes

  private func placeholder(_ kind: FormatPlaceholder.Kind, _ start: Int) -> FormatPlaceholder {
    FormatPlaceholder(
      kind: kind, spelling: String(decoding: bytes[start..<offset], as: UTF8.self),
      range: start..<offset)
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func copyByte() {
    literal.append(bytes[offset])
    offset += 1
  }

  private mutating func append(_ placeholder: FormatPlaceholder) {
    flush()
    result.pieces.append(.placeholder(placeholder))
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    result.pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
