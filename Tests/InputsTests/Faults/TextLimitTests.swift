import Testing

@testable import Inputs

/// Files with more texts than fit into the memory.
@Suite struct TextLimitTests {
  /// A file of each format with four texts, and where the fourth of them is one too many.
  static let files: [(name: String, text: String, place: String)] = [
    ("a.strings", "a;\nb;\na = c;\nd;", ":4:1"),
    (
      "a.strings",
      "<plist><dict>" + "abcd".map { "<key>\($0)</key><string>x</string>" }.joined()
        + "</dict></plist>",
      ""
    ),
    (
      "a.stringsdict",
      "<plist><dict>" + "abcd".map { "\n<key>\($0)</key><string>x</string>" }.joined()
        + "</dict></plist>", ":5:1"
    ),
    (
      "a.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {},\n\"b\": {},\n\"c\": {},\n\"d\": {}}}",
      ":5:1"
    ),
    (
      "a.xliff",
      "<xliff><file source-language=\"en\" target-language=\"de\"><body>\n"
        + "<trans-unit id=\"a\"><source>a</source><target>b</target></trans-unit>\n"
        + "<trans-unit id=\"b\"><source>c</source><target>d</target></trans-unit></body></file></xliff>",
      ":3:1"
    ),
    ("a.txt", "a\n\nb\nc\nd\n", ":5:1"),
  ]

  @Test("A text more than the limit is told at its place, in every format", arguments: files)
  func limits(name: String, text: String, place: String) throws {
    var file = StringsFile(path: name, defaultLocale: "en")
    let reader = try StringsReaders.reader(for: file)
    file.textLimit = 4
    let count = try reader.read(Array(text.utf8), from: file).texts.count
    // Of the text form's four entries one supersedes another.
    #expect(count == (place == ":4:1" ? 3 : 4))
    file.textLimit = 3
    #expect(
      message { () throws(InputError) in try reader.read(Array(text.utf8), from: file) }
        == "\(name)\(place): the file has more than 3 texts, more than any app shows; split it")
  }
}
