import MetricsCore

/// Reads XML documents.
///
/// Documents that declare anything of their own in their document type are refused: entities that
/// expand to others make a small file a huge one. External entities are not read. The five
/// predefined entities and character references are.
enum XMLReader {
  /// How deeply elements may be nested.
  static let depthLimit = 100
  /// The greatest size of a document, in bytes: 64 MB.
  static let sizeLimit = 64 << 20

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - path: The path to show in errors.
  ///   - visitor: Is told what the document consists of.
  /// - Throws: An error with line and column.
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(
    _ bytes: [UInt8], path: String, into visitor: any XMLVisitor
  ) throws(InputError) {
    guard bytes.count <= sizeLimit else {
      throw InputError(
        FileProblem.tooLarge(limit: sizeLimit).sentence, location: SourceLocation(path: path))
    }
    do throws(XMLFault) {
      try XMLEncoding.withUTF8(bytes) { (text) throws(XMLFault) in
        do throws(XMLFault) {
          try ExpatReading(text, visitor: visitor).run()
        } catch {
          guard let conflict = MergeConflict.offset(in: text) else { throw error }
          throw XMLFault(
            MergeConflict.sentence, mark: TextPosition.of(conflict, in: text).mark)
        }
      }
    } catch {
      throw InputError(
        error.sentence, location: SourceLocation(path: path, mark: error.mark ?? .none))
    }
  }
}

extension SourceLocation {
  /// Creates a location from a mark; without one the whole file is meant.
  init(path: String, mark: Node.Mark) {
    guard mark != .none else {
      self.init(path: path)
      return
    }
    self.init(path: path, line: Int(mark.line), column: Int(mark.column))
  }
}
