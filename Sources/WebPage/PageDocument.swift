import DynamicType
import MetricsCore
import Reports

/// What the page's script is given, as JSON.
///
/// Names that come again and again are numbers: categories, screens and texts are indices into
/// arrays of the document. `model.js` is the reader.
struct PageDocument {
  let report: Report
  let context: ReportContext
  let screens: [String: Int]

  init(_ report: Report, context: ReportContext) {
    self.report = report
    self.context = context
    screens = Dictionary(
      report.screens.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The document on one line.
  var json: String {
    var document: JSONObject = [
      "categories": .strings(ContentSizeCategory.allCases.map(\.id)),
      "coverage": .array(report.coverage.map(\.json)),
      "findings": .array(report.findings.map(json)),
      "fonts": .array(report.faces.map(json)),
      "locales": .strings(report.locales),
      "model": .string(report.model.rawValue),
      "notices": .array(report.warnings.map { .string($0.message) }),
      "rules": .object(
        JSONObject(report.rules.map { ($0.id, .string($0.title)) })),
      "screens": .strings(report.screens),
      "styles": .array(report.styles.indices.map { styleJSON(at: $0) }),
      "summary": [
        "errors": .integer(report.count(.error)), "fits": .integer(report.fitCount),
        "notes": .integer(report.count(.note)), "suppressed": .integer(report.suppressed.count),
        "texts": .integer(report.textCount), "warnings": .integer(report.count(.warning)),
      ],
      "version": .string(report.toolVersion),
    ]
    if let pictures = report.pictures {
      var ladders = LadderTable()
      document["units"] = .array(pictures.faces.map { .integer($0.unitsPerEm) })
      document["inks"] = .array(pictures.faces.map(\.inkJSON))
      document["texts"] = .array(pictures.texts.map(\.json))
      document["slots"] = .array(pictures.slots.map { json($0, &ladders) })
      document["layouts"] = layoutsJSON(&ladders)
      document["undrawnLayouts"] = .integer(report.layoutPictures.undrawnCount)
      document["ladders"] = .array(ladders.rows)
      document["past"] = pictures.past?.json
      document["undrawn"] = .integer(pictures.undrawnCount)
    }
    return JSONValue.object(document).compactText
  }

  /// Screens and categories of a finding that is not at the same sizes everywhere.
  private func places(of finding: Finding) -> JSONValue? {
    guard let parts = finding.extent?.parts, parts.count > 1 else { return nil }
    return .array(
      parts.map { part in
        [
          .array(part.screens.compactMap { screens[$0].map(JSONValue.integer) }),
          .array(part.categories.map { .integer($0.rawValue) }),
        ]
      })
  }

  private func json(_ finding: Finding) -> JSONValue {
    [
      "advice": JSONValue(finding.advice),
      "categories": .array(finding.categories.map { .integer($0.rawValue) }),
      "devices": .array(finding.devices.compactMap { screens[$0].map(JSONValue.integer) }),
      "key": JSONValue(finding.key),
      "layout": JSONValue(finding.layout),
      "locale": JSONValue(finding.locale),
      "message": .string(finding.fullMessage),
      "place": JSONValue(report.place(of: finding).map { "\($0)" }),
      "places": places(of: finding),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "slot": JSONValue(finding.slot),
      "style": JSONValue(finding.style),
      "text": JSONValue(finding.text),
      "variant": JSONValue(finding.variant),
    ]
  }
}

extension LocaleCoverage {
  fileprivate var json: JSONValue {
    [
      "complete": .integer(completeTexts), "font": .string(font), "locale": .string(locale),
      "missing": .strings(missing), "sign": JSONValue(missingCurrencySign),
      "style": .string(style), "texts": .integer(texts),
    ]
  }
}
