import Testing

@testable import Inputs

@Suite struct TextEncodingTests {
  private static let text = "\"ä\" = \"😀\";"

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  private static func utf32(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test("A mark or a zero byte decides the encoding")
  func encodings() throws {
    let text = Self.text
    let forms: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + Self.utf16(text, bigEndian: false),
      [0xFE, 0xFF] + Self.utf16(text, bigEndian: true), Self.utf16(text, bigEndian: false),
      Self.utf16(text, bigEndian: true),
      [0xFF, 0xFE, 0, 0] + Self.utf32(text, bigEndian: false),
      [0, 0, 0xFE, 0xFF] + Self.utf32(text, bigEndian: true),
    ]
    for form in forms {
      #expect(try TextEncoding.utf8(form, path: "a.strings").bytes == Array(text.utf8), "\(form)")
    }
  }

  @Test("Half a surrogate pair becomes U+FFFD, and where it stands is known")
  func loneSurrogates() throws {
    let bytes: [UInt8] = [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0x00, 0x62, 0xDE, 0x00]
    let text = try TextEncoding.utf8(bytes, path: "a")
    #expect(text.bytes == Array("a\u{FFFD}b\u{FFFD}".utf8))
    #expect(text.halfPairs == [1, 5])
    #expect(try TextEncoding.utf8([0, 0x61, 0xD8, 0x3D, 0xDE, 0], path: "a").halfPairs == [])
  }

  @Test(
    "Numbers beyond Unicode, and halves of surrogate pairs, are no UTF-32",
    arguments: [
      ([0, 0x11, 0, 0], "0x110000"), ([0, 0, 0xD8, 0x3D], "0xD83D"),
      ([0xFF, 0, 0, 0], "0xFF000000"),
    ] as [([UInt8], String)])
  func beyond(number: [UInt8], digits: String) {
    let bytes: [UInt8] = [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61, 0, 0, 0, 0x0A, 0, 0, 0, 0x62]
    #expect(
      message { () throws(InputError) in try TextEncoding.utf8(bytes + number, path: "a.txt") }
        == "a.txt:2:2: \(digits) is no character; save the file as UTF-8")
  }

  @Test(
    "UTF-32 without a byte-order mark is told as such",
    arguments: [[0x61, 0, 0, 0, 0x62, 0, 0, 0], [0, 0, 0, 0x61, 0, 0, 0, 0x62]] as [[UInt8]])
  func unmarked(bytes: [UInt8]) {
    #expect(
      message { () throws(InputError) in try TextEncoding.utf8(bytes, path: "a.txt") }
        == "a.txt:1:1: the file is UTF-32 without a byte-order mark, which nothing tells from "
        + "UTF-16; save it as UTF-8")
  }

  @Test("Text cut inside a character says where")
  func odd() {
    #expect(
      message { () throws(InputError) in
        try TextEncoding.utf8([0xFF, 0xFE, 0x0A, 0, 0x62, 0, 0x61], path: "a.strings")
      } == "a.strings:2:2: the file is UTF-16 but ends in the middle of a character; save it again")
    #expect(
      message { () throws(InputError) in
        try TextEncoding.utf8([0xFF, 0xFE, 0, 0, 0x61, 0], path: "a.strings")
      } == "a.strings:1:1: the file is UTF-32 but ends in the middle of a character; save it again")
  }

  @Test(
    "Bytes that are no UTF-8 are shown where they stand",
    arguments: [
      ([0x61, 0xE4, 0x62], "1:2", "E4"), ([0x61, 0x0A, 0xC0, 0x80], "2:1", "C0"),
      ([0xC3, 0xA4, 0xED, 0xA0, 0x80], "1:2", "ED"), ([0x61, 0xF0, 0x9F, 0x98], "1:2", "F0"),
      ([0x61, 0xF4, 0x90, 0x80, 0x80], "1:2", "F4"), ([0x61, 0x80], "1:2", "80"),
      ([0x61, 0xE0, 0x80, 0x80], "1:2", "E0"), ([0x61, 0xFF], "1:2", "FF"),
      ([0x61, 0xE2, 0x82], "1:2", "E2"), ([0x61, 0xE2, 0x82, 0x61], "1:2", "E2"),
    ] as [([UInt8], String, String)])
  func invalid(bytes: [UInt8], place: String, byte: String) {
    #expect(
      message { () throws(InputError) in try TextEncoding.utf8(bytes, path: "a.txt") }
        == "a.txt:\(place): the byte 0x\(byte) is not UTF-8; save the file as UTF-8")
  }
}
