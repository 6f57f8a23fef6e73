import Foundation
import Testing

@testable import Inputs

/// `.strings` that are property lists, in XML and binary: every way to be wrong, and the sentence
/// that each gives.
@Suite(.timeLimit(.minutes(1))) struct PropertyListFaultTests {
  /// The entry `a` on the lines 4 and 5, then what is given from line 6 on.
  private static func xml(
    _ rest: String, encoding: String = "UTF-8", end: String = "\n</dict></plist>"
  )
    -> String
  {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<plist version=\"1.0\">\n<dict>\n<key>a</key>\n"
      + "<string>1</string>\n" + rest + end
  }

  private static let pair = "<key>b</key>\n<string>zwölf</string>"

  static let xmlFiles: [FaultyFile] = [
    // Truncated.
    FaultyFile(
      "cut inside a text", xml("<key>b</key>\n<string>zw", end: ""),
      error: "7:11: the file ends inside <string>, which opens on line 7; complete it"),
    FaultyFile(
      "cut inside a tag", xml("<key>b</ke", end: ""),
      error: "6:7: the file ends inside what begins here; complete it"),
    FaultyFile(
      "cut between entries", xml("", end: ""),
      error: "6:1: the file ends inside <dict>, which opens on line 3; complete it"),
    FaultyFile(
      "cut in its head", "<?xml version=",
      error: "1:1: the file ends inside what begins here; "
        + "complete it"),
    // Markup.
    FaultyFile(
      "an ampersand", xml("<key>b</key>\n<string>A & B</string>"),
      error: "7:11: '&' begins no reference here; write it as &amp;"),
    FaultyFile(
      "a less-than sign", xml("<key>b</key>\n<string>A < B</string>"),
      error: "7:11: '<' begins no right tag here; write it as &lt; or correct the tag"),
    FaultyFile(
      "tags that do not match", xml("<key>b</key>\n<string>A</key>"),
      error:
        "7:10: </key> stands where <string> of line 7 has to be closed; close elements in their "
        + "order"),
    FaultyFile(
      "a control character", xml("<key>b</key>\n<string>\u{1}</string>"),
      error: "7:9: the control character 'U+0001' is not allowed in XML; remove it"),
    FaultyFile(
      "an unknown element", xml("<key>b</key>\n<strin>x</strin>"),
      error: "7:1: <strin> is no element of property lists; did you mean 'string'?"),
    FaultyFile(
      "another document", "<html><body/></html>",
      error: "1:1: the document is <html>, not a property list; check that it is the right file"),
    FaultyFile(
      "a merge conflict", xml("<<<<<<< HEAD\n<key>b</key>\n=======\n"),
      error: "6:1: " + Said.conflict),
    // Structure.
    FaultyFile(
      "a value without a key", xml("<string>2</string>"),
      error: "6:1: <string> has no key in its <dict>; put <key>…</key> before it"),
    FaultyFile(
      "a key without a value", xml("<key>b</key>"),
      error: "6:1: the key 'b' has no value; add one after it"),
    FaultyFile(
      "a list in place of a dictionary", "<plist>\n<array/></plist>",
      error: "2:1: the property list is an array, but strings stand in a dictionary; put them into "
        + "one"),
    FaultyFile(
      "values that are no text",
      xml(
        "<key>b</key>\n<integer>2</integer>\n<key>c</key><dict><key>one</key><string>x</string></dict>"
      ),
      warnings: [
        "6:1: the value of 'b' is a number, not text, and is not read; move it to a .stringsdict file "
          + "or remove it",
        "8:1: the value of 'c' is a dictionary, not text, and is not read; move it to a .stringsdict "
          + "file or remove it",
      ], texts: ["a: 1"]),
    FaultyFile(
      "a key given twice", xml("<key>a</key>\n<string>2</string>"),
      warnings: ["4:1: " + Said.again("a", "on line 6")], texts: ["a: 2"]),
    // Encodings.
    FaultyFile("Latin-1", Encoded.latin1(xml(pair)), error: "7:11: " + Said.notUTF8("F6")),
    FaultyFile(
      "an encoding that is declared but not used", xml(pair, encoding: "UTF-16"),
      error: "1:1: the XML declaration says 'UTF-16', but the file is not in it; write "
        + "encoding=\"UTF-8\""),
    FaultyFile(
      "an encoding that is not read", xml(pair, encoding: "Shift_JIS"),
      error: "1:1: the encoding 'Shift_JIS' is not read; save the file as UTF-8"),
    FaultyFile(
      "UTF-16 cut inside a character", Encoded.utf16("<plist>\n<dict>") + [0x3C],
      error: "2:7: " + Said.cut("UTF-16")),
    FaultyFile(
      "UTF-32 without a mark", Encoded.utf32("<plist/>", hasMark: false), error: Said.unmarkedUTF32),
    // Lone surrogates.
    FaultyFile(
      "half a pair in UTF-8",
      Array("<plist><dict>\n<key>a</key><string>".utf8) + [0xED, 0xA0, 0xBD]
        + Array("</string></dict></plist>".utf8), error: "2:21: " + Said.notUTF8("ED")),
    FaultyFile(
      "half a pair in UTF-16",
      Encoded.utf16("<plist><dict>\n<key>a</key><string>\u{E000}x", unit: 0xD83D),
      error: "2:21: half a surrogate pair stands here; write the whole character"),
    FaultyFile(
      "half a pair as a reference", xml("<key>b</key>\n<string>x&#xD83D;</string>"),
      error: "7:10: '&#xD83D;' means no character; write the character itself"),
    // Bombs.
    FaultyFile(
      "entities that multiply",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<plist/>",
      error: "2:17: the document type declares things of its own, which are not read; remove what "
        + "stands in its brackets"),
    FaultyFile(
      "a hundred thousand dictionaries",
      "<plist>\n" + String(repeating: "<dict><key>a</key>", count: 100_000),
      // <plist> is one element, so that with 99 more a hundred are open; the next is <key>.
      error: "2:1771: " + Said.tooDeep),
    FaultyFile(
      "a text of more than two megabytes",
      xml("<key>b</key>\n<string>\(String(repeating: "x", count: 2 << 20 + 1))</string>"),
      error: "6:1: " + Said.tooLong("the text of 'b'")),
  ]

  /// Objects of binary property lists; in a dictionary come the numbers of keys, then of values.
  private static func binary(_ objects: [UInt8]...) -> [UInt8] {
    BinaryPropertyListTests.file(objects)
  }

  private static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  static let binaryFiles: [FaultyFile] = [
    FaultyFile(
      "cut in its end", Array(binary([0xD1, 1, 2], text("a"), text("1")).dropLast(9)),
      error: Said.damagedBinary),
    FaultyFile(
      "cut in its objects", Array("bplist00".utf8) + [0xD1, 1], error: Said.damagedBinary),
    FaultyFile(
      "cut out of its middle", binary([0xD1, 1, 2], text("a"), [0x55, 0x78]),
      error: "the object at byte 13 of the binary property list (under 'a') reaches beyond the "
        + "objects; restore the file"),
    FaultyFile(
      "another version", Array("bplist15".utf8) + binary([0xD0]).dropFirst(8),
      error: "the binary property list is of an unknown version; convert it with 'plutil -convert "
        + "xml1'"),
    FaultyFile(
      "bytes that are no text", binary([0xD1, 1, 2], text("a"), [0x52, 0x78, 0xE4]),
      error: "the object at byte 13 of the binary property list (under 'a') is a string with bytes "
        + "that are no text; restore the file"),
    FaultyFile(
      "half a surrogate pair", binary([0xD1, 1, 2], text("a"), [0x62, 0x00, 0x78, 0xD8, 0x3D]),
      error:
        "the object at byte 13 of the binary property list (under 'a') is a string with half a "
        + "surrogate pair after 'x'; correct the text"),
    FaultyFile(
      "half a surrogate pair in a key",
      binary([0xD1, 1, 2], [0x62, 0x00, 0x78, 0xDE, 0x00], text("1")),
      error: "the object at byte 11 of the binary property list is a string with half a surrogate "
        + "pair after 'x'; correct the text"),
    FaultyFile(
      "a list in place of a dictionary", binary([0xA1, 1], text("a")),
      error: "the property list is an array, but strings stand in a dictionary; put them into one"),
    FaultyFile(
      "a list in itself", binary([0xD1, 1, 0], text("a")),
      error:
        "the object at byte 8 of the binary property list (under 'a') contains itself; restore "
        + "the file"),
    FaultyFile(
      "values that are no text", binary([0xD2, 1, 2, 3, 1], text("b"), text("a"), [0x10, 5]),
      warnings: [
        "the value of 'b' is a number, not text, and is not read; move it to a .stringsdict file or "
          + "remove it"
      ], texts: ["a: b"]),
    FaultyFile(
      "a key given twice", binary([0xD2, 1, 1, 2, 1], text("a"), text("1")),
      warnings: [Said.again("a", "below")], texts: ["a: a"]),
  ]

  @Test("Each fault has its sentence and its place", arguments: xmlFiles)
  func faultsInXML(file: FaultyFile) { file.expectSaid(as: "de.lproj/Main.strings") }

  @Test("Each fault of a list without lines has its sentence and its key", arguments: binaryFiles)
  func faultsInBinary(file: FaultyFile) { file.expectSaid(as: "de.lproj/Main.strings") }

  @Test("A list of more than 64 MB is refused before it is read")
  func size() throws {
    let folder = TemporaryFolder()
    let path = folder.write("<plist>", to: "a.strings")
    try #require(truncate(path, 64 << 20 + 1) == 0)
    let file = ProjectFile(path: "a.strings", openPath: path)
    #expect(
      message { () throws(InputError) in try StringsFiles.read([file]) }
        == "a.strings: the file is larger than 64 MB, more than a file of its kind has; check that "
        + "it is the right one")
  }
}
