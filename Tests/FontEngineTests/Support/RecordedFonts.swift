import Foundation
import Testing

/// What fontTools said about a font: an entry of `Expectations/fonts.json`.
struct RecordedFont: Decodable, CustomTestStringConvertible {
  struct Instance: Decodable {
    var subfamily: String
    var postScriptName: String?
    var coordinates: [Double]
  }

  /// A tag and three numbers, as one array.
  struct Axis: Decodable {
    var tag: String
    var minimum, defaultValue, maximum: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      tag = try values.decode(String.self)
      minimum = try values.decode(Double.self)
      defaultValue = try values.decode(Double.self)
      maximum = try values.decode(Double.self)
    }
  }

  var file: String
  var outlines: String
  var names: [String: String?]
  var unitsPerEm, glyphCount, characterCount, weightClass: Int
  var bold, italic, useTypoMetrics: Bool
  var hhea, typo, win: [Int]
  var capHeight, xHeight: Int?
  var topOfH, topOfx: Double?
  var features: [String]
  var axes: [Axis]?
  var instances: [Instance]?

  var testDescription: String { file }

  private struct List: Decodable { var fonts: [RecordedFont] }

  /// All recorded fonts.
  static let all: [RecordedFont] = decode(List.self, "fonts.json")?.fonts ?? []
}

/// What hb-shape said about a text: an entry of `Expectations/hb-shape.json`.
struct RecordedAdvance: Decodable, Sendable {
  var file, variations, language, text: String
  var unitsPerEm: Int
  var advanceInEm: Double

  /// The variations by axis.
  var coordinates: [String: Double] {
    var found: [String: Double] = [:]
    for part in variations.split(separator: ",") {
      let sides = part.split(separator: "=")
      found[String(sides[0])] = Double(sides[1])
    }
    return found
  }

  private struct List: Decodable { var texts: [RecordedAdvance] }

  /// All recorded advances.
  static let all: [RecordedAdvance] = decode(List.self, "hb-shape.json")?.texts ?? []

  /// The same, one array for each font and place on its axes.
  static let byFace: [[RecordedAdvance]] = Dictionary(grouping: all) { $0.file + $0.variations }
    .sorted { $0.key < $1.key }.map(\.value)
}

/// Reads a file of expectations; `nil` when it cannot be read, which a test notices.
private func decode<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value? {
  guard let data = try? Data(contentsOf: TestFonts.expectations.appendingPathComponent(name)) else {
    return nil
  }
  return try? JSONDecoder().decode(type, from: data)
}
