import MetricsCore

extension PropertyList {
  /// The greatest size of a property list, in bytes: 64 MB.
  public static let sizeLimit = XMLReader.sizeLimit
  /// How deeply values may be nested.
  public static let depthLimit = 100

  /// The formats that are read.
  enum Format {
    /// Elements such as `<dict>` in XML.
    case xml
    /// The format whose files begin with `bplist`.
    case binary

    /// Finds out the format of bytes; `nil` when they are of neither.
    static func detect(_ bytes: [UInt8]) -> Format? {
      if bytes.starts(with: "bplist".utf8) { return .binary }
      // Wide encodings have zero bytes around the sign.
      let start = TextEncoding.detect(bytes).markLength
      let first = bytes.dropFirst(start).first { $0 != 0 && $0 != 0x20 && !(0x09...0x0D ~= $0) }
      return first == UInt8(ascii: "<") ? .xml : nil
    }
  }

  /// Reads an XML or binary property list.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - path: The path to show in errors.
  /// - Returns: The value that the file holds.
  /// - Throws: An error, in XML with line and column.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(_ bytes: [UInt8], path: String) throws(InputError) -> PropertyList {
    func failure(_ sentence: String) -> InputError {
      InputError(sentence, location: SourceLocation(path: path))
    }
    guard bytes.count <= sizeLimit else {
      throw failure(FileProblem.tooLarge(limit: sizeLimit).sentence)
    }
    switch Format.detect(bytes) {
    case .xml:
      let builder = XMLPropertyListBuilder()
      try XMLReader.read(bytes, path: path, into: builder)
      guard let list = builder.result else { throw failure("the property list is empty") }
      return list
    case .binary:
      do throws(BinaryPropertyListFault) {
        return try bytes.withUnsafeBufferPointer { (buffer) throws(BinaryPropertyListFault) in
          var reader = try BinaryPropertyListReader(buffer)
          return try reader.list()
        }
      } catch {
        throw failure(error.sentence)
      }
    case nil:
      guard !bytes.isEmpty else { throw failure("the file is empty; it should be a property list") }
      throw failure(
        "this is neither an XML nor a binary property list; convert it with 'plutil -convert xml1'")
    }
  }
}
