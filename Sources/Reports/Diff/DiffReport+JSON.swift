import DynamicType
import MetricsCore

extension DiffReport {
  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "diff")
    document["added"] = .strings(added.map(\.postScriptName))
    document["faces"] = .array(faces.map(\.json))
    document["gone"] = .strings(gone.map(\.postScriptName))
    document["new"] = .string(new)
    document["old"] = .string(old)
    if let app { document["findings"] = .array(app.findings.map { $0.json }) }
    return document
  }
}

extension FaceDiff {
  fileprivate var json: JSONValue {
    [
      "advances": .array(
        advances.map {
          [
            "character": .string(Self.text($0.scalar)), "new": .number($0.new),
            "old": .number($0.old),
          ]
        }),
      "axes": old.axes == new.axes
        ? nil : ["new": .strings(new.axes), "old": .strings(old.axes)],
      "commonCharacters": .integer(commonCount),
      "gained": Self.json(gained),
      "kerning": .array(
        kerning.map {
          [
            "first": .string(Self.text($0.first)), "new": .number($0.new),
            "old": .number($0.old), "second": .string(Self.text($0.second)),
          ]
        }),
      "lineHeights": .array(
        lineHeights.map {
          [
            "category": .string($0.category.id), "new": .number($0.new), "old": .number($0.old),
            "pointSize": .number($0.pointSize), "textStyle": .string($0.textStyle.rawValue),
          ]
        }),
      "lost": Self.json(lost),
      "metrics": .array(
        metrics.map {
          ["name": .string($0.name), "new": JSONValue($0.new), "old": JSONValue($0.old)]
        }),
      "names": .array(
        names.map {
          ["name": .string($0.name), "new": JSONValue($0.new), "old": JSONValue($0.old)]
        }),
      "new": .string(new.postScriptName),
      "old": .string(old.postScriptName),
      "outlinesDiffer": .bool(old.outlines != new.outlines),
      "widths": widths.map(\.json),
    ]
  }

  private static func json(_ changes: [CoverageChange]) -> JSONValue {
    .object(JSONObject(changes.map { ($0.script, .string($0.characters.hexadecimal)) }))
  }

  private static func text(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }
}

extension WidthRatios {
  /// The lower bounds of the classes in which shares are counted.
  private static let bounds = [0.9, 0.95, 0.98, 0.99, 1, 1.000001, 1.01, 1.02, 1.05, 1.1]

  fileprivate var json: JSONValue {
    [
      "classes": .array(
        zip([nil] + Self.bounds.map { Optional($0) }, counts(from: Self.bounds)).map {
          ["count": .integer($1), "from": JSONValue($0)]
        }),
      "examples": .array(
        examples.map {
          [
            "locale": .string($0.text.locale), "ratio": .number($0.ratio),
            "text": .string($0.text.measured),
          ]
        }),
      "greatest": .number(greatest), "least": .number(least), "median": .number(median),
      "texts": .integer(ratios.count),
    ]
  }
}
