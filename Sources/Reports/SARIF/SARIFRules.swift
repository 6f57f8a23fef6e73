import MetricsCore

/// The rules as `reportingDescriptor` objects (3.49), with those that findings name but the report
/// does not describe.
struct SARIFRules {
  /// The objects, by rule id.
  let all: [JSONValue]
  /// The place of each rule among them, by id.
  let indices: [String: Int]

  /// Gathers the rules of a report.
  init(_ report: Report) {
    var rules = Dictionary(
      report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in report.findings + report.suppressed.map(\.finding)
    where rules[finding.rule] == nil {
      rules[finding.rule] = RuleDescription(
        id: finding.rule, severity: finding.severity, title: finding.rule, plural: finding.rule,
        rationale: "Nothing more is known of this rule.", remedy: "See the message.")
    }
    let sorted = rules.values.sorted { $0.id < $1.id }
    all = sorted.map(\.sarif)
    indices = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.id, $0) })
  }
}

extension RuleDescription {
  fileprivate var sarif: JSONValue {
    [
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "fullDescription": ["text": .string(description(rationale))],
      "help": ["markdown": .string(helpMarkdown), "text": .string(helpText)],
      "id": .string(id),
      "name": .string(identifier),
      "properties": [
        "precision": .string(confidence.rawValue),
        "problem.severity": .string(severity == .note ? "recommendation" : severity.rawValue),
      ],
      "shortDescription": ["text": .string(description(title))],
    ]
  }

  /// The id as one word in the case of types: `MissingGlyphs`.
  private var identifier: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var helpText: String {
    let text = [rationale, remedy] + (references.isEmpty ? [] : ["See " + list(references) + "."])
    return braced(text.joined(separator: "\n\n"))
  }

  private var helpMarkdown: String {
    let links = references.map { "- <\($0)>" }.joined(separator: "\n")
    let text = [markdownEscaped(rationale), "**What to do:** " + markdownEscaped(remedy)]
    return braced((text + (links.isEmpty ? [] : [links])).joined(separator: "\n\n"))
  }

  /// Returns a description in the 1024 characters that GitHub takes, as a sentence.
  private func description(_ text: String) -> String {
    let text = text.hasSuffix(".") ? text : text + "."
    return braced(text.count <= 1000 ? text : String(text.prefix(999)) + "…")
  }

  /// Returns text whose braces are no placeholders (3.12.1, 3.11.5).
  private func braced(_ text: String) -> String {
    text.replacingScalars { $0 == "{" || $0 == "}" ? "\($0)\($0)" : nil }
  }
}
