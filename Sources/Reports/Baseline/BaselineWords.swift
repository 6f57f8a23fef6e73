public import MetricsCore

extension Acceptance {
  /// What the message of a finding ends with when its acceptance has expired.
  var ending: String {
    let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return "; accepted until \(expires.map(\.description) ?? "now"): \(reason)"
  }
}

extension Finding {
  /// The message, and until when and why the finding was accepted.
  public var fullMessage: String {
    guard let lapsed else { return message }
    return (message.hasSuffix(".") ? String(message.dropLast()) : message) + lapsed.ending
  }
}

extension BaselineEntry {
  /// What is accepted, on one line: `truncated in slot row: card.title (de, few)`.
  var mention: String {
    var text = rule ?? fingerprint
    if let subject { text += " in \(subject)" }
    if let key { text += ": \(cut(key, to: 60))" }
    let details = [locale, variant].compactMap { $0 } + (count > 1 ? ["\(count) times"] : [])
    if !details.isEmpty { text += " (\(details.joined(separator: ", ")))" }
    return singleLine(text)
  }
}

/// Returns what entries accept as a list in a sentence: the first few and the number of the others.
func mentions(_ entries: [BaselineEntry]) -> String {
  let shown = 3
  let rest = entries.count - shown
  return list(entries.prefix(shown).map(\.mention) + (rest > 0 ? ["\(rest) more"] : []))
}
