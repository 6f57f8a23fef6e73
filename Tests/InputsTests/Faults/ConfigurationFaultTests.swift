import Foundation
import Inputs
import MetricsCore
import Testing

/// `.fontgauge.yml`: every way to be wrong as a file, and the sentence that each gives.
///
/// What is wrong with single keys is in ``ConfigurationErrorTests``.
@Suite struct ConfigurationFaultTests {
  private static let text = "version: 1\nfonts: { files: [Zwölf.ttf] }\n"

  static let files: [FaultyFile] = [
    FaultyFile(
      "cut inside a mapping", "version: 1\nfonts: { files: [A.ttf]",
      error: "2:24: a ',' or '}' is expected here; close the mapping that begins on line 2"),
    FaultyFile(
      "cut inside quotes", "version: 1\nstrings: [\"a", error: "2:11: " + Said.unclosedQuotes),
    FaultyFile("Latin-1", Encoded.latin1(text), error: "2:20: " + Said.notUTF8("F6")),
    FaultyFile("UTF-16", Encoded.utf16(text), error: Said.wide("UTF-16")),
    FaultyFile(
      "UTF-16 without a mark", Encoded.utf16(text, isBigEndian: true, hasMark: false),
      error: Said.wide("UTF-16")),
    FaultyFile("UTF-32", Encoded.utf32(text), error: Said.wide("UTF-32")),
    FaultyFile(
      "half a pair in UTF-8", Array(text.utf8) + [0x23, 0xED, 0xA0, 0xBD],
      error: "3:2: " + Said.notUTF8("ED")),
    FaultyFile(
      "half a pair as an escape", "version: 1\nstrings: [\"a\\ud83d\"]\n",
      error: "2:15: this code is no character by itself; write the character, or \\U and its eight "
        + "hexadecimal digits"),
    FaultyFile(
      "half a pair as an escape in JSON", "{\"version\": 1,\n\"strings\": [\"\\udc00\"]}",
      error: "2:14: \\uDC00 is half of a surrogate pair; write the other half too or the character "
        + "itself"),
    FaultyFile(
      "a zero character", text + "x: \"\u{0}\"",
      error:
        "3:5: a control character stands here; remove it, or write it as \\xNN in double quotes"),
    FaultyFile(
      "an image", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], error: "1:1: " + Said.notUTF8("89")),
    FaultyFile(
      "a merge conflict", text + "<<<<<<< HEAD\ntolerance: 1\n=======\ntolerance: 2\n>>>>>>> x\n",
      error: "3:1: " + Said.conflict),
    FaultyFile(
      "a merge conflict at the beginning", "<<<<<<< HEAD\nversion: 1\n",
      error: "1:1: " + Said.conflict),
    FaultyFile(
      "a merge conflict in JSON", "{\n<<<<<<< HEAD\n\"version\": 1}", error: "2:1: " + Said.conflict
    ),
    FaultyFile(
      "a hundred thousand lists", text + "layouts: " + String(repeating: "[", count: 100_000),
      // The document's own mapping is the first of a hundred levels.
      error: "3:109: values are nested more than 100 deep; flatten them"),
    FaultyFile(
      "a hundred and fifty mappings",
      "a:\n" + (1..<150).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      error: "101:101: values are nested more than 100 deep; flatten them"),
    FaultyFile(
      "anchors that multiply", "a: &a [x]\nb: [*a, *a]\n",
      error:
        "1:4: anchors are not supported; write the value out where it is used, or put text that "
        + "begins with '&' in quotes"),
  ]

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) {
    let reading = ConfigurationLoader.read(file.bytes, path: ".fontgauge.yml")
    #expect(
      reading.errors.map(\.description)
        == [file.error].compactMap { $0.map { FaultyFile.place(".fontgauge.yml", $0) } })
  }

  @Test("A folder, a missing file and one of 50 MB say so")
  func noFile() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "folder.yml/x")
    func said(_ name: String) -> [String] {
      ConfigurationLoader.read(folder(name)).errors.map(\.message)
    }
    #expect(said("folder.yml") == ["this is a folder; name a file in it"])
    #expect(said("none.yml") == ["there is no such file; check the path"])
    try #require(truncate(folder.write("version: 1\n", to: "large.yml"), 50 << 20) == 0)
    #expect(
      said("large.yml") == [
        "the file is larger than 4 MB, more than a file of its kind has; check that it is the right one"
      ])
  }

  // MARK: Slots without width

  // The safe widths are 320 and 393 points.
  @Test(
    "A slot whose margins and reserves leave no width is told with the figures",
    arguments: [
      (
        "{ margins: 160 }",
        "on iPhone SE (1st): of 320 points, margins take 320; reduce them"
      ),
      (
        "{ margins: 200 }",
        "on iPhone SE (1st) and one more screen: of 320 points, margins take 400; reduce them"
      ),
      (
        "{ margins: 16, reserve: 288 }",
        "on iPhone SE (1st): the row has 288 of 320 points, and the reserve takes 288; reduce it"
      ),
      (
        "{ margins: 10, columns: 4, spacing: 100 }",
        "on iPhone SE (1st): of 320 points, margins and gaps between columns take 320; reduce them"
      ),
      (
        "{ columns: 5, spacing: 100 }",
        "on iPhone SE (1st) and one more screen: of 320 points, gaps between columns take 400; reduce "
          + "them"
      ),
      (
        "{ margins: 10, columns: 3, reserve: 100 }",
        "on iPhone SE (1st): each column has 100 of 320 points, and the reserve takes 100; reduce it"
      ),
      (
        "{ fraction: 0.25, reserve: 90 }",
        "on iPhone SE (1st): the row has 80 of 320 points, and the reserve takes 90; reduce it"
      ),
      ("{ margins: 159.9 }", nil), ("{ margins: 16, reserve: 287 }", nil), ("12", nil),
    ] as [(String, String?)])
  func widths(width: String, expected: String?) {
    let reading = reading(
      """
      styles: { b: { font: A, size: 17 } }
      devices: [iPhone 16, iPhone SE (1st)]
      slots:
        - { name: row, style: b, text: [x], width: \(width) }
      """)
    #expect(reading.errors == [])
    #expect(
      reading.warnings.map(\.description)
        == [expected].compactMap {
          $0.map { ".fontgauge.yml:4:5: slot 'row' has no width left " + $0 }
        })
  }

  @Test("A slot's own devices and orientations decide where it has no width")
  func ownScreens() {
    let reading = reading(
      """
      styles: { b: { font: A, size: 17 } }
      devices: [iPhone SE (1st)]
      slots:
        - { name: a, style: b, text: [x], width: { margins: 190 }, devices: [iPhone 16 Pro Max] }
        - { name: b, style: b, text: [x], width: { margins: 190 }, orientations: [landscape] }
        - { name: c, style: b, text: [x], width: { margins: 290 }, orientations: [portrait, landscape] }
      """)
    #expect(
      reading.warnings.map(\.message) == [
        "slot 'c' has no width left on iPhone SE (1st) and one more screen: of 320 points, margins take "
          + "580; reduce them"
      ])
  }

  // MARK: The files that a configuration names

  @Test("Lint tells of every file that a check could not read")
  func unreadableFiles() {
    let folder = TemporaryFolder()
    folder.write("\"a\" = \"1\"\n", to: "en.lproj/A.strings")
    folder.write("\"a\" = \"1\";\n}\n", to: "en.lproj/B.strings")
    folder.write("{", to: "C.xcstrings")
    folder.write("<plist><array/></plist>", to: "Info.plist")
    folder.write("[1]", to: "styles.json")
    let path = folder.write(
      """
      fonts: { plist: Info.plist }
      styles: { file: styles.json }
      strings: ["*.lproj/*.strings", C.xcstrings]
      """, to: ".fontgauge.yml")
    let lint = ConfigurationLoader.lint(path) { configuration, files in
      #expect(configuration.stylesFile == "styles.json" && files.strings.count == 3)
      return [InputError("more", location: SourceLocation(path: "B"))]
    }
    #expect(
      lint.errors.map(\.description) == [
        "B: more", "C.xcstrings:1:2: the '{' of line 1 is never closed; close it",
        "Info.plist:1:8: the property list is an array, but Info.plist holds a dictionary; check that "
          + "it is the right file",
        "en.lproj/A.strings:2:1: ';' is missing after the value of 'a' on line 1; add it, or escape "
          + "quotes inside the text as \\\"",
        "styles.json:1:1: the file of the styles is a list; give a mapping from names to styles",
      ])
    #expect(lint.warnings == [])
  }

  @Test(
    "A folder that may not be looked into is told where its files are asked for",
    .enabled(if: geteuid() != 0))
  func closedFolders() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "de.lproj/A.strings")
    folder.write("", to: "en.lproj/A.strings")
    chmod(folder("de.lproj"), 0)
    defer { chmod(folder("de.lproj"), 0o700) }
    let path = folder.write(
      "strings: [\"*.lproj/*.strings\", \"**/*.strings\", de.lproj/A.strings]\n", to: "c.yml")
    let lint = ConfigurationLoader.lint(path)
    #expect(
      lint.errors.map(\.message) == [
        "the folder 'de.lproj' may not be looked into, and '*.lproj/*.strings' may mean files in it; "
          + "check its permissions",
        "'de.lproj/A.strings' lies in a folder that may not be looked into; check its permissions",
      ])
    #expect(
      lint.warnings.map(\.message) == [
        "the folder 'de.lproj' may not be looked into, and '**/*.strings' may mean files in it; check "
          + "its permissions"
      ])
  }

  @Test("A name that is no Unicode text is told")
  func brokenName() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "en.lproj/A.strings")
    let name = Array(folder("en.lproj/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let lint = ConfigurationLoader.lint(folder.write("strings: [\"*/*.strings\"]\n", to: "c.yml"))
    #expect(
      lint.warnings.map(\.message) == [
        "a name in the folder 'en.lproj' is no Unicode text, so that file is not found; rename it"
      ])
  }
}
