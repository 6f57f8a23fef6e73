import Foundation
import Testing

/// Projects as they really are: `init`, then `config lint`, then a check that says something true
/// before anybody has written a slot.
@Suite("init in whole projects")
struct InitProjectTests {
  /// Runs `init`, and expects that lint finds nothing wrong with what it wrote.
  ///
  /// - Returns: The settings, and the document of the check.
  private func initialise(
    _ project: SampleProject
  ) throws -> (settings: [String], document: CheckDocument) {
    let run = try project.run("init")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let lint = try project.run("config", "lint")
    #expect(lint.status == 0 && lint.output == ".fontgauge.yml is right.\n", "\(lint.output)")
    let settings = try project.settings()
    #expect(!settings.contains("slots:"))
    let (status, document) = try project.check()
    #expect(status == 1)
    return (settings, document)
  }

  /// Errors of missing characters in the app's own texts.
  private func missing(_ document: CheckDocument, in locale: String) -> [CheckDocument.Finding] {
    document.findings(of: "missing-glyphs").filter {
      $0.severity == "error" && $0.locale == locale && $0.key != nil
    }
  }

  @Test(
    "A UIKit app with plural rules and Base: a font that Info.plist forgets, Russian without glyphs"
  )
  func uiKitApp() throws {
    let (settings, document) = try initialise(.harbourApp())
    #expect(
      settings.starts(with: [
        "version: 1", "fonts:", "files:", "- Harbour/Resources/Fonts/*.ttf",
        "plist: Harbour/Info.plist", "styles:",
      ]))
    let strings = settings.drop { $0 != "strings:" }.dropFirst().prefix { $0.hasPrefix("- ") }
    #expect(strings == ["- Harbour/*.lproj/*.strings", "- Harbour/*.lproj/*.stringsdict"])
    // Round-Bold is the bold face of the headline, and Info.plist has it on no line.
    let unlisted = document.findings(of: "unlisted-font")
    #expect(unlisted.count == 1)
    #expect(unlisted.first?.message.hasPrefix("Round-Bold.ttf is used by “headline”") == true)
    #expect(unlisted.first?.location == Location(path: "Harbour/Info.plist", line: 7, column: 2))
    // “лодка” and the plural forms have letters that Round lacks; German umlauts it lacks too.
    let russian = missing(document, in: "ru")
    #expect(Set(russian.map(\.key)) == ["boat", "boats"])
    #expect(Set(russian.map(\.style)) == ["body", "headline", "title", "caption"])
    #expect(
      Set(russian.compactMap(\.location)) == [
        Location(path: "Harbour/ru.lproj/Localizable.strings", line: 3, column: 1),
        Location(path: "Harbour/ru.lproj/Localizable.stringsdict", line: 4, column: 1),
      ])
    #expect(missing(document, in: "en").isEmpty)
    // 26 letters of half an em are 13 times 31 points at AX2 and wider than 375 points.
    let broken = document.findings(of: "broken-word").filter { $0.style == "body" }
    #expect(broken.map(\.locale) == ["de"])
    #expect(broken.first?.categories == ["AX2", "AX3", "AX4", "AX5"])
    #expect(broken.first?.measured == 624 && broken.first?.limit == 375)
  }

  @Test("A SwiftUI app with a catalog and a variable font: plural forms without their letters")
  func swiftUIApp() throws {
    let project = try SampleProject.swiftUIApp()
    try project.scratch.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld hikes" : {
            "localizations" : {
              "cs" : { "variations" : { "plural" : {
                "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pochody" } },
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld túra" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pochod" } }
              } } }
            }
          }
        },
        "version" : "1.0"
      }

      """, to: "Trails/Resources/Counts.xcstrings")
    let (settings, document) = try initialise(project)
    #expect(settings.contains("- Trails/Resources/*.ttf"))
    #expect(settings.contains("- Trails/Resources/Localizable.xcstrings"))
    #expect(settings.contains("- Trails/Resources/Counts.xcstrings"))
    #expect(!settings.contains { $0.hasPrefix("plist:") })
    // Of the three forms only the one for one has a letter that the font lacks.
    let czech = missing(document, in: "cs")
    #expect(Set(czech.map(\.key)) == ["%lld hikes"])
    #expect(
      Set(czech.compactMap(\.location)) == [
        Location(path: "Trails/Resources/Counts.xcstrings", line: 8, column: 72)
      ])
    #expect(czech.allSatisfy { $0.message.contains("ú") && !$0.message.contains("pochod") })
    #expect(Set(missing(document, in: "pl").map(\.key)) == ["hike.start"])
    #expect(document.findings(of: "unlisted-font").isEmpty)
  }

  @Test("A package without Info.plist: its own resources, and nothing that was built or fetched")
  func package() throws {
    let (settings, document) = try initialise(.designPackage())
    #expect(
      settings.starts(with: [
        "version: 1", "fonts:", "files:", "- Sources/Design/Resources/Fonts/*.ttf", "styles:",
      ]))
    let strings = settings.drop { $0 != "strings:" }.dropFirst().prefix { $0.hasPrefix("- ") }
    #expect(strings == ["- Sources/Design/Resources/*.lproj/*.strings"])
    #expect(Set(document.fonts.map(\.path)) == ["Sources/Design/Resources/Fonts/Round-Regular.ttf"])
    #expect(missing(document, in: "de").map(\.message).allSatisfy { $0.contains("ß") })
    #expect(Set(missing(document, in: "de").map(\.key)) == ["street"])
    // No texts of what was built or fetched, which are all in Greek.
    #expect(missing(document, in: "el").isEmpty)
    #expect(document.findings(of: "unlisted-font").isEmpty)
    #expect(document.findings(of: "missing-font-file").isEmpty)
  }
}

extension SampleProject {
  /// A UIKit app: Info.plist names one of two fonts, tables and plural rules in three languages, a
  /// storyboard's table in Base.lproj.
  fileprivate static func harbourApp() throws -> SampleProject {
    let project = SampleProject()
    for font in ["Round-Regular.ttf", "Round-Bold.ttf"] {
      try project.font(font, at: "Harbour/Resources/Fonts/\(font)")
    }
    try project.propertyList(["Round-Regular.ttf"], at: "Harbour/Info.plist")
    let boats = ["en": "Boat", "de": "Schifffahrtsgesellschaften", "ru": "лодка"]
    let forms = [
      "en": ["one": "%d boat", "other": "%d boats"],
      "de": ["one": "%d Boot", "other": "%d Boote"],
      "ru": ["one": "%d лодка", "few": "%d лодки", "many": "%d лодок", "other": "%d лодки"],
    ]
    for (language, boat) in boats {
      try project.strings(["boat": boat], at: "Harbour/\(language).lproj/Localizable.strings")
      try project.pluralRules(
        "boats", forms[language] ?? [:], at: "Harbour/\(language).lproj/Localizable.stringsdict")
    }
    try project.strings(["title": "Harbour"], at: "Harbour/Base.lproj/Main.strings")
    try project.scratch.write("<document/>", to: "Harbour/Base.lproj/Main.storyboard")
    try project.scratch.write("{}", to: "Harbour/Assets.xcassets/Contents.json")
    try project.font("Varies-Regular.ttf", at: "Pods/Kit/Varies-Regular.ttf")
    return project
  }

  /// A package with resources of its own, beside what was built for it and fetched.
  fileprivate static func designPackage() throws -> SampleProject {
    let project = SampleProject()
    try project.scratch.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    let resources = "Sources/Design/Resources"
    try project.font("Round-Regular.ttf", at: "\(resources)/Fonts/Round-Regular.ttf")
    try project.strings(["street": "Street"], at: "\(resources)/en.lproj/Design.strings")
    try project.strings(["street": "Straße"], at: "\(resources)/de.lproj/Design.strings")
    try project.font("Varies-Bold.ttf", at: "\(resources)/Media.xcassets/F.dataset/Varies-Bold.ttf")
    for folder in [
      "Pods/Kit", "build/Debug", "DerivedData/Design/Build", ".build/checkouts/Kit",
      "Carthage/Checkouts/Kit", "node_modules/kit", "Sources/Kit.xcframework/ios-arm64",
    ] {
      try project.font("Varies-Regular.ttf", at: "\(folder)/Fonts/Varies-Regular.ttf")
      try project.strings(["a": "Ελληνικά"], at: "\(folder)/el.lproj/Kit.strings")
      try project.propertyList(["Varies-Regular.ttf"], at: "\(folder)/Info.plist")
    }
    return project
  }

  /// Writes a table with one entry that varies with a number.
  private func pluralRules(_ key: String, _ forms: [String: String], at path: String) throws {
    let forms = forms.sorted { $0.key < $1.key }.map {
      "<key>\($0.key)</key><string>\($0.value)</string>\n"
    }
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>\(key)</key>
      <dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key>
      <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(forms.joined())</dict>
      </dict>
      </dict>
      </plist>

      """, to: path)
  }
}
