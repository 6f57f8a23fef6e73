import Foundation
import Inputs
import MetricsCore
import Testing

/// Property lists and translation files of published apps, with facts about them that another
/// program has found.
///
/// They are not part of the project: `FONTGAUGE_DATA` names the folder that holds `appfiles`.
@Suite(.enabled("FONTGAUGE_DATA names no folder with appfiles") { AppFiles.folder != nil })
struct AppPropertyListsTests {
  private static let plural = "NSStringPluralRuleType"

  @Test(
    "Files with plural rules are read as the facts say", arguments: AppFacts.all(".stringsdict"))
  func stringsDictionaries(file: AppFacts) throws {
    let contents = try file.contents()
    let texts = contents.texts
    #expect(texts.count == file.number("texts"))
    #expect(Set(texts.map { ExactKey($0.key ?? "") }).count == file.number("keys"))
    let locale = file.facts["locale"] as? String ?? "en"
    #expect(texts.allSatisfy { $0.locale == locale })
    let forms = texts.compactMap { $0.variant?.split(separator: ".").last.map(String.init) }
    let counts = try #require(file.facts["categories"] as? [String: Int])
    for (category, count) in counts {
      #expect(forms.filter { $0 == category }.count == count, "\(category)")
    }
    let several = try #require(file.facts["keys_with_several_variables"] as? [String: [String]])
    for (key, variables) in several {
      let found = texts.filter { $0.key == key }.compactMap {
        $0.variant?.split(separator: ".").first
      }
      #expect(Set(found.map(String.init)) == Set(variables), "\(key)")
    }
    for sample in file.samples {
      let key = try #require(sample["key"])
      let variant = try #require(sample["variant"])
      let form = try #require(variant.split(separator: ".").last.map(String.init))
      let found = texts.filter { $0.key == key && ($0.variant == variant || $0.variant == form) }
      #expect(found.count == 1, "\(key) \(variant)")
      // What the form says, without the variables that it refers to, stands in the whole text.
      var rest = try #require(found.first?.text[...])
      for piece in try #require(sample["value"]).split(separator: /%[0-9$]*#@[^@]*@/) {
        let range = rest.firstRange(of: piece)
        #expect(range != nil, "\(key) \(variant): \(piece)")
        if let range { rest = rest[range.upperBound...] }
      }
    }
    for (key, line) in file.keyLines {
      #expect(
        texts.filter { $0.key == key }.allSatisfy { $0.location?.line == line }, "\(key)")
    }
  }

  @Test("Formats of published apps are written out")
  func formats() throws {
    let files = AppFacts.all(".stringsdict")
    func texts(_ name: String, _ key: String) throws -> [String] {
      let file = try #require(files.first { $0.file.contains(name) })
      return try file.contents().texts.filter { $0.key == key }.map {
        "\($0.variant ?? "-"): \($0.text)"
      }
    }
    #expect(
      try texts("Generic", "correct gamma") == [
        "first.one: Pre Gamma (| Other Gamma.second: %d x One Gamma.first |)",
        "first.other: Pre Gamma (| Other Gamma.second: %d x Other Gamma.first: %d |)",
        "second.zero: Pre Gamma (| Zero Gamma.second x Other Gamma.first: %d |)",
        "second.other: Pre Gamma (| Other Gamma.second: %d x Other Gamma.first: %d |)",
      ])
    #expect(
      try texts("Generic", "correct theta") == [
        "first.one: Pre Theta (| One Theta.first |)",
        "first.other: Pre Theta (| Other Theta.first: %d. Other Theta.second: %d. Other "
          + "Theta.third: %d |)",
        "second.zero: Pre Theta (| Other Theta.first: %d. Zero Theta.second |)",
        "second.other: Pre Theta (| Other Theta.first: %d. Other Theta.second: %d. Other "
          + "Theta.third: %d |)",
        "third.zero: Pre Theta (| Other Theta.first: %d. Other Theta.second: %d. Zero Theta.third "
          + "|)",
        "third.other: Pre Theta (| Other Theta.first: %d. Other Theta.second: %d. Other "
          + "Theta.third: %d |)",
      ])
    #expect(
      try texts("Generic", "Welcome")
        == ["100: Hi", "200: Welcome", "300: Welcome to the store!"])
    #expect(
      try texts("Generic", "fault alpha") == [
        "zero: Zero Alpha", "one: One Alpha",
        "other: Other Alpha: %d",
      ])
    #expect(
      try texts("LocPluralAdvanced", "many.placeholders.plurals.base")[2]
        == "f3.one: %@ - %d twos - %f three - %d fives - %f fours - %d sixes - %007$@ - %f eights - "
        + "%1.2f elevens - %9$@ - %d tens")
  }

  @Test("What is wrong in published files is told")
  func warnings() throws {
    let file = try #require(AppFacts.all(".stringsdict").first { $0.file.contains("Generic") })
    #expect(
      try file.contents().warnings.map { $0.message.prefix(60) }
        == [
          "'fault alpha' refers to the variable 'missing', which it doe",
          "no format of 'fault alpha' refers to its variable 'first', w",
          "'fault delta' refers to the variable 'missing', which it doe",
          "'fault epsilon' refers to the variable 'first_two', which it",
          "'fault epsilon' refers to the variable 'first_one', which it",
        ].map { $0.prefix(60) })
  }

  @Test("Property lists of apps are read as the facts say", arguments: AppFacts.all(".plist"))
  func propertyLists(file: AppFacts) throws {
    let list = try PropertyList.read(try file.bytes(), path: file.path)
    let entries = try #require(list.entries)
    #expect(entries.count == file.number("keys"))
    let keys = try #require(file.facts["top_level_keys"] as? [String])
    #expect(entries.map(\.key) == keys || entries.map(\.key).sorted() == keys.sorted())
    #expect(entries.compactMap(\.value.string).count == file.number("texts"))
    for sample in file.samples {
      #expect(list.entry(sample["key"]!)?.value.string == sample["value"])
    }
    for (key, line) in file.keyLines {
      #expect(list.entry(key)?.keyMark.line == Int32(line))
    }
    let fonts = try AppFonts.read(try file.bytes(), path: file.path)
    #expect(fonts.names.map(\.name) == file.facts["UIAppFonts"] as? [String] ?? [])
    let lines = file.facts["UIAppFonts_lines"] as? [String: Int] ?? [:]
    for font in fonts.names { #expect(font.location.line == lines[font.name]) }
    #expect((fonts.location == nil) == fonts.names.isEmpty)
    #expect(fonts.warnings.isEmpty)
  }

  @Test("Translation files of apps are read as the facts say", arguments: AppFacts.all(".xliff"))
  func translations(file: AppFacts) throws {
    let contents = try file.contents()
    let texts = contents.texts
    #expect(contents.warnings.isEmpty)
    #expect(texts.count == file.number("texts"))
    #expect(Set(texts.compactMap(\.key)).count == file.number("keys"))
    let files = try #require(file.facts["files"] as? [[String: Any]])
    var start = 0
    for part in files {
      let units = try #require(part["units"] as? Int)
      let targets = try #require(part["targets"] as? Int)
      let found = texts[start..<start + units + targets]
      start = found.endIndex
      let name = try #require(part["original"] as? String).split(separator: "/").last!
      #expect(found.allSatisfy { $0.table == name.split(separator: ".").first.map(String.init) })
      #expect(found.filter { $0.locale == part["source"] as? String }.count == units)
      #expect(found.filter { $0.locale == part["target"] as? String }.count == targets)
    }
    #expect(start == texts.count)
    for sample in file.samples {
      let found = texts.filter { $0.key == sample["key"] }
      #expect(found.map(\.text) == [sample["source"], sample["target"]])
    }
    for (key, line) in file.keyLines {
      #expect(texts.filter { $0.key == key }.map { $0.location?.line } == [line, line])
    }
  }
}

