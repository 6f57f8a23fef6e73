import DynamicType
import MetricsCore

/// Writes a check as one JSON document.
public struct JSONReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Returns the report as a JSON document.
  public func render(_ report: Report, context: ReportContext) -> String {
    JSONValue.object(report.document).text + "\n"
  }
}

extension Report {
  /// The report as a JSON document.
  ///
  /// `baseline` is there when the findings were compared with one, `notices` when the configuration
  /// gave rise to any, `measurements` and `layouts` when they were asked for.
  public var document: JSONObject {
    var document = tool.document(command: "check")
    document["summary"] = [
      "errors": .integer(count(.error)), "notes": .integer(count(.note)),
      "warnings": .integer(count(.warning)),
    ]
    document["fonts"] = .array(faces.map(\.json))
    document["styles"] = .array(styles.map(\.json))
    document["findings"] = .array(findings.map(\.json))
    document["baseline"] = baseline.map { $0.json(suppressed) }
    document["coverage"] = coverage.isEmpty ? nil : .array(coverage.map(\.json))
    document["notices"] = warnings.isEmpty ? nil : .array(warnings.map(\.json))
    document["layouts"] = layouts.isEmpty ? nil : .array(layouts.map(\.json))
    document["measurements"] = measurements.isEmpty ? nil : .array(measurements.map(\.json))
    return document
  }
}

extension Report.ConfigurationNotice {
  var json: JSONValue { ["location": location?.json, "message": .string(message)] }
}

extension ResolvedFace {
  /// The face that styles are measured in; `ios` is in ems.
  package var json: JSONValue {
    [
      "bold": .bool(bold),
      "coordinates": coordinates.isEmpty ? nil : coordinates.json,
      "faceIndex": .integer(description.faceIndex),
      "family": .string(family),
      "fullName": JSONValue(fullName),
      "ios": description.lineMetrics?.json,
      "italic": .bool(italic),
      "path": .string(description.path),
      "postScriptName": .string(postScriptName),
      "sha256": description.sha256.isEmpty ? nil : .string(description.sha256),
      "subfamily": .string(subfamily),
      "unitsPerEm": .integer(description.unitsPerEm),
      "weight": .number(weight),
    ]
  }
}

extension StyleMeasurement {
  fileprivate var json: JSONValue {
    [
      "categories": .array(
        ladder.map {
          [
            "category": .string($0.category.id), "lineHeight": JSONValue($0.lineHeight),
            "pointSize": .number($0.pointSize),
          ]
        }),
      "font": JSONValue(face?.postScriptName),
      "name": .string(style.name),
    ]
  }
}

extension Finding {
  /// The finding with all it knows; what it does not know is left out.
  var json: JSONValue { .object(members) }

  /// What the finding knows.
  var members: JSONObject {
    [
      "advice": JSONValue(advice),
      "categories": .strings(categories.map(\.id)),
      "devices": .strings(devices),
      "fingerprint": .string(fingerprint),
      "font": JSONValue(font),
      "key": JSONValue(key),
      "layout": JSONValue(layout),
      "limit": JSONValue(limit),
      "locale": JSONValue(locale),
      "location": (location ?? subjectLocation)?.json,
      "margin": JSONValue(margin),
      "measured": JSONValue(measured),
      "message": .string(fullMessage),
      // Where the categories and devices do not all go together.
      "places": (extent?.parts.count ?? 1) > 1
        ? .array(
          extent?.parts.map {
            ["categories": .strings($0.categories.map(\.id)), "devices": .strings($0.screens)]
          } ?? []) : nil,
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "slot": JSONValue(slot),
      "style": JSONValue(style),
      "text": JSONValue(text),
      "unit": JSONValue(unit),
      "variant": JSONValue(variant),
    ]
  }
}

extension SlotMeasurement {
  fileprivate var json: JSONValue {
    var object = text.members
    object["slot"] = .string(slot.name)
    object["style"] = .string(style.style.name)
    object["cells"] = .array(cells.map(\.json))
    return .object(object)
  }
}

extension FitCell {
  fileprivate var json: JSONValue {
    [
      "brokenWords": .strings(brokenWords),
      "category": .string(category.id),
      "device": .string(screen),
      "height": JSONValue(height),
      "heightLimit": JSONValue(heightLimit),
      "lines": .integer(lines),
      "lost": JSONValue(truncation?.lost),
      "pointSize": .number(pointSize),
      "room": JSONValue(room),
      "truncated": .bool(truncation != nil),
      "visible": JSONValue(truncation?.visible),
      "width": .number(widest),
    ]
  }
}

extension LocaleCoverage {
  fileprivate var json: JSONValue {
    [
      "completeTexts": .integer(completeTexts),
      "font": .string(font),
      "locale": .string(locale),
      "missing": .strings(missing),
      "missingCurrencySign": JSONValue(missingCurrencySign),
      "style": .string(style),
      "texts": .integer(texts),
    ]
  }
}
