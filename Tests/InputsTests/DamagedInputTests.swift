import Inputs
import TestSupport
import Testing

/// Inputs cut short or with bytes changed: an answer or an error, and never a crash or a hang.
@Suite(.timeLimit(.minutes(2))) struct DamagedInputTests {
  static let configuration = Array(
    (ConfigurationTests.example + """

      arguments: { "%@": Grüße, "%d": [1, 2.5e3] }
      layouts: { a: ["x\\u00e9", 'it''s', |-
        block
      ] }
      """).utf8)

  static let json = Array(
    """
    {"version": 1, "styles": {"a": {"font": "F\\ud83d\\ude00", "size": 17.5e0, "features": ["tnum"]}},
     "slots": [{"name": "s", "style": "a", "text": ["\\"ü\\""], "width": {"margins": 16}}]}
    """.utf8)

  static let strings = Array(
    """
    /* Kommentar */ "schlüssel" = "Wert \\U00e9 \\UD83D\\UDE00 \\341 \\"x\\"";
    // Zeile
    bare.key = 'single'; "only";
    "raw
    line" = "back\\
    slash"; /* Ende */
    """.utf8)

  /// Returns damaged copies of bytes: cut everywhere, and changed in a few places.
  private func damaged(_ bytes: [UInt8], seed: UInt64, flips: Int) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    let cuts = bytes.indices.map { Array(bytes[..<$0]) }
    let changes = (0..<flips).map { _ in
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = copy.indices.randomElement(using: &generator)!
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: copy[index] = .random(in: 0...255, using: &generator)
        case 1: copy[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
        case 2:
          copy[index] = Array("{}[]:,&*!|>'\"%@`#?-\t\n\\".utf8).randomElement(using: &generator)!
        default: copy.remove(at: index)
        }
      }
      return copy
    }
    return cuts + changes
  }

  private func check(_ message: String) {
    #expect(!message.isEmpty && !message.contains("\n"), "\(message)")
  }

  @Test("Damaged YAML", arguments: 0..<4) func yaml(seed: UInt64) {
    for bytes in damaged(Self.configuration, seed: seed, flips: 500) {
      let reading = ConfigurationLoader.read(bytes, path: "a.yml")
      for error in reading.errors { check(error.description) }
      _ = ConfigurationDumper.yaml(reading.configuration)
    }
  }

  @Test("Damaged JSON", arguments: 0..<4) func json(seed: UInt64) {
    for bytes in damaged(Self.json, seed: seed, flips: 500) {
      for error in ConfigurationLoader.read(bytes, path: "a.json").errors {
        check(error.description)
      }
    }
  }

  @Test("Damaged strings", arguments: 0..<4, ["a.strings", "a.txt"])
  func strings(seed: UInt64, name: String) {
    let folder = TemporaryFolder()
    for bytes in damaged(Self.strings, seed: seed, flips: 500) {
      let file = ProjectFile(path: name, openPath: folder.write(bytes, to: name))
      do {
        let contents = try StringsFiles.read([file])
        for warning in contents.warnings { check(warning.description) }
      } catch {
        check(error.description)
      }
    }
  }

  @Test("Damaged strings in UTF-16", arguments: 0..<2) func utf16(seed: UInt64) {
    let folder = TemporaryFolder()
    let bytes = String(decoding: Self.strings, as: UTF8.self).utf16.flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    for bytes in damaged(bytes, seed: seed, flips: 300) {
      let path = folder.write(bytes, to: "a.strings")
      if let message = message({ () throws(InputError) in try StringsFiles.read([path]) }) {
        check(message)
      }
    }
  }

  @Test(
    "Long runs of one thing",
    arguments: ["[", "{", "\"", "a: ", "- ", "'", "\\", "\n", "&a ", "? ", "#", ",", "🙂"])
  func runs(piece: String) {
    let bytes = Array(String(repeating: piece, count: 200_000).utf8)
    for error in ConfigurationLoader.read(bytes, path: "a.yml").errors { check(error.description) }
    let folder = TemporaryFolder()
    let path = folder.write(bytes, to: "a.strings")
    if let message = message({ () throws(InputError) in try StringsFiles.read([path]) }) {
      check(message)
    }
  }
}
