import MetricsCore
import Reports
import Testing

@Suite("What lint found")
struct LintReportTests {
  /// A finding without a place, one without advice, and a warning between the two others.
  private static func report() -> LintReport {
    var scaled = Finding(
      rule: "scaled-twice", severity: .error, message: "“größe”\tis scaled 100 % too often")
    scaled.location = SourceLocation(path: "App, v2/Größe.swift", line: 12, column: 7)
    scaled.advice = "a size that is not scaled"
    scaled.fingerprint = "00000000000000aa"
    var fixed = Finding(
      rule: "fixed-size-font", severity: .warning, message: "Font.system(size:) keeps one size")
    fixed.location = SourceLocation(path: "App/A.swift", line: 3, column: 20)
    fixed.fingerprint = "00000000000000bb"
    var note = Finding(rule: "single-line", severity: .note, message: "a title keeps to one line")
    note.location = SourceLocation(path: "App/A.swift", line: 40, column: 2)
    note.fingerprint = "00000000000000cc"
    let rules = [
      RuleDescription(
        id: "single-line", severity: .note, title: "One line", plural: "texts have one line",
        rationale: "Why.", remedy: "What.", confidence: .medium)
    ]
    return LintReport(
      tool: Sample.tool, fileCount: 3, findings: [note, fixed, scaled],
      warnings: [
        .init(
          message: "lint has no rule 'x'",
          location: SourceLocation(path: "App/A.swift", line: 9, column: 4))
      ], rules: rules)
  }

  @Test("Text has findings and warnings in the order of their places, each on one line")
  func text() {
    #expect(
      Self.report().text(ReportContext()) == """
        App, v2/Größe.swift:12:7: error: “größe”\\tis scaled 100 % too often; cleared by a size \
        that is not scaled [scaled-twice]
        App/A.swift:3:20: warning: Font.system(size:) keeps one size [fixed-size-font]
        App/A.swift:9:4: warning: lint has no rule 'x'
        App/A.swift:40:2: note: a title keeps to one line [single-line]

        1 error, 2 warnings, 1 note in 3 Swift files

        """)
  }

  @Test("Verbose, text says how sure a rule is that is not quite")
  func verbose() {
    let lines = Self.report().text(ReportContext(verbosity: .verbose)).split(separator: "\n")
    #expect(
      lines[3] == """
        App/A.swift:40:2: note: a title keeps to one line (modelled, confidence medium) \
        [single-line]
        """)
    #expect(lines.filter { $0.contains("confidence") }.count == 1)
  }

  @Test(
    "Quiet, text has only what fails, and no summary",
    arguments: [(Severity.error, [12]), (.warning, [12, 3, 9]), (.note, [12, 3, 9, 40])])
  func quiet(failOn: Severity, lines: [Int]) {
    let text = Self.report().text(ReportContext(verbosity: .quiet, failOn: failOn))
    let told = text.split(separator: "\n").map { $0.split(separator: ":")[1] }
    #expect(told == lines.map { "\($0)" })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("Colours are those of the severities")
  func colour() {
    let text = Self.report().text(ReportContext(styling: TextStyling(isEnabled: true)))
    for (look, word) in [(31, "error:"), (33, "warning:"), (36, "note:")] {
      #expect(text.contains("\u{1B}[\(look)m\(word)\u{1B}[39m"))
    }
    #expect(text.contains("\u{1B}[1mApp/A.swift:3:20:\u{1B}[22m"))
  }

  @Test("Without findings a line says so")
  func clean() {
    let report = LintReport(tool: Sample.tool, fileCount: 1, findings: [])
    #expect(report.text(ReportContext()) == "No findings in 1 Swift file\n")
    #expect(report.text(ReportContext(verbosity: .quiet)).isEmpty)
    #expect(Severity.allCases.allSatisfy { report.count($0) == 0 })
  }

  @Test("Warnings count as such")
  func counts() {
    let report = Self.report()
    #expect(Severity.allCases.map(report.count) == [1, 2, 1])
    let warned = LintReport(
      tool: Sample.tool, fileCount: 2, findings: [], warnings: report.warnings)
    #expect(
      warned.text(ReportContext()) == """
        App/A.swift:9:4: warning: lint has no rule 'x'

        no errors, 1 warning in 2 Swift files

        """)
  }

  @Test("JSON has the head, the findings, the warnings and the numbers")
  func json() {
    #expect(
      Self.report().json == """
        {
          "command": "lint",
          "files": 3,
          "findings": [
            {
              "advice": "a size that is not scaled",
              "categories": [],
              "devices": [],
              "fingerprint": "00000000000000aa",
              "location": {"column": 7, "line": 12, "path": "App, v2/Größe.swift"},
              "message": "“größe”\\tis scaled 100 % too often",
              "rule": "scaled-twice",
              "severity": "error"
            },
            {
              "categories": [],
              "devices": [],
              "fingerprint": "00000000000000bb",
              "location": {"column": 20, "line": 3, "path": "App/A.swift"},
              "message": "Font.system(size:) keeps one size",
              "rule": "fixed-size-font",
              "severity": "warning"
            },
            {
              "categories": [],
              "devices": [],
              "fingerprint": "00000000000000cc",
              "location": {"column": 2, "line": 40, "path": "App/A.swift"},
              "message": "a title keeps to one line",
              "rule": "single-line",
              "severity": "note"
            }
          ],
          "model": "uikit-26",
          "notices": [
            {
              "location": {"column": 4, "line": 9, "path": "App/A.swift"},
              "message": "lint has no rule 'x'"
            }
          ],
          "schemaVersion": 1,
          "summary": {"errors": 1, "notes": 1, "warnings": 2},
          "tool": {"name": "fontgauge", "version": "1.2.3"}
        }

        """)
    let clean = LintReport(tool: Sample.tool, fileCount: 0, findings: [])
    #expect(!clean.json.contains("notices"))
  }

  @Test("The order in which findings come in does not matter")
  func order() {
    let report = Self.report()
    let reversed = LintReport(
      tool: report.tool, fileCount: report.fileCount, findings: report.findings.reversed(),
      warnings: report.warnings.reversed(), rules: report.rules)
    #expect(reversed.json == report.json)
    #expect(reversed.text(ReportContext()) == report.text(ReportContext()))
  }
}
