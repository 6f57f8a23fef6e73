import Foundation
import Testing

@Suite("lint")
struct LintCommandTests {
  /// A source with an error, a warning and a note.
  private static let mixed = """
    import SwiftUI

    struct Title: View {
      @ScaledMetric var size = 28.0
      var body: some View {
        Text("A").font(.custom("Lato-Bold", size: size))
        Text("B").font(.system(size: 17))
        Text("C").font(.title).lineLimit(1)
      }
    }

    """
  private static let warning = "let font = UIFont.systemFont(ofSize: 17)\n"
  private static let note = "let text = Text(\"C\").font(.title).lineLimit(1)\n"
  private static let clean = "let font = UIFont.preferredFont(forTextStyle: .body)\n"

  private func lint(
    _ files: [String: String], _ words: String..., roots: [String] = ["App"]
  ) throws -> Fontgauge.Run {
    let scratch = try Scratch(files: files)
    return try Fontgauge.run(["lint"] + roots + words, in: scratch.folder)
  }

  @Test("Text has a line for each finding with its place, remedy and rule, and a summary")
  func text() throws {
    let run = try lint(["App/B.swift": Self.mixed, "App/A.swift": Self.clean])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        App/B.swift:6:20: error: the ScaledMetric “size” reaches Font.custom(_:size:) and is \
        scaled again; cleared by Font.custom(_:fixedSize:) or a size that is not scaled \
        [scaled-twice]
        App/B.swift:7:20: warning: Font.system(size:) keeps one size whatever text size is set; \
        cleared by a text style such as Font.body or a ScaledMetric as the size [fixed-size-font]
        App/B.swift:8:28: note: lineLimit(1) keeps text of style title to one line; cleared by a \
        lineLimit that grows with the text size, or none [single-line]

        1 error, 1 warning, 1 note in 2 Swift files

        """)
  }

  @Test("JSON has the same findings under the contract's names")
  func json() throws {
    let run = try lint(["App/B.swift": Self.mixed], "--format", "json")
    #expect(run.status == 1)
    let head: DocumentHead = try run.document()
    #expect(head.command == "lint" && head.schemaVersion == 1 && head.tool.name == "fontgauge")
    let document: LintDocument = try run.document()
    #expect(document.files == 1)
    #expect(document.summary == CheckDocument.Summary(errors: 1, warnings: 1, notes: 1))
    #expect(document.findings.map(\.rule) == ["scaled-twice", "fixed-size-font", "single-line"])
    #expect(document.findings.map(\.severity) == ["error", "warning", "note"])
    #expect(
      document.findings.map(\.location) == [
        Location(path: "App/B.swift", line: 6, column: 20),
        Location(path: "App/B.swift", line: 7, column: 20),
        Location(path: "App/B.swift", line: 8, column: 28),
      ])
    #expect(document.notices == nil)
    #expect(JSONText(run.bytes).unsortedKeys == [])
  }

  @Test(
    "The status is 1 from the severity that --fail-on names, 0 below it",
    arguments: [
      (clean, "note", 0), (note, "note", 1), (note, "warning", 0), (note, "error", 0),
      (warning, "note", 1), (warning, "warning", 1), (warning, "error", 0), (mixed, "error", 1),
    ] as [(String, String, Int32)])
  func failOn(source: String, severity: String, status: Int32) throws {
    #expect(try lint(["App/A.swift": source], "--fail-on", severity).status == status)
    // The default is error.
    if severity == "error" { #expect(try lint(["App/A.swift": source]).status == status) }
  }

  @Test("Quiet, only what fails is told")
  func quiet() throws {
    let files = ["App/B.swift": Self.mixed]
    #expect(try lint(files, "--quiet").lines.count == 1)
    #expect(try lint(files, "--quiet", "--fail-on", "warning").lines.count == 2)
    #expect(try lint(["App/A.swift": Self.warning], "--quiet").output.isEmpty)
  }

  @Test("Only Swift files of the app's own are read, each once, in the order of their paths")
  func walk() throws {
    let run = try lint(
      [
        "App/B/C.swift": Self.warning, "App/A.swift": Self.warning, "App/Notes.txt": Self.warning,
        "App/Pods/P.swift": Self.warning, "App/.build/Q.swift": Self.warning,
      ], "--quiet", "--fail-on", "note", roots: ["./App/", "App/A.swift", "App/B"])
    #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["App/A.swift", "App/B/C.swift"])
  }

  // MARK: - Wrong usage

  @Test("Without a folder the usage is wrong")
  func noFolder() throws {
    let run = try Fontgauge.run("lint", "--fail-on", "note")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        fontgauge: name the folders with the app's Swift files
        Usage: fontgauge lint FOLDER... [options]
               fontgauge lint --swiftlint
        See 'fontgauge lint --help'.

        """)
  }

  @Test("--swiftlint needs no folder and prints YAML, whatever the folders hold")
  func swiftLint() throws {
    let scratch = try Scratch()
    let run = try Fontgauge.run(["lint", "--swiftlint"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.contains("custom_rules:"))
    for id in ["unscaled", "fixed_size", "missing_adjusts"] {
      #expect(run.lines.contains("  fontgauge_\(id)_font:"))
    }
    #expect(run.lines.contains("  fontgauge_scaled_twice:"))
    #expect(run.lines.contains("  fontgauge_single_line:"))
    #expect(try Fontgauge.run("lint", "--swiftlint", "Absent").bytes == run.bytes)
    let json = try Fontgauge.run("lint", "--swiftlint", "--format", "json")
    #expect(json.status == 64 && json.errors.contains("--swiftlint prints YAML"))
  }

  // MARK: - What cannot be read

  @Test("A folder that is missing ends with 2, its path and a sentence; the others are read")
  func missingFolder() throws {
    let files = ["App/A.swift": Self.warning]
    let run = try lint(files, roots: ["App", "Absent"])
    #expect(run.status == 2)
    #expect(run.errors == "Absent: error: there is no such file or folder; check the path\n")
    #expect(run.lines.first?.hasPrefix("App/A.swift:1:12: warning: ") == true)
    let alone = try lint(files, roots: ["Absent"])
    #expect(alone.status == 2 && alone.output.isEmpty)
  }

  @Test("An empty name of a folder is wrong usage")
  func emptyName() throws {
    let run = try lint(["App/A.swift": Self.warning], roots: ["App", ""])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("fontgauge: a FOLDER is empty, as a variable that is not set is;"))
  }

  @Test("A symbolic link that leads nowhere is a warning at its path; the others are read")
  func danglingLink() throws {
    let scratch = try Scratch(files: ["App/A.swift": Self.warning])
    let manager = FileManager.default
    for (link, target) in [("Z", "Absent.swift"), ("C", "A.swift"), ("B", "B.swift")] {
      try manager.createSymbolicLink(
        atPath: scratch.path("App/\(link).swift"), withDestinationPath: target)
    }
    let run = try Fontgauge.run(["lint", "App"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 5)
    let unscaled = "warning: UIFont.systemFont(ofSize:) never reaches UIFontMetrics"
    let dangling = "warning: this symbolic link leads to no file, and was left out"
    #expect(run.lines[0].hasPrefix("App/A.swift:1:12: \(unscaled)"))
    #expect(run.lines[1].hasPrefix("App/B.swift: \(dangling)"))
    #expect(run.lines[2].hasPrefix("App/C.swift:1:12: \(unscaled)"))
    #expect(run.lines[3].hasPrefix("App/Z.swift: \(dangling)"))
    #expect(run.lines[4] == "no errors, 4 warnings in 2 Swift files")
    // One that is asked for by name is an error.
    let named = try Fontgauge.run(["lint", "App/Z.swift"], in: scratch.folder)
    #expect(named.status == 2)
    #expect(
      named.errors == "App/Z.swift: error: there is no such file or folder; check the path\n")
  }

  @Test("What may not be read ends with 2 and its path", .enabled(if: geteuid() != 0))
  func noPermission() throws {
    let scratch = try Scratch(files: [
      "App/A.swift": Self.warning, "App/B.swift": Self.warning, "App/C/D.swift": Self.warning,
    ])
    chmod(scratch.path("App/B.swift"), 0)
    chmod(scratch.path("App/C"), 0)
    defer { chmod(scratch.path("App/C"), 0o700) }
    let run = try Fontgauge.run(["lint", "App", "--format", "json"], in: scratch.folder)
    #expect(run.status == 2)
    let document: LintDocument = try run.document()
    #expect(document.files == 1 && document.findings.count == 1)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 2)
    for path in ["App/B.swift", "App/C"] {
      #expect(errors.contains { $0.hasPrefix("\(path): error: ") && $0.contains("permission") })
    }
  }

  @Test("A folder without Swift files is a warning")
  func emptyFolder() throws {
    let files = ["App/A.txt": ""]
    let run = try lint(files)
    #expect(run.status == 0)
    #expect(
      run.output == """
        App: warning: there is no Swift file in this folder; check the path

        no errors, 1 warning in no Swift files

        """)
    #expect(try lint(files, "--fail-on", "warning").status == 1)
  }

  @Test("A file that is no UTF-8 is read with a warning that tells the place")
  func encoding() throws {
    let scratch = try Scratch()
    let bytes = Array("// caf".utf8) + [0xE9, 0x0A] + Array(Self.warning.utf8)
    try Data(bytes).write(to: scratch.folder.appendingPathComponent("A.swift"))
    let run = try Fontgauge.run(["lint", "."], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.lines.count == 3)
    #expect(run.lines[0].hasPrefix("A.swift:1:7: warning: the file is no UTF-8 text"))
    #expect(run.lines[1].hasPrefix("A.swift:2:12: warning: UIFont.systemFont(ofSize:) "))
    #expect(run.lines[2] == "no errors, 2 warnings in 1 Swift file")
  }

  // MARK: - Comments

  @Test("A comment that turns off what there is not is a warning with place and suggestion")
  func unknownDirective() throws {
    let files = [
      "App/A.swift": """
      let a = 1
        // fontgauge:disable:next unscaled-fonts
      let font = UIFont.preferredFont(forTextStyle: .body)

      """
    ]
    let line = """
      App/A.swift:2:29: warning: lint has no rule 'unscaled-fonts'; did you mean 'unscaled-font'?
      """
    let run = try lint(files)
    #expect(run.status == 0)
    #expect(run.output == "\(line)\n\nno errors, 1 warning in 1 Swift file\n")
    #expect(try lint(files, "--fail-on", "note").status == 1)
    let failing = try lint(files, "--fail-on", "warning", "--quiet")
    #expect(failing.status == 1)
    #expect(failing.output == line + "\n")
    #expect(try lint(files, "--quiet").output.isEmpty)

    let json = try lint(files, "--fail-on", "warning", "--format", "json")
    #expect(json.status == 1)
    let document: LintDocument = try json.document()
    #expect(document.findings.isEmpty)
    #expect(document.summary == CheckDocument.Summary(errors: 0, warnings: 1, notes: 0))
    let notice = try #require(document.notices?.first)
    #expect(notice.location == Location(path: "App/A.swift", line: 2, column: 29))
    #expect(notice.message.hasSuffix("did you mean 'unscaled-font'?"))
  }

  @Test("The README's Swift source says what the tool understands, and turns its findings off")
  func readme() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = readme.components(separatedBy: "```swift\n").dropFirst()
    let snippets = parts.compactMap { $0.components(separatedBy: "```").first }
    #expect(snippets.contains { $0.contains("fontgauge:disable:file") })
    for snippet in snippets {
      let run = try lint(["App/A.swift": snippet], "--fail-on", "note")
      #expect(run.output == "No findings in 1 Swift file\n")
      let bare = try lint(
        ["App/A.swift": snippet.replacingOccurrences(of: "fontgauge:", with: "")])
      #expect(bare.lines.last == "no errors, 3 warnings in 1 Swift file")
    }
  }

  @Test("Comments turn findings off, so that they do not fail")
  func directives() throws {
    for comment in ["fontgauge:disable:next scaled-twice, fixed-size-font", "fontgauge:disable"] {
      let source = Self.mixed.replacingOccurrences(
        of: "    Text(\"A\")", with: "    // \(comment)\n    Text(\"A\")")
      #expect(try lint(["App/A.swift": source]).status == 0)
    }
  }
}
