import CommandLineKit
import MetricsCore
import Reports
import Schemas

/// The command `schema [NAME]`.
enum SchemaCommand: Command {
  static let path = ["schema"]

  static let specification = CommandSpecification(
    "schema", abstract: "Print the JSON Schema of a format, or list the formats",
    discussion: """
      Schemas of JSON Schema draft 2020-12 for everything that the tool writes for programs, and \
      for the configuration and the baseline. An editor that knows the schema of .fontgauge.yml \
      completes its keys.
      """,
    arguments: [
      ArgumentSpecification(
        "NAME", .optional, choices: Schema.all.map(\.name), help: "The format")
    ],
    examples: [
      Example("fontgauge schema", "List the formats"),
      Example("fontgauge schema config > fontgauge.schema.json", "For editors"),
    ])

  static func run(_ arguments: ParsedCommand, _ common: CommonOptions) throws -> Int32 {
    guard let name = arguments.argument("NAME") else {
      try common.write(SchemaList(tool: common.tool()))
      return ExitStatus.clean
    }
    guard let schema = Schema.named(name) else {
      preconditionFailure("the names accepted are those of the schemas")
    }
    try StandardOutput.write(schema.text)
    return ExitStatus.clean
  }
}

/// What `schema` tells without a name.
private struct SchemaList: CommandReport {
  var tool: ToolIdentity

  func text(_ context: ReportContext) -> String {
    var table = TextTable([TextTable.Column("schema"), TextTable.Column("describes")])
    for schema in Schema.all {
      table.append([TextTable.Cell(schema.name, .bold), TextTable.Cell(schema.title)])
    }
    return table.text(context.styling)
  }

  var document: JSONObject {
    var document = tool.document(command: "schema")
    document["schemas"] = .array(
      Schema.all.map { ["name": .string($0.name), "title": .string($0.title)] })
    return document
  }
}
