import DynamicType
import MetricsCore
import Reports

extension PageDocument {
  /// A style with its twelve sizes beside those of the system font, and its specimens.
  func styleJSON(at index: Int) -> JSONValue {
    let measurement = report.styles[index]
    let style = measurement.style
    let specimen = report.pictures.flatMap {
      index < $0.specimens.count ? $0.specimens[index] : nil
    }
    return [
      "api": .string(style.api.rawValue),
      "ascent": JSONValue(measurement.face?.description.lineMetrics?.ascent),
      "constantLineHeight": JSONValue(style.lineHeightScales ? nil : style.lineHeight),
      "descent": JSONValue(measurement.face?.description.lineMetrics?.descent),
      "font": JSONValue(measurement.face?.postScriptName),
      "kerning": style.letterSpacing == 0 ? false : nil,
      "ladder": .array(measurement.ladder.map(\.json)),
      "letters": JSONValue(specimen?.letters),
      "locales": style.locales.isEmpty ? nil : .strings(style.locales.keys.sorted()),
      "maximum": JSONValue(style.maximumPointSize),
      "name": .string(style.name),
      "requested": .string(measurement.resolution.requested),
      "sample": JSONValue(specimen?.text),
      "scaling": .string(style.scaling.rawValue),
      "size": .number(style.size),
      "substitute": .bool(measurement.resolution.isSubstitute),
      "system": .array(
        ContentSizeCategory.allCases.map {
          [
            .number(style.textStyle.systemPointSize(at: $0)),
            .number(style.textStyle.systemLineHeight(at: $0)),
          ]
        }),
      "textStyle": .string(style.textStyle.rawValue),
    ]
  }

  /// A face with its metrics: ems for what iOS uses, font units for what is in the tables.
  func json(_ face: ResolvedFace) -> JSONValue {
    let description = face.description
    let tables = description.verticalMetrics
    let em = Double(max(1, description.unitsPerEm))
    return [
      "capHeight": JSONValue((description.measuredCapHeight).map { $0 / em }),
      "declaredCapHeight": JSONValue(description.capHeight),
      "declaredXHeight": JSONValue(description.xHeight),
      "coordinates": face.coordinates.isEmpty
        ? nil : .object(JSONObject(face.coordinates.map { ($0.tag, .number($0.value)) })),
      "family": .string(face.family),
      "glyphs": .integer(description.glyphCount),
      "ios": description.lineMetrics.map {
        [.number($0.ascent), .number($0.descent), .number($0.leading)]
      },
      "name": .string(face.postScriptName),
      "path": .string(description.path),
      "specimen": JSONValue(report.pictures?.faceSpecimens[face.postScriptName]),
      "styles": .strings(
        report.styles.filter { $0.face?.postScriptName == face.postScriptName }
          .map(\.style.name)),
      "subfamily": .string(face.subfamily),
      "tables": .array(
        [("hhea", tables.hhea), ("typo", tables.typo), ("win", tables.win)].compactMap {
          name, metrics in
          metrics.map {
            [
              .string(name), .integer($0.ascender), .integer($0.descender), .integer($0.lineGap),
            ]
          }
        }),
      "unitsPerEm": .integer(description.unitsPerEm),
      "version": JSONValue(description.version),
      "xHeight": JSONValue((description.measuredXHeight).map { $0 / em }),
    ]
  }
}

extension ScaledStyle {
  /// Size, line height, the font's own line height, the gap between lines: all in points.
  var json: JSONValue {
    .array([
      .number(pointSize), lineHeight.map(JSONValue.number) ?? .null,
      naturalLineHeight.map(JSONValue.number) ?? .null, .number(lineGap),
    ])
  }
}

/// The ladders of the texts in slots, each once.
struct LadderTable {
  /// The ladders: `[descent, twelve sizes]`.
  private(set) var rows: [JSONValue] = []
  private var known: [(descent: Double, ladder: [ScaledStyle])] = []

  /// Returns the index of a ladder.
  mutating func index(of ladder: [ScaledStyle], descent: Double) -> Int {
    if let found = known.firstIndex(where: { $0.descent == descent && $0.ladder == ladder }) {
      return found
    }
    known.append((descent, ladder))
    rows.append(.array([.number(descent)] + ladder.map(\.json)))
    return known.count - 1
  }
}
