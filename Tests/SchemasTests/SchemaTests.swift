import Foundation
import Schemas
import Testing

@Suite struct SchemaTests {
  @Test("Names are in alphabetical order, each once")
  func names() {
    let names = Schema.all.map(\.name)
    #expect(names == Set(names).sorted())
    for name in names { #expect(Schema.named(name)?.name == name) }
    #expect(Schema.named("chekc") == nil)
  }

  @Test(
    "Every reference leads to a part of its own schema, and every part is used",
    arguments: Schema.all)
  func references(schema: Schema) throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    #expect(object["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(object["title"] as? String == schema.title)
    let parts = Set((object["$defs"] as? [String: Any] ?? [:]).keys)
    let references = schema.text.components(separatedBy: "\"$ref\": \"#/$defs/").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(references).subtracting(parts) == [])
    // Words of styles come together.
    let spare: Set<String> =
      ["api", "scaling", "textStyle", "acceptedEntry", "baselineEntry", "words"]
    #expect(parts.subtracting(references).subtracting(spare) == [])
  }

  @Test("No part is given twice", arguments: Schema.all)
  func parts(schema: Schema) throws {
    let parts = schema.text.components(separatedBy: "\"$defs\": {\n").dropFirst().joined()
    let names = parts.split(separator: "\n").filter {
      $0.hasPrefix("    \"") && $0.contains("\": {")
    }
    .map { $0.split(separator: "\"")[1] }
    #expect(names.count == Set(names).count, "\(names)")
  }

  @Test("Every object is closed, or says what its members are", arguments: Schema.all)
  func closed(schema: Schema) throws {
    func look(at value: Any, _ place: String) {
      if let list = value as? [Any] {
        for (index, element) in list.enumerated() { look(at: element, "\(place)/\(index)") }
      }
      guard let object = value as? [String: Any] else { return }
      let type = object["type"] as? String ?? (object["type"] as? [String])?.first
      if type == "object", object["if"] == nil || object["properties"] != nil,
        !place.hasSuffix("/if")
      {
        let isDecided = object["additionalProperties"] != nil
        #expect(isDecided, "\(place)")
      }
      for (key, inner) in object where key != "properties" { look(at: inner, "\(place)/\(key)") }
      for (key, inner) in object["properties"] as? [String: Any] ?? [:] {
        look(at: inner, "\(place)/properties/\(key)")
      }
    }
    look(at: try JSONSerialization.jsonObject(with: Data(schema.text.utf8)), "#")
  }
}
