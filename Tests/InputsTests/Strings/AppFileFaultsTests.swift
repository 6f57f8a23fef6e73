import Foundation
import MetricsCore
import Testing

@testable import Inputs

/// What is doubtful in the files of published apps, and what tells them apart, with facts that
/// another program has found.
@Suite(.enabled("FONTGAUGE_DATA names no folder with appfiles") { AppFiles.folder != nil })
struct AppFileFaultsTests {
  private static let endings = [".strings", ".stringsdict", ".xcstrings", ".plist", ".xliff"]

  @Test("Every file that facts are known of is of a kind that tests here read")
  func everyFile() throws {
    let folder = try #require(AppFiles.folder)
    let data = try #require(FileManager.default.contents(atPath: "\(folder)/expected.json"))
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let records = ["files", "synthetic"].flatMap { json[$0] as? [[String: Any]] ?? [] }
    let names = records.compactMap { $0["file"] as? String }
    let facts = Self.endings.flatMap { AppFacts.all($0) }
    let failing = AppFiles.records.filter { $0.mustFail != nil }
    #expect(!names.isEmpty && names.count == records.count)
    #expect(Set(names) == Set(facts.map(\.file) + failing.map(\.file)))
    for record in records {
      let isSynthetic = record["area"] as? String == "synthetic"
      let name = try #require(record["file"] as? String)
      let bytes = try FileReader.read(folder + (isSynthetic ? "/synthetic/" : "/") + name)
      #expect(bytes.count == record["bytes"] as? Int, "\(name)")
    }
  }

  @Test("Formats and encodings are told apart", arguments: AppFacts.all(".strings"))
  func formats(file: AppFacts) throws {
    let bytes = try file.bytes()
    switch PropertyList.Format.detect(bytes) {
    case .xml: #expect(file.facts["format"] as? String == "xml-plist")
    case .binary: #expect(file.facts["format"] as? String == "binary-plist")
    case nil:
      #expect(file.facts["format"] as? String == "old-style")
      let (encoding, markLength) = TextEncoding.detect(bytes)
      let expected: [String: (TextEncoding, Int)] = [
        "utf-8": (.utf8, 0), "utf-8-bom": (.utf8, 3),
        "utf-16le-bom": (.utf16(isBigEndian: false), 2),
      ]
      let name = try #require(file.facts["encoding"] as? String)
      let fact = try #require(expected[name])
      #expect(fact.0 == encoding && fact.1 == markLength)
    }
  }

  @Test("Property lists in XML and binary are told apart", arguments: AppFacts.all(".plist"))
  func propertyListFormats(file: AppFacts) throws {
    let isBinary = PropertyList.Format.detect(try file.bytes()) == .binary
    #expect(isBinary == (file.facts["format"] as? String == "binary"))
  }

  @Test(
    "What is doubtful in strings is told at its line, and no more",
    arguments: AppFacts.all(".strings"))
  func strings(file: AppFacts) throws {
    let contents = try file.contents()
    func lines(_ part: String) -> [Int] {
      contents.warnings.filter { $0.message.contains(part) }.compactMap { $0.location?.line }
    }
    let duplicates = file.facts["duplicate_keys"] as? [String: [String: Any]] ?? [:]
    let superseded = duplicates.values.flatMap { ($0["lines"] as? [Int] ?? []).sorted().dropLast() }
    #expect(lines("is given again") == superseded.sorted())
    for duplicate in duplicates.values {
      let last = try #require((duplicate["lines"] as? [Int])?.max())
      #expect(contents.warnings.contains { $0.message.contains("is given again on line \(last),") })
    }
    #expect(contents.texts.count + superseded.count == file.number("entries"))

    let notes = file.facts["parser_notes"] as? [String: Int] ?? [:]
    let escapes = lines("'\\u' is no escape")
    #expect(escapes.count == notes["unknown_escape_\\u"] ?? 0)
    let unknown = (file.facts["unknown_escape_entries"] as? [[String: Any]] ?? [])
      .filter { ($0["value"] as? String)?.contains("u203A") == true }
    #expect(Set(escapes) == Set(unknown.compactMap { $0["line"] as? Int }))
    #expect(lines("is ignored").count == notes["trailing_junk_ignored"] ?? 0)
    #expect(contents.warnings.count == superseded.count + escapes.count + lines("is ignored").count)

    let empty = contents.texts.filter { $0.text.isEmpty }.compactMap(\.key)
    #expect(empty == file.facts["empty_values"] as? [String] ?? [])
    #expect(duplicates.count == file.facts["duplicate_keys_count"] as? Int ?? duplicates.count)
  }

  @Test(
    "Variables that are missing are told, and only those", arguments: AppFacts.all(".stringsdict"))
  func variables(file: AppFacts) throws {
    let warnings = try file.contents().warnings.map(\.message)
    let facts = try #require(file.facts["variables"] as? [String: [String: [String]]])
    var missing = 0
    for (key, variables) in facts {
      for name in variables["missing_variables"] ?? [] {
        missing += 1
        #expect(warnings.contains { $0.hasPrefix("'\(key)' refers to the variable '\(name)'") })
      }
      for name in variables["reachable_variables"] ?? [] {
        #expect(
          !warnings.contains {
            $0.contains("no format of '\(key)' refers to its variable '\(name)'")
          })
      }
    }
    // Of keys with one variable the facts say nothing.
    let told = warnings.filter { $0.contains("refers to the variable") }
    #expect(
      told.filter { warning in facts.keys.contains { warning.hasPrefix("'\($0)'") } }.count
        == missing)
    #expect((file.facts["non_dict_entries"] as? [Any])?.isEmpty == true)
    #expect(!warnings.contains { $0.contains("given again") })
  }

  @Test(
    "Strings that are stale or not to be translated are read", arguments: AppFacts.all(".xcstrings")
  )
  func catalogs(file: AppFacts) throws {
    let texts = try file.contents().texts
    #expect(Set(texts.map(\.locale)).count >= file.number("locales") ?? 0)
    let keys = Set(texts.compactMap { $0.key.map { Array($0.utf8) } })
    for list in ["stale_keys", "should_translate_false"] {
      for key in try #require(file.facts[list] as? [String]) {
        #expect(keys.contains(Array(key.utf8)), "\(key)")
      }
    }
    for substitution in file.facts["substitutions_sample"] as? [[String: Any]] ?? [] {
      let name = try #require(substitution["name"] as? String)
      let found = texts.filter { text in
        text.key == substitution["key"] as? String
          && text.locale == substitution["locale"] as? String
          && text.variant?.hasPrefix(name + ".") == true
      }
      #expect(!found.isEmpty, "\(name)")
      // `%arg` is the argument with its specifier, which the leaves stand in place of.
      #expect(found.allSatisfy { !$0.measured.contains("%arg") && !$0.measured.contains("%#@") })
    }
  }

  @Test(
    "Samples of translation files are in the table of their file", arguments: AppFacts.all(".xliff")
  )
  func translations(file: AppFacts) throws {
    let texts = try file.contents().texts
    #expect(!file.samples.isEmpty)
    for sample in file.samples {
      let table = sample["file"]?.split(separator: "/").last?.split(separator: ".").first
      #expect(
        texts.filter { $0.key == sample["key"] }.allSatisfy { $0.table == table.map(String.init) })
    }
    #expect(texts.count == (file.number("sources") ?? 0) + (file.number("targets") ?? 0))
  }
}
