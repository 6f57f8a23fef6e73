import MetricsCore
import Reports

extension Analyzer {
  /// Adds to a report pictures of its texts, beside the old ones where there is a history, and of its
  /// layouts.
  func addPictures(
    to report: inout Report, _ context: CheckContext, layouts: [LayoutWorker.Result]
  ) throws {
    let past = try history.map { history in
      PictureMaker.Past(
        facts: history.comparison(with: try Lock.of(project, workers: workers).lock),
        context: try history.project.map { try Analyzer(project: $0, runner: .none).context() })
    }
    let texts = PicturedTexts()
    report.layoutPictures = LayoutPictureMaker(context, texts: texts).pictures(
      weights: layouts.map(\.weights))
    let choice = PictureChoice(report.findings, past: past?.facts)
    var pictures = PictureMaker(
      context, library: project.library, past: past, texts: texts
    ).pictures(
      of: choice.chosen(from: context.plan), styles: report.styles, faces: report.faces)
    pictures.past = history.map {
      PicturedPast(name: $0.name, isDrawn: $0.project != nil, styles: $0.lock.styles)
    }
    report.pictures = pictures
  }
}
