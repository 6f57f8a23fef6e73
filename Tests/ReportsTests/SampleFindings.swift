import DynamicType
import MetricsCore
import Reports

/// Findings and reports that tests build on.
enum Sample {
  static let tool = ToolIdentity(version: "1.2.3")
  static let configuration = ".fontgauge.yml"
  static let screens = ["iPhone SE (1st)", "iPhone SE (3rd)", "iPhone 16", "iPhone 17 Pro Max"]
  static let large: [ContentSizeCategory] = [.ax2, .ax3, .ax4, .ax5]

  static let truncated = RuleDescription(
    id: "truncated", severity: .error, title: "A text is cut off",
    plural: "texts are cut off",
    rationale: """
      A label that may take only so many lines ends with an ellipsis, and the rest of its text \
      cannot be read by anyone. Translations and the accessibility sizes are the usual causes.
      """,
    remedy: "Allow more lines, give the text more room, or cap its size.",
    references: ["https://developer.apple.com/documentation/uikit/uilabel/numberoflines"])

  static let offCentre = RuleDescription(
    id: "off-centre", severity: .note, title: "Capitals do not stand in the middle of their line",
    plural: "styles do not stand in the middle of their line", rationale: "It looks uneven.",
    remedy: "Move the label.", confidence: .medium)

  static let metricsDisagree = RuleDescription(
    id: "metrics-disagree", severity: .note, title: "The font's line heights differ",
    plural: "styles use a font whose line heights differ", rationale: "Platforms differ.",
    remedy: "Nothing, on iOS.")

  static let missingGlyphs = RuleDescription(
    id: "missing-glyphs", severity: .error, title: "The font lacks characters of a text",
    plural: "texts have characters that the font lacks", rationale: "Another font stands in.",
    remedy: "Choose a font with these characters.")

  static let rules = [metricsDisagree, missingGlyphs, offCentre, truncated]

  /// A text cut off in the slot “card title”.
  static func cut(
    _ text: String, key: String, locale: String, line: Int, needs lines: Double,
    margin: Double = 40, categories: [ContentSizeCategory] = large, devices: [String] = screens
  ) -> Finding {
    var finding = Finding(
      rule: "truncated", severity: .error, message: "“\(text)” needs \(Int(lines)) lines and has 2."
    )
    finding.location = SourceLocation(path: "\(locale).lproj/Cards.strings", line: line, column: 1)
    finding.subjectLocation = SourceLocation(path: configuration, line: 96, column: 5)
    finding.slot = "card title"
    finding.style = "h3"
    finding.font = "Montserrat-Bold"
    finding.key = key
    finding.locale = locale
    finding.text = text
    finding.categories = categories
    finding.devices = devices
    finding.measured = lines
    finding.limit = 2
    finding.unit = "lines"
    finding.margin = margin
    finding.advice = "\(Int(lines)) lines or maximumPointSize \(40 - 2 * Int(lines))"
    finding.fingerprint = Fingerprint.of(finding)
    return finding
  }

  /// A remark on a style.
  static func style(
    _ name: String, rule: String, message: String, line: Int, measured: Double? = nil,
    font: String = "Montserrat-Bold"
  ) -> Finding {
    var finding = Finding(rule: rule, severity: .note, message: message)
    finding.subjectLocation = SourceLocation(path: configuration, line: line, column: 3)
    finding.style = name
    finding.font = font
    finding.measured = measured
    finding.limit = measured == nil ? nil : 0
    finding.unit = measured == nil ? nil : "pt"
    finding.fingerprint = Fingerprint.of(finding)
    return finding
  }

  /// A report of findings, with all that the summary counts.
  static func report(_ findings: [Finding]) -> Report {
    var report = Report(toolVersion: tool.version, model: tool.model)
    report.findings = findings
    report.rules = rules
    report.screens = screens
    report.textCount = 231
    report.locales = ["ar", "de", "en", "ru", "th", "vi"]
    report.slotCount = 18
    report.fitCount = 11_088
    return report
  }
}
