import Inputs
import Testing

/// `UIAppFonts`: every way to be wrong, and the sentence that each gives.
@Suite struct AppFontsFaultTests {
  private static func list(_ value: String) -> String {
    "<plist><dict>\n<key>UIAppFonts</key>\n\(value)\n</dict></plist>"
  }

  private static let notRead =
    "this is neither an XML nor a binary property list; convert it with 'plutil -convert xml1'"

  /// In `texts` are the names of the fonts.
  static let files: [FaultyFile] = [
    FaultyFile("empty", "", error: "the file is empty; it should be a property list"),
    FaultyFile(
      "cut inside a name", "<plist><dict>\n<key>UIAppFonts</key><array>\n<string>A.tt",
      error: "3:13: the file ends inside <string>, which opens on line 3; complete it"),
    FaultyFile(
      "cut between names", "<plist><dict>\n<key>UIAppFonts</key><array>\n<string>A.ttf</string>",
      error: "3:23: the file ends inside <array>, which opens on line 2; complete it"),
    FaultyFile("JSON", "{\"UIAppFonts\": [\"A.ttf\"]}", error: notRead),
    FaultyFile("an old-style list", "{ UIAppFonts = (A.ttf); }", error: notRead),
    FaultyFile("an image", [0x89, 0x50, 0x4E, 0x47], error: notRead),
    FaultyFile(
      "Latin-1", Encoded.latin1(list("<array><string>é.ttf</string></array>")),
      error: "3:16: " + Said.notUTF8("E9")),
    FaultyFile(
      "half a surrogate pair", list("<array><string>&#xDE00;.ttf</string></array>"),
      error: "3:16: '&#xDE00;' means no character; write the character itself"),
    FaultyFile(
      "a merge conflict", list("<array>\n<<<<<<< HEAD\n<string>A.ttf</string>\n=======\n</array>"),
      error: "4:1: " + Said.conflict),
    FaultyFile(
      "a merge conflict at the beginning", "<<<<<<< HEAD\n" + list("<array/>"),
      error: "1:1: " + Said.conflict),
    FaultyFile(
      "a hundred thousand arrays", list(String(repeating: "<array>", count: 100_000)),
      // <plist> and <dict> are two elements.
      error: "3:687: " + Said.tooDeep),
    FaultyFile(
      "an array in place of the dictionary", "<plist>\n<array/></plist>",
      error:
        "2:1: the property list is an array, but Info.plist holds a dictionary; check that it is "
        + "the right file"),
    FaultyFile(
      "a text in place of the array", list("<string>A.ttf</string>"),
      error:
        "3:1: UIAppFonts is a string, but iOS reads an array; write <array> with a <string> for "
        + "each font file"),
    FaultyFile(
      "names that are none",
      list("<array><string>A.ttf</string>\n<integer>1</integer>\n<string/><true/></array>"),
      warnings: [
        "4:1: entry 2 of UIAppFonts is a number, not the name of a font file; correct or remove it",
        "5:1: entry 3 of UIAppFonts is an empty string, not the name of a font file; correct or remove "
          + "it",
        "5:10: entry 4 of UIAppFonts is a truth value, not the name of a font file; correct or remove "
          + "it",
      ], texts: ["A.ttf"]),
    FaultyFile(
      "a list given twice",
      list("<array><string>A.ttf</string></array>\n<key>UIAppFonts</key><array/>"),
      warnings: ["2:1: UIAppFonts is given again on line 4, where its fonts count; remove one"],
      texts: []),
    FaultyFile(
      "a binary list cut short", Array(binary([0xA1, 3], [0x51, 0x41]).dropLast()),
      error: Said.damagedBinary),
    FaultyFile(
      "half a surrogate pair in a binary list", binary([0xA1, 3], [0x61, 0xD8, 0x3D]),
      error:
        "the object at byte 24 of the binary property list (under 'UIAppFonts') is a string with "
        + "half a surrogate pair after ''; correct the text"),
    FaultyFile(
      "a text in place of the array in a binary list", binary([0x51, 0x41]),
      error:
        "UIAppFonts is a string, but iOS reads an array; write <array> with a <string> for each "
        + "font file"),
    FaultyFile(
      "names that are none in a binary list",
      binary([0xA3, 3, 4, 5], [0x51, 0x41], [0x10, 5], [0xA0]),
      warnings: [
        "entry 2 of UIAppFonts is a number, not the name of a font file; correct or remove it",
        "entry 3 of UIAppFonts is an array, not the name of a font file; correct or remove it",
      ], texts: ["A"]),
  ]

  /// The dictionary is object 0, the key 1, its value 2; what the value refers to comes after it.
  private static func binary(_ objects: [UInt8]...) -> [UInt8] {
    BinaryPropertyListTests.file(
      [[0xD1, 1, 2], [0x5A] + Array("UIAppFonts".utf8)] + objects)
  }

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) {
    func placed(_ sentence: String) -> String { FaultyFile.place("Info.plist", sentence) }
    do throws(InputError) {
      let fonts = try AppFonts.read(file.bytes, path: "Info.plist")
      #expect(file.error == nil)
      #expect(fonts.warnings.map(\.description) == file.warnings.map(placed))
      #expect(fonts.names.map(\.name) == file.texts)
    } catch {
      #expect(error.description == file.error.map(placed))
    }
  }
}
