/// Turns offsets of bytes into lines and columns.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The last place asked for, since the next one is often further on in the same line.
  private var last = (line: 0, offset: 0, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var index = starts[0]
    while index < bytes.count {
      let current = bytes[index]
      index += 1
      if current == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if Ascii.isLineBreak(current) { starts.append(index) }
    }
    self.starts = starts
  }

  /// Returns the line of an offset, counted from 1.
  func line(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(1, low)
  }

  /// Returns the column of an offset in Unicode scalars, counted from 1.
  mutating func column(_ offset: Int) -> Int {
    let line = line(offset)
    if line != last.line || offset < last.offset { last = (line, starts[line - 1], 1) }
    guard last.offset < offset else { return last.column }
    // Only bytes that begin a scalar count.
    last.column += bytes[last.offset..<offset].count { $0 & 0xC0 != 0x80 }
    last.offset = offset
    return last.column
  }
}
