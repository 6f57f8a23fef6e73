import MetricsCore

/// The encodings of text files, told apart as Foundation does for `.strings`.
enum TextEncoding: Equatable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// The encoding's name.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }

  /// Finds out the encoding of bytes.
  ///
  /// 1. A byte-order mark decides.
  /// 2. Without one, a zero byte among the first two means UTF-16, since no text begins with U+0000.
  /// 3. Everything else is UTF-8.
  ///
  /// - Returns: The encoding and the length of the mark.
  static func detect(
    _ bytes: some RandomAccessCollection<UInt8>
  ) -> (encoding: TextEncoding, markLength: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    let start = bytes.prefix(2)
    if start.count == 2 {
      if start.first == 0 { return (.utf16(isBigEndian: true), 0) }
      if start.last == 0 { return (.utf16(isBigEndian: false), 0) }
    }
    return (.utf8, 0)
  }

  /// Returns a Boolean value that says whether bytes are UTF-32 without a byte-order mark, which the
  /// system takes for UTF-16 and so cannot read.
  static func isUnmarkedUTF32(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    let start = Array(bytes.prefix(4))
    guard start.count == 4 else { return false }
    return (start[0] != 0 && start[1...] == [0, 0, 0])
      || (start[..<3] == [0, 0, 0] && start[3] != 0)
  }

  /// What to say about UTF-32 without a byte-order mark.
  static let unmarkedUTF32 =
    "the file is UTF-32 without a byte-order mark, which nothing tells from UTF-16; save it as "
    + "UTF-8"

  /// Returns text as UTF-8 without a byte-order mark.
  ///
  /// Half a surrogate pair becomes U+FFFD, as the system shows it.
  ///
  /// - Throws: An error with line and column for bytes that are not text.
  static func utf8(_ bytes: [UInt8], path: String) throws(InputError) -> DecodedText {
    let (encoding, markLength) = detect(bytes)
    guard encoding != .utf8 else {
      let text = markLength == 0 ? bytes : Array(bytes.dropFirst(markLength))
      try text.withUnsafeBufferPointer { (buffer) throws(InputError) in
        try DocumentReader.validate(buffer, path: path)
      }
      return DecodedText(bytes: text)
    }
    guard !isUnmarkedUTF32(bytes) else {
      throw InputError(unmarkedUTF32, location: SourceLocation(path: path, line: 1, column: 1))
    }
    do throws(WideTextFault) {
      return try encoding.decoded(bytes, from: markLength)
    } catch {
      throw InputError(error.sentence, location: SourceLocation(path: path, mark: error.mark))
    }
  }
}

/// Text in UTF-8, and what could not be read in it.
struct DecodedText: Equatable {
  /// The text, without a byte-order mark.
  var bytes: [UInt8]
  /// The offsets of the characters U+FFFD that stand for half a surrogate pair, in order; of very
  /// many the first ones.
  var halfPairs: [Int] = []
  /// How many halves of surrogate pairs there are.
  var halfPairCount = 0

  /// Returns a warning for each half of a surrogate pair and each zero character.
  func warnings(of file: StringsFile) -> WarningList {
    var list = WarningList()
    bytes.withUnsafeBufferPointer { text in
      var position = TextPosition()
      for offset in halfPairs {
        position.advance(to: offset, in: text)
        list.add(
          "half a surrogate pair stands here, which shows as U+FFFD; write the whole character",
          at: file.location(position))
      }
      list.skip(halfPairCount - halfPairs.count)
      position = TextPosition()
      var start = 0
      while let offset = text[start...].firstIndex(of: 0) {
        if !list.isFull { position.advance(to: offset, in: text) }
        list.add("a zero character stands here; remove it", at: file.location(position))
        start = offset + 1
      }
    }
    return list
  }
}