/// A key that equals another only if its code points are the same.
private struct ExactKey: Hashable {
  var bytes: [UInt8]
  init(_ text: String) { bytes = Array(text.utf8) }
}

/// A file of an app and what is known about it.
struct AppFacts: CustomTestStringConvertible, @unchecked Sendable {
  var file: String
  /// The path in the app's project.
  var path: String
  var openPath: String
  var facts: [String: Any]

  var testDescription: String { file }

  var samples: [[String: String]] { facts["samples"] as? [[String: String]] ?? [] }

  var keyLines: [(key: String, line: Int)] {
    (facts["key_lines"] as? [[String: Any]] ?? []).map {
      ($0["key"] as! String, $0["line"] as! Int)
    }
  }

  func number(_ name: String) -> Int? { facts[name] as? Int }

  func bytes() throws(InputError) -> [UInt8] { try FileReader.read(openPath) }

  func contents() throws(InputError) -> StringsContents {
    try StringsFiles.read([ProjectFile(path: path, openPath: openPath)])
  }

  /// Returns the files with an ending for which facts are known.
  static func all(_ ending: String) -> [AppFacts] {
    guard let folder = AppFiles.folder,
      let data = FileManager.default.contents(atPath: "\(folder)/expected.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    let records = ["files", "synthetic"].flatMap { json[$0] as? [[String: Any]] ?? [] }
    return records.compactMap { record in
      guard let file = record["file"] as? String, file.hasSuffix(ending),
        let facts = record["facts"] as? [String: Any]
      else { return nil }
      let isSynthetic = record["area"] as? String == "synthetic"
      return AppFacts(
        file: file, path: record["path"] as? String ?? file,
        openPath: folder + (isSynthetic ? "/synthetic/" : "/") + file, facts: facts)
    }
  }
}
