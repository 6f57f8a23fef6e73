import MetricsCore

/// A finding on its way to a `result` object (3.27).
struct SARIFResult {
  private var finding: Finding
  /// The finding's fingerprint, with a number where an earlier finding has the same.
  private var fingerprint: String
  /// Why the finding is accepted; `nil` for one that is not.
  private var suppression: JSONValue?

  /// Returns the findings of a report, the gravest first, then those that are accepted.
  static func all(of report: Report) -> [SARIFResult] {
    var occurrences: [String: Int] = [:]
    func result(_ finding: Finding, _ suppression: JSONValue?) -> SARIFResult {
      let fingerprint = finding.identity
      let occurrence = occurrences[fingerprint, default: 0] + 1
      occurrences[fingerprint] = occurrence
      return SARIFResult(
        finding: finding,
        fingerprint: occurrence == 1 ? fingerprint : "\(fingerprint)/\(occurrence)",
        suppression: suppression)
    }
    // Accepted findings are numbered first, so that a new one like them does not take their number.
    let suppressed = report.suppressed.map { accepted in
      result(
        accepted.finding,
        [
          "justification": JSONValue(accepted.acceptance?.reason), "kind": "external",
          "status": "accepted",
        ])
    }
    return report.findings.map { result($0, nil) } + suppressed
  }

  /// The name of the fingerprint, with the version of how it is made.
  static let fingerprintName = "findingFingerprint/v1"

  /// Returns the object, and lists the files that it names.
  func json(_ report: Report, _ rules: SARIFRules, _ artifacts: inout SARIFArtifacts) -> JSONValue {
    let place = report.place(of: finding)
    let fold = FoldedFinding.unfolded([finding])[0]
    let message = fold.message(
      rule: report.rule(finding.rule), screens: report.screens, isUnderHeading: false)
    var related: JSONValue?
    if let subject = report.subjectPlace(of: finding), let place, subject != place {
      let name =
        finding.slot.map { "The slot “\($0)”." } ?? finding.style.map { "The style “\($0)”." }
      related = [artifacts.location(subject, id: 1, of: name)]
    }
    return [
      "level": .string(finding.severity.rawValue),
      "locations": .array(place.map { [artifacts.location($0)] } ?? []),
      "message": ["text": .string(sarifEscaped(cut(message, to: SARIFResult.messageLimit) + "."))],
      "partialFingerprints": [SARIFResult.fingerprintName: .string(fingerprint)],
      "properties": properties,
      "relatedLocations": related,
      "ruleId": .string(finding.rule),
      "ruleIndex": JSONValue(rules.indices[finding.rule]),
      "suppressions": suppression.map { [$0] },
    ]
  }

  private var properties: JSONValue? {
    let properties: JSONObject = [
      "font": JSONValue(finding.font), "key": JSONValue(finding.key.map { cut($0, to: 500) }),
      "locale": JSONValue(finding.locale), "slot": JSONValue(finding.slot),
      "style": JSONValue(finding.style), "variant": JSONValue(finding.variant),
    ]
    return properties.members.isEmpty ? nil : .object(properties)
  }

  /// The UTF-16 units that a message may take, so that one does not take the room of many.
  private static let messageLimit = 2000
}
