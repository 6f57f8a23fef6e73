import MetricsCore
import Testing

@testable import Inputs

@Suite struct CatalogFaultTests {
  @Test(
    "A file that is no catalog fails with one sentence",
    arguments: [
      ("", "1:1: the file is empty; it should hold a JSON document"),
      (
        "[]",
        "1:1: a string catalog is a JSON object, and this is a list; check that this is a "
          + "catalog of Xcode"
      ),
      (
        " \"x\"",
        "1:2: a string catalog is a JSON object, and this is text; check that this is a "
          + "catalog of Xcode"
      ),
      (
        "{}",
        "1:1: the JSON has no 'strings', which a string catalog has; check that this is a "
          + "catalog of Xcode"
      ),
      (
        "{\"strings\": null}",
        "1:13: 'strings' is null instead of an object of keys; check that this is a catalog "
          + "of Xcode"
      ),
      (
        "{\"strings\":\n [1]}",
        "2:2: 'strings' is a list instead of an object of keys; check that this is a catalog "
          + "of Xcode"
      ),
      ("{\"strings\": {\"a\": {}", "1:21: the '{' of line 1 is never closed; close it"),
      ("{\"strings\": {\"a\": {},}}", "1:22: a comma stands before '}'; remove the comma"),
      (
        "{\"strings\": {\"a\": {},\n \"a\": {}}}",
        "2:2: the key 'a' is already given on line 1; remove one"
      ),
      (
        "{\"strings\": {\"a\\ud83d\": {}}}",
        "1:16: \\uD83D is half of a surrogate pair; write the other half too or the "
          + "character itself"
      ),
      (
        "{\"strings\": {\"a\": {}}}\n<<<<<<< HEAD",
        "2:1: a merge conflict is left here; resolve it"
      ),
    ])
  func faults(text: String, expected: String) {
    #expect(
      message { () throws(InputError) in try catalog(text) }
        == "A.xcstrings:" + expected)
  }

  @Test("Bytes that are not UTF-8 fail at their place")
  func encoding() {
    let bytes = Array("{\"strings\":\n {\"".utf8) + [0xE4] + Array("\": {}}}".utf8)
    let file = StringsFile(path: "A.xcstrings", defaultLocale: "en")
    #expect(
      message { () throws(InputError) in try StringCatalogReader.read(bytes, from: file) }
        == "A.xcstrings:2:4: the byte 0xE4 is not UTF-8; save the file as UTF-8")
  }

  @Test("Endless nesting fails", arguments: [1_000, 100_000])
  func depth(count: Int) throws {
    let text =
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": "#
      + String(repeating: #"{"variations": {"plural": {"other": "#, count: count)
    let error = try #require(message { () throws(InputError) in try catalog(text) })
    #expect(error.hasSuffix(": values are nested more than 100 deep; flatten them"))
  }

  @Test(
    "What has a wrong shape is a warning with its place",
    arguments: [
      (
        #"{"strings": {"k": {}}}"#,
        [
          "1:1: there is no 'sourceLanguage', so en is taken for it; write "
            + "\"sourceLanguage\": \"en\" or another"
        ]
      ),
      (
        #"{"sourceLanguage": 1, "strings": {}}"#,
        [
          "1:20: 'sourceLanguage' is a number, so en is taken for it; write "
            + "\"sourceLanguage\": \"en\" or another"
        ]
      ),
      (
        #"{"sourceLanguage": "en", "version": "2.0", "strings": {}}"#,
        [
          "1:37: version 2.0 of a catalog is not known, the highest known is 1.1; what is "
            + "new in it "
            + "may be missed, update fontgauge"
        ]
      ),
      (
        #"{"sourceLanguage": "en", "version": 1.0, "strings": {}}"#,
        ["1:37: 'version' is a number instead of text such as \"1.0\"; let Xcode write it"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"k": "text"}}"#,
        ["1:43: the string 'k' is text instead of an object and is not read; let Xcode write it"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"k": {"localizations": []}}}"#,
        [
          "1:61: 'localizations' of 'k' is a list instead of an object of languages and is "
            + "not read; "
            + "let Xcode write it"
        ]
      ),
    ])
  func headWarnings(text: String, expected: [String]) throws {
    #expect(try catalog(text).sentences == expected)
  }

  @Test(
    "A localization of a wrong shape is named in the warning, and the rest is read",
    arguments: [
      (#""text""#, "'k' in de is text instead of an object and is not read; let Xcode write it"),
      (
        #"{"comment": "x"}"#, "'k' in de has no text; add it, or remove the entry"
      ),
      (
        #"{"stringUnit": ["a"]}"#,
        "'stringUnit' of 'k' in de is a list instead of an object and is not read; let Xcode "
          + "write it"
      ),
      (
        #"{"stringUnit": {"state": "new"}}"#,
        "'k' in de has no 'value'; add it, or remove the entry"
      ),
      (
        #"{"stringUnit": {"value": 7}}"#,
        "'value' of 'k' in de is a number instead of text and is not read; let Xcode write it"
      ),
      (
        #"{"stringSet": {"values": "a"}}"#,
        "'stringSet' of 'k' in de is text instead of an object with 'values' and is not read; let "
          + "Xcode write it"
      ),
      (
        #"{"stringSet": {"values": [true]}}"#,
        "'1' of 'k' in de is true or false instead of text and is not read; let Xcode write it"
      ),
      (
        #"{"variations": 0}"#,
        "'variations' of 'k' in de is a number instead of an object of rules and is not read; let "
          + "Xcode write it"
      ),
      (
        #"{"variations": {"plural": "one"}}"#,
        "the rule 'plural' of 'k' in de is text instead of an object and is not read; let Xcode "
          + "write it"
      ),
      (
        #"{"variations": {"plural": {"one": "a"}}}"#,
        "'one' of 'k' in de is text instead of an object and is not read; let Xcode write it"
      ),
      (
        #"{"variations": {"device": {"mac": {"variations": {"plural": {"one": {}}}}}}}"#,
        "'mac.one' of 'k' in de has no text; add it, or remove the entry"
      ),
      (
        #"{"stringUnit": {"value": "x"}, "futureUnit": {"value": "y"}}"#,
        "'futureUnit' in 'k' in de is not known, and what it holds is not read; update fontgauge"
      ),
      (
        #"{"stringUnit": {"value": "x"}, "substitutions": ["n"]}"#,
        "'substitutions' of 'k' in de is a list instead of an object of names and is not read; let "
          + "Xcode write it"
      ),
      (
        #"{"stringUnit": {"value": "x"}, "substitutions": {"n": "y"}}"#,
        "'n' of 'k' in de is text instead of an object and is not read; let Xcode write it"
      ),
      (
        #"{"substitutions": {"n": {"argNum": 0, "stringUnit": {"value": "x"}}}}"#,
        "'argNum' of 'n' of 'k' in de is not a number from 1 to 127, so the next argument is "
          + "taken; "
          + "correct it"
      ),
      (
        #"{"substitutions": {"n": {"formatSpecifier": 1, "stringUnit": {"value": "x"}}}}"#,
        "'formatSpecifier' of 'n' of 'k' in de is a number instead of text such as \"lld\" and is "
          + "not read; let Xcode write it"
      ),
    ])
  func localizationWarnings(localization: String, expected: String) throws {
    let contents = try catalog(
      localizations: """
        {"de": \(localization),
         "en": {"stringUnit": {"state": "translated", "value": "still here"}}}
        """)
    #expect(contents.warnings.map(\.message) == [expected])
    #expect(contents.warnings.allSatisfy { $0.location?.line == 1 })
    #expect(contents.shown(in: "en") == ["-: still here"])
  }
}
