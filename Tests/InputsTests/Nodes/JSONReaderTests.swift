import Testing

@testable import Inputs

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(InputError) -> Node {
    try JSONReader.read(Array(text.utf8), path: "a.json")
  }

  @Test("Values know their line and column, counted in characters")
  func marks() throws {
    let node = try read("{\n\t\"ü\": [1, \"é\", true],\r\n  \"b\": null}")
    let entries = try #require(node.entries)
    #expect(entries.map(\.key) == ["ü", "b"])
    #expect(entries[0].keyMark == Node.Mark(line: 2, column: 2))
    #expect(
      entries[0].value.elements == [
        Node(.scalar("1", isQuoted: false), mark: Node.Mark(line: 2, column: 8)),
        Node(.scalar("é", isQuoted: true), mark: Node.Mark(line: 2, column: 11)),
        Node(.scalar("true", isQuoted: false), mark: Node.Mark(line: 2, column: 16)),
      ])
    #expect(entries[1].value == Node(.null, mark: Node.Mark(line: 3, column: 8)))
  }

  @Test(
    "Strings are unescaped",
    arguments: [
      (#""""#, ""), (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC""#, "é€"), (#""\uD83D\uDE00!""#, "😀!"), (#""\u0000""#, "\0"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""ก\u0e33""#, "กำ"),
    ])
  func strings(json: String, expected: String) throws {
    #expect(try read(json).value == .scalar(expected, isQuoted: true))
  }

  @Test(
    "Numbers keep their text", arguments: ["0", "-0", "17", "-1.5", "1e3", "1E+3", "12.50e-2"])
  func numbers(text: String) throws {
    #expect(try read(text).value == .scalar(text, isQuoted: false))
  }

  @Test("Keys are told apart by their code points")
  func composedKeys() throws {
    #expect(try read("{\"é\": 1, \"e\u{301}\": 2}").entries?.count == 2)
  }

  @Test(
    "Faults have a place and a way out",
    arguments: [
      ("", "1:1: the file is empty; it should hold a JSON document"),
      (" \n", "1:1: the file is empty; it should hold a JSON document"),
      ("{\"a\":", "1:6: the JSON document ends where a value is expected; complete it"),
      (
        "{a: 1}", "1:2: 'a' stands where a key in double quotes is expected; correct it"
      ),
      (
        "{\"a\" 1}",
        "1:6: '1' stands where ':' after the key 'a' is expected; correct it"
      ),
      (
        "{\"a\": 1 \"b\": 2}",
        "1:9: '\"' stands where ',' or '}' is expected; correct it"
      ),
      (
        "[1 2]",
        "1:4: '2' stands where ',' or ']' is expected; correct it"
      ),
      (
        "[1, ü]", "1:5: 'ü' stands where a value is expected; correct it"
      ),
      (
        "[truely]",
        "1:2: 't' stands where a value is expected; correct it"
      ),
      ("{\"a\": 1,}", "1:9: a comma stands before '}'; remove the comma"),
      ("[1,\n]", "2:1: a comma stands before ']'; remove the comma"),
      ("{\n\"a\": 1", "2:7: the '{' of line 1 is never closed; close it"),
      ("{", "1:2: the '{' of line 1 is never closed; close it"),
      ("\n[", "2:2: the '[' of line 2 is never closed; close it"),
      ("[1, 2", "1:6: the '[' of line 1 is never closed; close it"),
      ("[1] x", "1:5: text follows the end of the JSON document; remove it"),
      ("[\"a]", "1:2: the quotes that open here are never closed; close them"),
      ("[\"a\\", "1:2: the quotes that open here are never closed; close them"),
      (
        "[\"a\nb\"]",
        "1:4: a line ends inside quotes; close them, or write \\n for a line break"
      ),
      ("[\"a\tb\"]", "1:4: a tab stands inside quotes; write \\t"),
      (
        "[\"a\u{1}b\"]",
        "1:4: a control character stands inside quotes; remove it or write it as \\u00XX"
      ),
      ("[\"\\d\"]", "1:3: this is not an escape of JSON; for a backslash write \\\\"),
      ("[\"\\u12G4\"]", "1:3: \\u needs four hexadecimal digits; complete it"),
      (
        "[\"x\\uD800\"]",
        "1:4: \\uD800 is half of a surrogate pair; write the other half too or the character itself"
      ),
      (
        "[\"\\uD800\\u0041\"]",
        "1:3: \\uD800 is half of a surrogate pair; write the other half too or the character itself"
      ),
      (
        "[\"\\uDE00\\uD83D\"]",
        "1:3: \\uDE00 is half of a surrogate pair; write the other half too or the character itself"
      ),
      ("[01]", "1:2: this is not a number of JSON; write it like 17, -0.5 or 1e3"),
      ("[1.]", "1:2: this is not a number of JSON; write it like 17, -0.5 or 1e3"),
      ("[-]", "1:2: this is not a number of JSON; write it like 17, -0.5 or 1e3"),
      ("[1e+]", "1:2: this is not a number of JSON; write it like 17, -0.5 or 1e3"),
      ("{\"a\": 1,\n \"a\": 2}", "2:2: the key 'a' is already given on line 1; remove one"),
      (
        "{\"a\": 1, // comment\n}",
        "1:10: JSON has no comments; remove this one"
      ),
    ])
  func faults(text: String, expected: String) {
    #expect(message { () throws(InputError) in try read(text) } == "a.json:" + expected)
  }

  @Test(
    "Where YAML is read too, the faults of what begins with a brace say so",
    arguments: [
      (
        "{a: 1}",
        "1:2: 'a' stands where a key in double quotes is expected (what begins with '{' is read "
          + "as JSON)"
      ),
      (
        "{ // a\n}", "1:3: JSON has no comments; remove this one, or write the file as YAML"
      ),
    ])
  func eitherForm(text: String, expected: String) {
    #expect(
      message { () throws(InputError) in try DocumentReader.read(Array(text.utf8), path: "a.yml") }
        == "a.yml:" + expected)
  }

  @Test("More values than fit into the memory are refused")
  func valueCount() {
    // The list and its 99 numbers are a hundred values.
    func read(_ count: Int) -> String? {
      let bytes = Array(("[1" + String(repeating: ",1", count: count - 1) + "]").utf8)
      return message { () throws(InputError) in
        try JSONReader.read(bytes, path: "a.json", valueLimit: 100)
      }
    }
    #expect(read(99) == nil)
    #expect(read(100) == "a.json:1:200: the document has more than 100 values; split it")
  }

  @Test("Nesting has an end")
  func depth() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(
      message { () throws(InputError) in try read(text) }
        == "a.json:1:101: values are nested more than 100 deep; flatten them")
  }

  @Test("A file of 2 MB is read", .timeLimit(.minutes(1)))
  func large() throws {
    let entries = (0..<20_000).map {
      "  \"key.\($0)\": { \"value\": \"Ein längerer Text mit \\u00fcber 40 Zeichen, \($0)\" }"
    }
    let node = try read("{\n" + entries.joined(separator: ",\n") + "\n}")
    #expect(node.entries?.count == 20_000)
    #expect(node.entries?.last?.keyMark == Node.Mark(line: 20_001, column: 3))
  }
}
