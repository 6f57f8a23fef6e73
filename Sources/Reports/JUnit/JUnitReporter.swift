import MetricsCore

/// Writes a check as JUnit's XML: a suite for each style and one for what belongs to none, a case
/// for each rule and what it looked at.
///
/// A case fails when its findings fail the check; findings below that are its output. There is no
/// standard of the format; this is what
/// [its readers agree on](https://github.com/testmoapp/junitxml).
public struct JUnitReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Returns the suites as an XML document.
  public func render(_ report: Report, context: ReportContext) -> String {
    let suites = JUnitSuite.all(of: report, context: context)
    let counts = [
      ("name", ToolIdentity.name), ("tests", "\(suites.reduce(0) { $0 + $1.cases.count })"),
      ("failures", "\(suites.reduce(0) { $0 + $1.failureCount })"), ("errors", "0"),
    ]
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes(counts))>\n"
      + suites.map(text).joined() + "</testsuites>\n"
  }

  private func text(_ suite: JUnitSuite) -> String {
    let counts = [
      ("name", suite.name), ("tests", "\(suite.cases.count)"),
      ("failures", "\(suite.failureCount)"), ("errors", "0"),
      ("skipped", "\(suite.skippedCount)"),
    ]
    var text = "  <testsuite\(attributes(counts))>\n"
    if !suite.properties.isEmpty {
      text += "    <properties>\n"
      for (name, value) in suite.properties {
        text += "      <property\(attributes([("name", name), ("value", value)]))/>\n"
      }
      text += "    </properties>\n"
    }
    text += suite.cases.map { self.text($0, in: suite) }.joined()
    if !suite.notices.isEmpty {
      text += "    <system-err>\(lines(suite.notices))</system-err>\n"
    }
    return text + "  </testsuite>\n"
  }

  private func text(_ testCase: JUnitCase, in suite: JUnitSuite) -> String {
    var names = [("classname", suite.name), ("name", testCase.name)]
    if let place = testCase.place {
      names.append(("file", place.path))
      if let line = place.line { names.append(("line", "\(line)")) }
    }
    let head = "    <testcase\(attributes(names))"
    if let reason = testCase.skipped {
      return head + ">\n      <skipped\(attributes([("message", reason)]))/>\n    </testcase>\n"
    }
    guard !testCase.lines.isEmpty else { return head + "/>\n" }
    guard testCase.isFailure else {
      return head + ">\n      <system-out>\(lines(testCase.lines))</system-out>\n    </testcase>\n"
    }
    let failure = [("message", testCase.message), ("type", testCase.rule)]
    return head + ">\n      <failure\(attributes(failure))>\(lines(testCase.lines))</failure>\n"
      + "    </testcase>\n"
  }

  private func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(xmlEscaped(singleLine($1)))\"" }.joined()
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { xmlEscaped(singleLine($0)) }.joined(separator: "\n")
  }
}
