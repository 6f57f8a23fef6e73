import Foundation
import MetricsCore
import Reports
import Testing

@Suite("Markdown")
struct MarkdownReporterTests {
  private func page(_ report: Report, _ context: ReportContext = Sample.context) -> String {
    MarkdownReporter().render(report, context: context)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What is left of a line of Markdown that its readers may find markup or links in: without code
  /// spans, escaped characters and entities.
  private func bare(_ line: Substring) -> String {
    var result = ""
    var rest = line[...]
    while let character = rest.first {
      if character == "\\" {
        rest = rest.dropFirst(2)
        result += "\\"
      } else if character == "`" {
        let fence = rest.prefix { $0 == "`" }
        rest = rest.dropFirst(fence.count)
        // Up to the next run of as many backticks; there is one in what we write.
        var end = rest.startIndex
        while end < rest.endIndex {
          let run = rest[end...].prefix { $0 == "`" }
          if run.count == fence.count { break }
          end = run.isEmpty ? rest.index(after: end) : run.endIndex
        }
        rest = rest[end...].dropFirst(fence.count)
        result += "‹code›"
      } else if character == "&", let entity = rest.prefixMatch(of: /&(amp|lt|gt|#8203);/) {
        rest = rest[entity.range.upperBound...]
        result += "‹entity›"
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Complains of lines that begin or hold what was not meant.
  private func complaints(_ text: String) -> [String] {
    var isInDetails = false
    return lines(text).dropLast().enumerated().compactMap { number, line -> String? in
      let bare = bare(line)
      let isKnown: Bool
      switch true {
      case line.isEmpty: return nil
      case line == "<details>":
        defer { isInDetails = true }
        return isInDetails ? "\(number): details in details" : nil
      case line == "</details>":
        defer { isInDetails = false }
        return isInDetails ? nil : "\(number): an end without a beginning"
      case line.hasPrefix("<summary>") && line.hasSuffix("</summary>"):
        let title = line.dropFirst(9).dropLast(10)
        isKnown = isInDetails && !title.contains("<") && !title.contains(">")
      case line.hasPrefix("### FontGauge "): isKnown = number == 0
      case line.hasPrefix("|"):
        isKnown = bare.filter { $0 == "|" }.count == 6 && bare.hasSuffix("|")
      case line.hasPrefix("- **"):
        isKnown = isInDetails && bare.wholeMatch(of: /- \*\*(error|warning|note)\*\* [^*]*/) != nil
      case line.hasPrefix("Looked at "), line.hasPrefix("Most helped by "): isKnown = !isInDetails
      case line.wholeMatch(of: /(No|\d+) findings? accepted by baseline .*\./) != nil:
        isKnown = !isInDetails
      case line.hasSuffix(" did not fit here."): isKnown = !isInDetails
      default: isKnown = false
      }
      if !isKnown { return "\(number): \(line)" }
      let isTitle = line.hasPrefix("<summary>")
      let marks = isTitle ? "" : "[]~$_"
      if bare.contains(where: { marks.contains($0) }) { return "\(number): markup in \(line)" }
      if !isTitle, bare.contains("<") || bare.contains(">") { return "\(number): a tag in \(line)" }
      let link = /@\w|#\d|:[a-z]+:|https?:\/\/|(www|WWW)\.|GH-\d/
      if bare.contains(link) { return "\(number): a link in \(line)" }
      return nil
    }
  }

  @Test("No line begins with or holds what is not meant, whatever the texts are")
  func grammar() {
    #expect(complaints(page(Sample.awkward)) == [])
    #expect(complaints(page(Sample.report([]))) == [])
    #expect(complaints(page(Hostile.report)) == [])
    let all = MarkdownReporter().render(
      Hostile.report, context: ReportContext(verbosity: .verbose), limit: 10_000_000)
    #expect(!all.contains("did not fit"))
    #expect(complaints(all) == [])
  }

  @Test(
    "The grammar's test finds what is wrong",
    arguments: [
      "# x\n", "- item\n", "| a | b |\n", "<b>x</b>\n", "Looked at @octocat\n",
      "Looked at https://x\n", "Looked at *x* [a](b)\n", "</details>\n", "<details>\n<details>\n",
    ])
  func grammarFails(text: String) {
    #expect(!complaints(text).isEmpty)
  }

  @Test(
    "The verdict follows --fail-on",
    arguments: [
      (Severity.error, "### FontGauge passes: no errors, 1 warning, 5 notes"),
      (.warning, "### FontGauge fails: no errors, 1 warning, 5 notes"),
      (.note, "### FontGauge fails: no errors, 1 warning, 5 notes"),
    ])
  func verdict(failOn: Severity, line: String) {
    var report = Sample.awkward
    report.findings.removeAll { $0.severity == .error }
    #expect(page(report, ReportContext(failOn: failOn)).hasPrefix(line + "\n\n"))
    #expect(page(Sample.report([])).hasPrefix("### FontGauge passes: no findings\n\n"))
  }

  @Test("The table counts every finding by style and font")
  func table() {
    let rows = lines(page(Sample.awkward)).filter { $0.hasPrefix("| ") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      rows == [
        ["style", "font", "errors", "warnings", "notes"],
        ["h3", "Montserrat-Bold", "4", "", "1"],
        ["h1", "Montserrat-Bold", "", "", "1"], ["h2", "Montserrat-Bold", "", "", "1"],
        ["h4", "Montserrat-Bold", "", "", "1"], ["fonts and configuration", "", "", "1", "1"],
      ])
  }

  @Test("Many styles share the table's last row")
  func longTable() {
    let rows = lines(page(Hostile.many(errors: 60, warnings: 55))).filter { $0.hasPrefix("| ") }
    #expect(rows.count == 52)
    // Rows 1 to 50 have an error each; the first 50 styles have the first 50 warnings.
    #expect(rows.last == "| 10 more |  | 10 | 5 |  |")
  }

  @Test("A comment stays below GitHub's limit and counts what it leaves out", arguments: [0, 400])
  func limit(length: Int) throws {
    let report = Hostile.many(
      errors: 400, warnings: 200, notes: 300, text: String(repeating: "|ü", count: length))
    let text = page(report, ReportContext(verbosity: .verbose))
    #expect(text.utf8.count <= 65_000)
    #expect(text.utf8.count > 60_000)
    #expect(complaints(text) == [])
    let items = lines(text).filter { $0.hasPrefix("- **") }
    let words = try #require(text.split(separator: "\n").last)
    let counts = words.split(separator: " ").compactMap { Int($0) }
    #expect(items.count + counts.reduce(0, +) == 900)
    #expect(words.hasSuffix("more errors, 200 more warnings and 300 more notes did not fit here."))
    #expect(items.allSatisfy { $0.hasPrefix("- **error**") })
  }

  @Test("Another limit is kept to as well", arguments: [400, 2000, 20_000])
  func otherLimits(limit: Int) {
    let text = MarkdownReporter().render(
      Hostile.many(errors: 300), context: ReportContext(), limit: limit)
    #expect(text.utf8.count <= limit)
    #expect(complaints(text) == [])
  }

  @Test("A bare text stays readable")
  func readable() {
    var finding = Sample.cut("Save 5 % (1–2) now!", key: "a.b_c", locale: "de", line: 7, needs: 3)
    finding.message = "“Save 5 % (1–2) now!” (de) needs 3 lines: it has 2."
    let line = lines(page(Sample.report([finding]))).first { $0.hasPrefix("- ") }
    let expected =
      "- **error** `My App/de.lproj/Cards.strings:7:1` “Save 5 % (1–2) now!” (de) needs 3 lines: "
      + "it has 2; cleared by 3 lines or maximumPointSize 34 `truncated`"
    #expect(line ?? "" == expected)
  }
}
