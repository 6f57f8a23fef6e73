/// Returns a path as a URI reference: a relative one, or one with the scheme `file` for an absolute
/// path.
///
/// All but letters, digits, `-`, `.`, `_`, `~` and the slashes is percent-encoded in UTF-8, colons
/// too, which would make a scheme of what stands before them.
///
/// Source: [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986#section-2.3), sections 2.3 and 4.2.
package func uriReference(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    if isUnreserved(byte) || byte == UInt8(ascii: "/") {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
  }
  let encoded = String(decoding: bytes, as: UTF8.self)
  return path.hasPrefix("/") ? "file://" + encoded : encoded
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
