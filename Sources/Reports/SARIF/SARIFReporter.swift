import DynamicType
import MetricsCore

/// Writes a check as SARIF, the format of code scanning.
///
/// Source: [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), and what
/// [GitHub's code scanning](https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning)
/// asks for besides: a place for each result, help for each rule. A
/// [validator](https://sarifweb.azurewebsites.net) checks files against both.
public struct SARIFReporter: Reporter {
  /// The results that are written.
  ///
  /// GitHub refuses a run of more than 25,000 results and shows
  /// [5,000](https://docs.github.com/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit).
  public static let resultLimit = 5000

  /// The bytes that results may take: less than the 10 MB that GitHub accepts of a compressed file,
  /// so that it fits however badly it compresses.
  public static let byteLimit = 9_500_000

  private let resultLimit: Int
  private let byteLimit: Int

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - resultLimit: The most results.
  ///   - byteLimit: The most bytes that results take.
  public init(
    resultLimit: Int = SARIFReporter.resultLimit, byteLimit: Int = SARIFReporter.byteLimit
  ) {
    self.resultLimit = resultLimit
    self.byteLimit = byteLimit
  }

  /// Returns the report as a SARIF log with one run.
  public func render(_ report: Report, context: ReportContext) -> String {
    var artifacts = SARIFArtifacts(context.places)
    let rules = SARIFRules(report)
    let notices = report.warnings.map { notice -> JSONValue in
      let place = notice.location ?? report.configuration
      return [
        "level": "warning", "locations": place.map { [artifacts.location($0)] },
        "message": ["text": .string(sarifEscaped(sentence(notice.message)))],
      ]
    }
    var results: [JSONValue] = []
    var bytes = 0
    var subjects = SARIFResult.all(of: report)[...]
    while let subject = subjects.first, results.count < resultLimit {
      let result = subject.json(report, rules, &artifacts)
      let text = result.text
      // Each line is indented further in the document.
      bytes += text.utf8.count + 8 * text.utf8.count { $0 == UInt8(ascii: "\n") } + 10
      guard bytes <= byteLimit else { break }
      results.append(result)
      subjects = subjects.dropFirst()
    }
    let run: JSONObject = [
      "artifacts": .array(artifacts.all),
      "columnKind": "unicodeCodePoints",
      "invocations": [invocation(notices: notices, omitted: subjects.count)],
      "originalUriBaseIds": [
        SARIFArtifacts.base: ["description": ["text": "The root of the repository."]]
      ],
      "properties": [
        "model": .string(report.model.rawValue),
        "schemaVersion": .integer(ToolIdentity.schemaVersion),
      ],
      "results": .array(results),
      "tool": ["driver": driver(report, rules)],
    ]
    let log: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [.object(run)],
      "version": "2.1.0",
    ]
    return JSONValue.object(log).text + "\n"
  }

  private func driver(_ report: Report, _ rules: SARIFRules) -> JSONValue {
    [
      "name": .string(ToolIdentity.name),
      "rules": .array(rules.all),
      "semanticVersion": .string(report.toolVersion),
      "version": .string(report.toolVersion),
    ]
  }

  /// The run as a program: that it went well, and what it has to say of its configuration and of
  /// results that it left out.
  private func invocation(notices: [JSONValue], omitted: Int) -> JSONValue {
    let sentence =
      "\(counted(omitted, "finding")) \(omitted == 1 ? "is" : "are") left out, since there are more "
      + "than code scanning takes; the gravest are here."
    return [
      "executionSuccessful": true,
      "toolConfigurationNotifications": notices.isEmpty ? nil : .array(notices),
      "toolExecutionNotifications": omitted == 0
        ? nil : [["level": "warning", "message": ["text": .string(sentence)]]],
    ]
  }

  private func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}

/// Returns text as a SARIF message says it, on one line.
///
/// Braces would be placeholders (3.11.5), and square brackets before round ones a link (3.11.6).
func sarifEscaped(_ text: String) -> String {
  var result = ""
  var isAfterBracket = false
  for scalar in singleLine(text).unicodeScalars {
    // A space without width.
    if scalar == "(", isAfterBracket { result += "\u{200B}" }
    if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
    result.unicodeScalars.append(scalar)
    isAfterBracket = scalar == "]"
  }
  return result
}
