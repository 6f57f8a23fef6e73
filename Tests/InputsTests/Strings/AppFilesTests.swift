import Foundation
import Inputs
import MetricsCore
import Testing

/// Strings files of published apps, with facts about them that another program has found.
///
/// They are not part of the project: `FONTGAUGE_DATA` names the folder that holds `appfiles`.
@Suite(.enabled("FONTGAUGE_DATA names no folder with appfiles") { AppFiles.folder != nil })
struct AppFilesTests {
  @Test("Strings files of apps are read as the facts say", arguments: AppFiles.strings)
  func facts(file: AppFiles.Record) throws {
    let facts = try #require(file.facts)
    let texts = try file.read()
    #expect(texts.count == facts.keys)
    #expect(Set(texts.map { Array(($0.key ?? "").utf8) }).count == facts.keys)
    let expectedLocale = facts.locale == "Base" ? "en" : facts.locale ?? "en"
    #expect(texts.allSatisfy { $0.locale == expectedLocale })
    let byKey = Dictionary(grouping: texts) { $0.key ?? "" }
    for sample in (facts.samples ?? []) + (facts.unknownEscapes ?? []) {
      #expect(byKey[sample.key]?.map(\.text) == [sample.value], "\(sample.key)")
    }
    for place in facts.keyLines ?? [] where facts.duplicates[place.key] == nil {
      #expect(byKey[place.key]?.map { $0.location?.line } == [place.line], "\(place.key)")
    }
    for (key, duplicate) in facts.duplicates {
      #expect(byKey[key]?.map(\.text) == [duplicate.value])
      #expect(byKey[key]?.map { $0.location?.line } == [duplicate.lines.last])
    }
    #expect(texts.filter { $0.text.isEmpty }.count == facts.emptyValues?.count ?? 0)
    for (key, value) in file.all ?? [:] {
      #expect(byKey[key]?.map { Array($0.text.utf8) } == [Array(value.utf8)], "\(key)")
    }
  }

  @Test("Files that must fail do, at the line that the facts give")
  func failures() throws {
    let files = AppFiles.records.filter { $0.mustFail != nil && $0.file.hasSuffix(".strings") }
    #expect(!files.isEmpty)
    for file in files {
      let line = try #require(file.mustFail?.split(separator: " ").last)
      #expect(message { () throws(InputError) in try file.read() }?.contains(":\(line):") == true)
    }
  }
}

enum AppFiles {
  static let folder: String? = {
    guard let data = ProcessInfo.processInfo.environment["FONTGAUGE_DATA"],
      FileManager.default.fileExists(atPath: "\(data)/appfiles/expected.json")
    else {
      print("Skipping the strings files of apps: FONTGAUGE_DATA names no folder with appfiles.")
      return nil
    }
    return "\(data)/appfiles"
  }()

  static let records: [Record] = {
    guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/expected.json"),
      let expected = try? JSONDecoder().decode(Expected.self, from: data)
    else { return [] }
    return expected.files + expected.synthetic
  }()

  static var strings: [Record] {
    records.filter { $0.file.hasSuffix(".strings") && $0.mustFail == nil }
  }

  struct Expected: Decodable {
    var files: [Record]
    var synthetic: [Record]
  }

  struct Record: Decodable, Sendable, CustomTestStringConvertible {
    var area: String
    var file: String
    var path: String?
    var facts: Facts?
    var all: [String: String]?
    var mustFail: String?

    enum CodingKeys: String, CodingKey {
      case area, file, path, facts, all
      case mustFail = "must_fail"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      area = try values.decode(String.self, forKey: .area)
      file = try values.decode(String.self, forKey: .file)
      path = try values.decodeIfPresent(String.self, forKey: .path)
      // Facts about other formats have other shapes.
      facts =
        file.hasSuffix(".strings") ? try values.decodeIfPresent(Facts.self, forKey: .facts) : nil
      all =
        file.hasSuffix(".strings")
        ? try values.decodeIfPresent([String: String].self, forKey: .all) : nil
      mustFail = try values.decodeIfPresent(String.self, forKey: .mustFail)
    }

    var testDescription: String { file }

    func read() throws(InputError) -> [LocalizedText] {
      let folder = (AppFiles.folder ?? "") + (area == "synthetic" ? "/synthetic/" : "/")
      return try StringsFiles.read([ProjectFile(path: path ?? file, openPath: folder + file)]).texts
    }
  }

  struct Facts: Decodable, Sendable {
    var locale: String?
    var keys: Int
    var duplicates: [String: Duplicate]
    var emptyValues: [String]?
    var samples: [Pair]?
    var unknownEscapes: [Pair]?
    var keyLines: [Place]?

    enum CodingKeys: String, CodingKey {
      case locale, keys, samples
      case duplicates = "duplicate_keys"
      case emptyValues = "empty_values"
      case unknownEscapes = "unknown_escape_entries"
      case keyLines = "key_lines"
    }
  }

  struct Pair: Decodable, Sendable {
    var key: String
    var value: String
  }

  struct Place: Decodable, Sendable {
    var key: String
    var line: Int
  }

  struct Duplicate: Decodable, Sendable {
    var lines: [Int]
    var value: String
  }
}
