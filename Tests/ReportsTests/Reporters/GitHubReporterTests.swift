import Foundation
import MetricsCore
import Reports
import Testing

/// A workflow command as the runner of GitHub Actions reads a line.
///
/// Written from the runner's
/// [ActionCommand.cs](https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs):
/// the line begins with `::`, the next `::` ends name and properties, which are separated by a blank
/// and commas; escapes are taken back one after the other, the percent sign last.
struct ParsedCommand: Equatable {
  var name: String
  var properties: [String: String] = [:]
  var message: String

  init?(_ line: String) {
    let line = String(line.drop { $0 == " " || $0 == "\t" })
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    name = String(head.prefix { $0 != " " })
    let list = head.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    for pair in list.split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      properties[String(parts[0])] = ParsedCommand.unescaped(parts[1], isProperty: true)
    }
    message = ParsedCommand.unescaped(line[end.upperBound...], isProperty: false)
  }

  private static func unescaped(_ text: Substring, isProperty: Bool) -> String {
    var text = String(text)
    var pairs = [("%0D", "\r"), ("%0A", "\n")]
    if isProperty { pairs += [("%3A", ":"), ("%2C", ",")] }
    for (escape, character) in pairs + [("%25", "%")] {
      text = text.replacingOccurrences(of: escape, with: character)
    }
    return text
  }
}

@Suite("Annotations for GitHub")
struct GitHubReporterTests {
  private func lines(_ report: Report, _ context: ReportContext = Sample.context) -> [String] {
    GitHubReporter().render(report, context: context).split(separator: "\n").map(String.init)
  }

  private func commands(
    _ report: Report, _ context: ReportContext = Sample.context
  ) -> [ParsedCommand] { lines(report, context).compactMap(ParsedCommand.init) }

