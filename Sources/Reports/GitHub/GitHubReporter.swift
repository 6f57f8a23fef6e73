import MetricsCore

/// Writes a check as annotations of GitHub Actions, one for each style and font at each level.
///
/// GitHub shows ten annotations of a level for each step and leaves out the others without a word,
/// so there are at most nine, and one that says how many findings more there are.
///
/// Source: [Workflow commands](https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions).
public struct GitHubReporter: Reporter {
  /// How many annotations of a level there are besides the one that counts the others.
  static let annotationLimit = 9

  /// Creates a reporter.
  public init() {}

  /// Returns the annotations, the gravest first, and a line with the numbers for the log.
  public func render(_ report: Report, context: ReportContext) -> String {
    let told = report.told(context)
    let folds = told.folds(context)
    let commands = Severity.allCases.reversed().flatMap { severity in
      let ofLevel = folds.filter { $0.first.severity == severity }
      var annotations = Annotation.grouped(ofLevel, severity, told, context.places)
      if severity == .warning { annotations += Annotation.notices(told, context.places) }
      return Annotation.limited(annotations, to: GitHubReporter.annotationLimit).map(\.command.text)
    }
    let accepted = report.baselineSummary.map { singleLine($0) + "\n" } ?? ""
    return commands.joined() + report.summary + "\n" + accepted
  }
}

/// What is told of one style and font at one level.
private struct Annotation {
  var severity: Severity
  var place: SourceLocation?
  /// The styles and the font.
  var subject: String
  var title: String
  /// What is said, with the number of findings that each line stands for.
  var lines: [(text: String, count: Int)]
  /// How many findings it stands for.
  var count: Int

  /// Returns the annotations of a level, those with the most findings first.
  static func grouped(
    _ folds: [FoldedFinding], _ severity: Severity, _ report: Report, _ places: ReportPlaces
  ) -> [Annotation] {
    var subjects: [StyleFont] = []
    var members: [StyleFont: [FoldedFinding]] = [:]
    for fold in folds {
      let subject = StyleFont(fold)
      if members[subject] == nil { subjects.append(subject) }
      members[subject, default: []].append(fold)
    }
    let annotations = subjects.map { subject in
      let folds = members[subject] ?? []
      let place = report.place(of: folds[0])
      let count = folds.reduce(0) { $0 + $1.findings.count }
      let lines = folds.map { fold in
        let own = report.place(of: fold)
        let place = own == place ? nil : own.map { $0.with(path: places.inRepository($0.path)) }
        let head = place.map { singleLine($0.description) + ": " } ?? ""
        return (
          cut(head + report.line(fold), to: Annotation.lineLimit), fold.findings.count
        )
      }
      return Annotation(
        severity: severity, place: place.map { $0.with(path: places.inRepository($0.path)) },
        subject: subject.name, title: "\(subject.name): \(counted(count, severity.rawValue))",
        lines: lines, count: count)
    }
    return annotations.enumerated().sorted { a, b in
      let (x, y) = (a.element.count, b.element.count)
      return x != y ? x > y : a.offset < b.offset
    }.map(\.element)
  }

  /// Returns an annotation for each remark on the configuration.
  static func notices(_ report: Report, _ places: ReportPlaces) -> [Annotation] {
    report.warnings.map { notice in
      let place = notice.location ?? report.configuration
      return Annotation(
        severity: .warning, place: place.map { $0.with(path: places.inRepository($0.path)) },
        subject: "configuration", title: "configuration",
        lines: [(cut(singleLine(notice.message), to: Annotation.lineLimit), 1)], count: 1)
    }
  }

  /// Returns as many annotations as the limit allows, and one for the others.
  static func limited(_ annotations: [Annotation], to limit: Int) -> [Annotation] {
    guard annotations.count > limit else { return annotations }
    let rest = annotations[limit...]
    let severity = rest[limit].severity
    let count = rest.reduce(0) { $0 + $1.count }
    return annotations[..<limit] + [
      Annotation(
        severity: severity, place: nil, subject: "", title: "FontGauge",
        lines: [
          (
            cut(
              Annotation.more(count, severity) + ": " + abbreviated(rest.map(\.subject)),
              to: Annotation.lineLimit), count
          )
        ], count: count)
    ]
  }

  var command: WorkflowCommand {
    WorkflowCommand(
      name: severity.commandName,
      properties: [
        ("file", place?.path ?? ""), ("line", place?.line.map(String.init) ?? ""),
        ("col", place?.column.map(String.init) ?? ""),
        ("title", cut(title, to: Annotation.titleLimit)),
      ], message: message)
  }

  /// The lines, as many as are read and the runner does not cut off.
  private var message: String {
    var message = lines[0].text
    var left = lines.dropFirst()
    while let line = left.first, lines.count - left.count < Annotation.mostLines,
      message.utf16.count + line.text.utf16.count < Annotation.messageLimit
    {
      message += "\n" + line.text
      left = left.dropFirst()
    }
    let count = left.reduce(0) { $0 + $1.count }
    return left.isEmpty ? message : message + "\nand \(Annotation.more(count, severity))"
  }

  /// Returns how many findings are told elsewhere: `12 more errors`.
  private static func more(_ count: Int, _ severity: Severity) -> String {
    "\(count) more \(severity.rawValue)\(count == 1 ? "" : "s")"
  }

  /// The lines that an annotation may have before the one that counts the others.
  private static let mostLines = 8

  /// The UTF-16 units that one line may take.
  private static let lineLimit = 1000

  /// The UTF-16 units that a title may take: it is shown on one line.
  private static let titleLimit = 200

  /// The UTF-16 units that lines may take.
  ///
  /// The runner
  /// [cuts a message off](https://github.com/actions/runner/blob/main/src/Runner.Worker/ExecutionContext.cs)
  /// after 4096; the rest is for the number of lines left out.
  private static let messageLimit = 4000
}

extension Severity {
  /// The workflow command of the severity.
  fileprivate var commandName: String { self == .note ? "notice" : rawValue }
}
