import Foundation
import MetricsCore
import Testing

@testable import Inputs

/// Placeholders in the texts of published apps, with facts that another program has found.
@Suite(.enabled("FONTGAUGE_DATA names no folder with appfiles") { AppFiles.folder != nil })
struct AppFormatTests {
  @Test("Texts of apps have the placeholders that the facts say", arguments: AppFormats.all)
  func placeholders(file: AppFormats) throws {
    var specifiers: [String: [String]] = [:]
    var lookalikes: [String: [String]] = [:]
    for text in try file.read() {
      let format = FormatString(text.text)
      let key = text.key ?? ""
      let found = format.placeholders.compactMap(AppFormats.specifier)
      if !found.isEmpty, specifiers[key] == nil { specifiers[key] = found }
      let prose = format.lookalikes.filter { $0.flags.contains(.space) }.map(\.spelling)
      if !prose.isEmpty { lookalikes[key] = prose }
    }
    #expect(specifiers.count == file.count)
    for (key, expected) in file.specifiers { #expect(specifiers[key] == expected, "\(key)") }
    for key in file.keys { #expect(specifiers[key] != nil, "\(key)") }
    if let expected = file.lookalikes { #expect(lookalikes == expected) }
  }

  @Test("Every kind of text file is among them") func coverage() {
    #expect(AppFormats.all.count >= 20)
    #expect(AppFormats.all.reduce(0) { $0 + $1.count } > 500)
    #expect(AppFormats.all.contains { $0.lookalikes?.isEmpty == false })
  }
}

/// A file of an app and what is known of the placeholders in it.
struct AppFormats: Sendable, CustomTestStringConvertible {
  var file: String
  var path: String
  /// The number of keys with placeholders.
  var count: Int
  /// The placeholders of some keys.
  var specifiers: [String: [String]] = [:]
  /// Some keys with placeholders.
  var keys: [String] = []
  /// The keys with what only looks like placeholders; `nil` when that is not known.
  var lookalikes: [String: [String]]?

  var testDescription: String { file }

  static let all: [AppFormats] = {
    guard let folder = AppFiles.folder,
      let data = FileManager.default.contents(atPath: "\(folder)/expected.json"),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    let lists = [("files", folder), ("synthetic", folder + "/synthetic")]
    return lists.flatMap { name, folder in
      (root[name] as? [[String: Any]] ?? []).compactMap { AppFormats($0, folder: folder) }
    }
  }()

  private init?(_ record: [String: Any], folder: String) {
    guard let file = record["file"] as? String, let facts = record["facts"] as? [String: Any],
      let count = facts["format_keys_count"] as? Int,
      // Formats and forms of a `.stringsdict` are counted differently.
      [".strings", ".xcstrings", ".xliff"].contains(where: file.hasSuffix)
    else { return nil }
    self.file = file
    self.count = count
    path = "\(folder)/\(file)"
    keys = facts["format_keys_sample"] as? [String] ?? []
    for sample in facts["format_keys_sample"] as? [[String: Any]] ?? [] {
      specifiers[sample["key"] as? String ?? ""] = sample["specs"] as? [String]
    }
    if let friends = facts["space_flag_false_friends"] as? [[String: Any]] {
      lookalikes = [:]
      for friend in friends {
        lookalikes?[friend["key"] as? String ?? ""] = friend["hit"] as? [String]
      }
    }
  }

  func read() throws(InputError) -> [LocalizedText] {
    try StringsFiles.read([ProjectFile(path: file, openPath: path)]).texts
  }

  /// Returns a placeholder as the facts have it: what `printf` would take for one.
  static func specifier(_ placeholder: FormatPlaceholder) -> String? {
    switch placeholder.kind {
    case .variable: nil
    case .reference(let name): String(placeholder.spelling.dropLast(name.count + 1))
    default: placeholder.spelling
    }
  }
}