  @Test("Commands unescape to the paths, titles and messages that were meant")
  func roundTrip() {
    var finding = Sample.cut("Ende", key: "a", locale: "de", line: 7, needs: 3)
    finding.location?.path = "Réglages, v2: 100 %/de=x.strings"
    finding.message = "“50 % : a, b” is cut."
    finding.advice = nil
    finding.style = "h1: 5 %, big"
    var other = finding
    other.rule = "clipped-height"
    other.message = "It is clipped."
    other.location?.line = 8
    #expect(
      commands(Sample.report([finding, other])) == [
        ParsedCommand(
          name: "error",
          properties: [
            "file": "My App/Réglages, v2: 100 %/de=x.strings", "line": "7", "col": "1",
            "title": "h1: 5 %, big · Montserrat-Bold: 2 errors",
          ],
          message: "“50 % : a, b” is cut [truncated]\n"
            + "My App/Réglages, v2: 100 %/de=x.strings:8:1: It is clipped [clipped-height]")
      ])
  }

  @Test("A path may have line breaks and escapes of its own")
  func oddPaths() {
    var finding = Sample.cut("Ende", key: "a", locale: "de", line: 7, needs: 3)
    finding.location?.path = "a%0Ab\nc%3A::error::d"
    let output = lines(Sample.report([finding]))
    #expect(output.count == 2)
    #expect(ParsedCommand(output[0])?.properties["file"] == "My App/a%0Ab\nc%3A::error::d")
  }

  @Test("Levels are error, warning and notice, in this order, and the log ends with the numbers")
  func levels() {
    let output = lines(Sample.awkward)
    #expect(
      commands(Sample.awkward).map(\.name) == ["error", "warning", "warning", "notice", "notice"])
    #expect(output.last?.hasPrefix("4 errors, 1 warning, 5 notes in 231 texts") == true)
    #expect(output.filter { ParsedCommand($0) == nil }.count == 1)
  }

  @Test(
    "There are nine annotations of a level and one that counts the other findings",
    arguments: [(9, 9, 0), (10, 10, 1), (23, 10, 14), (300, 10, 291)])
  func limit(styles: Int, annotations: Int, left: Int) {
    let report = Hostile.many(errors: styles, warnings: styles, notes: styles)
    let all = commands(report)
    for level in ["error", "warning", "notice"] {
      let ofLevel = all.filter { $0.name == level }
      #expect(ofLevel.count == annotations)
      let noun = level == "notice" ? "note" : level
      let named = ofLevel.filter { $0.properties["title"]?.hasSuffix(": 1 \(noun)") == true }
      #expect(named.count == min(9, styles))
      if left > 0 {
        let words = "\(left) more \(noun)\(left == 1 ? "" : "s"): "
        #expect(ofLevel.last?.message.hasPrefix(words) == true)
        #expect(ofLevel.last?.properties == ["title": "FontGauge"])
      }
    }
  }

  @Test("Remarks on the configuration count as warnings")
  func notices() {
    var report = Hostile.many(warnings: 8)
    for number in 1...4 {
      report.warnings.append(
        Report.ConfigurationNotice(
          message: "remark \(number)",
          location: SourceLocation(path: "a.yml", line: number, column: 1)))
    }
    let all = commands(report)
    #expect(all.count == 10)
    #expect(all[8].message == "remark 1")
    #expect(all[8].properties["line"] == "1")
    #expect(all[9].message.hasPrefix("3 more warnings: "))
  }

  @Test("An annotation has at most eight lines and what the runner does not cut off")
  func longMessages() throws {
    let short = Hostile.many(errors: 40, perStyle: 40)
    var long = Hostile.many(errors: 40, perStyle: 40, text: String(repeating: "ü", count: 700))
    for (report, mostLines) in [(short, 9), (long, 6)] {
      let context = ReportContext(verbosity: .verbose)
      let all = commands(report, context)
      #expect(all.count == 1)
      let lines = try #require(all.first).message.split(separator: "\n")
      #expect(lines.count <= mostLines)
      #expect(all[0].message.utf16.count <= 4096)
      #expect(lines.last == "and \(40 - lines.count + 1) more errors")
    }
    long.findings = [Hostile.finding(Hostile.texts.last ?? "")]
    #expect(commands(long)[0].message.utf16.count <= 1000)
  }

  @Test("No text becomes a command, a property or a line of its own")
  func hostile() {
    for verbosity in [ReportContext.Verbosity.normal, .verbose, .quiet] {
      let output = GitHubReporter().render(
        Hostile.report, context: ReportContext(verbosity: verbosity))
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      // The numbers, what the baseline came to, and the line break that ends the output.
      #expect(lines.last == "")
      #expect(lines.suffix(3).dropLast().allSatisfy { $0.first?.isNumber == true })
      for line in lines.dropLast(3) {
        let command = ParsedCommand(String(line))
        #expect(["error", "warning", "notice"].contains(command?.name))
        let properties = Set((command?.properties ?? [:]).keys)
        #expect(properties.isSubset(of: ["file", "line", "col", "title"]))
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
      }
    }
    let printed = Hostile.texts.filter { text in
      text.utf8.count < 100
        && text.unicodeScalars.allSatisfy {
          "\r\n".unicodeScalars.contains($0) || 0x20..<0x2028 ~= $0.value
        }
    }
    #expect(printed.count > 25)
    for text in printed {
      var report = Sample.report([Hostile.finding(text)])
      report.configuration = SourceLocation(path: "c.yml")
      let command = commands(report, ReportContext())[0]
      // Slashes one after the other are one.
      #expect(
        command.properties["file"] == ReportPlaces.resolved("de.lproj/\(text).strings"))
    }
  }

  @Test("--quiet leaves only what fails")
  func quiet() {
    let context = ReportContext(verbosity: .quiet, failOn: .warning)
    #expect(commands(Sample.awkward, context).map(\.name) == ["error", "warning"])
  }
}

extension ParsedCommand {
  init(name: String, properties: [String: String], message: String) {
    (self.name, self.properties, self.message) = (name, properties, message)
  }
}
