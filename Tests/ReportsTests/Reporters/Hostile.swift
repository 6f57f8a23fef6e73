import DynamicType
import MetricsCore
import Reports

/// Texts and names that try to be something else in every format.
enum Hostile {
  /// Texts that end a command, an element, a code span, a cell or a line, and start another.
  static let texts = [
    "\n::error file=x::owned", "##[error]owned", "%0A%25 100 %", "a\r\nb\u{2028}c",
    "<img src=x onerror=alert(1)>", "</details><script>", "]]> <!-- -->", "&amp; &#0;",
    "@octocat and @org/team", "mail@example.com", "#12 GH-34 org/repo#5",
    "https://example.com/?a=b",
    "www.example.com", "[link](https://example.com)", "![image](x.png)", "| cell | cell |",
    "`tick` ``two`` ```three", "*bold* _it_ ~~gone~~ $x^2$", ":smile: 12:30", "# heading",
    "- item", "1. item", "> quote", "***", "===", "{0} {{1}} %{name}", "\\", "\\|",
    "\u{0}\u{1}\u{1B}[31m",
    "\u{FFFE}\u{FFFF}", "\u{202E}reversed", "”quoted“ \"quoted\" 'quoted'", "إعدادات", "ยืนยัน", "👩‍👧‍👦",
    String(repeating: "e\u{301}", count: 3000), "a" + String(repeating: "\u{301}", count: 3000),
  ]

  /// A finding with a text in every field that holds words of the project.
  static func finding(
    _ text: String, severity: Severity = .error, rule: String = "truncated", line: Int = 3
  ) -> Finding {
    var finding = Finding(rule: rule, severity: severity, message: "“\(text)” is cut off.")
    finding.location = SourceLocation(path: "de.lproj/\(text).strings", line: line, column: 2)
    finding.subjectLocation = SourceLocation(path: ".fontgauge.yml", line: 9, column: 5)
    finding.slot = "slot \(text)"
    finding.style = "style \(text)"
    finding.font = "Font-\(text)"
    finding.key = text
    finding.locale = "de"
    finding.text = text
    finding.advice = "3 lines"
    finding.fingerprint = Fingerprint.of(finding)
    return finding
  }

  /// A report of all of them at every severity, with notices and accepted findings.
  static var report: Report {
    var report = Sample.report(
      Severity.allCases.reversed().flatMap { severity in
        texts.map { finding($0, severity: severity) }
      }
    )
    report.configuration = SourceLocation(path: ".fontgauge.yml")
    report.warnings = texts.map {
      Report.ConfigurationNotice(
        message: $0, location: SourceLocation(path: $0, line: 1, column: 1))
    }
    report.suppressed = texts.map {
      SuppressedFinding(finding: finding($0), acceptance: Acceptance(reason: $0, owner: $0))
    }
    report.baseline = AppliedBaseline(
      file: "b\n::error::.json",
      stale: texts.map {
        BaselineEntry(finding($0), acceptance: Acceptance(reason: $0, owner: $0))
      })
    return report
  }

  /// A report with many findings, the notes last, each in a style of its own when `styles` is set.
  static func many(
    errors: Int = 0, warnings: Int = 0, notes: Int = 0, perStyle: Int = 1, text: String = ""
  ) -> Report {
    let counts: [(Severity, Int)] = [(.error, errors), (.warning, warnings), (.note, notes)]
    let findings = counts.flatMap { severity, count in
      (0..<count).map { number in
        var finding = finding("\(severity) \(number)\(text)", severity: severity, line: number + 1)
        finding.location?.path = "de.lproj/Many.strings"
        finding.slot = nil
        finding.style = "style-\(String(number / perStyle, radix: 36))x"
        finding.font = "Font"
        finding.fingerprint = Fingerprint.of(finding)
        return finding
      }
    }
    var report = Sample.report(findings)
    report.configuration = SourceLocation(path: ".fontgauge.yml")
    return report
  }
}
