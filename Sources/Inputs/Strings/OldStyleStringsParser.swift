import MetricsCore

/// The parser behind ``OldStyleStringsReader``.
struct OldStyleStringsParser {
  private let text: UnsafeBufferPointer<UInt8>
  private let file: StringsFile
  private var offset = 0
  private var position = TextPosition()
  private var warnings: WarningList

  /// Prepares for a text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - file: Where it comes from.
  ///   - warnings: What has been noted about it already.
  init(_ text: UnsafeBufferPointer<UInt8>, file: StringsFile, warnings: WarningList) {
    self.text = text
    self.file = file
    self.warnings = warnings
  }

  /// Reads the whole file.
  mutating func contents() throws(InputError) -> StringsContents {
    skipSpaceAndComments()
    let hasBraces = accept("{")
    let texts = try entries()
    if hasBraces {
      guard accept("}") else { throw fault("a '}' is missing at the end; close the '{'") }
      skipSpaceAndComments()
      guard offset == text.count else {
        throw fault("text follows the closing '}'; remove it")
      }
    } else if offset < text.count {
      let found = Phrases.quoted(character(at: offset))
      if texts.isEmpty {
        throw fault("\(found) cannot begin a key; write entries like \"key\" = \"value\";")
      }
      guard !MergeConflict.beginsConflict(text[offset...]) else {
        throw fault(MergeConflict.sentence)
      }
      warn("everything from here on is ignored, since \(found) cannot begin a key; remove it")
    }
    return StringsContents(texts: texts, warnings: warnings.all(path: file.path))
  }

  private mutating func entries() throws(InputError) -> [LocalizedText] {
    var texts = KeyedTexts()
    var count = 0
    skipSpaceAndComments()
    while let (key, start) = try string() {
      position.advance(to: start, in: text)
      let location = file.location(position)
      count += 1
      guard count <= file.textLimit else {
        throw InputError(file.tooManyTexts, location: location)
      }
      let value = try self.value(of: key, keyOffset: start)
      let superseded = texts.append(
        LocalizedText(
          text: value, key: key, table: file.table, locale: file.locale, location: location))
      if let superseded {
        warnings.add(file.superseded(key, by: location.line), at: superseded)
      }
      skipSpaceAndComments()
    }
    return texts.all
  }

  /// Reads what follows a key, up to and including the semicolon.
  private mutating func value(of key: String, keyOffset: Int) throws(InputError) -> String {
    skipSpaceAndComments()
    if accept(";") { return key }
    guard accept("=") else {
      throw fault(
        "'=' or ';' is missing after the key \(Phrases.quoted(key)) of line \(line(keyOffset)); "
          + "add it, or escape quotes inside the text as \\\"")
    }
    skipSpaceAndComments()
    guard let (value, start) = try string() else {
      guard offset < text.count else {
        throw fault("the value of \(Phrases.quoted(key)) is missing; write it in quotes")
      }
      throw fault(
        "\(Phrases.quoted(character(at: offset))) stands where the value of "
          + "\(Phrases.quoted(key)) is expected; write it in quotes")
    }
    skipSpaceAndComments()
    guard accept(";") else {
      throw fault(
        "';' is missing after the value of \(Phrases.quoted(key)) on line \(line(start)); add it, "
          + "or escape quotes inside the text as \\\"")
    }
    return value
  }

  // MARK: Words

  /// Reads a quoted or bare word; `nil` when the next character begins none.
  private mutating func string() throws(InputError) -> (text: String, start: Int)? {
    guard offset < text.count else { return nil }
    let start = offset
    let quote = text[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return (try quotedString(quote), start)
    }
    while offset < text.count, isBare(text[offset]) { offset += 1 }
    guard offset > start else { return nil }
    return (String(decoding: text[start..<offset], as: UTF8.self), start)
  }

  private mutating func quotedString(_ quote: UInt8) throws(InputError) -> String {
    let start = offset
    offset += 1
    while offset < text.count, text[offset] != quote, text[offset] != UInt8(ascii: "\\") {
      offset += 1
    }
    var bytes: [UInt8]?
    while offset < text.count, text[offset] != quote {
      if bytes == nil { bytes = Array(text[start + 1..<offset]) }
      if text[offset] == UInt8(ascii: "\\") {
        offset += 1
        guard offset < text.count else { break }
        var doubt: StringsEscape.Doubt?
        let start = offset - 1
        bytes! += UTF8.encode(StringsEscape.scalar(in: text, at: &offset, &doubt))!
        if let doubt { note(doubt, at: start) }
      } else {
        bytes!.append(text[offset])
        offset += 1
      }
    }
    guard offset < text.count else {
      throw fault("the quotes that open here are never closed; close them", at: start)
    }
    offset += 1
    if let bytes { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: text[start + 1..<offset - 1], as: UTF8.self)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // MARK: Space

  private mutating func skipSpaceAndComments() {
    while offset < text.count {
      switch text[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xE2 where isLineSeparator(at: offset): offset += 3
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipBlock()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D,
      !isLineSeparator(at: offset)
    {
      offset += 1
    }
  }

  private mutating func skipBlock() {
    let start = offset
    offset += 2
    while offset < text.count {
      if text[offset] == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        offset += 2
        return
      }
      offset += 1
    }
    warn("the comment that opens here is never closed, so the rest is ignored; close it", at: start)
  }

  /// Returns a Boolean value that says whether U+2028 or U+2029 stands at an offset.
  private func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < text.count && text[offset] == 0xE2 && text[offset + 1] == 0x80
      && (text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9)
  }

  private func follows(_ byte: UInt8) -> Bool {
    offset + 1 < text.count && text[offset + 1] == byte
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard offset < text.count, text[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  // MARK: Faults

  private func line(_ offset: Int) -> Int { TextPosition.of(offset, in: text).line }

  private func character(at offset: Int) -> String {
    let bytes = text[offset..<min(offset + 4, text.count)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(1).map(String.init).joined()
  }

  private func fault(_ sentence: String, at place: Int? = nil) -> InputError {
    DocumentReader.error(
      sentence, at: TextPosition.of(place ?? offset, in: text).mark, in: text, path: file.path)
  }

  private mutating func warn(_ sentence: String, at place: Int? = nil) {
    let position = TextPosition.of(place ?? offset, in: text)
    warnings.add(sentence, at: file.location(position))
  }

  /// Notes an escape that was hardly meant so.
  private mutating func note(_ doubt: StringsEscape.Doubt, at place: Int) {
    // Escapes come in order, so that their places cost one pass.
    position.advance(to: place, in: text)
    warnings.add(doubt.sentence, at: file.location(position))
  }
}
