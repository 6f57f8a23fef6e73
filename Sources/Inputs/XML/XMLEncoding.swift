import MetricsCore

/// The encodings of XML documents.
///
/// 1. A byte-order mark decides: UTF-8, UTF-16 or UTF-32.
/// 2. Without one, a zero byte among the first two means UTF-16.
/// 3. Else the XML declaration decides: UTF-8 (also when it says nothing), US-ASCII or ISO-8859-1.
enum XMLEncoding {
  /// Calls a function with a document in UTF-8, without a byte-order mark.
  ///
  /// - Throws: A fault with a place for bytes that are not text.
  static func withUTF8(
    _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(XMLFault) -> Void
  ) throws(XMLFault) {
    let (encoding, markLength) = TextEncoding.detect(bytes)
    let transcoded: [UInt8]
    switch encoding {
    case .utf8:
      let declared = markLength > 0 ? nil : declaredEncoding(bytes)
      switch declared?.lowercased() {
      case nil, "utf-8", "utf8", "us-ascii", "ascii":
        return try bytes.withUnsafeBufferPointer { (buffer) throws(XMLFault) in
          let text = UnsafeBufferPointer(rebasing: buffer[markLength...])
          try validate(text)
          try body(text)
        }
      case "iso-8859-1", "iso_8859-1", "latin1", "latin-1":
        // The codes are those of Unicode.
        transcoded = bytes.flatMap { byte in
          byte < 0x80 ? [byte] : [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
        }
      case "utf-16", "utf-16le", "utf-16be", "utf-32", "ucs-2", "ucs-4":
        throw XMLFault(
          "the XML declaration says \(Phrases.quoted(declared!)), but the file is not in it; write "
            + "encoding=\"UTF-8\"", mark: firstMark)
      default:
        throw XMLFault(
          "the encoding \(Phrases.quoted(declared!)) is not read; save the file as UTF-8",
          mark: firstMark)
      }
    case .utf16, .utf32: transcoded = try wideText(bytes, encoding, from: markLength)
    }
    try transcoded.withUnsafeBufferPointer { (text) throws(XMLFault) in try body(text) }
  }

  private static let firstMark = Node.Mark(line: 1, column: 1)

  private static func validate(_ text: UnsafeBufferPointer<UInt8>) throws(XMLFault) {
    guard let offset = UTF8Validation.firstInvalidOffset(in: text) else { return }
    throw XMLFault(
      DocumentReader.invalidByte(text[offset]),
      mark: TextPosition.of(offset, in: text).mark)
  }

  /// Returns what `encoding=` says in the XML declaration; `nil` for nothing.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(200)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = String(decoding: head[..<end], as: UTF8.self)
    let parts = declaration.split(maxSplits: .max, omittingEmptySubsequences: false) {
      $0 == "\"" || $0 == "'"
    }
    // Names and values in turn: ` version=`, `1.0`, ` encoding=`, `UTF-8`.
    for index in stride(from: 0, to: parts.count - 1, by: 2)
    where parts[index].filter({ !$0.isWhitespace }).hasSuffix("encoding=") {
      return String(parts[index + 1])
    }
    return nil
  }

  /// Returns text of a wide encoding, in which XML allows no half of a surrogate pair.
  private static func wideText(
    _ bytes: [UInt8], _ encoding: TextEncoding, from start: Int
  ) throws(XMLFault) -> [UInt8] {
    guard !TextEncoding.isUnmarkedUTF32(bytes) else {
      throw XMLFault(TextEncoding.unmarkedUTF32, mark: firstMark)
    }
    let text: DecodedText
    do throws(WideTextFault) {
      text = try encoding.decoded(bytes, from: start)
    } catch {
      throw XMLFault(error.sentence, mark: error.mark)
    }
    guard let half = text.halfPairs.first else { return text.bytes }
    throw XMLFault(
      "half a surrogate pair stands here; write the whole character", mark: text.mark(of: half))
  }
}
