import Foundation

/// Programs of this machine that some tests need and that may be missing.
enum InstalledTool {
  /// Returns where a program is, or `nil` when it is not installed.
  static func path(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// Runs a program with the built tool first on its `PATH`, and waits for its end.
  ///
  /// - Parameters:
  ///   - name: The program.
  ///   - words: What follows it.
  ///   - folder: The working directory.
  /// - Returns: The exit status, and what it wrote to standard output and standard error.
  /// - Throws: What keeps a process from starting.
  static func run(
    _ name: String, _ words: [String], in folder: Scratch
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(name) ?? name)
    process.arguments = words
    process.currentDirectoryURL = folder.folder
    let tool = try Fontgauge.executable.get().deletingLastPathComponent().path
    process.environment = [
      "PATH": "\(tool):/usr/bin:/bin", "HOME": folder.folder.path, "TERM": "dumb",
      "LC_ALL": "C.UTF-8",
    ]
    process.standardInput = FileHandle.nullDevice
    let output = try folder.create("process-output")
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    return (
      process.terminationStatus,
      String(decoding: try folder.read("process-output"), as: UTF8.self)
    )
  }
}
