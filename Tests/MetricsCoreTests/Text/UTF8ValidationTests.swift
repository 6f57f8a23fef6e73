import MetricsCore
import TestSupport
import Testing

@Suite("UTF-8 validation") struct UTF8ValidationTests {
  @Test(
    "The first byte that is no UTF-8 is found",
    arguments: [
      ([0x61, 0xC3, 0xA9], nil), ([], nil), ([0xF0, 0x9F, 0x98, 0x80], nil),
      ([0xEF, 0xBF, 0xBF], nil),
      ([0x61, 0x80], 1), ([0xC3], 0), ([0x61, 0xC3, 0x28], 1), ([0xC0, 0x80], 0),
      ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0), ([0x61, 0xFF], 1),
    ] as [([UInt8], Int?)])
  func validity(bytes: [UInt8], fault: Int?) {
    #expect(bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidOffset(in: $0) } == fault)
  }

  @Test("Validity agrees with the standard library on random bytes", arguments: 0..<200)
  func agreement(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pool: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        pool.randomElement(using: &generator)!
      }
      let offset = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidOffset(in: $0) }
      #expect((offset == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }
}
