import MetricsCore

/// Reads a YAML or JSON document, whichever it is.
public enum DocumentReader {
  /// How deeply values may be nested.
  public static let depthLimit = 100
  /// The greatest size of a YAML document, in bytes: 4 MB.
  public static let sizeLimit = 4 << 20

  /// Reads a document.
  ///
  /// A document whose first character is `{` is read as JSON, every other one as YAML. A
  /// byte-order mark may precede it.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - path: The path to show in errors.
  /// - Returns: The value that the document holds; ``Node/Value-swift.enum/null`` for an empty one.
  /// - Throws: An error with line and column.
  public static func read(_ bytes: [UInt8], path: String) throws(InputError) -> Node {
    if isJSON(bytes) {
      return try JSONReader.read(
        bytes, path: path, mayBeYAML: Path.fileExtension(of: path) != "json")
    }
    guard bytes.count <= sizeLimit else {
      throw InputError(
        FileProblem.tooLarge(limit: sizeLimit).sentence, location: SourceLocation(path: path))
    }
    return try YAMLReader.read(bytes, path: path)
  }

  /// Returns whether a document is read as JSON.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let text = buffer.dropFirst(byteOrderMarkLength(buffer))
      return text.first { !isWhitespace($0) } == UInt8(ascii: "{")
    }
  }

  /// Returns the length of a UTF-8 byte-order mark: 3, or 0 when there is none.
  static func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Throws an error with line and column when bytes are not UTF-8.
  static func validate(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String
  ) throws(InputError) {
    guard let offset = UTF8Validation.firstInvalidOffset(in: bytes) else { return }
    let position = TextPosition.of(offset, in: bytes)
    throw InputError(
      invalidByte(bytes[offset]), location: SourceLocation(path: path, mark: position.mark))
  }

  /// What to say about a byte that no UTF-8 has at its place.
  static func invalidByte(_ byte: UInt8) -> String {
    "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
  }

  /// Throws an error when a document is in a wide encoding, of which only its byte-order mark or
  /// its zero bytes tell.
  static func refuseWideEncodings(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String
  ) throws(InputError) {
    let encoding = TextEncoding.detect(bytes).encoding
    guard encoding != .utf8 else { return }
    let name = TextEncoding.isUnmarkedUTF32(bytes) ? "UTF-32" : encoding.name
    throw InputError(
      "the file is \(name), which is not read here; save it as UTF-8",
      location: SourceLocation(path: path, line: 1, column: 1))
  }

  /// Returns a fault as an error; of a file with a merge conflict, the conflict.
  static func error(
    _ sentence: String, at mark: Node.Mark, in text: UnsafeBufferPointer<UInt8>, path: String
  ) -> InputError {
    if let conflict = MergeConflict.offset(in: text) {
      let place = TextPosition.of(conflict, in: text).mark
      return InputError(
        MergeConflict.sentence, location: SourceLocation(path: path, mark: place))
    }
    return InputError(sentence, location: SourceLocation(path: path, mark: mark))
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
