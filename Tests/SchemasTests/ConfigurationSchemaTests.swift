import DynamicType
import Foundation
import Schemas
import Testing

@testable import Inputs

/// The schema of the configuration against its reader.
@Suite struct ConfigurationSchemaTests {
  private let definitions: [String: Any]

  init() throws {
    let schema = try #require(Schema.named("config"))
    let object = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
    definitions = try #require((object as? [String: Any])?["$defs"] as? [String: Any])
  }

  /// Returns the keys of an object, found by the keys that lead to it.
  private func keys(_ path: String...) throws -> [String] {
    var value: Any? = definitions
    for key in path {
      value =
        (value as? [String: Any])?[key]
        ?? (value as? [[String: Any]]).flatMap { list in Int(key).map { list[$0] } }
    }
    let object = try #require(value as? [String: Any], "\(path)")
    #expect(object["additionalProperties"] as? Bool == false, "\(path)")
    return try #require(object["properties"] as? [String: Any]).keys.sorted()
  }

  @Test("The schema has exactly the keys that the reader knows")
  func keysOfReader() throws {
    #expect(try keys("configuration") == ConfigurationReader.keys.sorted())
    #expect(try keys("style") == StyleReader.keys.sorted())
    #expect(try keys("slot") == SlotReader.keys.sorted())
    #expect(
      try keys("slot", "properties", "width", "oneOf", "1") == SlotSizeReader.widthKeys.sorted())
    #expect(
      try Set(keys("element"))
        == Set(ElementReader.kinds + ElementReader.commonKeys)
        .subtracting(["screen"]))
    #expect(
      try Set(keys("configuredLayout"))
        == Set(LayoutReader.keys + ElementReader.kinds + ElementReader.commonKeys))
    #expect(
      try Set(keys("spacerKeys")) == Set(ElementReader.commonKeys + ["minimum"]))
    #expect(
      try keys("configuration", "properties", "fonts") == ["fallback", "files", "plist"])
  }

  @Test("The schema has exactly the words that the reader knows")
  func wordsOfReader() throws {
    func words(_ name: String) throws -> [String] {
      try #require((definitions[name] as? [String: Any])?["enum"] as? [String])
    }
    #expect(try words("configuredCategory") == ContentSizeCategory.acceptedNames)
    #expect(try words("configuredTextStyle") == TextStyle.acceptedNames)
    let weight = (definitions["weight"] as? [String: Any])?["oneOf"] as? [[String: Any]]
    #expect(weight?.last?["enum"] as? [String] == FontRequestReader.weightNames)
  }
}
