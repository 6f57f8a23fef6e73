import MetricsCore

/// Reads one entry of a baseline.
struct BaselineEntryReader {
  /// Whether the entry is one with a reason.
  let areAccepted: Bool

  private static let keys = [
    "fingerprint", "rule", "subject", "key", "locale", "variant", "count", "reason", "owner",
    "expires",
  ]

  /// Returns the entry; `nil` after noting what is wrong.
  func entry(_ reader: NodeReader) -> BaselineEntry? {
    let log = reader.log
    let list = areAccepted ? "accepted" : "known"
    guard
      let mapping = MappingReader(
        reader.node, subject: "an entry of '\(list)'", keys: Self.keys, log: log)
    else { return nil }
    guard let fingerprint = mapping["fingerprint"] else {
      mapping.noteMissing("fingerprint", Self.fingerprintAdvice)
      return nil
    }
    guard let fingerprint = self.fingerprint(fingerprint) else { return nil }
    var entry = BaselineEntry(fingerprint: fingerprint)
    entry.location = reader.location
    entry.rule = text("rule", mapping)
    entry.subject = text("subject", mapping)
    entry.key = text("key", mapping)
    entry.locale = text("locale", mapping)
    entry.variant = text("variant", mapping)
    if let count = mapping["count"] {
      let kind = NumberKind("a number of findings", example: "1", from: 1, to: 1e9)
      guard let count = count.integer(kind) else { return nil }
      entry.count = count
    }
    if areAccepted {
      guard let acceptance = acceptance(mapping) else { return nil }
      entry.acceptance = acceptance
    } else if let key = ["reason", "owner", "expires"].first(where: { mapping[$0] != nil }) {
      log.error(
        "'\(key)' stands in an entry of 'known', which is written anew each time; move the entry "
          + "to 'accepted'",
        at: mapping.keyMark(key) ?? mapping.mark)
      return nil
    }
    return entry
  }

  private static let fingerprintAdvice = "give the 16 digits that reports in JSON show"

  private func fingerprint(_ reader: NodeReader) -> String? {
    guard let text = reader.anyText("the 16 digits that reports in JSON show") else { return nil }
    let digits = "0123456789abcdef".utf8
    guard text.utf8.count == 16, text.utf8.allSatisfy(digits.contains) else {
      reader.log.error(
        "\(Phrases.quoted(text)) is not a fingerprint; \(Self.fingerprintAdvice)",
        at: reader.node.mark)
      return nil
    }
    return text
  }

  private func acceptance(_ mapping: MappingReader) -> Acceptance? {
    guard let reader = mapping["reason"] else {
      mapping.noteMissing("reason", "say why its findings are accepted, or move it to 'known'")
      return nil
    }
    guard let reason = text("reason", mapping) else { return nil }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      reader.log.error(
        "'reason' is empty; say why the findings are accepted", at: reader.node.mark)
      return nil
    }
    var acceptance = Acceptance(reason: reason, owner: text("owner", mapping))
    if let reader = mapping["expires"] {
      guard let text = reader.anyText("a day such as 2026-01-31") else { return nil }
      guard let date = CalendarDate(text) else {
        reader.log.error(
          "'expires' is \(Phrases.quoted(text)); give a day such as 2026-01-31",
          at: reader.node.mark)
        return nil
      }
      acceptance.expires = date
    }
    return acceptance
  }

  private func text(_ key: String, _ mapping: MappingReader) -> String? {
    mapping[key]?.anyText("text")
  }
}
