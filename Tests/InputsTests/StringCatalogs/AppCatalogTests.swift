import Foundation
import MetricsCore
import Testing

@testable import Inputs

/// String catalogs of published apps, with facts about them that another program has found.
@Suite(.enabled("FONTGAUGE_DATA names no folder with appfiles") { AppFiles.folder != nil })
struct AppCatalogTests {
  @Test("Catalogs of apps are read as the facts say", arguments: AppCatalog.all)
  func facts(file: AppCatalog) throws {
    let facts = file.facts
    let contents = try file.read()
    #expect(contents.warnings.isEmpty)
    let texts = contents.texts
    #expect(texts.count == facts.textsIncludingImplicitSource)
    #expect(Set(texts.map { Array(($0.key ?? "").utf8) }).count == facts.keys)
    // Only a key that stands for its own text has the place of a key.
    let lines = file.lines
    let explicit = texts.filter { text in
      lines[(text.location?.line ?? 1) - 1].contains("\"value\" :")
    }
    #expect(explicit.count == facts.texts)
    let byLocale = Dictionary(grouping: explicit, by: \.locale)
    #expect(byLocale.mapValues(\.count) == facts.textsPerLocale)
    #expect(byLocale.mapValues { Set($0.map(\.key)).count } == facts.keysPerLocale)
    #expect(Set(texts.map(\.locale)).subtracting(byLocale.keys) == [])
    let implicit = texts.filter { !explicit.contains($0) }
    #expect(implicit.count == facts.keysWithoutSource)
    #expect(implicit.allSatisfy { $0.locale == facts.sourceLanguage && $0.text == $0.key })
    #expect(Set(implicit.compactMap(\.key)).isSuperset(of: facts.keysWithoutSourceSample))
  }

  @Test("Variants are those that the facts count", arguments: AppCatalog.all)
  func variants(file: AppCatalog) throws {
    var found: [String: Int] = [:]
    for text in try file.read().texts where text.location?.column != 5 {
      found[text.variant ?? "-", default: 0] += 1
    }
    var expected: [String: Int] = [:]
    let name = file.facts.substitutions.first?.name ?? ""
    for (path, count) in file.facts.variantPaths {
      let path = path.replacingOccurrences(of: "*", with: name)
      expected[AppCatalog.variant(path) ?? "-", default: 0] += count
    }
    #expect(found == expected)
  }

  @Test("Samples stand in the catalogs with the values of the facts", arguments: AppCatalog.all)
  func samples(file: AppCatalog) throws {
    let texts = try file.read().texts
    #expect(!file.facts.samples.isEmpty)
    for sample in file.facts.samples {
      let found = texts.filter {
        $0.key == sample.key && $0.locale == sample.locale
          && $0.variant == AppCatalog.variant(sample.variant)
      }
      #expect(found.map { Array($0.text.utf8) } == [Array(sample.value.utf8)], "\(sample.key)")
    }
  }

  @Test("Places are those of the values and keys in the files", arguments: AppCatalog.all)
  func places(file: AppCatalog) throws {
    let lines = file.lines
    let texts = try file.read().texts
    for text in texts {
      let location = try #require(text.location)
      let line = Array(lines[location.line! - 1].unicodeScalars)
      #expect(line[location.column! - 1] == "\"")
    }
    let valueLines = lines.indices.filter { lines[$0].contains("\"value\" : \"") }.map { $0 + 1 }
    let keyLines = texts.filter { $0.location?.column == 5 }.compactMap { $0.location?.line }
    #expect(texts.compactMap { $0.location?.line }.sorted() == (valueLines + keyLines).sorted())
    for place in file.facts.keyLines {
      let first = try #require(texts.first { $0.key == place.key }?.location?.line)
      #expect(first >= place.line && first < place.line + 30)
      #expect(lines[place.line - 1].hasPrefix("    \""))
    }
  }
}

/// A catalog of an app and the facts about it.
struct AppCatalog: Decodable, Sendable, CustomTestStringConvertible {
  var file: String
  var facts: Facts

  var testDescription: String { file }

  static let all: [AppCatalog] = {
    guard let folder = AppFiles.folder,
      let data = FileManager.default.contents(atPath: "\(folder)/expected.json"),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let files = root["files"] as? [[String: Any]]
    else { return [] }
    let catalogs = files.filter { ($0["file"] as? String)?.hasSuffix(".xcstrings") == true }
    return catalogs.map {
      try! JSONDecoder().decode(
        AppCatalog.self, from: try! JSONSerialization.data(withJSONObject: $0))
    }
  }()

  var path: String { "\(AppFiles.folder ?? "")/\(file)" }

  var lines: [String] {
    String(decoding: FileManager.default.contents(atPath: path)!, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func read() throws(InputError) -> StringsContents {
    try StringsFiles.read([ProjectFile(path: file, openPath: path)])
  }

  /// Returns the variant that a path of the facts stands for.
  static func variant(_ path: String) -> String? {
    let names = path.split(separator: ".").filter {
      !["-", "device", "plural", "substitutions"].contains($0)
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  struct Facts: Decodable, Sendable {
    var sourceLanguage: String
    var keys: Int
    var texts: Int
    var textsIncludingImplicitSource: Int
    var keysPerLocale: [String: Int]
    var textsPerLocale: [String: Int]
    var keysWithoutSource: Int
    var keysWithoutSourceSample: [String]
    var variantPaths: [String: Int]
    var samples: [Sample]
    var substitutions: [Substitution]
    var keyLines: [Place]

    enum CodingKeys: String, CodingKey {
      case keys, texts, samples
      case sourceLanguage = "source_language"
      case textsIncludingImplicitSource = "texts_including_implicit_source"
      case keysPerLocale = "keys_per_locale"
      case textsPerLocale = "texts_per_locale"
      case keysWithoutSource = "keys_without_source_localization_count"
      case keysWithoutSourceSample = "keys_without_source_localization_sample"
      case variantPaths = "variant_paths"
      case substitutions = "substitutions_sample"
      case keyLines = "key_lines"
    }
  }

  struct Sample: Decodable, Sendable {
    var key: String
    var locale: String
    var variant: String
    var value: String
  }

  struct Substitution: Decodable, Sendable { var name: String }

  struct Place: Decodable, Sendable {
    var key: String
    var line: Int
  }
}
