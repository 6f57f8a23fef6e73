import Foundation
import Inputs
import Testing

/// `.xcstrings`: every way to be wrong as a file, and the sentence that each gives.
///
/// What is wrong with single strings of a catalog is in ``CatalogFaultTests``.
@Suite(.timeLimit(.minutes(1))) struct CatalogFileFaultTests {
  /// A catalog with the string `a` on line 2 and its German text on line 3.
  private static func catalog(
    _ text: String = "\"zwölf\"", rule: (String, String) = ("", ""), head: String = "",
    end: String = "\n"
  ) -> String {
    "{\(head)\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {\"localizations\": {\"de\": {\n"
      + rule.0 + "\"stringUnit\": {\"value\": \(text)}" + rule.1 + "}}}\(end)}}"
  }

  static let files: [FaultyFile] = [
    FaultyFile("empty", "", error: "1:1: the file is empty; it should hold a JSON document"),
    FaultyFile(
      "cut inside a text", String(catalog().prefix { $0 != "f" }),
      error: "3:25: " + Said.unclosedQuotes),
    FaultyFile(
      "cut between brackets", String(catalog().dropLast(2)),
      error: "4:1: the '{' of line 1 is never closed; close it"),
    FaultyFile(
      "a comma too many", catalog(end: ",\n"),
      error: "4:1: a comma stands before '}'; remove the comma"),
    FaultyFile(
      "YAML", "strings:\n  a: b\n", error: "1:1: 's' stands where a value is expected; correct it"),
    FaultyFile(
      "a comment", "// x\n" + catalog(), error: "1:1: JSON has no comments; remove this one"),
    FaultyFile(
      "a merge conflict", catalog(end: "\n<<<<<<< HEAD\n,\"b\": {}\n=======\n"),
      error: "4:1: " + Said.conflict),
    FaultyFile(
      "a key given twice", catalog(end: ",\n\"a\": {}"),
      error: "4:1: the key 'a' is already given on line 2; remove one"),
    FaultyFile("Latin-1", Encoded.latin1(catalog()), error: "3:28: " + Said.notUTF8("F6")),
    FaultyFile("UTF-16", Encoded.utf16(catalog()), error: Said.wide("UTF-16")),
    FaultyFile(
      "UTF-16 without a mark", Encoded.utf16(catalog(), hasMark: false), error: Said.wide("UTF-16")),
    FaultyFile("UTF-32", Encoded.utf32(catalog(), isBigEndian: true), error: Said.wide("UTF-32")),
    FaultyFile(
      "UTF-32 without a mark", Encoded.utf32(catalog(), hasMark: false), error: Said.wide("UTF-32")),
    FaultyFile(
      "half a pair in UTF-8",
      Array(catalog("\"|").utf8.prefix { $0 != UInt8(ascii: "|") }) + [0xED, 0xA0, 0xBD],
      error: "3:26: " + Said.notUTF8("ED")),
    FaultyFile(
      "half a pair as an escape", catalog("\"x\\ud83d\""),
      error: "3:27: \\uD83D is half of a surrogate pair; write the other half too or the character "
        + "itself"),
    FaultyFile(
      "a hundred thousand objects",
      "{\"strings\":\n" + String(repeating: "{\"a\":", count: 100_000),
      // The outermost object is the first of a hundred.
      error: "2:496: values are nested more than 100 deep; flatten them"),
    FaultyFile(
      "a plural form misspelt",
      catalog(rule: ("\"variations\": {\"plural\": {\"oter\": {", "}}}")),
      warnings: [
        "3:27: 'oter' of 'a' in de is no plural form, so that iOS never chooses it; did you mean "
          + "'other'?"
      ], texts: ["a: a", "a.oter: zwölf"]),
    FaultyFile(
      "a rule misspelt", catalog(rule: ("\"variations\": {\"plurals\": {\"one\": {", "}}}")),
      warnings: [
        "3:16: the rule 'plurals' of 'a' in de is not known, and its texts are read as they stand; did "
          + "you mean 'plural'?"
      ], texts: ["a: a", "a.one: zwölf"]),
    FaultyFile(
      "a substitution that is not there", catalog("\"%#@n@ und %2$#@m@ und %#@n@\""),
      warnings: [
        "3:25: 'a' in de refers to the substitution 'n', which it does not have; add it or correct the "
          + "name",
        "3:25: 'a' in de refers to the substitution 'm', which it does not have; add it or correct the "
          + "name",
      ], texts: ["a: a", "a: %#@n@ und %2$#@m@ und %#@n@"]),
    FaultyFile(
      "a text of more than two megabytes",
      catalog("\"\(String(repeating: "x", count: 2 << 20 + 1))\""),
      error: "3:25: " + Said.tooLong("the text of 'a'")),
  ]

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) { file.expectSaid(as: "Localizable.xcstrings") }

  @Test("A catalog cut short fails wherever it is cut")
  func cuts() {
    let bytes = Array(Self.catalog().utf8)
    let folder = TemporaryFolder()
    for count in bytes.indices {
      let path = folder.write(Array(bytes[..<count]), to: "a.xcstrings")
      let file = ProjectFile(path: "a.xcstrings", openPath: path)
      let said = message { () throws(InputError) in try StringsFiles.read([file]) }
      #expect(said?.wholeMatch(of: /a\.xcstrings:\d+:\d+: [^\n]+/) != nil, "\(count)")
    }
  }
}
