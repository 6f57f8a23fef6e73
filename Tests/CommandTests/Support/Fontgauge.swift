import Foundation

/// The built tool, run as a process.
enum Fontgauge {
  /// What a run came to.
  struct Run {
    /// The exit status.
    var status: Int32
    /// The bytes on standard output.
    var bytes: Data
    /// The text on standard error.
    var errors: String

    /// The text on standard output.
    var output: String { String(decoding: bytes, as: UTF8.self) }
    /// The lines on standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Reads standard output as a JSON document.
    func document<Document: Decodable>(_ type: Document.Type = Document.self) throws -> Document {
      try JSONDecoder().decode(type, from: bytes)
    }
  }

  /// Why the tool cannot be run.
  struct Missing: Error {
    var places: [String]
  }

  /// Runs the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The words after the tool's name.
  ///   - folder: The working directory.
  ///   - environment: Variables to set on top of a plain environment.
  /// - Returns: What came of it.
  /// - Throws: ``Missing``, or what keeps a process from starting.
  static func run(
    _ words: [String], in folder: URL = Repository.root, environment: [String: String] = [:]
  ) throws -> Run {
    // Files take any amount of output, where a pipe would have to be emptied meanwhile.
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = try executable.get()
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TMPDIR": scratch.folder.path]
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (try scratch.create("stdout"), try scratch.create("stderr"))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    try output.close()
    try errors.close()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      bytes: try scratch.read("stdout"),
      errors: String(decoding: try scratch.read("stderr"), as: UTF8.self))
  }

  /// Runs the tool with words given one by one.
  static func run(_ words: String...) throws -> Run { try run(words) }

  /// The tool lies beside the test bundle, or beside a folder that the bundle lies in.
  static let executable = Result { () throws(Missing) -> URL in
    var places =
      Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments.filter { $0.contains(".xctest") }
    places.append(CommandLine.arguments[0])
    for place in places {
      var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let tool = folder.appendingPathComponent("fontgauge")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: tool.path, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: tool.path)
        {
          return tool
        }
      }
    }
    throw Missing(places: places)
  }
}
