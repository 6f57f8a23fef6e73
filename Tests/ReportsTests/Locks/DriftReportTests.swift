import DynamicType
import Foundation
import MetricsCore
import Reports
import Testing

@Suite("What drifted, in sentences")
struct DriftHeadlineTests {
  private func sentences(_ findings: [Finding]) -> [String] {
    DriftHeadline.sentences(findings, lock: "l.json")
  }

  @Test("Without findings nothing has moved")
  func nothing() {
    #expect(sentences([]) == ["Nothing has moved since l.json was written."])
  }

  @Test("Texts come first, what is worst for readers before the rest")
  func order() {
    let findings = [
      Drift.font("names-changed", "A has another family"),
      Drift.style("title", "“title” is 2 pt taller", measured: 19, limit: 17),
      Drift.text("metrics-moved", "a"), Drift.text("glyphs-lost", "a"),
      Drift.text("wraps-differently", "a", [.ax1, .ax2, .ax3]),
      Drift.text("truncates-now", "a", [.ax5]),
    ]
    let expected = [
      "1 text is cut off that was not at AX5.", "1 text wraps otherwise at AX1–AX3.",
      "1 text has lost characters.", "1 text is wider or narrower.", "“title” is 2 pt taller.",
      "A has another family.",
    ]
    #expect(sentences(findings) == expected)
    #expect(sentences(findings.reversed()) == expected)
  }

  @Test("A text counts once, in however many slots it stands; in another language it counts again")
  func counting() {
    var elsewhere = Drift.text("wraps-differently", "a", [.ax3])
    elsewhere.slot = "other"
    var german = Drift.text("wraps-differently", "a", [.ax1])
    german.locale = "de"
    var few = Drift.text("wraps-differently", "a", [.ax1])
    few.variant = "few"
    let first = Drift.text("wraps-differently", "a", [.ax1])
    #expect(sentences([first, elsewhere]) == ["1 text wraps otherwise at AX1, AX3."])
    #expect(sentences([first, german, few]) == ["3 texts wrap otherwise at AX1."])
    #expect(
      sentences(["a", "b"].map { Drift.text("truncates-now", $0, [.ax5]) })
        == ["2 texts are cut off that were not at AX5."])
    #expect(
      sentences(["a", "b"].map { Drift.text("glyphs-lost", $0) })
        == ["2 texts have lost characters."])
    #expect(
      sentences(["a", "b"].map { Drift.text("metrics-moved", $0) })
        == ["2 texts are wider or narrower."])
  }

  @Test("Of many styles those that moved most are told, of many fonts the first")
  func folding() {
    let styles = (1...7).map {
      Drift.style("s\($0)", "“s\($0)” is taller", measured: 17 + Double($0), limit: 17)
    }
    #expect(
      sentences(styles) == [
        "“s7” is taller.", "“s6” is taller.", "“s5” is taller.", "“s4” is taller.", "… and 3 more.",
      ])
    let fonts = (1...5).map { Drift.font("names-changed", "F\($0) has another family") }
    #expect(
      sentences(fonts)
        == (1...4).map { "F\($0) has another family." } + ["… and 1 more."])
  }

  @Test("Notes about fonts alone do not say that nothing has changed")
  func notes() {
    var note = Drift.font("metrics-moved", "A has other kerning")
    note.severity = .note
    let told = sentences([note])
    #expect(told.count == 1)
    #expect(told[0] != sentences([])[0])
    #expect(told[0].contains("l.json") && told[0].hasPrefix("Fonts have changed"))
    // Beside something worse they are not told.
    #expect(
      sentences([note, Drift.text("truncates-now", "a", [.ax5])])
        == ["1 text is cut off that was not at AX5."])
  }
}

@Suite("Reports of drift")
struct DriftReportTests {
  /// Findings about a text, a style and a font, the last one in the lock file itself.
  private static var report: Report {
    var report = Sample.report([
      Drift.text("truncates-now", "row.title", [.ax5]),
      Drift.style("title", "“title” is 2 pt taller", measured: 19, limit: 17),
      Drift.font("silent-change", "A-Regular still says “1.0” but has other outlines"),
    ])
    report.rules = ["truncates-now", "metrics-moved", "silent-change"].map {
      RuleDescription(
        id: $0, severity: .error, title: "Something moved", plural: "things moved",
        rationale: "Somebody changed it.", remedy: "Look at it.")
    }
    report.warnings = [
      Report.ConfigurationNotice(
        message: "slot 'row' has 1 new text", location: SourceLocation(path: "fontgauge.lock.json"))
    ]
    report.headline = DriftHeadline.sentences(report.findings, lock: "fontgauge.lock.json")
    return report
  }

