import MetricsCore
import Reports
import TestSupport
import Testing

/// An output that a file in `Goldens` holds.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  var name: String
  var output: @Sendable () -> String
  var testDescription: String { name }

  static let all: [GoldenCase] =
    ReportFormat.allCases.flatMap { format in
      [
        GoldenCase(name: "awkward.\(format.fileExtension)") {
          format.reporter.render(Sample.awkward, context: Sample.context)
        },
        GoldenCase(name: "no-findings.\(format.fileExtension)") {
          format.reporter.render(Sample.report([]), context: Sample.context)
        },
        GoldenCase(name: "baselined.\(format.fileExtension)") {
          format.reporter.render(Sample.baselined, context: Sample.context)
        },
      ]
    } + [
      GoldenCase(name: "awkward-verbose.txt") {
        TextReporter().render(Sample.awkward, context: ReportContext(verbosity: .verbose))
      },
      GoldenCase(name: "awkward-quiet.txt") {
        TextReporter().render(Sample.awkward, context: ReportContext(verbosity: .quiet))
      },
      GoldenCase(name: "awkward-colour.txt") {
        TextReporter().render(
          Sample.awkward, context: ReportContext(styling: TextStyling(isEnabled: true)))
      },
      GoldenCase(name: "baseline.json") { BaselineWriter.text(Sample.baseline) },
      GoldenCase(name: "baseline-update.txt") {
        BaselineUpdate(of: Sample.baseline, with: Sample.baselinedFindings)
          .text(file: "b.json", verbosity: .normal)
      },
      command("scale", Sample.scale), document("scale", Sample.scale),
      command("scale-capped", Sample.scaleCapped), document("scale-capped", Sample.scaleCapped),
      command("scale-styles", Sample.scaleStyles), document("scale-styles", Sample.scaleStyles),
      command("inspect", Sample.inspect), document("inspect", Sample.inspect),
      command("rules", RulesReport(tool: Sample.tool, rules: Sample.rules)),
      document("rules", RulesReport(tool: Sample.tool, rules: Sample.rules)),
      command("rule", Sample.explanation), document("rule", Sample.explanation),
      GoldenCase(name: "measure.txt") {
        MeasureText(settings: Sample.measureSettings, context: ReportContext())
          .text(Sample.measured)
      },
      GoldenCase(name: "measure.json") {
        MeasureDocument(tool: Sample.tool, settings: Sample.measureSettings).text(Sample.measured)
      },
      GoldenCase(name: "fontgauge.lock.json") {
        LockWriter.text(Sample.lock, toolVersion: Sample.tool.version)
      },
    ]

  private static func command(_ name: String, _ report: any CommandReport) -> GoldenCase {
    GoldenCase(name: name + ".txt") { report.text(ReportContext(width: 80)) }
  }

  private static func document(_ name: String, _ report: any CommandReport) -> GoldenCase {
    GoldenCase(name: name + ".json") { report.json }
  }
}

extension ReportFormat {
  /// What the files of the format are called.
  fileprivate var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .github: "github.txt"
    case .sarif: "sarif"
    case .junit: "xml"
    case .markdown: "md"
    case .xcode: "xcode.txt"
    }
  }
}

@Suite("Goldens")
struct GoldenTests {
  @Test("The output is what the golden says", arguments: GoldenCase.all)
  func output(of golden: GoldenCase) {
    #expect(Goldens().complaint(about: golden.output(), named: golden.name) == nil)
  }

  @Test("Every golden is used")
  func noneIsUnused() {
    #expect(Goldens().names.filter { name in !GoldenCase.all.contains { $0.name == name } } == [])
  }
}
