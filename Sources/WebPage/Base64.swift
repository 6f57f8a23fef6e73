/// The encoding of sums in a Content-Security-Policy (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes that are given in hexadecimal, two digits each.
  static func encoded(hexadecimal: String) -> String {
    var letters: [UInt8] = []
    var bits = 0
    var count = 0
    func flush(_ width: Int) {
      letters.append(digits[bits >> (count - width) & 0x3F])
    }
    for digit in hexadecimal {
      bits = (bits << 4 | (digit.hexDigitValue ?? 0)) & 0xFFFF
      count += 4
      if count >= 6 {
        flush(6)
        count -= 6
      }
    }
    if count > 0 {
      bits <<= 6 - count
      letters.append(digits[bits & 0x3F])
    }
    while letters.count % 4 != 0 { letters.append(0x3D) }
    return String(decoding: letters, as: UTF8.self)
  }
}
