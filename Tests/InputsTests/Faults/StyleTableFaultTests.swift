import Inputs
import MetricsCore
import Testing

/// Style tables in JSON, YAML and property lists: every way to be wrong as a file, and the sentence
/// that each gives.
@Suite struct StyleTableFaultTests {
  private static let table =
    "{\n\"h1\": {\"font\": \"Zwölf\", \"size\": 24},\n\"h2\": {\"font\": \"B\", \"size\": 20}}"

  private static func tokens(_ family: String) -> String {
    "{\"h1\": {\"$type\": \"typography\", \"$value\": {\n\"fontFamily\": \(family),\n"
      + "\"fontSize\": {\"value\": 17, \"unit\": \"px\"}, \"fontWeight\": 400}}}"
  }

  private static func several(_ count: Int, _ first: String) -> String {
    "2:15: 'fontFamily' of token 'h1' names \(count) families, of which only the first, '\(first)', is "
      + "measured, since iOS knows no such list; put the app's own font first"
  }

  private static func plist(_ styles: String) -> String {
    "<plist><dict>\n\(styles)\n</dict></plist>"
  }

  /// In `texts` are the names of the styles that are read.
  static let json: [FaultyFile] = [
    FaultyFile(
      "empty", "",
      error: "1:1: the file of the styles is empty; give a mapping from names to styles"),
    FaultyFile(
      "cut inside a name", String(table.prefix { $0 != "ö" }), error: "2:16: " + Said.unclosedQuotes
    ),
    FaultyFile(
      "cut between styles", String(table.dropLast()),
      error: "3:32: the '{' of line 1 is never closed; close it"),
    FaultyFile("Latin-1", Encoded.latin1(table), error: "2:19: " + Said.notUTF8("F6")),
    FaultyFile("UTF-16", Encoded.utf16(table), error: Said.wide("UTF-16")),
    FaultyFile(
      "half a surrogate pair", table.replacing("ö", with: "\\udc00"),
      error: "2:19: \\uDC00 is half of a surrogate pair; write the other half too or the character "
        + "itself"),
    FaultyFile(
      "a comment", "{ // x\n}", error: "1:3: JSON has no comments; remove this one"),
    FaultyFile(
      "a merge conflict", table.replacing("\"h2\"", with: "<<<<<<< HEAD\n\"h2\""),
      error: "3:1: " + Said.conflict),
    FaultyFile(
      "a hundred thousand objects", String(repeating: "{\"a\":", count: 100_000),
      error: "1:501: values are nested more than 100 deep; flatten them"),
    FaultyFile(
      "a list of numbers", "[1, 2]",
      error: "1:1: the file of the styles is a list; give a mapping from names to styles"),
    FaultyFile(
      "a size that is none", "{\n\"h1\": {\"font\": \"A\", \"size\": \"big\"}}",
      error: "2:29: 'size' is a string (\"big\"); give a number of points, such as 17"),
    FaultyFile(
      "a list of families", tokens("[\"Lato\", \"Helvetica\", \"sans-serif\"]"),
      warnings: [several(3, "Lato")], texts: ["h1"]),
    FaultyFile(
      "families as in a style sheet", tokens("\"'Open Sans', Arial\""),
      warnings: [several(2, "Open Sans")], texts: ["h1"]),
    FaultyFile("a list of one family", tokens("[\"Lato\"]"), warnings: [], texts: ["h1"]),
  ]

  static let yaml: [FaultyFile] = [
    FaultyFile(
      "a tab", "h1:\n\tfont: A",
      error: "2:1: a tab stands where the line is indented; indent with spaces"
    ),
    FaultyFile(
      "cut inside quotes", "h1: { font: \"A", error: "1:13: " + Said.unclosedQuotes),
    FaultyFile(
      "a merge conflict",
      "h1: { font: A, size: 1 }\n<<<<<<< HEAD\nh2: { font: A, size: 1 }\n=======\n",
      error: "2:1: " + Said.conflict),
  ]

  static let xml: [FaultyFile] = [
    FaultyFile(
      "cut short", String(plist("<key>h1</key><dict/>").dropLast(15)),
      error: "3:1: the file ends inside <dict>, which opens on line 1; complete it"),
    FaultyFile(
      "a size that is none",
      plist(
        "<key>h1</key><dict><key>font</key><string>A</string>\n<key>size</key><string>big</string></dict>"
      ),
      error: "3:16: 'size' is a string (\"big\"); give a number of points, such as 17"),
  ]

