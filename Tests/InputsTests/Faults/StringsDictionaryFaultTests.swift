import Testing

@testable import Inputs

/// `.stringsdict`: every way to be wrong, and the sentence that each gives.
///
/// What is wrong with the markup is told as in every property list, so that one sample each is
/// enough here.
@Suite(.timeLimit(.minutes(1))) struct StringsDictionaryFaultTests {
  private static let head = "<plist><dict>\n"
  private static let tail = "</dict></plist>"

  /// The entry `k` on line 2 with the variable `n` on line 4.
  private static func entry(
    format: String = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>",
    type: String = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>",
    forms: String
  ) -> String {
    head + "<key>k</key><dict>\n" + format + "\n<key>n</key><dict>" + type + "\n" + forms
      + "\n</dict></dict>" + tail
  }

  private static let one = "<key>one</key><string>1</string>"
  private static let other = "<key>other</key><string>2</string>"

  static let files: [FaultyFile] = [
    FaultyFile("empty", "", error: "the file is empty; it should be a property list"),
    FaultyFile(
      "strings in their text form", "\"a\" = \"1\";",
      error: "this is neither an XML nor a binary property list; convert it with 'plutil -convert "
        + "xml1'"),
    FaultyFile(
      "cut short", String(entry(forms: one + other).dropLast(30)),
      error: "5:67: the file ends inside <dict>, which opens on line 4; complete it"),
    FaultyFile(
      "a binary list cut short",
      Array(BinaryPropertyListTests.sample.dropLast(5)), error: Said.damagedBinary),
    FaultyFile(
      "Latin-1", Encoded.latin1(entry(forms: "<key>other</key><string>ö</string>")),
      error: "5:25: " + Said.notUTF8("F6")),
    FaultyFile(
      "half a surrogate pair", entry(forms: "<key>other</key><string>&#xDE00;</string>"),
      error: "5:25: '&#xDE00;' means no character; write the character itself"),
    FaultyFile("a merge conflict", entry(forms: "<<<<<<< HEAD\n"), error: "5:1: " + Said.conflict),
    FaultyFile(
      "a list", "<plist>\n<array/></plist>",
      error: "2:1: the property list is an array, but strings stand in a dictionary; put them into "
        + "one"),
    FaultyFile(
      "no form 'other'", entry(forms: one),
      warnings: [
        "4:1: the variable 'n' of 'k' has no form 'other', which every language needs; add it"
      ], texts: ["k.one: 1"]),
    FaultyFile(
      "a form misspelt", entry(forms: "<key>oen</key><string>1</string>" + other),
      warnings: [
        "5:1: 'oen' in 'k' is no plural form, and its text is not read; did you mean 'one'?"
      ], texts: ["k.other: 2"]),
    FaultyFile(
      "a form that is no text", entry(forms: "<key>one</key><integer>1</integer>" + other),
      warnings: [
        "5:1: the value of 'one' in 'k' is a number, which means nothing here and is not read; correct "
          + "or remove it"
      ], texts: ["k.other: 2"]),
    FaultyFile(
      "no forms", entry(forms: ""),
      warnings: [
        "2:1: 'k' refers to the variable 'n', which it does not have; add it or correct the name",
        "4:1: 'n' in 'k' has no forms; add 'other'",
      ], texts: ["k: %#@n@"]),
    FaultyFile(
      "no format", entry(format: "", forms: other),
      warnings: [
        "2:1: the entry 'k' has no NSStringLocalizedFormatKey; add it",
        "2:1: no format of 'k' refers to its variable 'n', whose forms are read as texts of their "
          + "own; refer to it or remove it",
      ], texts: ["k.other: 2"]),
    FaultyFile(
      "a variable under another name",
      entry(
        format: "<key>NSStringLocalizedFormatKey</key><string>%#@m@</string>", forms: other),
      warnings: [
        "2:1: 'k' refers to the variable 'm', which it does not have; add it or correct the name",
        "2:1: no format of 'k' refers to its variable 'n', whose forms are read as texts of their "
          + "own; refer to it or remove it",
      ], texts: ["k.other: 2"]),
    FaultyFile(
      "no type", entry(type: "", forms: other),
      warnings: [
        "4:1: the variable 'n' of 'k' has no NSStringFormatSpecTypeKey; add it with the value "
          + "NSStringPluralRuleType"
      ], texts: ["k.other: 2"]),
    FaultyFile(
      "an unknown type",
      entry(
        type: "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRule</string>",
        forms: other),
      warnings: [
        "4:1: 'NSStringPluralRule' is no known rule, so the variable 'n' of 'k' is read as "
          + "NSStringPluralRuleType"
      ], texts: ["k.other: 2"]),
    FaultyFile(
      "a value that is no text",
      head + "<key>a</key><integer>1</integer>\n<key>b</key><string>x</string>"
        + tail,
      warnings: [
        "2:1: the value of 'a' is a number, not text, and is not read; correct or remove it"
      ], texts: ["b: x"]),
    FaultyFile(
      "a variable in itself", entry(forms: "<key>other</key><string>%#@n@</string>"),
      warnings: ["2:1: the variable 'n' of 'k' refers to itself; correct its forms"],
      texts: ["k.other: %#@n@"]),
    FaultyFile(
      "a hundred thousand levels",
      head + String(repeating: "<key>k</key><dict>", count: 100_000),
      // <plist> and its <dict> are two elements, so that with 98 more a hundred are open.
      error: "2:1765: " + Said.tooDeep),
    // A list without lines: the keys tell where.
    FaultyFile(
      "a binary list with a misspelt form",
      BinaryPropertyListTests.file([
        [0xD1, 1, 2], [0x51, 0x6B], [0xD2, 3, 4, 5, 6],
        [0x5F, 0x10, 26] + Array("NSStringLocalizedFormatKey".utf8), [0x51, 0x6E],
        [0x55] + Array("%#@n@".utf8), [0xD3, 7, 8, 9, 10, 1, 11],
        [0x5F, 0x10, 25] + Array("NSStringFormatSpecTypeKey".utf8), [0x53] + Array("oen".utf8),
        [0x55] + Array("other".utf8), [0x5F, 0x10, 22] + Array("NSStringPluralRuleType".utf8),
        [0x10, 2],
      ]),
      warnings: [
        "'oen' in 'k' is no plural form, and its text is not read; did you mean 'one'?",
        "the value of 'other' in 'k' is a number, which means nothing here and is not read; correct "
          + "or remove it",
        "'n' in 'k' has no forms; add 'other'",
        "'k' refers to the variable 'n', which it does not have; add it or correct the name",
      ], texts: ["k: %#@n@"]),
  ]

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) { file.expectSaid(as: "de.lproj/Main.stringsdict") }
}
