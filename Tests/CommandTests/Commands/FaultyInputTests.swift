import Foundation
import Testing

/// Files that cannot be read, through the commands that read them: one sentence with the place, and
/// status 2.
@Suite("Faulty inputs")
struct FaultyInputTests {
  private static let head = "version: 1\nfonts: { files: [Round-Regular.ttf] }\n"
  private static let style = "styles: { body: { font: Round-Regular, size: 17 } }\n"

  /// A file, and the line that is said about it.
  struct Fault: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var line: String

    var testDescription: String { line }

    init(_ name: String, _ text: String, _ line: String) {
      (self.name, bytes, self.line) = (name, Array(text.utf8), line)
    }

    init(_ name: String, _ bytes: [UInt8], _ line: String) {
      (self.name, self.bytes, self.line) = (name, bytes, line)
    }
  }

  /// A file of each format, wrong in one way or another.
  static let strings: [Fault] = [
    Fault(
      "de.lproj/a.strings", "\"a\" = \"1\"\n\"b\" = \"2\";\n",
      "de.lproj/a.strings:2:1: error: ';' is missing after the value of 'a' on line 1; add it, or "
        + "escape quotes inside the text as \\\""),
    Fault(
      "a.strings", Array("\"a\" = \"z".utf8) + [0xF6, 0x22, 0x3B],
      "a.strings:1:9: error: the byte 0xF6 is not UTF-8; save the file as UTF-8"),
    Fault(
      "a.strings", [0xFF, 0xFE, 0x22, 0],
      "a.strings:1:1: error: the quotes that open here are never closed; close them"),
    Fault(
      "a.strings", "<plist><dict>\n<key>a</key><string>A & B</string></dict></plist>",
      "a.strings:2:23: error: '&' begins no reference here; write it as &amp;"),
    Fault(
      "a.strings", Array("bplist00".utf8) + [0xD0],
      "a.strings: error: the end of the binary property list is missing or damaged; restore the file"
    ),
    Fault(
      "a.stringsdict", "<plist><dict>\n<key>a</key></dict></plist>",
      "a.stringsdict:2:1: error: the key 'a' has no value; add one after it"),
    Fault(
      "a.xcstrings", "{\n<<<<<<< HEAD\n",
      "a.xcstrings:2:1: error: a merge conflict is left here; "
        + "resolve it"),
    Fault(
      "a.xcstrings", "{\"strings\": {\"a\\ud83d\": {}}}",
      "a.xcstrings:1:16: error: \\uD83D is half of a surrogate pair; write the other half too or the "
        + "character itself"),
    Fault(
      "a.xliff", "<xliff version=\"1.2\"><file>\n",
      "a.xliff:2:1: error: the file ends inside <file>, which opens on line 1; complete it"),
    Fault(
      "a.txt", Array("One\n".utf8) + [0xED, 0xA0, 0xBD],
      "a.txt:2:1: error: the byte 0xED is not UTF-8; save the file as UTF-8"),
    Fault(
      "a.md", "One\n",
      "a.md: error: a file with the extension '.md' is not read as strings; give files with .strings, "
        + ".stringsdict, .xcstrings, .xliff, .xlf or .txt"),
  ]

  @Test(
    "A strings file that cannot be read is told by every command that reads it", arguments: strings)
  func stringsFiles(fault: Fault) throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [".fontgauge.yml": Self.head + Self.style + "strings: [\(fault.name)]\n"])
    try scratch.write(fault.bytes, to: fault.name)
    try expect(fault, in: scratch, ["measure", "Round-Regular.ttf", "--strings", fault.name])
    try expect(fault, in: scratch, ["check"])
    try expectLint(fault, in: scratch)
  }

  static let others: [(String, Fault)] = [
    (
      style + "fonts: { plist: Info.plist }",
      Fault(
        "Info.plist", "<plist><dict>\n<key>UIAppFonts</key><string>A.ttf</string></dict></plist>",
        "Info.plist:2:22: error: UIAppFonts is a string, but iOS reads an array; write <array> with a "
          + "<string> for each font file")
    ),
    (
      style + "fonts: { plist: Info.plist }",
      Fault(
        "Info.plist", "", "Info.plist: error: the file is empty; it should be a property list")
    ),
    (
      style + "fonts: { files: [A.ttf] }",
      Fault(
        "A.ttf", "no font",
        "A.ttf: error: the file is too short for a font; put the font there again")
    ),
    (
      "styles: { file: styles.json }\n",
      Fault(
        "styles.json", "{\"h1\": {\"font\": \"A\", \"size\": 17},}",
        "styles.json:1:34: error: a comma stands before '}'; remove the comma")
    ),
    (
      "styles: { file: styles.plist }\n",
      Fault(
        "styles.plist", "<plist><dict>\n<key>h1</key></dict></plist>",
        "styles.plist:2:1: error: the key 'h1' has no value; add one after it")
    ),
    (
      "styles: { file: styles.plist }\n",
      Fault(
        "styles.plist",
        // A table with the style `h` that has nothing but a font.
        Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x68, 0xD1, 3, 4, 0x54]
          + Array("font".utf8) + [0x51, 0x41, 8, 11, 13, 16, 21, 0, 0, 0, 0, 0, 0, 1, 1]
          + [5, 0, 23].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] },
        "styles.plist: error: under 'h': style 'h' has no 'size'; add the size in points at the text "
          + "size large, such as size: 17")
    ),
    (
      "",
      Fault(
        ".fontgauge.yml", [0xFF, 0xFE] + Array("v".utf8) + [0],
        ".fontgauge.yml:1:1: error: the file is UTF-16, which is not read here; save it as UTF-8")
    ),
    (
      "",
      Fault(
        ".fontgauge.yml", "version: 1\n<<<<<<< HEAD\nboldText: true\n=======\n",
        ".fontgauge.yml:2:1: error: a merge conflict is left here; resolve it")
    ),
  ]

  @Test("Every other file that a configuration needs is told by check and lint", arguments: others)
  func otherFiles(configuration: String, fault: Fault) throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"], files: [".fontgauge.yml": "version: 1\n" + configuration])
    try scratch.write(fault.bytes, to: fault.name)
    try expect(fault, in: scratch, ["check"])
    try expectLint(fault, in: scratch)
  }

  @Test("Folders, missing files and files of no kind that is read have their sentences")
  func noFiles() throws {
    let scratch = try Scratch(fonts: ["Round-Regular.ttf"], files: ["a.strings/x": ""])
    func measure(_ name: String) throws -> Fontgauge.Run {
      try Fontgauge.run(
        ["measure", "Round-Regular.ttf", "--strings", name], in: scratch.folder)
    }
    let folder = try measure("a.strings")
    #expect(folder.status == 2)
    #expect(folder.errors == "a.strings: error: this is a folder; name a file in it\n")
    let missing = try measure("b.strings")
    #expect(missing.status == 2)
    #expect(missing.errors == "b.strings: error: there is no such file; check the path\n")
    try scratch.write(
      Self.head + Self.style + "strings: [a.strings, b.strings]\n", to: ".fontgauge.yml")
    let lint = try Fontgauge.run(["config", "lint"], in: scratch.folder)
    #expect(lint.status == 2)
    #expect(
      lint.lines == [
        ".fontgauge.yml:4:11: error: 'a.strings' is a folder; name the files in it, such as "
          + "a.strings/*",
        ".fontgauge.yml:4:22: error: there is no file 'b.strings'; check the path, which is relative "
          + "to the configuration's folder",
      ])
  }

  @Test(
    "Files of 50 MB and more are answered at once", .timeLimit(.minutes(1)),
    arguments: [
      (
        "a.strings", 50,
        "the end of the binary property list is missing or damaged; restore the file"
      ),
      (
        "a.txt", 65,
        "the file is larger than 64 MB, more than a file of its kind has; check that it is the right "
          + "one"
      ),
    ])
  func largeFiles(name: String, megabytes: Int, sentence: String) throws {
    let scratch = try Scratch(fonts: ["Round-Regular.ttf"])
    try scratch.write("bplist00", to: name)
    let handle = try FileHandle(forWritingTo: scratch.folder.appendingPathComponent(name))
    try handle.truncate(atOffset: UInt64(megabytes) << 20)
    try handle.close()
    let run = try Fontgauge.run(
      ["measure", "Round-Regular.ttf", "--strings", name], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "\(name): error: \(sentence)\n")
  }

  @Test("What is read but doubtful is a warning, and the work goes on")
  func warnings() throws {
    let line =
      "a.strings:1:8: warning: this escape is half a surrogate pair, which shows as U+FFFD; write the "
      + "other half too or the character itself"
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        "a.strings": "\"a\" = \"\\UD83D\";\n",
        ".fontgauge.yml": Self.head + Self.style + "strings: [a.strings]\n",
      ])
    let measure = try Fontgauge.run(
      ["measure", "Round-Regular.ttf", "--strings", "a.strings", "--format", "json"],
      in: scratch.folder)
    #expect(measure.status == 0 && measure.errors == line + "\n")
    let document: MeasureDocument = try measure.document()
    #expect(document.texts.map(\.text) == ["\u{FFFD}"])
    let check = try Fontgauge.run(["check"], in: scratch.folder)
    #expect(check.lines.first == line)
    // The font lacks what stands in its place.
    #expect(check.status == 1 && check.output.contains("(U+FFFD)"))
  }

  @Test("A slot without any width is told by lint, and by check before its findings")
  func noWidth() throws {
    let line =
      ".fontgauge.yml:5:5: warning: slot 'row' has no width left on iPhone SE (1st): of 320 points, "
      + "margins take 320; reduce them"
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": Self.head + Self.style
          + "slots:\n  - { name: row, style: body, text: [x], width: { margins: 160 } }\n"
          + "devices: [iPhone SE (1st)]\n"
      ])
    let lint = try Fontgauge.run(["config", "lint"], in: scratch.folder)
    #expect(lint.status == 0 && lint.lines == [line])
    #expect(try Fontgauge.run(["check"], in: scratch.folder).lines.first == line)
  }

  @Test(
    "An unknown device is answered with the nearest names, not with all",
    arguments: [
      ("iPhone 61", "did you mean 'iPhone 6s', 'iPhone 11' or 'iPhone 16'?"),
      ("iphone16promax", "did you mean 'iPhone 16 Pro Max'?"),
      ("Pixel", "the names are like iPhone 5, iPhone 5s, iPhone 5c"),
    ])
  func devices(name: String, advice: String) throws {
    let run = try Fontgauge.run("check", "--device", name)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("fontgauge: --device: '\(name)' is not known; \(advice)\n"))
  }

  // MARK: Expectations

  private func expect(_ fault: Fault, in scratch: Scratch, _ words: [String]) throws {
    let run = try Fontgauge.run(words, in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty, "\(words): \(run.output)")
    #expect(run.errors == fault.line + "\n", "\(words)")
  }

  private func expectLint(_ fault: Fault, in scratch: Scratch) throws {
    let run = try Fontgauge.run(["config", "lint"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.isEmpty)
    #expect(run.lines == [fault.line])
  }
}
