import FontGaugeKit
import Testing

/// A configuration in a folder of its own, checked without a process.
///
/// The letters of `Round-Regular` are half an em wide and its lines are 1 em high, so that every
/// figure of a finding can be worked out by hand: 17 points of body are 15 15 16 17 19 20 22 26 31
/// 37 43 48.
struct CheckedProject {
  /// The folder.
  let scratch: Scratch
  /// What the check came to.
  let report: Report

  /// Writes a configuration and checks it.
  ///
  /// - Parameters:
  ///   - configuration: What follows `version` and `fonts`.
  ///   - fonts: Fixtures that are the app's fonts.
  ///   - fallback: Fixtures that stand in for the system's, with `#` and a face where one is meant.
  ///   - files: Strings files and the like.
  ///   - categories: The categories looked at.
  ///   - workers: How many threads measure.
  /// - Throws: What stops the check.
  init(
    _ configuration: String, fonts: [String] = ["Round-Regular.ttf"], fallback: [String] = [],
    files: [String: String] = [:],
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, workers: Int = 1
  ) throws {
    let head = """
      version: 1
      fonts:
        files: [\(fonts.joined(separator: ", "))]
        fallback: [\(fallback.joined(separator: ", "))]

      """
    scratch = try Scratch(
      fonts: fonts + fallback.map { String($0.prefix { $0 != "#" }) },
      files: files.merging([".fontgauge.yml": head + configuration]) { $1 })
    let project = try Project(configurationAt: scratch.path(".fontgauge.yml"))
    report = try Analyzer(
      project: project, runner: RuleRunner(settings: RuleSettings(project.configuration)),
      categories: categories, workers: workers, keepsMeasurements: true
    ).run()
  }

  /// Returns the findings of a rule.
  func findings(_ rule: String) -> [Finding] { report.findings.filter { $0.rule == rule } }

  /// The findings about characters that texts have and fonts lack.
  var missing: [Finding] { findings("missing-glyphs").filter { $0.unit == "characters" } }

  /// Returns the only finding of a rule.
  func finding(_ rule: String) throws -> Finding {
    let found = findings(rule)
    #expect(found.count == 1, "\(found.map(\.message))")
    return try #require(found.first)
  }

  /// Returns the widths of a slot's texts on its first screen at a category, in points.
  func widths(in slot: String, at category: ContentSizeCategory) -> [Double] {
    report.measurements.filter { $0.slot.name == slot }.compactMap { measurement in
      measurement.cells.first { $0.category == category }?.widest
    }
  }

  /// Returns the room that a slot has on its screens, in points.
  func rooms(of slot: String) -> [String: Double] {
    let cells = report.measurements.first { $0.slot.name == slot }?.cells ?? []
    return Dictionary(cells.compactMap { cell in cell.room.map { (cell.screen, $0) } }) { $1 }
  }
}

extension Finding {
  /// Whether a figure is what it was worked out to be.
  func measures(_ expected: Double, limit expectedLimit: Double, unit expectedUnit: String) -> Bool
  {
    guard let measured, let limit else { return false }
    return abs(measured - expected) < 1e-6 && abs(limit - expectedLimit) < 1e-6
      && unit == expectedUnit
  }
}