  /// Objects 0 to 3 are the table, the names `h1` and `h2`, and the first style.
  private static func binary(_ style: [UInt8], _ rest: [UInt8]...) -> [UInt8] {
    BinaryPropertyListTests.file([[0xD1, 1, 2], text("h1"), style] + rest)
  }

  private static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  static let binaries: [FaultyFile] = [
    FaultyFile(
      "cut short", Array(binary([0xD0]).dropLast(3)), error: Said.damagedBinary),
    FaultyFile(
      "a size that is none",
      binary([0xD2, 3, 4, 5, 6], text("font"), text("size"), text("A"), text("big")),
      error:
        "under 'h1' › 'size': 'size' is a string (\"big\"); give a number of points, such as 17"),
    FaultyFile(
      "a key that is missing", binary([0xD1, 3, 4], text("font"), text("A")),
      error:
        "under 'h1': style 'h1' has no 'size'; add the size in points at the text size large, such "
        + "as size: 17"),
    FaultyFile(
      "half a surrogate pair",
      binary([0xD1, 3, 4], text("font"), [0x61, 0xDE, 0x00]),
      error:
        "the object at byte 22 of the binary property list (under 'h1' › 'font') is a string with "
        + "half a surrogate pair after ''; correct the text"),
    FaultyFile(
      "a key without effect in a token",
      binary(
        [0xD2, 3, 4, 5, 6], text("$type"), text("$value"), text("typography"),
        [0xD3, 7, 8, 9, 10, 11, 12], text("fontFamily"), text("fontSize"), text("x"), text("A"),
        [0x10, 17], [0x10, 1]),
      warnings: [
        "under 'h1' › '$value' › 'x': unknown key 'x' in token 'h1' has no effect; the known ones are "
          + "fontFamily, fontSize, fontWeight, letterSpacing, lineHeight and fontStyle"
      ], texts: ["h1"]),
    FaultyFile(
      "a style given twice in a list",
      BinaryPropertyListTests.file([
        [0xA2, 1, 1], [0xD3, 2, 3, 4, 5, 6, 7], text("name"), text("font"), text("size"),
        text("h1"),
        text("A"), [0x10, 17],
      ]), error: "under '2' › 'name': a style 'h1' is already given above; rename one"),
  ]

  private func expectSaid(_ file: FaultyFile, as name: String) {
    let table = StyleTable.read(file.bytes, path: name)
    #expect(
      table.errors.map(\.description)
        == [file.error].compactMap { $0.map { FaultyFile.place(name, $0) } })
    #expect(table.warnings.map(\.description) == file.warnings.map { FaultyFile.place(name, $0) })
    if file.error == nil { #expect(table.styles.map(\.name) == file.texts) }
  }

  @Test("Each fault in JSON has its sentence and its place", arguments: json)
  func faultsInJSON(file: FaultyFile) { expectSaid(file, as: "styles.json") }

  @Test("Each fault in YAML has its sentence and its place", arguments: yaml)
  func faultsInYAML(file: FaultyFile) { expectSaid(file, as: "styles.yml") }

  @Test("Each fault in an XML property list has its sentence and its place", arguments: xml)
  func faultsInXML(file: FaultyFile) { expectSaid(file, as: "styles.plist") }

  @Test("Each fault in a binary property list has its sentence and its keys", arguments: binaries)
  func faultsInBinary(file: FaultyFile) { expectSaid(file, as: "styles.plist") }

  @Test("A list of families that several tokens refer to is told once")
  func sharedFamilies() {
    let table = StyleTable.read(
      Array(
        """
        {"base": {"$type": "fontFamily", "$value": ["Lato", "Arial"]},
         "t": {"$type": "typography",
          "a": {"$value": {"fontFamily": "{base}", "fontSize": {"value": 17, "unit": "px"}}},
          "b": {"$value": {"fontFamily": "{base}", "fontSize": {"value": 20, "unit": "px"}}}}}
        """.utf8), path: "t.json")
    #expect(table.styles.map(\.name) == ["t.a", "t.b"])
    #expect(table.warnings.map { $0.location?.column } == [44])
  }
}
