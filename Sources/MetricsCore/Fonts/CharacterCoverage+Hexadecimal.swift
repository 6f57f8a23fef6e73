extension CharacterCoverage {
  /// The ranges in words: `20-7E A0 E9`, hexadecimal, in ascending order.
  public var hexadecimal: String {
    ranges.map { range in
      let first = String(range.lowerBound, radix: 16, uppercase: true)
      if range.count == 1 { return first }
      return first + "-" + String(range.upperBound, radix: 16, uppercase: true)
    }.joined(separator: " ")
  }

  /// Creates the coverage that ``hexadecimal`` describes; `nil` for anything else.
  public init?(hexadecimal text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    for word in text.split(separator: " ") {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      // `UInt32` would take a sign too.
      guard ends.count <= 2, !word.contains("+"), let first = UInt32(ends[0], radix: 16),
        let last = UInt32(ends[ends.count - 1], radix: 16), first <= last, last <= 0x10FFFF,
        ranges.last.map({ $0.upperBound < first }) ?? true
      else { return nil }
      ranges.append(first...last)
    }
    self.init(ascending: ranges.joined())
  }

  /// The characters that are in this coverage and not in another, in ascending order.
  public func subtracting(_ other: CharacterCoverage) -> [UInt32] {
    ranges.joined().filter { !other.contains($0) }
  }
}
