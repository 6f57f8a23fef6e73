public import Checks
public import DynamicType
import FontEngine
import Inputs
import MetricsCore
public import Reports

/// Checks a project: measures its texts in its styles and slots and runs the rules on what it finds.
public struct Analyzer: Sendable {
  let project: Project
  let runner: RuleRunner
  private let categories: [ContentSizeCategory]
  let workers: Int
  private let keepsMeasurements: Bool
  let keepsPictures: Bool
  let history: PictureHistory?

  /// Creates an analyzer.
  ///
  /// - Parameters:
  ///   - project: The configuration with its fonts and texts.
  ///   - runner: The rules, with the configuration's overrides.
  ///   - categories: The categories looked at, in ascending order.
  ///   - workers: How many threads measure; the result does not depend on it.
  ///   - keepsMeasurements: Whether the report holds every slot measurement.
  ///   - keepsPictures: Whether the report holds what is needed to draw the texts.
  ///   - history: What the pictures are compared with; `nil` for nothing.
  public init(
    project: Project, runner: RuleRunner,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, workers: Int = 1,
    keepsMeasurements: Bool = false, keepsPictures: Bool = false,
    history: PictureHistory? = nil
  ) {
    self.project = project
    self.runner = runner
    self.categories = categories
    self.workers = workers
    self.keepsMeasurements = keepsMeasurements
    self.keepsPictures = keepsPictures
    self.history = history
  }

