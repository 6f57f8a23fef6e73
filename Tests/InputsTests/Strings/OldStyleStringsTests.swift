import MetricsCore
import Testing

@testable import Inputs

@Suite struct OldStyleStringsTests {
  private func contents(_ bytes: [UInt8]) throws(InputError) -> StringsContents {
    try OldStyleStringsReader.read(
      bytes, from: StringsFile(path: "App/de.lproj/Main.strings", defaultLocale: "en"))
  }

  private func contents(_ text: String) throws(InputError) -> StringsContents {
    try contents(Array(text.utf8))
  }

  private func pairs(_ text: String) throws -> [String] {
    try contents(text).texts.map { "\($0.key ?? "nil") → \($0.text)" }
  }

  @Test("A text knows its key, table, language and place")
  func entry() throws {
    let text = "/* Über */ \"a\" = \"1\";\n// é\n  'b c'\t=\n\"2\";"
    #expect(
      try contents(text).texts == [
        LocalizedText(
          text: "1", key: "a", table: "Main", locale: "de",
          location: SourceLocation(path: "App/de.lproj/Main.strings", line: 1, column: 12)),
        LocalizedText(
          text: "2", key: "b c", table: "Main", locale: "de",
          location: SourceLocation(path: "App/de.lproj/Main.strings", line: 3, column: 3)),
      ])
  }

  @Test(
    "Entries may be written in many ways",
    arguments: [
      ("", []), ("  \n\t", []), ("// only a comment", []), ("/* only */ // comments", []),
      ("\"a\"=\"1\";", ["a → 1"]), ("a=1;", ["a → 1"]), ("'a' = 'b';", ["a → b"]),
      ("A-z_0.9/$: = b/c:d;", ["A-z_0.9/$: → b/c:d"]), ("\"a\";", ["a → a"]),
      ("key ;", ["key → key"]),
      ("a = \"it's\"; b = '\"';", ["a → it's", "b → \""]),
      ("\"a\" /*1*/ = // 2\n /*3*/ \"b\" /*4*/ ;", ["a → b"]),
      ("\"a\" = \"/* no comment */\"; // \"b\" = \"c\";", ["a → /* no comment */"]),
      ("\"a\" = \"http://x.y//z\";", ["a → http://x.y//z"]), ("a//b = c;", ["a//b → c"]),
      ("\"a\" = \"\";", ["a → "]), ("\"\" = \"x\";", [" → x"]),
      ("\"a\" = \"line\nbreak\";", ["a → line\nbreak"]),
      ("\"a\"\u{2028}=\u{2029}\"b\";", ["a → b"]), ("\u{B}a\u{C}=b;", ["a → b"]),
      ("{ a = 1; \"b\" = \"2\"; }\n", ["a → 1", "b → 2"]), ("{}", []), ("{ } // end", []),
      ("a = 1; b = 2; a = 3;", ["b → 2", "a → 3"]),
      ("a = 1; a = 2; a = 3;", ["a → 3"]),
      ("\"é\" = 1; \"e\u{301}\" = 2;", ["é → 1", "e\u{301} → 2"]),
      ("\u{FEFF}\"a\" = \"b\";", ["a → b"]),
    ] as [(String, [String])])
  func forms(text: String, expected: [String]) throws {
    #expect(try pairs(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(
    "Escapes mean what Foundation reads",
    arguments: [
      (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"), (#"\"\'\\"#, "\"'\\"),
      (#"\U00e9\U20AC"#, "é€"), (#"\U41!"#, "A!"), (#"\U2026x"#, "…x"), (#"\U12345"#, "\u{1234}5"),
      (#"\UD83D\UDE00"#, "😀"), (#"\UD83D"#, "\u{FFFD}"), (#"\UDE00"#, "\u{FFFD}"),
      (#"\UD83Dx"#, "\u{FFFD}x"), (#"\UD83D\U0041"#, "\u{FFFD}A"), (#"\UD83D\n"#, "\u{FFFD}\n"),
      (#"\UD83D\UD83D\UDE00"#, "\u{FFFD}😀"), (#"\Ux"#, "\0x"),
      (#"\u00e9"#, "u00e9"), (#"\q\/\%"#, "q/%"), (#"\é\😀"#, "é😀"), ("\\\nx", "\nx"),
      (#"\101\7\0419"#, "A\u{7}!9"), (#"\341\251\277"#, "Æ’¿"), (#"\200\377"#, "\u{A0}\u{FFFD}"),
      (#"\777"#, "\u{FFFD}"), (#"\8"#, "8"), (#"\18"#, "\u{1}8"),
    ])
  func escapes(escaped: String, expected: String) throws {
    let text = try contents("\"k\" = \"\(escaped)\";").texts.first?.text
    #expect(text.map { Array($0.utf8) } == Array(expected.utf8))
  }

  // Codes of NEXTSTEP.TXT, some from every row.
  @Test(
    "Octal codes from 0200 on are those of NeXTSTEP",
    arguments: [
      (0x80, 0xA0), (0x81, 0xC0), (0x87, 0xC7), (0x8F, 0xCF), (0x96, 0xD6), (0x97, 0xD9),
      (0x9D, 0xB5), (0x9F, 0xF7), (0xA0, 0xA9), (0xA4, 0x2044), (0xA6, 0x0192), (0xA9, 0x2019),
      (0xAE, 0xFB01), (0xB0, 0xAE), (0xB4, 0xB7), (0xB8, 0x201A), (0xBC, 0x2026), (0xBD, 0x2030),
      (0xC1, 0x02CB), (0xC8, 0xA8), (0xCF, 0x02C7), (0xD0, 0x2014), (0xD5, 0xE0), (0xDF, 0xEB),
      (0xE1, 0xC6), (0xE3, 0xAA), (0xE8, 0x0141), (0xEA, 0x0152), (0xEB, 0xBA), (0xF1, 0xE6),
      (0xF5, 0x0131), (0xF8, 0x0142), (0xFA, 0x0153), (0xFB, 0xDF), (0xFD, 0xFF), (0xFE, 0xFFFD),
    ])
  func nextStep(code: Int, scalar: Int) {
    #expect(NextStepEncoding.scalar(UInt8(code)).value == UInt32(scalar))
  }

  @Test(
    "Lines end with LF, CR or both",
    arguments: ["\n", "\r", "\r\n"])
  func lineEndings(ending: String) throws {
    let text = ["/* a", " b */", "\"k\" = \"v", "w\";", "", "\"l\" = \"x\";"].joined(
      separator: ending)
    #expect(try contents(text).texts.map { $0.location?.line } == [3, 6])
    #expect(try contents(text).texts.first?.text == "v\(ending)w")
  }

  @Test(
    "Faults fail the file with a place and a way out",
    arguments: [
      (
        "\"a\" = \"1\";\n\n\"b\" = \"2\"\n\"c\" = \"3\";\n",
        "4:1: ';' is missing after the value of 'b' on line 3; add it, or escape quotes inside the "
          + "text as \\\""
      ),
      (
        "\"a\" = \"1\"",
        "1:10: ';' is missing after the value of 'a' on line 1; add it, or escape quotes inside "
          + "the text as \\\""
      ),
      (
        "\"a\" = \"say \"hi\"\";",
        "1:13: ';' is missing after the value of 'a' on line 1; add it, or escape quotes inside "
          + "the text as \\\""
      ),
      (
        "\"a\" \"b\";",
        "1:5: '=' or ';' is missing after the key 'a' of line 1; add it, or escape quotes inside "
          + "the text as \\\""
      ),
      (
        "\"a\"",
        "1:4: '=' or ';' is missing after the key 'a' of line 1; add it, or escape quotes inside "
          + "the text as \\\""
      ),
      ("\"a\" =", "1:6: the value of 'a' is missing; write it in quotes"),
      ("\"a\" = ;", "1:7: ';' stands where the value of 'a' is expected; write it in quotes"),
      ("\"a\" = (1);", "1:7: '(' stands where the value of 'a' is expected; write it in quotes"),
      ("\"a\" = „x“;", "1:7: '„' stands where the value of 'a' is expected; write it in quotes"),
      ("x = y;\n\"a\" = \"b;\n", "2:7: the quotes that open here are never closed; close them"),
      ("\"a\" = 'b\\", "1:7: the quotes that open here are never closed; close them"),
      ("\"a\\\"", "1:1: the quotes that open here are never closed; close them"),
      ("= b;", "1:1: '=' cannot begin a key; write entries like \"key\" = \"value\";"),
      ("\n“a” = “b”;", "2:1: '“' cannot begin a key; write entries like \"key\" = \"value\";"),
      ("{ a = 1;", "1:9: a '}' is missing at the end; close the '{'"),
      ("{ a = 1; } b = 2;", "1:12: text follows the closing '}'; remove it"),
    ])
  func faults(text: String, expected: String) {
    #expect(
      message { () throws(InputError) in try contents(text) }
        == "App/de.lproj/Main.strings:" + expected)
  }

  @Test("What follows the last entry is ignored with a warning")
  func trailingJunk() throws {
    let contents = try contents("\"a\" = \"1\";\n}\n\"c\" = \"3\";\n")
    #expect(contents.texts.map(\.key) == ["a"])
    #expect(
      contents.warnings.map(\.description) == [
        "App/de.lproj/Main.strings:2:1: everything from here on is ignored, since '}' cannot begin "
          + "a key; remove it"
      ])
  }

  @Test("A comment that is never closed is a warning")
  func openComment() throws {
    let contents = try contents("\"a\" = \"1\";\n /* \"b\" = \"2\";\n")
    #expect(contents.texts.map(\.key) == ["a"])
    #expect(
      contents.warnings.map(\.description) == [
        "App/de.lproj/Main.strings:2:2: the comment that opens here is never closed, so the rest "
          + "is ignored; close it"
      ])
  }

  @Test("A megabyte on one line takes no time", .timeLimit(.minutes(1)))
  func oneLine() throws {
    let text = (0..<50_000).map { "\"k\($0)\"=\"Größe\";" }.joined()
    let texts = try contents(text).texts
    #expect(texts.count == 50_000)
    // The keys before have 10 × 1 + 90 × 2 + 900 × 3 + 9,000 × 4 + 39,999 × 5 digits, and each
    // entry has 12 other characters.
    #expect(texts.last?.location?.column == 1 + 49_999 * 12 + 238_885)
  }
}
