/// Something wrong in text of a wide encoding.
struct WideTextFault: Error {
  /// One sentence that says what is wrong and what to do.
  var sentence: String
  /// Where it stands.
  var mark: Node.Mark
}

extension TextEncoding {
  /// Returns text in UTF-16 or UTF-32 as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where it begins, after its byte-order mark.
  /// - Returns: The text, and where halves of surrogate pairs stand.
  /// - Throws: A fault with its place for text that ends inside a character, and in UTF-32 for a
  ///   number that is no character.
  /// - Complexity: O(*n*) in the number of bytes.
  func decoded(_ bytes: [UInt8], from start: Int) throws(WideTextFault) -> DecodedText {
    try bytes.withUnsafeBufferPointer { (buffer) throws(WideTextFault) in
      let content = UnsafeBufferPointer(rebasing: buffer[start...])
      switch self {
      case .utf8: return DecodedText(bytes: Array(content))
      case .utf16(let isBigEndian):
        return try Self.decodedUTF16(content, isBigEndian: isBigEndian)
      case .utf32(let isBigEndian):
        return try Self.decodedUTF32(content, isBigEndian: isBigEndian)
      }
    }
  }

  private static func decodedUTF16(
    _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool
  ) throws(WideTextFault) -> DecodedText {
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    func unit(_ index: Int) -> UInt32 {
      UInt32(bytes[2 * index + high]) << 8 | UInt32(bytes[2 * index + low])
    }
    let count = bytes.count / 2
    var text = DecodedText(bytes: [])
    text.bytes.reserveCapacity(bytes.count)
    var index = 0
    while index < count {
      let first = unit(index)
      index += 1
      if let scalar = Unicode.Scalar(first) {
        text.append(scalar)
      } else if first < 0xDC00, index < count, (0xDC00...0xDFFF).contains(unit(index)) {
        let code = 0x10000 + (first - 0xD800) << 10 + unit(index) - 0xDC00
        text.append(Unicode.Scalar(code)!)
        index += 1
      } else {
        text.halfPairCount += 1
        if text.halfPairCount <= WarningList.limit { text.halfPairs.append(text.bytes.count) }
        text.append("\u{FFFD}")
      }
    }
    guard bytes.count % 2 == 0 else { throw text.cut("UTF-16") }
    return text
  }

  private static func decodedUTF32(
    _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool
  ) throws(WideTextFault) -> DecodedText {
    var text = DecodedText(bytes: [])
    text.bytes.reserveCapacity(bytes.count / 2)
    for index in 0..<bytes.count / 4 {
      var code: UInt32 = 0
      for offset in 0..<4 {
        code = code << 8 | UInt32(bytes[4 * index + (isBigEndian ? offset : 3 - offset)])
      }
      guard let scalar = Unicode.Scalar(code) else {
        let digits = String(code, radix: 16, uppercase: true)
        throw text.fault("0x\(digits) is no character; save the file as UTF-8")
      }
      text.append(scalar)
    }
    guard bytes.count % 4 == 0 else { throw text.cut("UTF-32") }
    return text
  }
}

extension DecodedText {
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes += UTF8.encode(scalar)!
    }
  }

  fileprivate func cut(_ name: String) -> WideTextFault {
    fault("the file is \(name) but ends in the middle of a character; save it again")
  }

  /// Returns a fault at the end of what has been read.
  fileprivate func fault(_ sentence: String) -> WideTextFault {
    WideTextFault(sentence: sentence, mark: mark(of: bytes.count))
  }

  /// Returns the place of an offset.
  func mark(of offset: Int) -> Node.Mark {
    bytes.withUnsafeBufferPointer { TextPosition.of(offset, in: $0).mark }
  }
}
