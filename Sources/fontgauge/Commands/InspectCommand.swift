import CommandLineKit
import FontEngine
import FontGaugeKit
import MetricsCore
import Reports

/// The command `inspect FONT…`.
enum InspectCommand: Command {
  static let path = ["inspect"]

  static let specification = CommandSpecification(
    "inspect", abstract: "Show what is in font files",
    discussion: """
      Names that UIFont accepts, faces and instances, axes, the line metrics of every table and \
      the line height iOS makes of them, heights declared and measured, coverage, features and \
      faults. A font is PATH, or PATH#NAME or PATH#INDEX for one face of a collection or one named \
      instance of a variable font.
      """,
    arguments: [ArgumentSpecification("FONT", .oneOrMore, help: "Font files")],
    options: [StyleOptions.variations],
    examples: [
      Example("fontgauge inspect Lato-Regular.ttf", "One font"),
      Example(
        "fontgauge inspect 'Montserrat[wght].ttf#Montserrat-Bold'", "One named instance"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    let variations = try StyleOptions.variations(arguments)
    var fonts: [FaceDescription] = []
    var faces: [ResolvedFace] = []
    var failures: [any Error] = []
    for word in arguments.arguments("FONT") {
      do {
        let inspection = try FontInspection(FontArgument(word), variations: variations)
        fonts += inspection.fonts
        faces += inspection.faces
      } catch {
        failures.append(error)
      }
    }
    if !fonts.isEmpty {
      let report = InspectReport(tool: common.tool(), fonts: fonts, faces: faces)
      try common.write(report)
    }
    for failure in failures { StandardError.write(Tool.errorLine(failure)) }
    return failures.isEmpty ? ExitStatus.clean : ExitStatus.failed
  }
}
