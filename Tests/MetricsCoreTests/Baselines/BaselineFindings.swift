import MetricsCore

/// Returns a finding whose fingerprint depends on rule, slot, key and language only.
func finding(
  _ key: String, rule: String = "truncated", severity: Severity = .error, locale: String = "de",
  message: String = "cut", line: Int = 1
) -> Finding {
  var finding = Finding(rule: rule, severity: severity, message: message)
  finding.slot = "row"
  finding.style = "body"
  finding.key = key
  finding.locale = locale
  finding.location = SourceLocation(path: "de.strings", line: line)
  finding.fingerprint = Fingerprint.of(finding)
  return finding
}

/// Returns an accepted entry for findings of a key.
func accepted(_ key: String, count: Int = 1, until day: String? = nil) -> BaselineEntry {
  BaselineEntry(
    finding(key), count: count,
    acceptance: Acceptance(
      reason: "\(key) is fine", owner: "design", expires: day.flatMap { CalendarDate($0) }))
}

/// Returns an entry without a reason for findings of a key.
func known(_ key: String, count: Int = 1) -> BaselineEntry {
  BaselineEntry(finding(key), count: count)
}
