import MetricsCore

/// The encodings of text files, told apart as Foundation does for `.strings`.
enum TextEncoding {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// Finds out the encoding of bytes.
  ///
  /// 1. A byte-order mark decides.
  /// 2. Without one, a zero byte among the first two means UTF-16, since no text begins with U+0000.
  /// 3. Everything else is UTF-8.
  ///
  /// - Returns: The encoding and the length of the mark.
  static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    if bytes.count >= 2 {
      if bytes[0] == 0 { return (.utf16(isBigEndian: true), 0) }
      if bytes[1] == 0 { return (.utf16(isBigEndian: false), 0) }
    }
    return (.utf8, 0)
  }

  /// Returns text as UTF-8 without a byte-order mark.
  ///
  /// Half a surrogate pair becomes U+FFFD, which the fonts will be found to lack.
  ///
  /// - Throws: An error with line and column for bytes that are not text.
  static func utf8(_ bytes: [UInt8], path: String) throws(InputError) -> [UInt8] {
    let (encoding, markLength) = detect(bytes)
    switch encoding {
    case .utf8:
      let text = markLength == 0 ? bytes : Array(bytes.dropFirst(markLength))
      try text.withUnsafeBufferPointer { (buffer) throws(InputError) in
        try DocumentReader.validate(buffer, path: path)
      }
      return text
    case .utf16(let isBigEndian):
      try checkLength(bytes.count, multipleOf: 2, "UTF-16", path)
      return transcoded(
        units(bytes, from: markLength, isBigEndian: isBigEndian, as: UInt16.self), from: UTF16.self)
    case .utf32(let isBigEndian):
      try checkLength(bytes.count, multipleOf: 4, "UTF-32", path)
      return transcoded(
        units(bytes, from: markLength, isBigEndian: isBigEndian, as: UInt32.self), from: UTF32.self)
    }
  }

  private static func checkLength(
    _ count: Int, multipleOf unit: Int, _ name: String, _ path: String
  ) throws(InputError) {
    guard count % unit != 0 else { return }
    throw InputError(
      "the file is \(name) but ends in the middle of a character; save it again",
      location: SourceLocation(path: path))
  }

  private static func units<Unit: FixedWidthInteger>(
    _ bytes: [UInt8], from start: Int, isBigEndian: Bool, as type: Unit.Type
  ) -> [Unit] {
    let size = MemoryLayout<Unit>.size
    return stride(from: start, to: bytes.count, by: size).map { offset in
      var unit: Unit = 0
      for index in 0..<size {
        let byte = bytes[isBigEndian ? offset + index : offset + size - 1 - index]
        unit = unit << 8 | Unit(byte)
      }
      return unit
    }
  }

  private static func transcoded<Encoding: Unicode.Encoding>(
    _ units: [Encoding.CodeUnit], from encoding: Encoding.Type
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(units.count * 2)
    _ = transcode(
      units.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: false
    ) { result.append($0) }
    return result
  }
}
