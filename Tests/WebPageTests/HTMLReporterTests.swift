import DynamicType
import Foundation
import MetricsCore
import Reports
import Testing

@testable import WebPage

@Suite("The page's frame")
struct HTMLReporterTests {
  private static let context = ReportContext()

  /// A report with one finding whose every word is the same text.
  private static func report(_ text: String) -> Report {
    var report = Report(toolVersion: "1.2.3", model: .uikit26)
    var finding = Finding(rule: "truncated", severity: .error, message: "“\(text)” is cut off.")
    finding.location = SourceLocation(path: "de.lproj/\(text).strings", line: 3, column: 2)
    finding.slot = text
    finding.style = text
    finding.key = text
    finding.locale = text
    finding.text = text
    report.findings = [finding]
    report.locales = [text]
    report.screens = [text]
    report.warnings = [.init(message: text, location: nil)]
    return report
  }

  private static func page(_ text: String) -> String {
    HTMLReporter { _ in String(repeating: "ab", count: 32) }.render(report(text), context: context)
  }

  /// Returns what lies between two marks.
  private static func part(_ page: String, from start: String, to end: String) throws -> String {
    let after = try #require(page.range(of: start)?.upperBound)
    let before = try #require(page.range(of: end, range: after..<page.endIndex)?.lowerBound)
    return String(page[after..<before])
  }

  @Test(
    "No text of the app ends the data, begins a comment or an element",
    arguments: [
      "</script><script>window.pwned = 1</script>", "<!--", "<!--<script>", "]]>", "\"'`",
      "<img src=x onerror=alert(1)>", "&quot;&lt;", "\u{2028}\u{2029}", "\u{0}\u{1B}\u{202E}",
      "${alert(1)}", "</SCRIPT >",
    ])
  func hostile(text: String) throws {
    let page = Self.page(text)
    let plain = Self.page("x")
    for mark in ["<script", "</script", "<!--", "<img", "<style", "</style"] {
      #expect(
        page.lowercased().components(separatedBy: mark).count
          == plain.lowercased().components(separatedBy: mark).count)
    }
    let json = try Self.part(page, from: "id=\"data\">", to: "</script>")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.first?["key"] as? String == text)
    #expect(document["locales"] as? [String] == [text])
  }

  @Test("The policy lets one script and one style sheet run, and nothing be fetched")
  func policy() throws {
    let policy = try Self.part(Self.page("x"), from: "Policy\" content=\"", to: "\"")
    let source = "'sha256-\(String(repeating: "q6ur", count: 10))q6s='"
    #expect(
      policy == "default-src 'none'; script-src \(source); style-src \(source); "
        + "base-uri 'none'; form-action 'none'")
  }

  @Test("The sums are those of the script and the style sheet as they stand in the page")
  func sums() throws {
    nonisolated(unsafe) var summed: [String] = []
    let reporter = HTMLReporter {
      summed.append(String(decoding: $0, as: UTF8.self))
      return ""
    }
    let page = reporter.render(Self.report("x"), context: Self.context)
    let script = try Self.part(page, from: "<script>", to: "</script>")
    let styleSheet = try Self.part(page, from: "<style>", to: "</style>")
    #expect(summed == [script, styleSheet])
    #expect(!script.contains("\r") && !styleSheet.contains("\r"))
  }

  @Test("The page names no other file and no place on the network")
  func selfContained() {
    let page = Self.page("x").replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for mark in [
      "http:", "https:", "//cdn", " src=", "@import", "url(", "fetch(", "innerHTML", "eval(",
    ] {
      // The script makes references to clip paths of its own.
      let allowed = mark == "url(" ? 2 : 0
      #expect(page.components(separatedBy: mark).count - 1 == allowed, "\(mark)")
    }
  }

  @Test("A second run gives the same bytes, whatever order a face's glyphs were found in")
  func deterministic() {
    let square = GlyphOutline(
      segments: [.move(.init(0, 0)), .line(.init(0, 9)), .line(.init(9, 9))],
      bounds: .init(left: 0, bottom: 0, right: 9, top: 9))
    func page(_ glyphs: [UInt32]) -> String {
      var report = Self.report("x")
      var pictures = Pictures()
      var face = PicturedFace(path: "a.ttf", unitsPerEm: 1000)
      for glyph in glyphs { face.outlines[glyph] = square }
      pictures.faces = [face]
      report.pictures = pictures
      return HTMLReporter { _ in "" }.render(report, context: Self.context)
    }
    #expect(page(Array(1...200)) == page((1...200).reversed()))
    #expect(page([1, 2]).components(separatedBy: "<symbol").count == 3)
  }

  @Test("A finding knows its sizes by their numbers")
  func categories() throws {
    var report = Self.report("x")
    report.findings[0].categories = [.xSmall, .ax5]
    report.findings[0].devices = ["x"]
    let page = HTMLReporter { _ in "" }.render(report, context: Self.context)
    #expect(page.contains("\"categories\":[0,11],\"devices\":[0],"))
  }
}