  /// Returns the report, findings in report order.
  ///
  /// - Parameter progress: Called now and then, from any thread, with the texts done and all texts.
  /// - Returns: The report; the same for the same project, whatever the number of threads.
  /// - Throws: `EngineError` when a face cannot be read.
  public func run(
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> Report {
    let context = try context()
    let layouts = measureLayouts(context) { $0 }
    var report = report(context.styles, context.plan, measure(context, progress), layouts)
    report.warnings += try project.settingsWithoutEffect(of: report.styles)
    if keepsPictures { try addPictures(to: &report, context, layouts: layouts) }
    return report
  }

  /// Returns what is to be measured and with what.
  func context() throws -> CheckContext {
    let configuration =
      project.configuration.boldText
      ? BoldText.added(to: project.configuration) : project.configuration
    let shaper = Shaper()
    let ownStyles = project.configuration.styles.count
    let styles = try configuration.styles.enumerated().map { index, style in
      try StyleContext(
        style, library: project.library, fallbacks: project.fallbacks,
        model: configuration.model, shaper: shaper, isBoldText: index >= ownStyles)
    }
    return CheckContext(
      plan: CheckPlan(configuration, texts: project.texts), styles: styles, runner: runner,
      configuration: configuration, categories: categories, keepsMeasurements: keepsMeasurements)
  }

  /// Measures everything, on as many threads as are wanted.
  func measure(
    _ context: CheckContext, _ progress: @Sendable (Int, Int) -> Void
  ) -> [CheckWorker.Result] {
    let jobs = context.plan.jobs
    let chunk = Analyzer.jobsInChunk
    return Workers.map(
      count: (jobs.count + chunk - 1) / chunk, threads: workers, { CheckWorker(context) }
    ) { worker, index in
      let end = min(jobs.count, (index + 1) * chunk)
      let result = worker.run(jobs[(index * chunk)..<end])
      progress(end, jobs.count)
      return result
    }
  }

  /// Jobs that a worker takes at a time: few enough to share, enough not to wait for each other.
  private static let jobsInChunk = 128

  private func report(
    _ styles: [StyleContext], _ plan: CheckPlan, _ results: [CheckWorker.Result],
    _ layouts: [LayoutWorker.Result]
  ) -> Report {
    var report = Report(
      toolVersion: FontGaugeVersion.current, model: project.configuration.model)
    var measurements = styles.map(\.measurement.value)
    var coverage = CoverageTally()
    for result in results {
      for (style, loss) in result.kerningLosses {
        if measurements[style].kerningLoss.map(loss.exceeds) ?? true {
          measurements[style].kerningLoss = loss
        }
      }
      report.findings += result.findings
      coverage.add(result.coverage)
      report.measurements += result.measurements
      report.fitCount += result.fitCount
    }
    report.add(layouts)
    report.coverage = coverage.rows(
      styles, fallbacksCount: project.configuration.coverage == .fallback)
    let configuration = project.configuration
    let ownCount = configuration.styles.count
    let boldStyles = Array(styles[ownCount...])
    measurements.removeSubrange(ownCount...)
    for index in measurements.indices {
      if boldStyles.indices.contains(index), let face = measurements[index].face {
        measurements[index].lacksBoldTextFace = project.library.heavier(than: face) == nil
      }
      let findings = runner.findings(in: measurements[index])
      report.findings += findings
      // Another font of the style, a language's own or that of Bold Text, is told of only where it
      // makes a difference.
      let bold = boldStyles.indices.contains(index) ? [boldStyles[index].measurement.value] : []
      for other in styles[index].otherMeasurements + bold.filter({ $0.face != nil }) {
        report.findings += runner.findings(in: other).filter { finding in
          !findings.contains { $0.saysTheSame(as: finding) }
        }
      }
    }
    report.findings += runner.findings(
      in: StyleSheetMeasurement(
        styles: measurements, families: project.library.families(of: measurements)))
    let allMeasurements = measurements + styles.flatMap(\.otherMeasurements)
    report.findings += runner.findings(in: FontRegistration(project, allMeasurements))
    for row in report.coverage { report.findings += runner.findings(in: row) }
    if configuration.boldText { report.findings = BoldText.distinct(report.findings) }
    if categories.count < ContentSizeCategory.allCases.count {
      report.findings = report.findings.compactMap { $0.limited(to: categories) }
    }
    report.findings = Finding.inReportOrder(report.findings)
    report.styles = measurements
    report.faces = faces(of: measurements + styles.flatMap(\.otherMeasurements))
    report.screens = screens(plan)
    report.rules = runner.descriptions
    report.categoryCount = categories.count
    report.textCount = plan.jobs.count
    report.unplacedTextCount = plan.texts.count - plan.jobs.count
    report.locales = Set(plan.texts.map(\.locale)).sorted()
    report.slotCount = plan.slots.count
    report.layoutCount = project.configuration.layouts.count
    report.warnings = project.warnings.map {
      Report.ConfigurationNotice(message: $0.message, location: $0.location)
    }
    if configuration.styles.isEmpty {
      report.warnings.append(
        Report.ConfigurationNotice(
          message: "no style is configured, so nothing is checked; declare some under 'styles'",
          location: nil))
    }
    report.warnings += plan.emptySlots.map {
      Report.ConfigurationNotice(
        message: "slot '\($0.name)' shows no text, since no key matches; check its 'strings', "
          + "'tables' and 'locales'",
        location: $0.location)
    }
    report.warnings += layoutNotices(plan, styles)
    return report
  }

  /// Returns the ids of the configuration's screens, then of those that only slots and layouts
  /// have.
  func screens(_ plan: CheckPlan, layoutsOnly: Bool = false) -> [String] {
    let all = project.configuration.screens(devices: nil, orientations: nil)
    let others = plan.slots.flatMap(\.screens) + plan.layouts.flatMap(\.screens)
    var ids: [String] = []
    for screen in layoutsOnly ? plan.layouts.flatMap(\.screens) : all + others
    where !ids.contains(screen.id) {
      ids.append(screen.id)
    }
    return ids
  }

  private func faces(of measurements: [StyleMeasurement]) -> [ResolvedFace] {
    var faces: [ResolvedFace] = []
    for face in measurements.compactMap(\.face)
    where !faces.contains(where: { $0.postScriptName == face.postScriptName }) {
      faces.append(face)
    }
    return faces.sorted { $0.postScriptName < $1.postScriptName }
  }
}

extension FontLibrary {
  /// Returns the families that styles use with all their faces, both in alphabetical order.
  func families(of styles: [StyleMeasurement]) -> [FamilyMeasurement] {
    Set(styles.compactMap { $0.face?.family }).sorted().map { family in
      FamilyMeasurement(
        family: family,
        faces: appFaces.filter { $0.family == family }
          .sorted { $0.postScriptName < $1.postScriptName })
    }
  }
}

extension Finding {
  /// Whether two findings about a style differ in nothing but the font they were found with.
  ///
  /// One without figures is about the font's name or family, and so never the same.
  fileprivate func saysTheSame(as other: Finding) -> Bool {
    measured != nil && rule == other.rule && categories == other.categories
      && measured == other.measured && limit == other.limit
  }

  /// Returns the finding with only the categories looked at; `nil` when it holds at none of them.
  fileprivate func limited(to looked: [ContentSizeCategory]) -> Finding? {
    guard !categories.isEmpty else { return self }
    var finding = self
    finding.categories = categories.filter(looked.contains)
    return finding.categories.isEmpty ? nil : finding
  }
}

extension KerningLoss {
  /// Whether the loss is greater than another one; of equals, the one whose text comes first by
  /// language, key and wording is, whatever the order of the files.
  func exceeds(_ other: KerningLoss) -> Bool {
    let (change, otherChange) = (
      abs(unkernedWidth - kernedWidth), abs(other.unkernedWidth - other.kernedWidth)
    )
    guard change == otherChange else { return change > otherChange }
    return text.identity.lexicographicallyPrecedes(other.text.identity)
  }
}

extension LocalizedText {
  fileprivate var identity: [String] { [locale, key ?? "", variant ?? "", text] }
}
