import MetricsCore
import Testing

@testable import Inputs

@Suite struct PropertyListStringsTests {
  private func contents(_ bytes: [UInt8]) throws(InputError) -> StringsContents {
    try OldStyleStringsReader.read(
      bytes, from: StringsFile(path: "App/de.lproj/Main.strings", defaultLocale: "en"))
  }

  @Test("XML gives texts with the places of their keys")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
      <plist version="1.0"><dict>
        <key>title</key> <string>Über &amp; mehr</string>
      \t<key/><string/>
      </dict></plist>
      """
    for document in [text, "\u{FEFF}" + text, "\n " + text.dropFirst(39)] {
      let contents = try contents(Array(document.utf8))
      #expect(contents.texts.map(\.text) == ["Über & mehr", ""])
      #expect(contents.texts.map(\.key) == ["title", ""])
      #expect(contents.texts.allSatisfy { $0.table == "Main" && $0.locale == "de" })
      #expect(contents.texts.map { $0.location?.line } == [4, 5])
      #expect(contents.texts.map { $0.location?.column } == [3, 2])
      #expect(contents.warnings.isEmpty)
    }
  }

  // {"title": "Über", "menu": {"x": "y"}, "n": 5}, written by plistlib.
  @Test("Binary files give texts with the path alone, and what is no text is told")
  func binary() throws {
    let contents = try contents(
      BinaryPropertyListTests.bytes(
        "62706c6973743030d3010203040508557469746c65546d656e75516e6400dc006200650072d1060751785179"
          + "1005080f151a1c25282a2c000000000000010100000000000000090000000000000000000000000000002e"
      ))
    let path = "App/de.lproj/Main.strings"
    #expect(
      contents.texts == [
        LocalizedText(
          text: "Über", key: "title", table: "Main", locale: "de",
          location: SourceLocation(path: path))
      ])
    #expect(
      contents.warnings.map(\.description) == [
        "\(path): the value of 'menu' is a dictionary, not text, and is not read; move it to a "
          + ".stringsdict file or remove it",
        "\(path): the value of 'n' is a number, not text, and is not read; move it to a "
          + ".stringsdict file or remove it",
      ])
  }

  @Test("Values that are no text are told with their lines")
  func otherValues() throws {
    let contents = try contents(
      Array("<dict>\n<key>a</key>\n<array/>\n<key>b</key><string>x</string></dict>".utf8))
    #expect(contents.texts.map(\.key) == ["b"])
    #expect(
      contents.warnings.map(\.description) == [
        "App/de.lproj/Main.strings:2:1: the value of 'a' is an array, not text, and is not read; "
          + "move it to a .stringsdict file or remove it"
      ])
  }

  @Test("Of equal keys the last one counts, and the others are told")
  func duplicates() throws {
    let pair = { (key: String, text: String) in "<key>\(key)</key>\n<string>\(text)</string>\n" }
    let contents = try contents(
      Array(("<dict>\n" + pair("a", "1") + pair("b", "2") + pair("a", "3") + "</dict>").utf8))
    #expect(contents.texts.map(\.text) == ["2", "3"])
    #expect(contents.texts.map { $0.location?.line } == [4, 6])
    #expect(
      contents.warnings.map(\.description) == [
        "App/de.lproj/Main.strings:2:1: the key 'a' is given again on line 6, where its value counts; "
          + "remove one"
      ])
  }

  @Test("A property list without a dictionary fails")
  func noDictionary() {
    #expect(
      message { () throws(InputError) in try contents(Array("<plist>\n<array/></plist>".utf8)) }
        == "App/de.lproj/Main.strings:2:1: the property list is an array, but strings stand in a "
        + "dictionary; put them into one")
    #expect(
      message { () throws(InputError) in try contents(Array("<html></html>".utf8)) }
        == "App/de.lproj/Main.strings:1:1: the document is <html>, not a property list; check that "
        + "it is the right file")
  }
}
