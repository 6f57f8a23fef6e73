/// Random numbers that are the same for the same seed, on every machine.
///
/// The generator is SplitMix64, described by Steele, Lea and Flood in “Fast splittable pseudorandom
/// number generators” (2014). Tests take the seed as their argument, so that a failure names it.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns true once in so many times.
  public mutating func isOnce(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
