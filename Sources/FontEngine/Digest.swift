import CMessageDigest

/// SHA-256 sums.
public enum Digest {
  /// Returns the SHA-256 sum of bytes in lower-case hexadecimal.
  ///
  /// Wraps `SHA256Init`, `SHA256Update` and `SHA256Final` of libmd.
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    if let base = bytes.baseAddress {
      SHA256Update(&context, base.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
    var sum = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&sum, &context)
    let digits = Array("0123456789abcdef".utf8)
    let letters = sum.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: letters, as: UTF8.self)
  }
}
