import Foundation
import MetricsCore
import TestSupport
import Testing

@testable import Inputs

/// Catalogs cut short or changed: an answer or one sentence, and never a crash or a silent loss.
@Suite(.timeLimit(.minutes(5))) struct DamagedCatalogTests {
  static let whole = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "%#@n@ \\u00e9\\ud83d\\ude00"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {"one": {"stringUnit": {"value": "%arg Fuß"}},
            "other": {"stringUnit": {"value": "%arg Füße"}}}}}}},
      "en": {"variations": {"device": {"mac": {"stringUnit": {"value": "x"}},
        "other": {"stringUnit": {"value": "y"}}}}},
      "fr": {"stringSet": {"values": ["p", "q"]}}}}, "b": {}}}
    """

  private func check(_ bytes: [UInt8]) {
    let file = StringsFile(path: "A.xcstrings", defaultLocale: "en")
    do {
      let contents = try StringCatalogReader.read(bytes, from: file)
      for warning in contents.warnings { check(warning.description) }
      _ = TextPreparation().prepared(contents.texts)
    } catch {
      check(error.description)
    }
  }

  private func check(_ message: String) {
    #expect(message.hasPrefix("A.xcstrings:") && !message.contains("\n"), "\(message)")
  }

  @Test("Cut at every byte") func cuts() throws {
    let bytes = Array(Self.whole.utf8)
    for end in bytes.indices {
      check(Array(bytes[..<end]))
      #expect(
        message { () throws(InputError) in
          try StringCatalogReader.read(
            Array(bytes[..<end]), from: StringsFile(path: "A.xcstrings", defaultLocale: "en"))
        } != nil)
    }
    #expect(try catalog(Self.whole).texts.count == 8)
    #expect(try catalog(Self.whole).warnings.isEmpty)
  }

  @Test("Bytes changed", arguments: 0..<4) func flips(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var bytes = Array(Self.whole.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = bytes.indices.randomElement(using: &generator)!
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = .random(in: 0...255, using: &generator)
        case 1: bytes[index] = Array("{}[]:,\"\\%@#0".utf8).randomElement(using: &generator)!
        default: bytes.remove(at: index)
        }
      }
      check(bytes)
    }
  }

  /// Fields that may be missing, and so may hold nothing.
  private static let optional: Set = [
    "strings", "substitutions", "localizations", "de", "en", "fr",
  ]

  @Test(
    "A value of a wrong type loses no text without a word",
    arguments: ["null", "1", "true", "\"x\"", "[]", "{}"])
  func wrongTypes(replacement: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(Self.whole.utf8))
    let value = try JSONSerialization.jsonObject(
      with: Data(replacement.utf8), options: .fragmentsAllowed)
    var count = 0
    for path in Self.paths(of: root) {
      let changed = Self.replacing(root, path[...], value)
      let text = String(
        decoding: try JSONSerialization.data(
          withJSONObject: changed, options: [.fragmentsAllowed, .sortedKeys]), as: UTF8.self)
      count += 1
      let isNothing = replacement == "null" || replacement == "{}"
      do {
        let contents = try catalog(text)
        for warning in contents.warnings { check(warning.description) }
        let mayBeSilent = isNothing && Self.optional.contains(path.last ?? "")
        if contents.texts.count < 8, !mayBeSilent, path.last != "a" {
          #expect(!contents.warnings.isEmpty, "\(path.joined(separator: "/")): \(replacement)")
        }
      } catch {
        check(error.description)
        #expect(path.count < 2)
      }
    }
    #expect(count > 30)
  }

  /// Returns the way to every value below the root, and to the root.
  private static func paths(of value: Any) -> [[String]] {
    let children: [(String, Any)] =
      switch value {
      case let object as [String: Any]: object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      case let list as [Any]: list.enumerated().map { ("\($0.offset)", $0.element) }
      default: []
      }
    return [[]] + children.flatMap { key, child in paths(of: child).map { [key] + $0 } }
  }

  private static func replacing(_ value: Any, _ path: ArraySlice<String>, _ new: Any) -> Any {
    guard let key = path.first else { return new }
    if var object = value as? [String: Any] {
      object[key] = replacing(object[key]!, path.dropFirst(), new)
      return object
    }
    var list = value as! [Any]
    list[Int(key)!] = replacing(list[Int(key)!], path.dropFirst(), new)
    return list
  }
}
