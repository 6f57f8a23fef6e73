/// What a command tells that has written files and nothing else.
public struct WrittenFilesReport: CommandReport {
  /// Who made it.
  public var tool: ToolIdentity
  /// The command.
  public var command: String
  /// The paths of the files in the order of writing.
  public var files: [String]

  /// Creates a report.
  public init(tool: ToolIdentity, command: String, files: [String]) {
    self.tool = tool
    self.command = command
    self.files = files
  }

  /// The paths, one a line.
  public func text(_ context: ReportContext) -> String {
    files.map { singleLine($0) + "\n" }.joined()
  }

  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: command)
    document["files"] = .strings(files)
    return document
  }
}
