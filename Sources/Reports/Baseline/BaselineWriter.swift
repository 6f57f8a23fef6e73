public import MetricsCore

/// Writes baselines as JSON that people review and merge: sorted, an entry a line, nothing that
/// changes by itself.
public enum BaselineWriter {
  /// Returns the file's text, with a line break at its end.
  public static func text(_ baseline: Baseline) -> String {
    "{\n" + member("accepted", baseline.accepted) + ",\n" + member("known", baseline.known)
      + ",\n  \"schemaVersion\": \(Baseline.schemaVersion)\n}\n"
  }

  private static func member(_ name: String, _ entries: [BaselineEntry]) -> String {
    guard !entries.isEmpty else { return "  \"\(name)\": []" }
    return "  \"\(name)\": [\n" + entries.map { "    " + line($0) }.joined(separator: ",\n")
      + "\n  ]"
  }

  /// Returns an entry on one line, however long it is.
  private static func line(_ entry: BaselineEntry) -> String {
    "{"
      + entry.members.members.map { "\(JSONValue.string($0.key).text): \($0.value.text)" }
      .joined(separator: ", ") + "}"
  }
}

extension BaselineEntry {
  /// The entry as it stands in files and reports.
  var json: JSONValue { .object(members) }

  /// What is known of the entry.
  fileprivate var members: JSONObject {
    var object: JSONObject = [
      "count": .integer(count), "fingerprint": .string(fingerprint), "key": JSONValue(key),
      "locale": JSONValue(locale), "rule": JSONValue(rule), "subject": JSONValue(subject),
      "variant": JSONValue(variant),
    ]
    acceptance?.add(to: &object)
    return object
  }
}

extension Acceptance {
  /// Adds reason, owner and last day to an object.
  func add(to object: inout JSONObject) {
    object["expires"] = JSONValue(expires?.description)
    object["owner"] = JSONValue(owner)
    object["reason"] = .string(reason)
  }
}
