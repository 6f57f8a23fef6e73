import MetricsCore
import Reports

extension Analyzer {
  /// Returns pictures of the texts, beside the old ones where there is a history.
  func pictures(_ context: CheckContext, _ report: Report) throws -> Pictures {
    let past = try history.map { history in
      PictureMaker.Past(
        facts: history.comparison(with: try Lock.of(project, workers: workers).lock),
        context: try history.project.map { try Analyzer(project: $0, runner: .none).context() })
    }
    let choice = PictureChoice(report.findings, past: past?.facts)
    var pictures = PictureMaker(context, library: project.library, past: past).pictures(
      of: choice.chosen(from: context.plan), styles: report.styles, faces: report.faces)
    pictures.past = history.map {
      PicturedPast(name: $0.name, isDrawn: $0.project != nil, styles: $0.lock.styles)
    }
    return pictures
  }
}
