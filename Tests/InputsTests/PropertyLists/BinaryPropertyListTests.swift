import Testing

@testable import Inputs

/// Binary property lists: written by Python's `plistlib`, or laid out by hand.
@Suite struct BinaryPropertyListTests {
  /// A dictionary with a value of every kind, in the order below.
  static let sample = bytes(
    """
    62706c6973743030df100f0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d2151616100fc5369\
    6e74536e656753626967536d69645462797465546c6f6e67547265616c53796573526e6f54646174655464617461546c\
    697374576669667465656e54746578746465e5672cd83dde00100113fffffffffffffffb140000000000000000800000\
    0000000000120001000010ff130000010000000000233ff800000000000009083341c782f83f8000004200ffa21e1f51\
    78a12051795f100f31323334353637383930313233343508292b2e32363a3e43484d5154595e636b70797b84959a9ca5\
    aeafb0b9bcbfc1c3c500000000000001010000000000000022000000000000000000000000000000d7
    """)

  static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)!
    }
  }

  /// Lays out a property list of objects with offsets and references of a byte each.
  static func file(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  private func list(_ bytes: [UInt8]) throws(InputError) -> PropertyList {
    try PropertyList.read(bytes, path: "a.plist")
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    message { () throws(InputError) in try list(bytes) }
  }

  @Test("Every kind of value is read, in the order of the file and without places")
  func kinds() throws {
    func strings(_ texts: String...) -> [PropertyList] { texts.map { PropertyList(.string($0)) } }
    let expected: [(String, PropertyList.Value)] = [
      ("a", .string("text")), ("ü", .string("日本😀")), ("int", .integer(1)), ("neg", .integer(-5)),
      ("big", .unsignedInteger(9_223_372_036_854_775_808)), ("mid", .integer(65_536)),
      ("byte", .integer(255)), ("long", .integer(1_099_511_627_776)), ("real", .real(1.5)),
      ("yes", .boolean(true)), ("no", .boolean(false)), ("date", .date(788_918_399)),
      ("data", .data([0, 255])),
      ("list", .array([PropertyList(.string("x")), PropertyList(.array(strings("y")))])),
      ("fifteen", .string("123456789012345")),
    ]
    #expect(
      try list(Self.sample)
        == PropertyList(
          .dictionary(
            expected.map { PropertyList.Entry(key: $0.0, value: PropertyList($0.1)) })))
  }

  @Test(
    "Numbers of every size are read",
    arguments: [
      ([0x10, 0xFF], .integer(255)), ([0x11, 0xFF, 0xFE], .integer(65_534)),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
      ([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], .integer(.min)),
      ([0x14] + [UInt8](repeating: 0xFF, count: 16), .integer(-1)),
      (
        [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
        .unsignedInteger(.max)
      ),
      ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)), ([0x23, 0xC0, 0, 0, 0, 0, 0, 0, 0], .real(-2)),
      ([0x33, 0xC0, 0, 0, 0, 0, 0, 0, 0], .date(-2)), ([0x52, 0x68, 0x69], .string("hi")),
      ([0x5F, 0x11, 0x00, 0x01, 0x68], .string("h")), ([0x73, 0xE2, 0x82, 0xAC], .string("€")),
      ([0x40], .data([])), ([0xA0], .array([])), ([0xD0], .dictionary([])),
    ] as [([UInt8], PropertyList.Value)])
  func single(object: [UInt8], value: PropertyList.Value) throws {
    #expect(try list(Self.file([object])).value == value)
  }

  @Test("One object may stand in several places")
  func sharing() throws {
    let text = PropertyList(.string("x"))
    let inner = PropertyList(.array([text, text]))
    #expect(
      try list(Self.file([[0xA3, 1, 1, 2], [0xA2, 2, 2], [0x51, 0x78]])).value
        == .array([inner, inner, text]))
  }

  @Test(
    "Faults are told in a sentence",
    arguments: [
      (
        [[0xA1, 0]],
        "the object at byte 8 of the binary property list contains itself; restore the file"
      ),
      (
        [[0xA1, 1], [0xD1, 2, 0], [0x51, 0x78]],
        "the object at byte 8 of the binary property list (under 'x') contains itself; restore the "
          + "file"
      ),
      (
        [[0xA1, 9]],
        "the object at byte 8 of the binary property list refers to an object that does not exist; "
          + "restore the file"
      ),
      (
        [[0x5F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF, 0x78]],
        "the object at byte 8 of the binary property list reaches beyond the objects; restore the "
          + "file"
      ),
      (
        [[0x6F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "the object at byte 8 of the binary property list reaches beyond the objects; restore the "
          + "file"
      ),
      (
        [[0x5F, 0x51, 0x78]],
        "the object at byte 8 of the binary property list reaches beyond the objects; restore the "
          + "file"
      ),
      (
        [[0x13, 0, 0]],
        "the object at byte 8 of the binary property list reaches beyond the objects; restore the "
          + "file"
      ),
      (
        [[0x14, 1] + [UInt8](repeating: 0, count: 15)],
        "the object at byte 8 of the binary property list is a number beyond 64 bits; make it "
          + "smaller"
      ),
      (
        [[0x17, 1]],
        "the object at byte 8 of the binary property list is a number of a wrong size; restore the "
          + "file"
      ),
      (
        [[0x52, 0x68, 0xE9]],
        "the object at byte 8 of the binary property list is a string with bytes that are no text; "
          + "restore the file"
      ),
      (
        [[0x62, 0x00, 0x68, 0xD8, 0x3D]],
        "the object at byte 8 of the binary property list is a string with half a surrogate pair "
          + "after 'h'; correct the text"
      ),
      (
        [[0xD1, 1, 2], [0x51, 0x6B], [0xD1, 3, 4], [0x51, 0x66], [0x61, 0xDE, 0x00]],
        "the object at byte 18 of the binary property list (under 'k' › 'f') is a string with half "
          + "a surrogate pair after ''; correct the text"
      ),
      (
        [[0xD1, 1, 1], [0x10, 5]],
        "the object at byte 8 of the binary property list is a dictionary with a key that is no "
          + "string; restore the file"
      ),
      (
        [[0x80, 0]],
        "the object at byte 8 of the binary property list is of kind 0x80, which property lists of "
          + "apps do not have; convert the file with 'plutil -convert xml1'"
      ),
    ] as [([[UInt8]], String)])
  func faults(objects: [[UInt8]], expected: String) {
    #expect(fault(Self.file(objects)) == "a.plist: " + expected)
  }

  @Test("A list that unfolds without end is refused", .timeLimit(.minutes(1)))
  func unfolding() {
    // Twenty arrays, each ten times the next one.
    let arrays = (0..<20).map { [0xAA] + [UInt8](repeating: UInt8($0 + 1), count: 10) }
    #expect(
      fault(Self.file(arrays + [[0x09]]))
        == "a.plist: the binary property list unfolds to more values than it can hold; it is "
        + "damaged or made to do harm")
  }

  @Test("Arrays nested without end are refused")
  func depth() throws {
    func nested(_ count: UInt8) -> [UInt8] {
      Self.file((1...count).map { [0xA1, $0] } + [[0x09]])
    }
    #expect(throws: Never.self) { try list(nested(100)) }
    #expect(
      fault(nested(101))
        == "a.plist: the object at byte 208 of the binary property list is nested more than 100 "
        + "deep; flatten the list")
  }

  @Test("A file that is cut short is told as such")
  func truncated() {
    for count in 8..<Self.sample.count {
      let fault = fault(Array(Self.sample[..<count]))
      #expect(
        fault == "a.plist: the end of the binary property list is missing or damaged; restore the "
          + "file", "\(count)")
    }
    #expect(
      fault(Array("bplist10".utf8) + Self.sample.dropFirst(8))
        == "a.plist: the binary property list is of an unknown version; convert it with 'plutil "
        + "-convert xml1'")
  }
}
