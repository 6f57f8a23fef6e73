import Foundation

/// A project's folder with real-looking contents, made of the tiny fonts.
struct SampleProject {
  /// The folder.
  let scratch = try! Scratch()

  /// The configuration that `init` wrote.
  var configuration: String {
    get throws { String(decoding: try scratch.read(".fontgauge.yml"), as: UTF8.self) }
  }

  /// Copies a fixture to a place in the project.
  func font(_ fixture: String, at path: String) throws {
    let target = scratch.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Repository.fixture(fixture), toPath: target.path)
  }

  /// Writes a table of strings.
  func strings(_ entries: KeyValuePairs<String, String>, at path: String) throws {
    let lines = entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
    try scratch.write("/* A table. */\n\n" + lines.joined(), to: path)
  }

  /// Writes a property list, with `UIAppFonts` when there are fonts for it.
  func propertyList(_ fonts: [String]?, at path: String) throws {
    let list = (fonts ?? []).map { "\t\t<string>\($0)</string>\n" }.joined()
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>CFBundleName</key>
      \t<string>$(PRODUCT_NAME)</string>
      \(fonts == nil ? "" : "\t<key>UIAppFonts</key>\n\t<array>\n\(list)\t</array>")
      </dict>
      </plist>

      """, to: path)
  }

  /// Runs the tool in the project's folder.
  func run(_ words: String...) throws -> Fontgauge.Run {
    try Fontgauge.run(words, in: scratch.folder)
  }

  /// Runs the check and returns its document and status.
  func check() throws -> (status: Int32, document: CheckDocument) {
    let run = try run("check", "--format", "json")
    return (run.status, try run.document())
  }

  /// Returns the lines of the configuration that are no comments, without the spaces around them.
  func settings() throws -> [String] {
    try configuration.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("#") }
  }
}

extension SampleProject {
  /// A UIKit app: an Info.plist, fonts in a folder, tables in three languages, asset catalog, build
  /// folder and a dependency with fonts and strings of their own.
  static func uiKitApp() throws -> SampleProject {
    let project = SampleProject()
    try project.font("Round-Regular.ttf", at: "Bakery/Fonts/Round-Regular.ttf")
    try project.font("Round-Bold.ttf", at: "Bakery/Fonts/Round-Bold.ttf")
    try project.propertyList(
      ["Round-Regular.ttf", "Round-Bold.ttf"], at: "Bakery/Supporting Files/Bakery-Info.plist")
    try project.propertyList(nil, at: "BakeryTests/Info.plist")
    try project.strings(
      ["settings.notifications": "Notifications", "cart.title": "Basket"],
      at: "Bakery/en.lproj/Localizable.strings")
    try project.strings(
      [
        "settings.notifications": "Benachrichtigungseinstellungen", "cart.title": "Warenkorb",
      ], at: "Bakery/de.lproj/Localizable.strings")
    try project.strings(
      ["settings.notifications": "Mitteilungen", "cart.title": "Хлеб"],
      at: "Bakery/ru.lproj/Localizable.strings")
    for language in ["en", "ru"] {
      try project.strings(
        ["CFBundleDisplayName": "Ж"], at: "Bakery/\(language).lproj/InfoPlist.strings")
    }
    try project.strings(["title": "Ж"], at: "Bakery/Settings.bundle/ru.lproj/Root.strings")
    try project.font("Varies-Regular.ttf", at: "Bakery/Assets.xcassets/F.dataset/Varies.ttf")
    try project.font("Varies-Regular.ttf", at: "Pods/Dependency/Fonts/Varies-Regular.ttf")
    try project.strings(["a": "Ж"], at: "Pods/Dependency/en.lproj/Dependency.strings")
    try project.font("Varies-Regular.ttf", at: "build/Bakery.app/Varies-Regular.ttf")
    try project.font("Varies-Regular.ttf", at: ".git/Varies-Regular.ttf")
    try project.scratch.write("{}", to: "Bakery.xcodeproj/en.lproj/x.strings")
    return project
  }

  /// A SwiftUI app: a variable font whose file name has brackets, and one catalog.
  static func swiftUIApp() throws -> SampleProject {
    let project = SampleProject()
    try project.font("Variable-PS.ttf", at: "Trails/Resources/Variable[wght].ttf")
    try project.scratch.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "hike.start" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Los geht es" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Start" } },
              "pl" : { "stringUnit" : { "state" : "translated", "value" : "Dalej tędy" } }
            }
          }
        },
        "version" : "1.0"
      }

      """, to: "Trails/Resources/Localizable.xcstrings")
    try project.scratch.write("import SwiftUI\n", to: "Trails/TrailsApp.swift")
    return project
  }

  /// A repository with two apps, an extension and modules with strings of their own.
  static func monoRepo() throws -> SampleProject {
    let project = SampleProject()
    for font in ["Round-Regular.ttf", "Round-Bold.ttf"] {
      try project.font(font, at: "Apps/Rider/Resources/Fonts/\(font)")
    }
    for font in ["Varies-Regular.ttf", "Varies-Bold.ttf"] {
      try project.font(font, at: "Apps/Rider/Resources/Headings/\(font)")
    }
    try project.propertyList(
      ["Round-Regular.ttf", "Round-Bold.ttf", "Varies-Bold.ttf"], at: "Apps/Rider/Info.plist")
    try project.font("Round-Regular.ttf", at: "Apps/RiderWidget/Round-Regular.ttf")
    try project.propertyList(["Round-Regular.ttf"], at: "Apps/RiderWidget/Info.plist")
    try project.font("LineGap-Regular.ttf", at: "Apps/Driver/Fonts/LineGap-Regular.ttf")
    try project.propertyList(["LineGap-Regular.ttf"], at: "Apps/Driver/Info.plist")
    for module in ["Booking", "Chat", "Profile"] {
      for language in ["en", "fr"] {
        let folder = "Modules/\(module)/Resources/\(language).lproj"
        try project.strings(["\(module).title": module], at: folder + "/\(module).strings")
      }
    }
    try project.strings(
      ["greeting": "Bonjour Anne"], at: "Apps/Rider/Resources/fr.lproj/Localizable.strings")
    try project.scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2"><file original="a" source-language="en" target-language="fr"><body>
      <trans-unit id="a"><source>A</source><target>B</target></trans-unit></body></file></xliff>

      """, to: "Translations/fr.xcloc/Localized Contents/fr.xliff")
    try project.strings(
      ["a": "b"], at: "Translations/fr.xcloc/Source Contents/en.lproj/Localizable.strings")
    try project.font("Blank-Regular.ttf", at: "node_modules/icons/Blank-Regular.ttf")
    return project
  }
}
