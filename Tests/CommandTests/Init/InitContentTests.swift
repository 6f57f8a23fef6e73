import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `init` makes of single files and folders.
@Suite("What init writes")
struct InitContentTests {
  /// Runs `init` and expects that lint and check accept what it wrote.
  ///
  /// - Returns: The document of the check.
  private func initialise(_ project: SampleProject) throws -> CheckDocument {
    let run = try project.run("init", "--force")
    #expect(run.status == 0, "\(run.errors)")
    let lint = try project.run("config", "lint")
    #expect(lint.output == ".fontgauge.yml is right.\n")
    return try project.check().document
  }

  @Test("The slots, rules and settings in comments hold once the comment signs are gone")
  func uncommented() throws {
    let project = try SampleProject.uiKitApp()
    _ = try initialise(project)
    let keys = [
      "# slots:", "#   - {", "# rules:", "#   below", "#   off", "# boldText", "# orient",
    ]
    let text = try project.configuration.split(separator: "\n").map { line in
      keys.contains(where: line.hasPrefix) ? String(line.dropFirst(2)) : String(line)
    }.joined(separator: "\n")
    try project.scratch.write(text + "\n", to: ".fontgauge.yml")
    #expect(try project.run("config", "lint").output == ".fontgauge.yml is right.\n")
    let run = try project.run("check", "--format", "json", "--measurements")
    let document: CheckDocument = try run.document()
    let slots = Set((document.measurements ?? []).map(\.slot))
    #expect(slots.isSuperset(of: ["row", "screen title", "tab"]))
  }

  @Test(
    "A file that cannot be read is named in a comment, and its neighbours are listed one by one")
  func unreadable() throws {
    let project = try SampleProject.uiKitApp()
    try project.scratch.write("no font at all", to: "Bakery/Fonts/Old.ttf")
    try project.scratch.write("\"a\" = \"b\"\n", to: "Bakery/de.lproj/Broken.strings")
    let run = try project.run("init")
    #expect(run.output.contains("Bakery/Fonts/Old.ttf: warning: "))
    #expect(run.output.contains("Bakery/de.lproj/Broken.strings:"))
    let settings = try project.settings()
    #expect(settings.contains("- Bakery/Fonts/Round-Bold.ttf"))
    #expect(settings.contains("- Bakery/Fonts/Round-Regular.ttf"))
    #expect(settings.contains("- Bakery/*.lproj/Localizable.strings"))
    #expect(try project.configuration.contains("# Left out: Bakery/Fonts/Old.ttf: "))
    let document = try initialise(project)
    #expect(document.fonts.map(\.postScriptName) == ["Round-Bold", "Round-Regular"])
  }

  @Test(
    "Names with characters that mean something in YAML and in globs name just their file",
    arguments: [
      "[a-c] *?.ttf", "# off.ttf", "true", "a: b, {c} \"d\" 'e'.ttf", "- x", "Ünïcode ﬁ.ttf",
      "back\\slash",
      "#1", "two  spaces ", "tab\there",
    ])
  func awkwardNames(name: String) throws {
    let project = SampleProject()
    try project.font("Round-Regular.ttf", at: "\(name)/\(name).ttf")
    try project.font("Varies-Regular.ttf", at: "a/b.ttf")
    try project.scratch.write("broken", to: "b/\(name).ttf")
    try project.strings(["a": "Aж"], at: "\(name)/en.lproj/\(name).strings")
    let document = try initialise(project)
    #expect(document.fonts.map(\.path) == ["\(name)/\(name).ttf", "a/b.ttf"])
    // What is missing of a region's currency has no key.
    let missing = document.findings(of: "missing-glyphs").filter { $0.key != nil }
    let paths = Set(missing.map(\.location?.path))
    #expect(paths == ["\(name)/en.lproj/\(name).strings"])
  }

