import Foundation
import MetricsCore
import Reports
import Testing

@Suite("Lines for Xcode")
struct XcodeReporterTests {
  /// A line as Xcode's documentation gives it, with an absolute path and the rule at the end.
  nonisolated(unsafe) private static let form =
    /(\/[^\n]*?)(:(\d+)(:(\d+))?)?: (error|warning|note): ([^\n]+)/

  private func lines(_ report: Report, _ context: ReportContext = Sample.context) -> [Substring] {
    XcodeReporter().render(report, context: context).split(separator: "\n")
  }

  @Test("Each line has an absolute path, a severity, a message and the rule")
  func form() throws {
    for line in lines(Sample.awkward) + lines(Hostile.report) {
      #expect(line.wholeMatch(of: XcodeReporterTests.form) != nil, "\(line)")
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
    }
    let first = try #require(lines(Sample.awkward)[2].wholeMatch(of: XcodeReporterTests.form))
    #expect(first.1 == "/project/My App/Réglages, v2: für alle/de.lproj/Cards & more.strings")
    #expect(first.3 == "7" && first.5 == "12" && first.6 == "error")
    #expect(first.7.hasSuffix(" [truncated]"))
  }

  @Test("Remarks on the configuration come first, then the gravest findings")
  func order() {
    #expect(
      lines(Sample.awkward).map { $0.split(separator: ": ")[1] }.filter { $0.count < 8 }
        == ["warning", "error", "warning", "note", "note"])
  }

  @Test("--quiet leaves only what fails, --verbose folds nothing")
  func verbosity() {
    var context = Sample.context
    context.verbosity = .quiet
    #expect(lines(Sample.awkward, context).count == 2)
    context.verbosity = .verbose
    #expect(lines(Sample.awkward, context).count == 11)
    #expect(lines(Sample.report([])).isEmpty)
  }

  @Test("Without any place the line has none")
  func noPlace() {
    let finding = Finding(rule: "odd", severity: .note, message: "Something is odd.")
    #expect(lines(Sample.report([finding])) == ["note: Something is odd [odd]"])
  }
}
