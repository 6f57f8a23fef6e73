import Inputs
import MetricsCore
import Testing

@Suite struct AppFontsTests {
  private func fonts(_ content: String) throws(InputError) -> AppFonts {
    try AppFonts.read(Array("<plist><dict>\n\(content)\n</dict></plist>".utf8), path: "Info.plist")
  }

  @Test("Names come in order, with their lines, and those given twice stay")
  func names() throws {
    let fonts = try fonts(
      """
      <key>CFBundleName</key><string>x</string>
      <key>UIAppFonts</key>
      <array>
        <string>B.ttf</string>
        <string>Fonts/A.otf</string> <string>B.ttf</string>
      </array>
      """)
    #expect(fonts.names.map(\.name) == ["B.ttf", "Fonts/A.otf", "B.ttf"])
    #expect(
      fonts.names.map { "\($0.location)" } == [
        "Info.plist:5:3", "Info.plist:6:3", "Info.plist:6:32",
      ])
    #expect(fonts.location == SourceLocation(path: "Info.plist", line: 3, column: 1))
    #expect(fonts.warnings.isEmpty)
  }

  // {"UIAppFonts": ["A.ttf", "B.ttf", "A.ttf"]}, written by plistlib.
  @Test("A binary list gives the same names without lines")
  func binary() throws {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5A] + Array("UIAppFonts".utf8)
      + [0xA3, 0x03, 0x04, 0x03, 0x55] + Array("A.ttf".utf8) + [0x55] + Array("B.ttf".utf8)
      + [0x08, 0x0B, 0x16, 0x1A, 0x20, 0, 0, 0, 0, 0, 0, 1, 1]
      + [5, 0, 0x26].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
    let fonts = try AppFonts.read(bytes, path: "Info.plist")
    #expect(fonts.names.map(\.name) == ["A.ttf", "B.ttf", "A.ttf"])
    #expect(fonts.names.allSatisfy { $0.location == SourceLocation(path: "Info.plist") })
    #expect(fonts.location == SourceLocation(path: "Info.plist"))
  }

  @Test("A property list without the key has no fonts")
  func none() throws {
    #expect(try fonts("") == AppFonts())
  }

  @Test("What is no name is told with its line")
  func warnings() throws {
    let fonts = try fonts(
      "<key>UIAppFonts</key><array/>\n"
        + "<key>UIAppFonts</key><array>\n<integer>1</integer>\n<string/><string>A.ttf</string></array>"
    )
    #expect(fonts.names.map(\.name) == ["A.ttf"])
    #expect(
      fonts.warnings.map(\.description) == [
        "Info.plist:2:1: UIAppFonts is given again on line 3, where its fonts count; remove one",
        "Info.plist:4:1: entry 1 of UIAppFonts is a number, not the name of a font file; correct "
          + "or remove it",
        "Info.plist:5:1: entry 2 of UIAppFonts is an empty string, not the name of a font file; "
          + "correct or remove it",
      ])
  }

  @Test("Lists of the wrong kind fail with their line")
  func faults() {
    #expect(
      message { () throws(InputError) in
        try fonts("<key>UIAppFonts</key>\n<string>A.ttf</string>")
      }
        == "Info.plist:3:1: UIAppFonts is a string, but iOS reads an array; write <array> with a "
        + "<string> for each font file")
    #expect(
      message { () throws(InputError) in
        try AppFonts.read(Array("<plist>\n<array/></plist>".utf8), path: "Info.plist")
      }
        == "Info.plist:2:1: the property list is an array, but Info.plist holds a dictionary; "
        + "check that it is the right file")
    let file = ProjectFile(path: "App/Info.plist", openPath: "/nowhere/Info.plist")
    #expect(
      message { () throws(InputError) in try AppFonts.read(file) }
        == "App/Info.plist: there is no such file; check the path")
  }
}
