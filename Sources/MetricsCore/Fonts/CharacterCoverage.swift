/// The characters a font maps to glyphs, as sorted ranges of Unicode scalar values.
public struct CharacterCoverage: Hashable, Sendable {
  /// The ranges in ascending order, neither overlapping nor touching.
  public private(set) var ranges: [ClosedRange<UInt32>]

  /// Creates a coverage from scalar values in ascending order.
  public init(ascending values: some Sequence<UInt32>) {
    ranges = []
    for value in values {
      if let last = ranges.last, value <= last.upperBound { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
  }

  /// The number of characters covered.
  public var count: Int {
    ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 }
  }

  /// Returns whether a character is covered.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }

  /// Returns whether a character is covered.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }
}