  @Test("Families without Latin letters have no styles beside one that has them, and a reason")
  func scripts() throws {
    let project = SampleProject()
    try project.font("Round-Regular.ttf", at: "Round.ttf")
    try project.font("Fallback-Regular.ttf", at: "Fallback.ttf")
    try project.font("NoCmap.ttf", at: "Icons.ttf")
    try project.font("NoName.ttf", at: "NoName.ttf")
    #expect(try initialise(project).styles.map(\.name) == ["body", "headline", "title", "caption"])
    let text = try project.configuration
    #expect(text.contains("  # Fallback: no Latin letters, but those of Cyrl;"))
    #expect(text.contains("locales: { th: Fallback-Regular }\n"))
    #expect(text.contains(": symbols, no letters\n"))
    #expect(text.contains("  # NoName.ttf: no face has a PostScript name\n"))
    #expect(text.contains("  # Round: Round-Regular. It has no bold face.\n"))
    #expect(text.contains("  headline: { font: Round-Regular, size: 17, textStyle: headline }\n"))
  }

  @Test("A font with letters of other scripts only has styles when there is none with Latin ones")
  func otherScriptAlone() throws {
    let project = SampleProject()
    try project.font("Fallback-Regular.ttf", at: "Fallback.ttf")
    let document = try initialise(project)
    #expect(Set(document.styles.map(\.font)) == ["Fallback-Regular"])
  }

  @Test("Links to folders are not followed, links to files are, and circles of links end")
  func links() throws {
    let project = try SampleProject.swiftUIApp()
    let (manager, scratch) = (FileManager.default, project.scratch)
    try manager.createSymbolicLink(
      atPath: scratch.path("Trails/loop"), withDestinationPath: "..")
    try manager.createSymbolicLink(
      atPath: scratch.path("self.ttf"), withDestinationPath: "self.ttf")
    try manager.createSymbolicLink(
      atPath: scratch.path("Linked.ttf"),
      withDestinationPath: Repository.fixture("Round-Regular.ttf"))
    try #require(mkfifo(scratch.path("Pipe.ttf"), 0o600) == 0)
    let document = try initialise(project)
    #expect(
      Set(document.fonts.map(\.path)) == ["Linked.ttf", "Trails/Resources/Variable[wght].ttf"])
  }

  @Test(
    "A folder that may not be read is told, and the rest is found", .enabled(if: geteuid() != 0))
  func lockedFolder() throws {
    let project = try SampleProject.swiftUIApp()
    try project.scratch.write("", to: "Locked/a.txt")
    chmod(project.scratch.path("Locked"), 0)
    defer { chmod(project.scratch.path("Locked"), 0o700) }
    let run = try project.run("init")
    #expect(run.status == 0)
    #expect(run.output.contains("Locked: warning: the folder could not be looked into"))
  }

  @Test("Of property lists that name none of the fonts, and of broken ones, none stops the work")
  func propertyLists() throws {
    let project = try SampleProject.swiftUIApp()
    try project.propertyList(["Other.ttf"], at: "Trails/Resources/Info.plist")
    try project.propertyList(["Variable[wght].ttf"], at: "Config/App-Info.plist")
    try project.scratch.write("<plist><dict>", to: "Config/Broken-Info.plist")
    let run = try project.run("init")
    #expect(run.output.contains("Config/Broken-Info.plist:"))
    // The nearer list names no font that is there.
    #expect(try project.settings().contains("plist: Config/App-Info.plist"))
    #expect(try initialise(project).findings(of: "unlisted-font").isEmpty)
  }

  @Test("Without any texts the configuration is right, and says which files are wanted")
  func noTexts() throws {
    let project = SampleProject()
    try project.font("Round-Regular.ttf", at: "Round.TTF")
    #expect(try initialise(project).fonts.map(\.path) == ["Round.TTF"])
    #expect(try project.settings().contains("- \"*.TTF\""))
    #expect(try project.configuration.contains("# No files with texts were found."))
  }
}
