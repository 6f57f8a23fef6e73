import Layouts
import MetricsCore
public import Reports

extension Analyzer {
  /// Returns a report on the layouts alone, with where their elements lie.
  ///
  /// - Throws: `EngineError` when a face cannot be read.
  public func runLayouts() throws -> Report {
    var context = try context()
    context.keepsMeasurements = true
    var report = Report(
      toolVersion: FontGaugeVersion.current, model: project.configuration.model)
    let layouts = measureLayouts(context) { $0 }
    report.add(layouts)
    report.findings += fontFindings(context)
    if project.configuration.boldText { report.findings = BoldText.distinct(report.findings) }
    report.findings = Finding.inReportOrder(report.findings)
    report.styles = context.styles.prefix(project.configuration.styles.count).map {
      $0.measurement.value
    }
    report.screens = screens(context.plan, layoutsOnly: true)
    report.rules = runner.descriptions
    report.categoryCount = context.categories.count
    report.layoutCount = project.configuration.layouts.count
    report.warnings = layoutNotices(context.plan, context.styles)
    report.showsFrames = true
    if keepsPictures { try addPictures(to: &report, context, layouts: layouts) }
    return report
  }

  /// Returns the findings about fonts of the layouts' styles that no file provides.
  private func fontFindings(_ context: CheckContext) -> [Finding] {
    let elements = project.configuration.layouts.flatMap { LayoutOutline($0).textElements }
    let names = Set(elements.flatMap(\.style.all))
    return context.styles.prefix(project.configuration.styles.count).flatMap { style in
      ([style.measurement.value] + style.otherMeasurements).filter { names.contains($0.style.name) }
    }.flatMap { runner.findings(in: $0) }.filter { $0.rule == "font-not-found" }
  }

  /// Returns what is to be said about layouts that are not measured.
  func layoutNotices(_ plan: CheckPlan, _ styles: [StyleContext]) -> [Report.ConfigurationNotice] {
    let notices = LayoutNotices(styles)
    // Those that Bold Text adds have the same gaps.
    return plan.layouts.prefix(project.configuration.layouts.count).flatMap(notices.notices)
  }

  /// Measures and checks the layouts, on as many threads as are wanted.
  ///
  /// - Parameters:
  ///   - context: What is measured and with what.
  ///   - summarize: Called with what each layout came to, on the thread that measured it.
  /// - Returns: The summaries in the order of the layouts.
  func measureLayouts<Summary: Sendable>(
    _ context: CheckContext, _ summarize: @Sendable (LayoutWorker.Result) -> Summary
  ) -> [Summary] {
    Workers.map(
      count: context.plan.layouts.count, threads: workers, { LayoutWorker(context) }
    ) { worker, index in
      summarize(worker.run(context.plan.layouts[index]))
    }
  }
}

extension Report {
  /// Takes over what layouts came to.
  mutating func add(_ results: [LayoutWorker.Result]) {
    for result in results {
      findings += result.findings
      layouts += result.measurements
      fitCount += result.fitCount
    }
  }
}
