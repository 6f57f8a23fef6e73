import Foundation
import MetricsCore
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document.
private final class Element {
  let name: String
  let attributes: [String: String]
  var children: [Element] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }
  func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
  func first(_ name: String) -> Element? { all(name).first }
}

/// Reads XML with the system's parser.
private final class Reading: NSObject, XMLParserDelegate {
  var stack = [Element("", [:])]

  static func document(_ text: String) throws -> Element {
    let parser = XMLParser(data: Data(text.utf8))
    let reading = Reading()
    parser.delegate = reading
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return try #require(reading.stack.first?.children.first)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = Element(name, attributes)
    stack.last?.children.append(element)
    stack.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { stack.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) { stack.last?.text += text }
}

@Suite("JUnit")
struct JUnitReporterTests {
  private func document(
    _ report: Report, _ context: ReportContext = Sample.context
  ) throws -> Element {
    try Reading.document(JUnitReporter().render(report, context: context))
  }

  private func cases(_ suites: Element, _ suite: String) -> [Element] {
    suites.all("testsuite").first { $0["name"] == suite }?.all("testcase") ?? []
  }

  @Test("There is a suite for each style and one for what belongs to none")
  func suites() throws {
    let names = try document(Sample.awkward).all("testsuite").map { $0["name"] }
    // The configuration's styles, then those only findings name.
    #expect(names == ["h3", "lost", "h1", "h2", "h4", "fonts and configuration"])
  }

