/// Short digests, for facts of which only equality matters: FNV-1a with 64 bits.
public struct ShortDigest: Sendable {
  /// The digest so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates an empty digest.
  public init() {}

  /// Adds bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a text, and something that ends it.
  public mutating func add(_ text: String) {
    add(text.utf8)
    add([0x1F])
  }

  /// Adds a number, least significant byte first.
  public mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      value = (value ^ (rest & 0xFF)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }

  /// The digest in 16 hexadecimal digits.
  public var hexadecimal: String { ShortDigest.hexadecimal(value) }

  /// Returns a number in 16 hexadecimal digits.
  public static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the digest of a text in 8 hexadecimal digits.
  public static func short(_ text: String) -> String {
    var digest = ShortDigest()
    digest.add(text)
    return String(hexadecimal(digest.value ^ digest.value >> 32).suffix(8))
  }
}
