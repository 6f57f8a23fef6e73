import MetricsCore

/// Reports texts that are larger than the limit their translation file states for them.
struct WiderThanTranslationLimit: Rule {
  static let description = Truncated.description

  static let examples = RuleExamples(
    passing: [
      .init("8 characters of half an em at 17 pt, 68 pt wide, within 70 pt", text(70, .points)),
      .init("8 characters within 8", text(8, .characters)),
      .init("a text without a limit", Samples.text("Settings", key: "settings.title")),
    ],
    failing: [
      .init("68 pt against 60 pt", text(60, .points)),
      .init("8 characters against 6", text(6, .characters)),
    ])

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard let limit = subject.text.sizeLimit else { return [] }
    let measured: Double
    switch limit.unit {
    case .points:
      guard let width = subject.naturalWidth else { return [] }
      measured = width
    case .characters: measured = Double(subject.text.measured.count)
    }
    guard measured > limit.value + slack else { return [] }
    let unit = limit.unit == .points ? "pt" : "characters"
    var finding = Finding(
      Self.description, about: subject,
      """
      \(subject.text.mention) is \(formatted(measured)) \(unit) wide in \
      \(quoted(subject.style.style.name)) at large, where its translation file allows \
      \(formatted(limit.value))
      """)
    finding.compare(measured, with: limit.value, unit: unit)
    if limit.unit == .points { finding.margin = measured - limit.value }
    return [finding]
  }

  private static func text(_ value: Double, _ unit: TextSizeLimit.Unit) -> TextMeasurement {
    Samples.text("Settings", key: "settings.title", locale: "de") {
      $0.text.sizeLimit = TextSizeLimit(value: value, unit: unit)
      $0.naturalWidth = 68
    }
  }
}
