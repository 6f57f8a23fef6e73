/// A place in a text that moves forward only, so that many places cost one pass over the text.
///
/// A line feed, a carriage return, or both together end a line.
struct TextPosition {
  /// The offset in bytes.
  private(set) var offset = 0
  /// The line, counted from 1.
  private(set) var line = 1
  /// The column in Unicode scalars, counted from 1.
  private(set) var column = 1

  /// The place as a mark.
  var mark: Node.Mark { Node.Mark(line: line, column: column) }

  /// Moves to a later place in UTF-8 text.
  ///
  /// - Precondition: The end is not before ``offset`` and not after the text.
  /// - Complexity: O(*n*) in the number of bytes between.
  mutating func advance(to end: Int, in text: UnsafeBufferPointer<UInt8>) {
    while offset < end {
      let byte = text[offset]
      if byte == UInt8(ascii: "\n") {
        // The line feed of a pair belongs to the line that the carriage return has ended.
        if offset == 0 || text[offset - 1] != UInt8(ascii: "\r") { line += 1 }
        column = 1
      } else if byte == UInt8(ascii: "\r") {
        line += 1
        column = 1
      } else if !UTF8.isContinuation(byte) {
        column += 1
      }
      offset += 1
    }
  }

  /// Returns the place of an offset, counted from the beginning of the text.
  static func of(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var position = TextPosition()
    position.advance(to: min(offset, text.count), in: text)
    return position
  }
}
