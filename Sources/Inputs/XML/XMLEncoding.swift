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
    case .utf16(let isBigEndian):
      transcoded = try utf8(fromUTF16: bytes.dropFirst(markLength), isBigEndian: isBigEndian)
    case .utf32(let isBigEndian):
      transcoded = try utf8(fromUTF32: bytes.dropFirst(markLength), isBigEndian: isBigEndian)
    }
    try transcoded.withUnsafeBufferPointer { (text) throws(XMLFault) in try body(text) }
  }

  private static let firstMark = Node.Mark(line: 1, column: 1)

  private static func validate(_ text: UnsafeBufferPointer<UInt8>) throws(XMLFault) {
    guard let offset = UTF8Validation.firstInvalidOffset(in: text) else { return }
    let digits = String(text[offset], radix: 16, uppercase: true)
    throw XMLFault(
      "the byte 0x\(digits) is not UTF-8; save the file as UTF-8",
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

  // MARK: Wide encodings

  private static func utf8(
    fromUTF16 bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(XMLFault) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    func unit(_ index: Int) -> UInt32 {
      let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
      return UInt32(bytes[high]) << 8 | UInt32(bytes[low])
    }
    while index < bytes.endIndex {
      guard index + 1 < bytes.endIndex else { throw cut("UTF-16", after: result) }
      let first = unit(index)
      index += 2
      if let scalar = Unicode.Scalar(first) {
        result += UTF8.encode(scalar)!
        continue
      }
      guard first < 0xDC00, index + 1 < bytes.endIndex,
        case let second = unit(index), (0xDC00...0xDFFF).contains(second)
      else {
        throw fault("half a surrogate pair stands here; write the whole character", after: result)
      }
      index += 2
      result += UTF8.encode(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)!)!
    }
    return result
  }

  private static func utf8(
    fromUTF32 bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(XMLFault) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 4) {
      guard index + 3 < bytes.endIndex else { throw cut("UTF-32", after: result) }
      var code: UInt32 = 0
      for offset in 0..<4 {
        code = code << 8 | UInt32(bytes[index + (isBigEndian ? offset : 3 - offset)])
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw fault(
          "0x\(String(code, radix: 16, uppercase: true)) is no character; save the file as UTF-8",
          after: result)
      }
      result += UTF8.encode(scalar)!
    }
    return result
  }

  private static func cut(_ name: String, after text: [UInt8]) -> XMLFault {
    fault("the file is \(name) but ends in the middle of a character; save it again", after: text)
  }

  private static func fault(_ sentence: String, after text: [UInt8]) -> XMLFault {
    XMLFault(
      sentence, mark: text.withUnsafeBufferPointer { TextPosition.of(text.count, in: $0).mark })
  }
}
