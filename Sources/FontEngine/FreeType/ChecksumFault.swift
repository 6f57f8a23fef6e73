/// Checks the sums of a font's tables against its directory.
enum ChecksumFault {
  /// Returns a sentence about the tables whose sums are wrong; `nil` when all are right.
  ///
  /// A table's sum is that of its big-endian 32-bit words, padded with zeros; `head` counts with
  /// checkSumAdjustment as 0 (OpenType specification, “Calculating Checksums”). Collections are
  /// not checked: their faces share tables.
  static func first(in sfnt: UnsafeRawBufferPointer) -> String? {
    let head = tagValue("head")
    guard sfnt.count > 12, word(sfnt, 0) != tagValue("ttcf") else { return nil }
    let tableCount = Int(word(sfnt, 4) >> 16)
    var wrong: [String] = []
    var room = 4 * sfnt.count
    for index in 0..<tableCount {
      let record = 12 + 16 * index
      guard record + 16 <= sfnt.count else { break }
      let tag = word(sfnt, record)
      let offset = Int(word(sfnt, record + 8))
      let length = Int(word(sfnt, record + 12))
      guard offset + length <= sfnt.count else {
        return "table \(quoted(tag)) reaches past the end of the file"
      }
      // Tables may share bytes, but a directory of thousands over the same ones would keep us busy.
      room -= length
      guard room >= 0 else { return "the tables overlap; export the font again" }
      var found = sum(of: sfnt, from: offset, length: length)
      if tag == head, length >= 12 { found = found &- word(sfnt, offset + 8) }
      if found != word(sfnt, record + 4) { wrong.append(quoted(tag)) }
    }
    guard !wrong.isEmpty else { return nil }
    let tables = wrong.joined(separator: ", ")
    let sums = wrong.count == 1 ? "checksum of \(tables) is" : "checksums of \(tables) are"
    return "the \(sums) wrong: the file was changed after export"
  }

  /// The big-endian number at an offset.
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func sum(
    of bytes: UnsafeRawBufferPointer, from offset: Int, length: Int
  ) -> UInt32 {
    var sum: UInt32 = 0
    var position = offset
    let end = offset + length
    while position + 4 <= end {
      sum = sum &+ word(bytes, position)
      position += 4
    }
    var shift: UInt32 = 24
    while position < end {
      sum = sum &+ UInt32(bytes[position]) << shift
      position += 1
      shift -= 8
    }
    return sum
  }

  /// A tag in quotation marks, with a question mark for what is not a printable ASCII character.
  private static func quoted(_ tag: UInt32) -> String {
    let letters = tagString(tag).unicodeScalars.map {
      (0x20..<0x7F).contains($0.value) ? Character($0) : "?"
    }
    return "'\(String(letters))'"
  }
}
