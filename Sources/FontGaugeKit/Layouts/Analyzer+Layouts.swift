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
    report.findings = Finding.inReportOrder(report.findings)
    report.styles = context.styles.prefix(project.configuration.styles.count).map {
      $0.measurement.value
    }
    report.screens = screens(context.plan, layoutsOnly: true)
    report.rules = runner.descriptions
    report.layoutCount = context.plan.layouts.count
    report.warnings = notices(context.plan.layouts)
    report.showsFrames = true
    if keepsPictures { try addPictures(to: &report, context, layouts: layouts) }
    return report
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
