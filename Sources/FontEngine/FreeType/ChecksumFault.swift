/// Checks the sums of a font's tables against its directory.
enum ChecksumFault {
  /// Returns a sentence about the tables whose sums are wrong; `nil` when all are right.
  ///
  /// A table's sum is that of its big-endian 32-bit words, padded with zeros; `head` counts with
  /// checkSumAdjustment as 0 (OpenType specification, “Calculating Checksums”). Collections are
  /// not checked: their faces share tables.
  static func first(in sfnt: UnsafeRawBufferPointer) -> String? {
    func word(_ offset: Int) -> UInt32 {
      var value: UInt32 = 0
      for index in offset..<(offset + 4) {
        value = value << 8 | UInt32(index < sfnt.count ? sfnt[index] : 0)
      }
      return value
    }
    guard sfnt.count > 12, word(0) != tagValue("ttcf") else { return nil }
    let tableCount = Int(word(4) >> 16)
    var wrong: [String] = []
    for index in 0..<tableCount {
      let record = 12 + 16 * index
      guard record + 16 <= sfnt.count else { break }
      let tag = word(record)
      let offset = Int(word(record + 8))
      let length = Int(word(record + 12))
      guard offset + length <= sfnt.count else {
        return "table '\(tagString(tag))' reaches past the end of the file"
      }
      var sum: UInt32 = 0
      for position in stride(from: offset, to: offset + length, by: 4) {
        if tag == tagValue("head"), position == offset + 8 { continue }
        var value = word(position)
        let rest = offset + length - position
        if rest < 4 { value &= ~(UInt32.max >> UInt32(8 * rest)) }
        sum = sum &+ value
      }
      if sum != word(record + 4) { wrong.append("'\(tagString(tag))'") }
    }
    guard !wrong.isEmpty else { return nil }
    return "the checksum of \(wrong.joined(separator: ", ")) is wrong: a file changed after export"
  }
}
