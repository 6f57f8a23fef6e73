/// Finds what version control leaves in a file where two changes meet.
enum MergeConflict {
  /// What to say about it.
  static let sentence = "a merge conflict is left here; resolve it"

  /// Returns the offset of the first line of one in a text that could not be read; `nil` when there
  /// is none.
  ///
  /// Of what version control writes, one line may be left alone: `<<<<<<< `, `=======` or `>>>>>>> `.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func offset(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var isAtLineStart = true
    while index < text.count {
      let byte = text[index]
      if isAtLineStart, isConflictLine(text[index...]) { return index }
      isAtLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      index += 1
    }
    return nil
  }

  private static func isConflictLine(_ text: some Collection<UInt8>) -> Bool {
    guard let sign = text.first, "<=>".utf8.contains(sign) else { return false }
    if sign != UInt8(ascii: "=") {
      return beginsConflict(text) || text.starts(with: ">>>>>>> ".utf8)
    }
    guard text.starts(with: "=======".utf8) else { return false }
    let next = text.dropFirst(7).first
    return next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
  }

  /// Returns a Boolean value that says whether a conflict begins at the beginning of text.
  static func beginsConflict(_ text: some Collection<UInt8>) -> Bool {
    text.starts(with: "<<<<<<< ".utf8)
  }
}