  @Test("There is a case for each rule and slot, passes too")
  func caseNames() throws {
    let document = try document(Sample.awkward)
    #expect(
      cases(document, "h3").map { $0["name"] } == [
        "metrics-disagree", "missing-glyphs", "off-centre", "truncated · slot card title",
      ])
    #expect(
      cases(document, "fonts and configuration").map { $0["name"] } == [
        "some-future-rule", "unused-font",
      ])
    #expect(cases(document, "h1").filter { $0.children.isEmpty }.count == 3)
  }

  @Test("A rule about all fonts passes once, not in each style")
  func projectRules() throws {
    var report = Sample.awkward
    report.findings = []
    report.suppressed = []
    report.projectRules = ["off-centre"]
    let document = try document(report)
    #expect(
      cases(document, "h3").map { $0["name"] } == [
        "metrics-disagree", "missing-glyphs", "truncated",
      ])
    #expect(cases(document, "fonts and configuration").map { $0["name"] } == ["off-centre"])
  }

  @Test(
    "A check that found only what is accepted is skipped, with the reasons and the rest counted")
  func accepted() throws {
    var report = Sample.awkward
    let first = report.findings[0]
    report.findings = []
    report.projectRules = ["unused-font"]
    var unused = Finding(rule: "unused-font", severity: .note, message: "No style uses it.")
    unused.font = "Gone"
    report.suppressed = [
      SuppressedFinding(finding: first, acceptance: Acceptance(reason: "Design & <ops> agreed")),
      SuppressedFinding(finding: first, acceptance: Acceptance(reason: "Design & <ops> agreed")),
      SuppressedFinding(finding: first), SuppressedFinding(finding: unused),
    ]
    let document = try document(report)
    let truncated = cases(document, "h3").filter { $0["name"]?.hasPrefix("truncated") == true }
    #expect(truncated.map { $0["name"] } == ["truncated · slot card title"])
    #expect(
      truncated.map { $0.first("skipped")?["message"] } == [
        "3 findings accepted: Design & <ops> agreed; 1 known"
      ])
    let fonts = cases(document, "fonts and configuration")
    #expect(fonts.map { $0["name"] } == ["unused-font · Gone"])
    #expect(fonts.map { $0.first("skipped")?["message"] } == ["1 finding accepted"])
    #expect(document["failures"] == "0")
  }

  @Test("A case fails for a note that was accepted until now, and says so first")
  func lapsed() throws {
    var report = Sample.awkward
    let warning = Finding(rule: "r", severity: .warning, message: "Grave enough")
    var note = Finding(rule: "r", severity: .note, message: "Over")
    note.lapsed = Acceptance(
      reason: "Later", expires: CalendarDate(year: 2026, month: 1, day: 31))
    report.findings = [warning, note]
    let found = cases(try document(report), "fonts and configuration").first { $0["name"] == "r" }
    #expect(
      found?.first("failure")?["message"] == "Over; accepted until 2026-01-31: Later [r]")
    #expect(found?.first("failure")?.text.contains("warning: Grave enough [r]") == true)
  }

  @Test("A style without its font passes nothing: its cases are skipped")
  func skipped() throws {
    let document = try document(Sample.awkward)
    let lost = cases(document, "lost")
    #expect(lost.count == 4)
    #expect(lost.allSatisfy { $0.first("skipped")?["message"]?.contains("font") == true })
  }

  @Test(
    "Findings from --fail-on upwards are failures, the others output",
    arguments: [
      (Severity.error, 1, 6), (.warning, 2, 5), (.note, 7, 0),
    ])
  func failures(failOn: Severity, failures: Int, outputs: Int) throws {
    let document = try document(Sample.awkward, ReportContext(failOn: failOn))
    let all = document.all("testsuite").flatMap { $0.all("testcase") }
    #expect(all.count { $0.first("failure") != nil } == failures)
    #expect(all.count { $0.first("system-out") != nil } == outputs)
    #expect(document["failures"] == "\(failures)")
  }

  @Test("Counts are those of the elements")
  func counts() throws {
    for report in [Sample.awkward, Hostile.report, Sample.report([])] {
      let document = try document(report)
      var sums = [0, 0]
      for suite in document.all("testsuite") {
        let cases = suite.all("testcase")
        #expect(suite["tests"] == "\(cases.count)")
        let failures = cases.count { $0.first("failure") != nil }
        #expect(suite["failures"] == "\(failures)")
        #expect(suite["skipped"] == "\(cases.count { $0.first("skipped") != nil })")
        #expect(suite["errors"] == "0")
        sums[0] += cases.count
        sums[1] += failures
        // Readers tell cases apart by these two.
        #expect(
          Set(cases.map { "\($0["classname"] ?? "")/\($0["name"] ?? "")" }).count == cases.count)
      }
      #expect(document["tests"] == "\(sums[0])" && document["failures"] == "\(sums[1])")
    }
  }

  @Test("A failure says all that was found, with places")
  func content() throws {
    let truncated = try #require(cases(document(Sample.awkward), "h3").last)
    #expect(truncated["file"] == "My App/.fontgauge.yml" && truncated["line"] == "96")
    let failure = try #require(truncated.first("failure"))
    #expect(failure["type"] == "truncated")
    #expect(failure["message"]?.hasPrefix("3 texts are cut off in card title at AX2–AX5") == true)
    let lines = failure.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[1].hasPrefix(
        "My App/Réglages, v2: für alle/de.lproj/Cards & more.strings:7:12: error: "
          + "“100 % <b>\"fertig\"</b> & 'gut'\\nZeile 2” needs 3 lines"))
  }

  @Test("Remarks on the configuration stand with what belongs to no style")
  func notices() throws {
    let suite = try #require(try document(Sample.awkward).all("testsuite").last)
    #expect(
      suite.first("system-err")?.text
        == "My App/.fontgauge.yml:4:12: warning: the pattern “Fonts/*.otf” matches no file")
  }

  @Test("Any text is well-formed XML and comes back as it was told")
  func hostile() throws {
    let document = try document(Hostile.report, ReportContext())
    let names = document.all("testsuite").compactMap { $0["name"] }
    for text in Hostile.texts
    where text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value < 0x2028 }) {
      #expect(names.contains("style \(text)"))
    }
    #expect(names.contains("style \\u{0}\\u{1}\\u{1B}[31m"))
    #expect(names.contains("style \\u{FFFE}\\u{FFFF}"))
  }

  @Test(
    "junitparser reads it and counts the same",
    .enabled(if: Python.has("junitparser"), "the Python package junitparser is not in .venv"))
  func junitparser() throws {
    for report in [Sample.awkward, Hostile.report, Sample.report([])] {
      let document = try document(report)
      let script = """
        import sys
        from junitparser import JUnitXml, Failure, Skipped
        xml = JUnitXml.fromroot(JUnitXml.fromstring(sys.stdin.buffer.read())._elem)
        told = [(s.name, s.tests, s.failures, s.errors, s.skipped) for s in xml]
        for suite in xml:
            cases = list(suite)
            failures = sum(any(isinstance(r, Failure) for r in c.result) for c in cases)
            skipped = sum(any(isinstance(r, Skipped) for r in c.result) for c in cases)
            assert (suite.tests, suite.failures, suite.skipped) == (len(cases), failures, skipped)
        assert xml.tests == sum(s.tests for s in xml), xml.tests
        assert xml.failures == sum(s.failures for s in xml), xml.failures
        before = (xml.tests, xml.failures, xml.errors)
        xml.update_statistics()
        assert before == (xml.tests, xml.failures, xml.errors)
        print(len(told), xml.tests, xml.failures)
        """
      let output = try Python.run(
        script, input: JUnitReporter().render(report, context: Sample.context))
      #expect(
        output == "\(document.all("testsuite").count) \(document["tests"] ?? "") "
          + "\(document["failures"] ?? "")\n")
    }
  }
}
