import Testing

/// Plain text: every way to be wrong, and the sentence that each gives.
@Suite(.timeLimit(.minutes(1))) struct PlainTextFaultTests {
  static let files: [FaultyFile] = [
    FaultyFile("Latin-1", Encoded.latin1("One\nzwölf\n"), error: "2:3: " + Said.notUTF8("F6")),
    FaultyFile(
      "an image", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], error: "1:1: " + Said.notUTF8("89")),
    FaultyFile(
      "cut inside a character", Array("One\nzw".utf8) + [0xC3], error: "2:3: " + Said.notUTF8("C3")),
    FaultyFile(
      "UTF-16 cut inside a character", Encoded.utf16("One\nTwo") + [0x0A],
      error: "2:4: " + Said.cut("UTF-16")),
    FaultyFile(
      "UTF-32 cut inside a character", Encoded.utf32("One\nTwo") + [0x0A, 0, 0],
      error: "2:4: " + Said.cut("UTF-32")),
    FaultyFile(
      "UTF-32 without a mark", Encoded.utf32("One\n", isBigEndian: true, hasMark: false),
      error: Said.unmarkedUTF32),
    FaultyFile(
      "a number beyond Unicode in UTF-32", Encoded.utf32("One\n\u{E000}", unit: 0x7FFF_FFFF),
      error: "2:1: 0x7FFFFFFF is no character; save the file as UTF-8"),
    FaultyFile(
      "half a pair in UTF-8", Array("One\nx".utf8) + [0xED, 0xB8, 0x80],
      error: "2:2: " + Said.notUTF8("ED")),
    FaultyFile(
      "halves of a pair in UTF-16", Encoded.utf16("One\n\u{E000}x\n\u{E000}", unit: 0xD83D),
      warnings: ["2:1: " + Said.halfPair, "3:1: " + Said.halfPair],
      texts: ["One", "\u{FFFD}x", "\u{FFFD}"]),
    FaultyFile(
      "a zero character", "One\nT\u{0}wo",
      warnings: ["2:2: a zero character stands here; remove it"], texts: ["One", "T\u{0}wo"]),
    FaultyFile(
      "a merge conflict", "One\n<<<<<<< HEAD\nTwo\n=======\nZwei\n>>>>>>> x\n",
      error: "2:1: " + Said.conflict),
    FaultyFile(
      "lines of old systems", "One\rTwo\r\rThree", warnings: [], texts: ["One", "Two", "Three"]),
    FaultyFile(
      "a line of more than two megabytes", "One\n" + String(repeating: "x", count: 2 << 20 + 1),
      error: "2:1: " + Said.tooLong("the text")),
    FaultyFile(
      "a line of two megabytes", String(repeating: "x", count: 2 << 20), warnings: [],
      texts: [String(repeating: "x", count: 2 << 20)]),
  ]

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) { file.expectSaid(as: "Inbox.txt") }
}