  private static func render(_ format: ReportFormat) -> String {
    format.reporter.render(report, context: Sample.context)
  }

  @Test("The text begins with remarks and the sentences, in bold where there is colour")
  func text() throws {
    let lines = Self.render(.text).split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex(of: "1 text is cut off that was not at AX5."))
    #expect(lines[first + 1] == "“title” is 2 pt taller.")
    #expect(lines[first + 2] == "A-Regular still says “1.0” but has other outlines.")
    #expect(lines[..<first].contains { $0.contains("slot 'row' has 1 new text") })
    #expect(lines[..<first].allSatisfy { !$0.contains("error") })
    let colored = TextReporter().render(
      Self.report, context: ReportContext(styling: TextStyling(isEnabled: true)))
    #expect(colored.contains("\u{1B}[1m1 text is cut off"))
    let quiet = TextReporter().render(Self.report, context: ReportContext(verbosity: .quiet))
    #expect(!quiet.contains("1 text is cut off that"))
    #expect(quiet.split(separator: "\n").count == 3)
  }

  @Test("Markdown lists the sentences right after the verdict")
  func markdown() {
    let parts = Self.render(.markdown).components(separatedBy: "\n\n")
    #expect(parts[0].hasPrefix("### FontGauge fails"))
    #expect(
      parts[1] == """
        - 1 text is cut off that was not at AX5.
        - “title” is 2 pt taller.
        - A-Regular still says “1.0” but has other outlines.
        """)
  }

  @Test("Every format tells all three findings and their places", arguments: ReportFormat.allCases)
  func formats(format: ReportFormat) {
    let output = Self.render(format)
    for part in [
      "truncates-now", "metrics-moved", "silent-change", ".fontgauge.yml", "fontgauge.lock.json",
    ] {
      #expect(output.contains(part), "\(part)")
    }
  }

  @Test("GitHub gets a command for the style and one at the lock file, where no line is known")
  func github() {
    let errors = Self.render(.github).split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 2)
    #expect(errors.contains { $0.hasPrefix("::error file=My App/fontgauge.lock.json,") })
    #expect(errors.contains { $0.hasPrefix("::error file=My App/.fontgauge.yml,line=") })
  }

  @Test("SARIF has the shape that is published")
  func sarif() throws {
    let log = try JSONSerialization.jsonObject(with: Data(Self.render(.sarif).utf8))
    #expect(SARIFShape.complaints(log) == [])
  }
}

/// Findings of drift.
private enum Drift {
  static func text(
    _ rule: String, _ key: String, _ categories: [ContentSizeCategory] = []
  ) -> Finding {
    var finding = Finding(rule: rule, severity: .error, message: "“\(key)” (en) has moved")
    finding.slot = "row"
    finding.style = "title"
    finding.key = key
    finding.locale = "en"
    finding.categories = categories
    finding.location = SourceLocation(path: Sample.configuration, line: 30, column: 5)
    finding.fingerprint = Fingerprint.of(finding)
    return finding
  }

  static func style(
    _ name: String, _ message: String, measured: Double, limit: Double
  ) -> Finding {
    var finding = Finding(rule: "metrics-moved", severity: .error, message: message)
    finding.style = name
    finding.location = SourceLocation(path: Sample.configuration, line: 24, column: 3)
    finding.measured = measured
    finding.limit = limit
    finding.unit = "pt"
    finding.fingerprint = Fingerprint.of(finding)
    return finding
  }

  static func font(_ rule: String, _ message: String) -> Finding {
    var finding = Finding(rule: rule, severity: .error, message: message)
    finding.font = "A-Regular"
    finding.location = SourceLocation(path: "fontgauge.lock.json")
    finding.fingerprint = Fingerprint.of(finding)
    return finding
  }
}
