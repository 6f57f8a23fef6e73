import Inputs
import MetricsCore
public import Reports

/// What `init` tells: what was found, and what to do next.
public struct InitReport: CommandReport {
  /// Who made the report.
  public var tool: ToolIdentity
  /// The configuration that was written, as a path from the working directory.
  public var path: String
  /// What was found.
  public var survey: ProjectSurvey
  /// The names of the styles that were written.
  public var styles: [String]

  /// Creates a report.
  public init(tool: ToolIdentity, path: String, survey: ProjectSurvey, styles: [String]) {
    self.tool = tool
    self.path = path
    self.survey = survey
    self.styles = styles
  }

  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "init")
    document["path"] = .string(path)
    document["fonts"] = .array(
      survey.fonts.map {
        ["path": .string($0.path), "postScriptNames": .strings($0.postScriptNames)]
      })
    document["families"] = .strings(families)
    document["plist"] = JSONValue(survey.plist)
    document["otherPlists"] = .strings(survey.otherPlists)
    document["strings"] = .strings(survey.strings)
    document["locales"] = .strings(survey.locales)
    document["styles"] = .strings(styles)
    document["leftOut"] = .array(
      survey.leftOut.map { ["path": .string($0.path), "reason": .string($0.reason.rawValue)] })
    document["notices"] = .array(
      survey.notices.map { notice in
        [
          "location": notice.location.map { place in
            [
              "path": .string(place.path), "line": JSONValue(place.line),
              "column": JSONValue(place.column),
            ]
          },
          "message": .string(notice.message),
        ]
      })
    return document
  }

  /// Returns a few lines about what was found; when quiet, only what could not be read.
  public func text(_ context: ReportContext) -> String {
    let notices = notices(context.styling)
    guard context.verbosity != .quiet else { return notices }
    return "Wrote \(printable(path)) with what was found:\n"
      + found.text(context.styling, indentation: 2) + notices
      + "Next: run \(printable(next)).\n"
      + "Then put the app's own styles in place of the ones to begin with.\n"
  }

  /// The families with a name to ask for them.
  private var families: [String] {
    survey.families.filter { $0.regular != nil }.map(\.name)
  }

  private var found: TextTable {
    var table = TextTable([TextTable.Column(""), TextTable.Column("")])
    func row(_ name: String, _ text: String) {
      table.append([TextTable.Cell(name, .dim), TextTable.Cell(text)])
    }
    row(
      "fonts",
      "\(counted(survey.fonts.count, "file")), \(counted(families.count, "family", "families")): "
        + shortList(families, limit: 5))
    row("plist", survey.plist ?? "none with UIAppFonts")
    row(
      "texts",
      survey.strings.isEmpty
        ? "none, so there is little to check yet"
        : "\(counted(survey.strings.count, "file")), "
          + "\(counted(survey.locales.count, "language")): \(shortList(survey.locales, limit: 12))")
    row(
      "styles",
      styles.isEmpty
        ? "none" : "\(styles.count) to begin with: \(shortList(styles, limit: 4))")
    if !survey.leftOut.isEmpty {
      row("left out", "\(counted(survey.leftOut.count, "file")); the reasons are in the file")
    }
    return table
  }

  private func notices(_ styling: TextStyling) -> String {
    survey.notices.map { notice in
      "\(printable(notice.location?.description ?? path)): \(styling.yellow("warning:")) "
        + "\(printable(notice.message))\n"
    }.joined()
  }

  /// The command that checks what was written.
  private var next: String {
    if path == ConfigurationLoader.fileName { return "'fontgauge check'" }
    return path.contains(" ")
      ? "fontgauge check --config \"\(path)\"" : "'fontgauge check --config \(path)'"
  }

  private func printable(_ text: String) -> String { YAMLText.printable(text) }

  private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
