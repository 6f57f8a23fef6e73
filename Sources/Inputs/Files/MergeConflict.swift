/// Finds what version control leaves in a file where two changes meet.
enum MergeConflict {
  /// What to say about it.
  static let sentence = "a merge conflict is left here; resolve it"

  /// Returns the offset of the first line that begins one, `<<<<<<< `; `nil` when there is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func offset(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let sign = UInt8(ascii: "<")
    var index = 0
    var isAtLineStart = true
    while index < text.count {
      let byte = text[index]
      if isAtLineStart, byte == sign, beginsConflict(text[index...]) { return index }
      isAtLineStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      index += 1
    }
    return nil
  }

  /// Returns a Boolean value that says whether a conflict begins at the beginning of text.
  static func beginsConflict(_ text: some Collection<UInt8>) -> Bool {
    text.starts(with: "<<<<<<< ".utf8)
  }
}
