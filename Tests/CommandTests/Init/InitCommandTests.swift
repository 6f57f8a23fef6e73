import Foundation
import Testing

@Suite("init")
struct InitCommandTests {
  private struct Document: Decodable {
    struct Font: Decodable, Equatable {
      var path: String
      var postScriptNames: [String]
    }

    struct LeftOut: Decodable, Equatable {
      var path, reason: String
    }

    struct Notice: Decodable {
      var message: String
      var location: Location?
    }

    var path: String
    var fonts: [Font]
    var families, otherPlists, strings, locales, styles: [String]
    var plist: String?
    var leftOut: [LeftOut]
    var notices: [Notice]
  }

  // MARK: Three projects

  @Test("A UIKit app: its folder of fonts, its property list, its tables in every language")
  func uiKitApp() throws {
    let project = try SampleProject.uiKitApp()
    let run = try project.run("init")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines.first == "Wrote .fontgauge.yml with what was found:")
    #expect(run.output.contains("2 files, 1 family: Round\n"))
    #expect(run.output.contains("3 files, 3 languages: de, en, ru\n"))
    #expect(run.output.contains("'fontgauge check'"))
    let settings = try project.settings()
    #expect(
      settings == [
        "version: 1", "fonts:", "files:", "- Bakery/Fonts/*.ttf",
        "plist: Bakery/Supporting Files/Bakery-Info.plist", "styles:",
        "body:     { font: Round-Regular, size: 17 }",
        "headline: { font: Round-Regular, size: 17, textStyle: headline, emphasis: bold }",
        "title:    { font: Round-Regular, size: 28, textStyle: title1 }",
        "caption:  { font: Round-Regular, size: 12, textStyle: caption1 }", "strings:",
        "- Bakery/*.lproj/Localizable.strings",
        "devices: [iPhone SE (3rd), iPhone 16, iPhone 17 Pro Max]",
      ])
    let text = try project.configuration
    #expect(text.contains("# - Bakery/*.lproj/InfoPlist.strings\n"))
    #expect(text.contains("# - Bakery/Settings.bundle/*.lproj/*.strings\n"))
    try expectClean(project)

    let (status, document) = try project.check()
    #expect(status == 1)
    // Of "Хлеб" all four letters are Cyrillic, which Round does not have.
    let missing = document.findings(of: "missing-glyphs").filter { $0.severity == "error" }
    #expect(Set(missing.map(\.style)) == ["body", "headline", "title", "caption"])
    #expect(missing.allSatisfy { $0.key == "cart.title" && $0.locale == "ru" })
    #expect(missing.allSatisfy { $0.location?.path == "Bakery/ru.lproj/Localizable.strings" })
    // 30 letters of half an em: 15 times 26 points at AX1 to 48 at AX5, on a screen of 375 points.
    let broken = document.findings(of: "broken-word").filter { $0.style == "body" }
    #expect(broken.map(\.key) == ["settings.notifications"])
    #expect(broken.first?.locale == "de" && broken.first?.devices == ["iPhone SE (3rd)"])
    #expect(broken.first?.categories == ["AX1", "AX2", "AX3", "AX4", "AX5"])
    #expect(broken.first?.measured == 720 && broken.first?.limit == 375)
  }

  @Test("A SwiftUI app: a variable font with brackets in its name, and a catalog")
  func swiftUIApp() throws {
    let project = try SampleProject.swiftUIApp()
    #expect(try project.run("init").status == 0)
    let settings = try project.settings()
    #expect(settings.contains("- Trails/Resources/*.ttf"))
    #expect(settings.contains("- Trails/Resources/Localizable.xcstrings"))
    #expect(settings.contains("body:     { font: VariablePS-Regular, size: 17 }"))
    #expect(
      settings.contains(
        "headline: { font: VariablePS-Regular, size: 17, textStyle: headline, emphasis: bold }"))
    #expect(!settings.contains { $0.hasPrefix("plist:") })
    #expect(try project.configuration.contains("No Info.plist with UIAppFonts was found"))
    try expectClean(project)

    let (status, document) = try project.check()
    #expect(status == 1)
    let missing = document.findings(of: "missing-glyphs").filter { $0.severity == "error" }
    #expect(missing.count == 4)
    #expect(missing.allSatisfy { $0.locale == "pl" && $0.message.contains("ę") })
    #expect(
      document.fonts.map(\.postScriptName) == ["NamedInstance-SemiBold", "VariablePS-Regular"])
  }

  @Test("A repository of several apps: the list nearest to the fonts, one pattern for all modules")
  func monoRepo() throws {
    let project = try SampleProject.monoRepo()
    let found: Document = try project.run("init", "--format", "json").document()
    #expect(found.plist == "Apps/Rider/Info.plist")
    #expect(found.otherPlists == ["Apps/Driver/Info.plist", "Apps/RiderWidget/Info.plist"])
    let settings = try project.settings()
    #expect(
      settings.starts(with: [
        "version: 1", "fonts:", "files:", "- Apps/Rider/Resources/Fonts/*.ttf",
        "- Apps/Rider/Resources/Headings/*.ttf", "plist: Apps/Rider/Info.plist", "styles:",
      ]))
    #expect(settings.contains("- Apps/Rider/Resources/*.lproj/*.strings"))
    #expect(settings.contains("- Modules/*/Resources/*.lproj/*.strings"))
    #expect(
      settings.contains("varies-title:    { font: Varies-Regular, size: 28, textStyle: title1 }"))
    let text = try project.configuration
    #expect(text.contains("# UIAppFonts is also in Apps/Driver/Info.plist, "))
    #expect(text.contains("# - Translations/fr.xcloc/Localized Contents/*.xliff\n"))
    try expectClean(project)

    let (status, document) = try project.check()
    #expect(status == 1)
    let unlisted = document.findings(of: "unlisted-font")
    #expect(unlisted.count == 1)
    #expect(unlisted.first?.message.contains("Varies-Regular.ttf") == true)
    #expect(unlisted.first?.location == Location(path: "Apps/Rider/Info.plist", line: 7, column: 2))
    // Varies has lines of 1.0 and 1.2 em.
    #expect(document.findings(of: "line-height-varies").count == 1)
  }

  /// Expects that nothing is wrong with what `init` wrote.
  private func expectClean(_ project: SampleProject) throws {
    let lint = try project.run("config", "lint")
    #expect(lint.status == 0)
    #expect(lint.output == ".fontgauge.yml is right.\n")
  }

  // MARK: The document

  @Test("JSON tells what was found, in order, and what was left out for which reason")
  func document() throws {
    let run = try SampleProject.monoRepo().run("init", "--format", "json")
    let head: DocumentHead = try run.document()
    #expect(head.command == "init" && head.schemaVersion == 1)
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    let found: Document = try run.document()
    #expect(found.path == ".fontgauge.yml")
    #expect(
      found.fonts == [
        .init(
          path: "Apps/Rider/Resources/Fonts/Round-Bold.ttf", postScriptNames: ["Round-Bold"]),
        .init(
          path: "Apps/Rider/Resources/Fonts/Round-Regular.ttf", postScriptNames: ["Round-Regular"]),
        .init(
          path: "Apps/Rider/Resources/Headings/Varies-Bold.ttf", postScriptNames: ["Varies-Bold"]),
        .init(
          path: "Apps/Rider/Resources/Headings/Varies-Regular.ttf",
          postScriptNames: ["Varies-Regular"]),
      ])
    #expect(found.families == ["Round", "Varies"])
    #expect(found.locales == ["en", "fr"])
    #expect(
      found.strings == [
        "Apps/Rider/Resources/fr.lproj/Localizable.strings",
        "Modules/Booking/Resources/en.lproj/Booking.strings",
        "Modules/Booking/Resources/fr.lproj/Booking.strings",
        "Modules/Chat/Resources/en.lproj/Chat.strings",
        "Modules/Chat/Resources/fr.lproj/Chat.strings",
        "Modules/Profile/Resources/en.lproj/Profile.strings",
        "Modules/Profile/Resources/fr.lproj/Profile.strings",
      ])
    #expect(
      found.styles == [
        "round-body", "round-headline", "round-title", "round-caption", "varies-body",
        "varies-headline", "varies-title", "varies-caption",
      ])
    #expect(
      found.leftOut == [
        .init(path: "Apps/Driver/Fonts/LineGap-Regular.ttf", reason: "otherTarget"),
        .init(path: "Apps/RiderWidget/Round-Regular.ttf", reason: "copy"),
        .init(path: "Translations/fr.xcloc/Localized Contents/fr.xliff", reason: "exchangeFile"),
      ])
    #expect(found.notices.isEmpty)
  }

  // MARK: Overwriting

  @Test("A configuration that is there stays as it is, unless --force is given")
  func overwriting() throws {
    let project = try SampleProject.swiftUIApp()
    try project.scratch.write("version: 1 # mine\n", to: ".fontgauge.yml")
    let refused = try project.run("init")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.hasPrefix(".fontgauge.yml: error: "))
    #expect(refused.errors.contains("--force"))
    #expect(try project.configuration == "version: 1 # mine\n")
    #expect(try project.run("init", "--force").status == 0)
    let first = try project.configuration
    #expect(first.contains("VariablePS-Regular"))
    #expect(try project.run("init", "--force", "--quiet").output.isEmpty)
    #expect(try project.configuration == first)
  }

  @Test("A folder can be named, and the next command names its configuration")
  func namedFolder() throws {
    let project = try SampleProject.swiftUIApp()
    let run = try project.run("init", "./Trails/")
    #expect(run.status == 0)
    #expect(run.output.contains("'fontgauge check --config Trails/.fontgauge.yml'"))
    #expect(!project.scratch.holds(".fontgauge.yml"))
    let lint = try project.run("config", "lint", "--config", "Trails/.fontgauge.yml")
    #expect(lint.status == 0)
  }

  @Test("Help names the folder and the option")
  func help() throws {
    let run = try Fontgauge.run(["init", "--help"], environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    #expect(run.output.contains("[FOLDER]") && run.output.contains("--force"))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  // MARK: Nothing to write

  @Test(
    "Without a font nothing is written, and a sentence says what to do",
    arguments: [
      (["Texts"], "Texts: error: there is no font file (.ttf, .otf or .ttc)"),
      (
        ["Broken"], "Broken: error: the only font file cannot be read: A.ttf: the file is too short"
      ),
      (["Absent"], "Absent: error: there is no such folder"),
      (["Texts/a.txt"], "Texts/a.txt: error: this is a file; name the folder"),
    ])
  func nothing(words: [String], beginning: String) throws {
    let scratch = try Scratch(files: ["Texts/a.txt": "A\n", "Broken/A.ttf": "A"])
    let run = try Fontgauge.run(["init"] + words, in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(beginning), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(!scratch.holds("Texts/.fontgauge.yml") && !scratch.holds("Broken/.fontgauge.yml"))
  }

  @Test("When fonts lie only where nothing is looked at, the sentence says so")
  func onlyPassedBy() throws {
    let project = SampleProject()
    try project.font("Round-Regular.ttf", at: "Pods/Round-Regular.ttf")
    let run = try project.run("init")
    #expect(run.status == 2)
    #expect(run.errors.contains("folders such as build and Pods are not looked into"))
  }
}
