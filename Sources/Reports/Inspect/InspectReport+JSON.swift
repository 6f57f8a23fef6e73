import MetricsCore

extension InspectReport: CommandReport {
  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "inspect")
    document["fonts"] = .array(fonts.map(\.json))
    return document
  }
}

extension FaceDescription {
  /// The face as JSON: font units as stored, but for `ios`, which is in ems.
  var json: JSONValue {
    [
      "axes": .array(axes.map(\.json)),
      "blankCharacters": .strings(blankCharacters.map(characterText)),
      "bold": .bool(bold),
      "capHeight": JSONValue(capHeight),
      "characterCount": .integer(coverage.count),
      "faceIndex": .integer(faceIndex),
      "family": JSONValue(family),
      "faults": .strings(faults),
      "features": .strings(features),
      "format": .string(format.rawValue),
      "fullName": JSONValue(fullName),
      "glyphCount": .integer(glyphCount),
      "instances": .array(instances.map(\.json)),
      "ios": lineMetrics?.json,
      "italic": .bool(italic),
      "measuredCapHeight": JSONValue(measuredCapHeight),
      "measuredXHeight": JSONValue(measuredXHeight),
      "path": .string(path),
      "postScriptName": JSONValue(postScriptName),
      "scripts": .strings(scripts),
      "sha256": .string(sha256),
      "subfamily": JSONValue(subfamily),
      "typographicFamily": JSONValue(typographicFamily),
      "typographicSubfamily": JSONValue(typographicSubfamily),
      "unitsPerEm": .integer(unitsPerEm),
      "version": JSONValue(version),
      "verticalMetrics": verticalMetrics.json,
      "weightClass": JSONValue(weightClass),
      "xHeight": JSONValue(xHeight),
    ]
  }
}

/// Returns a character as text; `U+D800` for a value that is none.
func characterText(_ value: UInt32) -> String {
  Unicode.Scalar(value).map { String(Character($0)) } ?? codePoint(value)
}

/// Returns a character's number as the Unicode Standard writes it: `U+0436`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension LineMetrics {
  /// What UIFont says of these metrics, in ems; its descender is negative.
  var json: JSONValue {
    [
      "ascender": .number(ascent), "descender": .number(-descent), "leading": .number(leading),
      "lineHeight": .number(lineHeight),
    ]
  }
}

extension VerticalMetricsTables {
  fileprivate var json: JSONValue {
    [
      "hhea": hhea?.json,
      "typo": typo?.json,
      "useTypoMetrics": .bool(useTypoMetrics),
      // The two values as the table stores them: distances, both positive.
      "win": win.map { ["ascent": .integer($0.ascender), "descent": .integer(-$0.descender)] },
    ]
  }
}

extension VerticalMetrics {
  fileprivate var json: JSONValue {
    [
      "ascender": .integer(ascender), "descender": .integer(descender),
      "lineGap": .integer(lineGap),
    ]
  }
}

extension VariationAxis {
  fileprivate var json: JSONValue {
    [
      "default": .number(defaultValue), "maximum": .number(maximum), "minimum": .number(minimum),
      "tag": .string(tag),
    ]
  }
}

extension NamedInstance {
  fileprivate var json: JSONValue {
    [
      "coordinates": coordinates.json, "postScriptName": .string(postScriptName),
      "subfamily": .string(subfamily),
    ]
  }
}

extension [AxisValue] {
  /// The place on each axis by its tag.
  var json: JSONValue { .object(JSONObject(map { ($0.tag, .number($0.value)) })) }
}
