extension [UInt16] {
  /// Creates the UTF-16 code units of a text.
  ///
  /// Unlike `Array(text.utf16)` it does not count them first, which costs a pass of its own for
  /// text that is not ASCII.
  init(_ text: String) {
    self.init()
    reserveCapacity(text.utf8.count)
    for unit in text.utf16 { append(unit) }
  }
}
