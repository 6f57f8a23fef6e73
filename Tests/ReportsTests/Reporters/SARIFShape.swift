import Foundation

/// The shape that SARIF 2.1.0 requires of the objects a log is made of, as far as tools of this kind
/// use them.
///
/// Written from the sections of the
/// [specification](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html) named with each
/// object. A property that is not listed is a complaint, as in the published schema.
enum SARIFShape {
  indirect enum Kind: Sendable {
    case string
    case message
    case uriReference
    case integer(atLeast: Int)
    case boolean
    case word(Set<String>)
    case object(String)
    case array(Kind, atLeast: Int)
    case map(Kind)
    /// A property bag (3.8).
    case bag
  }

  struct Form: Sendable {
    var required: Set<String> = []
    var properties: [String: Kind]
  }

  static let levels: Set<String> = ["none", "note", "warning", "error"]

  static let forms: [String: Form] = [
    // 3.13
    "sarifLog": Form(
      required: ["version", "runs"],
      properties: [
        "$schema": .string, "version": .word(["2.1.0"]),
        "runs": .array(.object("run"), atLeast: 0), "properties": .bag,
      ]),
    // 3.14
    "run": Form(
      required: ["tool"],
      properties: [
        "tool": .object("tool"), "invocations": .array(.object("invocation"), atLeast: 0),
        "originalUriBaseIds": .map(.object("artifactLocation")),
        "artifacts": .array(.object("artifact"), atLeast: 0),
        "results": .array(.object("result"), atLeast: 0),
        "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]), "properties": .bag,
      ]),
    // 3.18
    "tool": Form(required: ["driver"], properties: ["driver": .object("toolComponent")]),
    // 3.19
    "toolComponent": Form(
      required: ["name"],
      properties: [
        "name": .string, "fullName": .string, "version": .string, "semanticVersion": .string,
        "informationUri": .uriReference,
        "rules": .array(.object("reportingDescriptor"), atLeast: 0),
        "language": .string, "properties": .bag,
      ]),
    // 3.49
    "reportingDescriptor": Form(
      required: ["id"],
      properties: [
        "id": .string, "name": .string, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"),
        "help": .object("multiformatMessageString"), "helpUri": .uriReference,
        "defaultConfiguration": .object("reportingConfiguration"), "properties": .bag,
      ]),
    // 3.50
    "reportingConfiguration": Form(properties: ["level": .word(levels), "enabled": .boolean]),
    // 3.12
    "multiformatMessageString": Form(
      required: ["text"], properties: ["text": .message, "markdown": .message]),
    // 3.11
    "message": Form(properties: ["text": .message, "markdown": .message, "id": .string]),
    // 3.20
    "invocation": Form(
      required: ["executionSuccessful"],
      properties: [
        "executionSuccessful": .boolean, "exitCode": .integer(atLeast: .min),
        "toolConfigurationNotifications": .array(.object("notification"), atLeast: 0),
        "toolExecutionNotifications": .array(.object("notification"), atLeast: 0),
      ]),
    // 3.58
    "notification": Form(
      required: ["message"],
      properties: [
        "message": .object("message"), "level": .word(levels),
        "locations": .array(.object("location"), atLeast: 0),
      ]),
    // 3.24
    "artifact": Form(
      properties: [
        "location": .object("artifactLocation"),
        "roles": .array(
          .word(["analysisTarget", "resultFile", "userSpecifiedConfiguration"]), atLeast: 0),
      ]),
    // 3.4
    "artifactLocation": Form(
      properties: [
        "uri": .uriReference, "uriBaseId": .string, "index": .integer(atLeast: -1),
        "description": .object("message"),
      ]),
    // 3.27
    "result": Form(
      required: ["message"],
      properties: [
        "ruleId": .string, "ruleIndex": .integer(atLeast: -1), "level": .word(levels),
        "kind": .word(["fail", "pass", "open", "review", "notApplicable", "informational"]),
        "message": .object("message"), "locations": .array(.object("location"), atLeast: 0),
        "relatedLocations": .array(.object("location"), atLeast: 0),
        "partialFingerprints": .map(.string), "fingerprints": .map(.string),
        "suppressions": .array(.object("suppression"), atLeast: 0), "properties": .bag,
      ]),
    // 3.28
    "location": Form(
      properties: [
        "id": .integer(atLeast: -1), "physicalLocation": .object("physicalLocation"),
        "message": .object("message"),
      ]),
    // 3.29
    "physicalLocation": Form(
      properties: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    // 3.30
    "region": Form(
      properties: [
        "startLine": .integer(atLeast: 1), "startColumn": .integer(atLeast: 1),
        "endLine": .integer(atLeast: 1), "endColumn": .integer(atLeast: 1),
      ]),
    // 3.35
    "suppression": Form(
      required: ["kind"],
      properties: [
        "kind": .word(["inSource", "external"]),
        "status": .word(["accepted", "underReview", "rejected"]), "justification": .string,
      ]),
  ]

  /// Returns what is wrong with a value, with the way to it; nothing when its shape is right.
  static func complaints(_ value: Any, _ kind: Kind = .object("sarifLog"), at path: String = "$")
    -> [String]
  {
    switch kind {
    case .string: return value is String ? [] : ["\(path) is no string"]
    case .boolean: return value is Bool ? [] : ["\(path) is no truth value"]
    case .bag: return value is [String: Any] ? [] : ["\(path) is no property bag"]
    case .message:
      guard let text = value as? String, !text.isEmpty else { return ["\(path) is no message"] }
      return hasLoneBrace(text) ? ["\(path) has a placeholder: \(text)"] : []
    case .uriReference:
      guard let text = value as? String else { return ["\(path) is no URI"] }
      return isURIReference(text) ? [] : ["\(path) is no URI reference: \(text)"]
    case .integer(let least):
      guard let number = value as? Int, number >= least else { return ["\(path) is \(value)"] }
      return []
    case .word(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is \(value)"]
    case .array(let element, let least):
      guard let array = value as? [Any], array.count >= least else {
        return ["\(path) is no array"]
      }
      return array.enumerated().flatMap { complaints($1, element, at: "\(path)[\($0)]") }
    case .map(let element):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      return object.flatMap { complaints($1, element, at: "\(path).\($0)") }
    case .object(let name):
      guard let object = value as? [String: Any], let form = forms[name] else {
        return ["\(path) is no \(name)"]
      }
      return form.required.subtracting(object.keys).map { "\(path).\($0) is missing" }
        + object.flatMap { key, value in
          form.properties[key].map { complaints(value, $0, at: "\(path).\(key)") }
            ?? ["\(path).\(key) is unknown"]
        }
    }
  }

  /// Whether text has a brace that is not doubled (3.11.5).
  private static func hasLoneBrace(_ text: String) -> Bool {
    let rest = text.replacingOccurrences(of: "{{", with: "").replacingOccurrences(
      of: "}}", with: "")
    return rest.contains("{") || rest.contains("}")
  }

  /// Whether text is a relative-path reference or a URI with a scheme (RFC 3986, 4.1 and 4.2), in
  /// nothing but the characters of URIs.
  private static func isURIReference(_ text: String) -> Bool {
    let path = /([A-Za-z0-9\-._~!$&'()*+,;=@\/]|%[0-9A-F]{2})+/
    if let scheme = text.prefixMatch(of: /[a-z][a-z0-9+.\-]*:\/\//) {
      return text[scheme.range.upperBound...].wholeMatch(of: path) != nil
    }
    return !text.hasPrefix("/") && text.wholeMatch(of: path) != nil
  }
}
