import Foundation
import MetricsCore
import Reports
import Testing

@Suite("Every format")
struct EveryReporterTests {
  @Test("A second run gives the same bytes", arguments: ReportFormat.allCases)
  func deterministic(format: ReportFormat) {
    for report in [Sample.awkward, Sample.report([]), Hostile.report] {
      let first = format.reporter.render(report, context: Sample.context)
      let second = format.reporter.render(report, context: Sample.context)
      #expect(Array(first.utf8) == Array(second.utf8))
    }
  }

  @Test(
    "Another checkout folder changes nothing but absolute paths", arguments: ReportFormat.allCases)
  func anotherFolder(format: ReportFormat) {
    let elsewhere = ReportContext(
      places: ReportPlaces(folder: "/else/where/My App", repository: "/else/where"))
    let first = format.reporter.render(Sample.awkward, context: Sample.context)
    let second = format.reporter.render(Sample.awkward, context: elsewhere)
    #expect(format == .xcode ? first != second : first == second)
    #expect(first.contains("/project/") == (format == .xcode))
  }

  @Test("Output ends with a line break, or is empty", arguments: ReportFormat.allCases)
  func lineBreak(format: ReportFormat) {
    for report in [Sample.awkward, Sample.report([])] {
      let text = format.reporter.render(report, context: Sample.context)
      #expect(text.isEmpty || text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test("No format lets a control character through", arguments: ReportFormat.allCases)
  func controls(format: ReportFormat) {
    let text = format.reporter.render(Hostile.report, context: ReportContext())
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
  }

  @Test("Accepted findings are told in every format but Xcode's", arguments: ReportFormat.allCases)
  func suppressed(format: ReportFormat) {
    var without = Sample.baselined
    without.suppressed = []
    without.baseline = nil
    let first = format.reporter.render(Sample.baselined, context: Sample.context)
    let second = format.reporter.render(without, context: Sample.context)
    #expect((first != second) == (format != .xcode))
  }

  @Test(
    "A finding whose acceptance is over says why, in every format", arguments: ReportFormat.allCases
  )
  func lapsed(format: ReportFormat) {
    for verbosity in [ReportContext.Verbosity.normal, .quiet, .verbose] {
      let context = ReportContext(verbosity: verbosity)
      let text = format.reporter.render(Sample.baselined, context: context)
      #expect(
        text.components(separatedBy: "; accepted until 2026-01-31: Redesign in spring").count > 1)
    }
  }
}
