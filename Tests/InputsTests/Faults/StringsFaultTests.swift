import Foundation
import Inputs
import MetricsCore
import Testing

/// `.strings` in their text form: every way to be wrong, and the sentence that each gives.
@Suite(.timeLimit(.minutes(2))) struct StringsFaultTests {
  private static let escape = " or escape quotes inside the text as \\\""

  static let files: [FaultyFile] = [
    // Truncated.
    FaultyFile(
      "cut inside a value", "\"a\" = \"1\";\n\"b\" = \"2", error: "2:7: " + Said.unclosedQuotes),
    FaultyFile("cut inside a key", "\"a\" = \"1\";\n\"b", error: "2:1: " + Said.unclosedQuotes),
    FaultyFile(
      "cut after a key", "\"a\" = \"1\";\n\"b\"",
      error: "2:4: '=' or ';' is missing after the key 'b' of line 2; add it," + escape),
    FaultyFile(
      "cut after the sign", "\"a\" = \"1\";\n\"b\" =",
      error: "2:6: the value of 'b' is missing; write it in quotes"),
    FaultyFile(
      "cut before the semicolon", "\"a\" = \"1\";\n\"b\" = \"2\"",
      error: "2:10: ';' is missing after the value of 'b' on line 2; add it," + escape),
    FaultyFile(
      "cut inside a comment", "\"a\" = \"1\";\n/* \"b\" = \"2\";",
      warnings: [
        "2:1: the comment that opens here is never closed, so the rest is ignored; close it"
      ], texts: ["a: 1"]),
    // Signs missing or wrong.
    FaultyFile(
      "a semicolon missing", "\"a\" = \"1\"\n\"b\" = \"2\";",
      error: "2:1: ';' is missing after the value of 'a' on line 1; add it," + escape),
    FaultyFile(
      "a sign missing", "\"a\" \"1\";",
      error: "1:5: '=' or ';' is missing after the key 'a' of line 1; add it," + escape),
    FaultyFile(
      "quotes inside quotes", "\"a\" = \"say \"hi\"\";",
      error: "1:13: ';' is missing after the value of 'a' on line 1; add it," + escape),
    FaultyFile(
      "typographic quotes", "“a” = “1”;",
      error: "1:1: '“' cannot begin a key; write entries like \"key\" = \"value\";"),
    FaultyFile(
      "JSON", "{\"a\": \"1\"}",
      error: "1:5: '=' or ';' is missing after the key 'a' of line 1; add it," + escape),
    FaultyFile(
      "a dictionary as value", "\"a\" = { \"one\" = \"1\"; };",
      error: "1:7: '{' stands where the value of 'a' is expected; write it in quotes"),
    FaultyFile(
      "junk after the last entry", "\"a\" = \"1\";\n}\n\"b\" = \"2\";",
      warnings: [
        "2:1: everything from here on is ignored, since '}' cannot begin a key; remove it"
      ], texts: ["a: 1"]),
    FaultyFile(
      "a key given three times", "\"a\" = \"1\";\n\"b\" = \"x\";\n\"a\" = \"2\";\n\"a\" = \"3\";",
      warnings: ["1:1: " + Said.again("a", "on line 3"), "3:1: " + Said.again("a", "on line 4")],
      texts: ["b: x", "a: 3"]),
    FaultyFile(
      "a merge conflict", "\"a\" = \"1\";\n<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n",
      error: "2:1: " + Said.conflict),
    FaultyFile(
      "a merge conflict at the beginning", "<<<<<<< HEAD\n\"a\" = \"1\";\n=======\n",
      error: "1:1: " + Said.conflict),
    FaultyFile(
      "a merge conflict after an entry without its end",
      "\"a\" = \"1\"\n<<<<<<< HEAD\n;\n=======\n", error: "2:1: " + Said.conflict),
    // Encodings.
    FaultyFile(
      "Latin-1", Encoded.latin1("\"a\" = \"1\";\n\"b\" = \"zwölf\";"),
      error: "2:10: " + Said.notUTF8("F6")),
    FaultyFile(
      "Windows-1252", Encoded.latin1("\"a\" = \"\u{93}x\u{94}\";"),
      error: "1:8: " + Said.notUTF8("93")),
    FaultyFile(
      "an image", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], error: "1:1: " + Said.notUTF8("89")),
    FaultyFile(
      "UTF-16 cut inside a character", Encoded.utf16("\"a\" = \"1\";\n\"b") + [0x22],
      error: "2:3: " + Said.cut("UTF-16")),
    FaultyFile(
      "UTF-32 cut inside a character", Encoded.utf32("\"a\" = \"1\";\n\"b") + [0x22, 0],
      error: "2:3: " + Said.cut("UTF-32")),
    FaultyFile(
      "UTF-32 without a mark", Encoded.utf32("\"a\" = \"1\";", hasMark: false),
      error: Said.unmarkedUTF32),
    FaultyFile(
      "a number beyond Unicode in UTF-32",
      Encoded.utf32("\"a\" = \"x\u{E000}\";", isBigEndian: true, unit: 0x11_0000),
      error: "1:9: 0x110000 is no character; save the file as UTF-8"),
    // Lone surrogates.
    FaultyFile(
      "half a pair in UTF-8", Array("\"a\" = \"x".utf8) + [0xED, 0xA0, 0xBD] + Array("\";".utf8),
      error: "1:9: " + Said.notUTF8("ED")),
    FaultyFile(
      "the first half of a pair in UTF-16",
      Encoded.utf16("\"a\" = \"1\";\n\"b\" = \"x\u{E000}y\";", unit: 0xD83D),
      warnings: ["2:9: " + Said.halfPair], texts: ["a: 1", "b: x\u{FFFD}y"]),
    FaultyFile(
      "the second half of a pair in UTF-16",
      Encoded.utf16("\"a\" = \"\u{E000}\";", isBigEndian: true, hasMark: false, unit: 0xDE00),
      warnings: ["1:8: " + Said.halfPair], texts: ["a: \u{FFFD}"]),
    FaultyFile(
      "half a pair in UTF-32", Encoded.utf32("\"a\" = \"\u{E000}\";", unit: 0xD83D),
      error: "1:8: 0xD83D is no character; save the file as UTF-8"),
    FaultyFile(
      "half a pair as an escape", "\"a\" = \"x\\UD83D\";\n\"b\" = \"\\UDE00 \\UD83D\\UDE00\";",
      warnings: [
        "1:9: this escape is half a surrogate pair, which shows as U+FFFD; write the other half too "
          + "or the character itself",
        "2:8: this escape is half a surrogate pair, which shows as U+FFFD; write the other half too "
          + "or the character itself",
      ], texts: ["a: x\u{FFFD}", "b: \u{FFFD} 😀"]),
    FaultyFile(
      "a zero character", "\"a\" = \"x\u{0}y\";\n\u{0}",
      warnings: [
        "1:9: a zero character stands here; remove it",
        "2:1: a zero character stands here; remove it",
        "2:1: everything from here on is ignored, since 'U+0000' cannot begin a key; remove it",
      ], texts: ["a: x\u{0}y"]),
    // Escapes of other languages, which lose their backslash.
    FaultyFile(
      "a small letter", "\"a\" = \"x\\u203A\";\n\"b\" = \"\\under \\u20\";",
      warnings: ["1:9: '\\u' is no escape here and shows as 'u'; write \\U and four digits"],
      texts: ["a: xu203A", "b: under u20"]),
    FaultyFile(
      "no digits", "\"a\" = \"\\Ux\";",
      warnings: ["1:8: '\\U' without hexadecimal digits is a zero character; add four digits"],
      texts: ["a: \u{0}x"]),
    FaultyFile(
      "eight digits", "\"a\" = \"\\U0001F600\";",
      warnings: [
        "1:8: of the digits after '\\U' only four count, and the others show as text; write the "
          + "character itself, or \\U and four digits for each half of a surrogate pair"
      ], texts: ["a: \u{1}F600"]),
    // Depth.
    FaultyFile(
      "a hundred thousand brackets", "\"a\" = " + String(repeating: "(", count: 100_000),
      error: "1:7: '(' stands where the value of 'a' is expected; write it in quotes"),
    FaultyFile(
      "a hundred thousand braces", String(repeating: "{", count: 100_000),
      error: "1:2: a '}' is missing at the end; close the '{'"),
    // Size.
    FaultyFile(
      "a text of more than two megabytes",
      "\"a\" = \"1\";\n\"b\" = \"\(String(repeating: "x", count: 2 << 20 + 1))\";",
      error: "2:1: " + Said.tooLong("the text of 'b'")),
  ]

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) { file.expectSaid(as: "de.lproj/Main.strings") }

  @Test("Of very many warnings the first are told, and how many more there are")
  func manyWarnings() throws {
    let folder = TemporaryFolder()
    let text = String(repeating: "a=\"\\UD83D\";\n", count: 500)
    let path = folder.write(text, to: "a.strings")
    let contents = try StringsFiles.read([ProjectFile(path: "a.strings", openPath: path)])
    // 500 escapes, and 499 entries that the next one supersedes.
    #expect(contents.warnings.count == 201)
    #expect(
      contents.warnings.last?.description
        == "a.strings: there are 799 further warnings of this file; correct those that are told first"
    )
    #expect(contents.texts.map(\.text) == ["\u{FFFD}"])
  }

  @Test("Very many characters that are none are counted too")
  func manyHalfPairs() throws {
    let folder = TemporaryFolder()
    let units = String(repeating: "\u{E000}", count: 300)
    let path = folder.write(
      Encoded.utf16("\"a\" = \"\(units)\u{0}\";", unit: 0xD83D), to: "a.strings")
    let warnings = try StringsFiles.read([ProjectFile(path: "a.strings", openPath: path)]).warnings
    #expect(warnings.count == 201)
    // 100 halves and the zero character.
    #expect(warnings.last?.message.hasPrefix("there are 101 further warnings ") == true)
  }

  @Test("Wherever a file is cut, nothing of an entry is lost without a word")
  func cuts() {
    let pieces = [
      "\"ä\" = \"1\";", "\n", "'b' = \"2\\n\";", " // x\n", "c;", "\n/* y */", "d=e;\n",
    ]
    let folder = TemporaryFolder()
    var before: [UInt8] = []
    var entries = 0
    for piece in pieces.map({ Array($0.utf8) }) {
      let isEntry = piece.contains(UInt8(ascii: ";"))
      for count in piece.indices {
        let path = folder.write(before + piece[..<count], to: "a.strings")
        guard let texts = try? StringsFiles.read([path]) else { continue }
        // The line feed after the last entry is no part of it.
        let isWhole = piece[..<count].contains(UInt8(ascii: ";"))
        #expect(texts.count == entries + (isWhole ? 1 : 0))
        #expect(!isEntry || count == 0 || isWhole, "\(count) of \(piece)")
      }
      before += piece
      entries += isEntry ? 1 : 0
    }
    #expect(entries == 4)
  }

  @Test("A folder and a missing file say so")
  func noFile() {
    let folder = TemporaryFolder()
    folder.write("", to: "a.strings/x")
    func said(_ name: String) -> String? {
      message { () throws(InputError) in
        try StringsFiles.read([ProjectFile(path: name, openPath: folder(name))])
      }
    }
    #expect(said("a.strings") == "a.strings: this is a folder; name a file in it")
    #expect(said("b.strings") == "b.strings: there is no such file; check the path")
  }

  @Test("Nothing to read is nothing wrong", arguments: ["", " \n", "// x", "/* x */"])
  func empty(text: String) throws {
    FaultyFile("", text, warnings: [], texts: []).expectSaid(as: "a.strings")
  }
}
