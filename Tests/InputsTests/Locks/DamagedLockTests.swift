import Inputs
import TestSupport
import Testing

/// Locks cut short or with bytes changed: a lock or an error, and never a crash or a hang.
@Suite("Damaged locks", .timeLimit(.minutes(2)))
struct DamagedLockTests {
  private let bytes = Array(SampleLock.text.utf8)

  @Test("Cut anywhere, a lock has an error with its line")
  func cuts() throws {
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in 0...end {
      let cut = Array(bytes[..<length])
      let complaint = message { () throws(InputError) in try LockReader.read(cut, path: "l.json") }
      #expect(
        complaint?.wholeMatch(of: /l\.json:\d+:\d+: [^\n]+/) != nil,
        "after \(length) bytes: \(complaint ?? "no error")")
    }
  }

  @Test("Changed anywhere, a lock has an error or is one", arguments: 0..<6)
  func flips(seed: UInt64) {
    var generator = TestSupport.SeededGenerator(seed: seed)
    let patterns = ["1*9223372036854775807", "-1", "1e400", "null", "\"\"", "[]", "{}", "0"]
    for _ in 0..<400 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = copy.indices.randomElement(using: &generator)!
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: copy[index] = .random(in: 0...255, using: &generator)
        case 1: copy[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
        case 2: copy[index] = Array("{}[]:,\"0129*|-+ tbc\\".utf8).randomElement(using: &generator)!
        case 3:
          copy.replaceSubrange(
            index...index, with: patterns.randomElement(using: &generator)!.utf8)
        default: copy.remove(at: index)
        }
      }
      let complaint = message { () throws(InputError) in try LockReader.read(copy, path: "l.json") }
      if let complaint {
        #expect(complaint.hasPrefix("l.json:") && !complaint.contains("\n"), "\(complaint)")
      }
    }
  }
}
