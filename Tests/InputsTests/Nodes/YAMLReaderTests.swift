import Testing

@testable import Inputs

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws(InputError) -> Node {
    try DocumentReader.read(Array(text.utf8), path: "a.yml")
  }

  @Test("Values know their line and column, counted in characters")
  func marks() throws {
    let node = try read("# ü\nkéy: [a, 'b']\nother:\n  - x: 1\n    \"y\": ~\n")
    let entries = try #require(node.entries)
    #expect(entries.map(\.key) == ["kéy", "other"])
    #expect(entries[0].keyMark == Node.Mark(line: 2, column: 1))
    #expect(
      entries[0].value.elements == [
        Node(.scalar("a", isQuoted: false), mark: Node.Mark(line: 2, column: 7)),
        Node(.scalar("b", isQuoted: true), mark: Node.Mark(line: 2, column: 10)),
      ])
    let inner = try #require(entries[1].value.elements?.first)
    #expect(inner.mark == Node.Mark(line: 4, column: 5))
    #expect(inner["x"]?.mark == Node.Mark(line: 4, column: 8))
    #expect(inner["y"] == Node(.null, mark: Node.Mark(line: 5, column: 10)))
  }

  @Test("Words such as off and no stay words")
  func words() throws {
    let node = try read("off-centre: off\nno: yes\n")
    #expect(node["off-centre"]?.value == .scalar("off", isQuoted: false))
    #expect(node["no"]?.value == .scalar("yes", isQuoted: false))
  }

  @Test("Block scalars are text", arguments: ["a: |\n  12\n", "a: >\n  12\n", "a: '12\n\n  '\n"])
  func blocks(text: String) throws {
    #expect(try read(text)["a"]?.value == .scalar("12\n", isQuoted: true))
  }

  @Test(
    "An empty document holds nothing", arguments: ["", "# comment\n", "---\n", "~\n", "\u{FEFF}"])
  func empty(text: String) throws { #expect(try read(text).value == .null) }

  @Test("A byte-order mark does not count as a column")
  func byteOrderMark() throws {
    #expect(try read("\u{FEFF}a: 1")["a"]?.mark == Node.Mark(line: 1, column: 4))
  }

  @Test("A version directive is accepted")
  func directive() throws {
    #expect(try read("%YAML 1.2\n---\na: 1\n...\n")["a"]?.value == .scalar("1", isQuoted: false))
  }

  @Test(
    "Faults have a place and a way out",
    arguments: [
      ("a: 1\na: 2\n", "2:1: the key 'a' is already given on line 1; remove one"),
      ("a: {b: 1, 'b': 2}\n", "1:11: the key 'b' is already given on line 1; remove one"),
      (
        "a: &x 1\n",
        "1:4: anchors are not supported; write the value out where it is used, or put text that "
          + "begins with '&' in quotes"
      ),
      (
        "a: *x\n",
        "1:4: a value that begins with '*' is an alias, and these are not supported; put it in "
          + "quotes, such as \"*.title\""
      ),
      (
        "a: [*.title]\n",
        "1:6: a value that begins with '*' is an alias, and these are not supported; put it in "
          + "quotes, such as \"*.title\""
      ),
      (
        "a: !!str 1\n",
        "1:4: tags are not supported; remove the tag, or put text that begins with '!' in quotes"
      ),
      (
        "a: ! 1\n",
        "1:4: tags are not supported; remove the tag, or put text that begins with '!' in quotes"
      ),
      ("a: !x!y 1\n", "1:4: tags are not supported; put text that begins with '!' in quotes"),
      ("a: 1\n---\nb: 1\n", "2:1: a second document begins here; keep one document in a file"),
      ("a:\n\tb: 1\n", "2:1: a tab stands where the line is indented; indent with spaces"),
      ("\ta: 1\n", "1:1: a tab stands where the line is indented; indent with spaces"),
      ("a: @b\n", "1:4: a value cannot begin with '@'; put it in quotes"),
      ("a: `b`\n", "1:4: a value cannot begin with '`'; put it in quotes"),
      ("a: %b\n", "1:4: a value cannot begin with '%'; put it in quotes"),
      (
        "a: b: c\n",
        "1:5: a ':' is not expected here; put a value that contains ': ' in quotes, or check the "
          + "indentation"
      ),
      (
        "a: 'b' c\n",
        "1:8: a key is expected here; check the indentation and the quotes and brackets before"
      ),
      (
        "a: 1\nb\nc: 1\n",
        "3:1: a ':' is missing after the key on line 2; add it, or check the indentation"
      ),
      (
        "a: [1, 2\nb: 1\n",
        "2:2: a ',' or ']' is expected here; close the list that begins on line 1"
      ),
      (
        "a: {b: 1\nc: 1\n",
        "2:2: a ',' or '}' is expected here; close the mapping that begins on line 1"
      ),
      (
        "a:\n  - 1\n  b: 1\n",
        "3:3: a '- ' is expected here, as in the list that begins on line 2; check the indentation"
      ),
      ("a: - 1\n", "1:4: a '- ' is not expected here; begin the list on a line of its own"),
      ("a: 'b\nc: 1\n", "1:4: the quotes that open here are never closed; close them"),
      ("a: \"b\n", "1:4: the quotes that open here are never closed; close them"),
      (
        "a: \"C:\\d\"\n",
        "1:7: this is not an escape of YAML; for a backslash write \\\\, or use single quotes"
      ),
      (
        "a: \"\\u12\"\n",
        "1:7: this is not a character code; write \\u and four hexadecimal digits"
      ),
      (
        "a: \"\\uD800\"\n",
        "1:7: this code is no character by itself; write the character, or \\U and its eight "
          + "hexadecimal digits"
      ),
      (
        "a: 1\n b: 2\n",
        "2:3: a ':' is not expected here; put a value that contains ': ' in quotes, or check the "
          + "indentation"
      ),
      (
        "? [a]\n: 1\n",
        "1:3: a list or mapping stands where a key is expected; write a word"
      ),
      (
        "a: x\u{1}\n",
        "1:5: a control character stands here; remove it, or write it as \\xNN in double quotes"
      ),
      ("a: 'b\n---\n", "2:1: a document ends inside quotes; close the quotes of line 1"),
      (
        "- 1\na: 1\n",
        "2:1: a '- ' is expected here, as in the list that begins on line 1; check the indentation"
      ),
    ])
  func faults(text: String, expected: String) {
    #expect(message { () throws(InputError) in try read(text) } == "a.yml:" + expected)
  }

  @Test("Bytes that are no UTF-8 are shown where they stand")
  func invalidUTF8() {
    let bytes = Array("a: 1\nb: Stra".utf8) + [0xDF] + Array("e\n".utf8)
    #expect(
      message { () throws(InputError) in try DocumentReader.read(bytes, path: "a.yml") }
        == "a.yml:2:8: the byte 0xDF is not UTF-8; save the file as UTF-8")
  }

  @Test("Nesting has an end", arguments: ["[", "- ", "{a: ", "? "])
  func depth(opening: String) {
    let text = String(repeating: opening, count: 5000)
    let message = message { () throws(InputError) in
      try DocumentReader.read(Array("x: \(text)".utf8), path: "a")
    }
    #expect(message != nil)
  }

  @Test("A hundred levels are read, one more is not")
  func depthLimit() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    _ = try read(nested(100))
    #expect(
      message { () throws(InputError) in try read(nested(101)) }
        == "a.yml:1:101: values are nested more than 100 deep; flatten them")
  }

  @Test("A document above 4 MB is refused")
  func size() {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: DocumentReader.sizeLimit + 1)
    #expect(
      message { () throws(InputError) in try DocumentReader.read(bytes, path: "a.yml") }
        == "a.yml: the file is larger than 4 MB, more than a file of its kind has; check "
        + "that it is the right one")
  }
}
