import Foundation

/// Changes a fixture in a few bytes, as somebody does who edits a font and keeps its names.
struct FontPatch {
  private(set) var bytes: [UInt8]

  /// Takes the bytes of a fixture.
  init(_ fixture: String) throws {
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Repository.fixture(fixture))))
  }

  /// Writes the font to a path.
  func write(to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

  /// Gives every glyph of one advance another.
  mutating func replaceAdvances(of old: Int, with new: Int) {
    let start = table("hmtx")
    for metric in 0..<number(table("hhea") + 34) where number(start + 4 * metric) == old {
      set(new, at: start + 4 * metric)
    }
  }

  /// Sets the ascender that iOS uses.
  mutating func setAscender(_ value: Int) { set(value, at: table("hhea") + 4) }

  /// Changes the width of the first glyph's outline, a box after 19 bytes of other facts.
  mutating func changeOutline() { bytes[table("glyf") + 20] ^= 1 }

  /// Takes away the last characters of a range that the font maps as a whole.
  mutating func endRange(_ first: Int, at last: Int) {
    let segment = segment(first)
    set(last, at: segment.end)
  }

  /// Takes away all characters of a range that the font maps as a whole.
  mutating func removeRange(_ first: Int) {
    let segment = segment(first)
    set(first, at: segment.end)
    // Glyph 0 stands for no glyph.
    set(0x10000 - first, at: segment.delta)
  }

  /// Raises the last digit of the version string.
  mutating func raiseVersion() {
    let (old, new) = ("1.000", "1.001")
    for (from, to) in [
      (Array(old.utf8), Array(new.utf8)),
      (old.utf8.flatMap { [0, $0] }, new.utf8.flatMap { [0, $0] }),
    ] {
      for place in table("name")..<bytes.count - from.count
      where Array(bytes[place..<place + from.count]) == from {
        bytes.replaceSubrange(place..<place + from.count, with: to)
      }
    }
  }

  private func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }

  private mutating func set(_ value: Int, at place: Int) {
    bytes[place] = UInt8(value >> 8 & 0xFF)
    bytes[place + 1] = UInt8(value & 0xFF)
  }

  private func table(_ tag: String) -> Int {
    for record in (0..<number(4)).map({ 12 + 16 * $0 })
    where Array(bytes[record..<record + 4]) == Array(tag.utf8) {
      return number(record + 8) << 16 | number(record + 10)
    }
    preconditionFailure("the font has no table \(tag)")
  }

  /// Returns where the end and the delta of a segment of the character map stand (format 4).
  private func segment(_ first: Int) -> (end: Int, delta: Int) {
    let map = table("cmap") + (number(table("cmap") + 8) << 16 | number(table("cmap") + 10))
    precondition(number(map) == 4)
    let count = number(map + 6) / 2
    for index in 0..<count where number(map + 16 + 2 * count + 2 * index) == first {
      return (map + 14 + 2 * index, map + 16 + 4 * count + 2 * index)
    }
    preconditionFailure("no range begins at \(first)")
  }
}
