import Foundation

/// The Python environment that `scripts/fixtures` makes, for packages that read a format.
enum Python {
  private static let executable = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".venv/bin/python")

  /// What a script ended with, when not with success.
  struct Failure: Error {
    var message: String
  }

  /// Whether the environment is there and has a package.
  static func has(_ package: String) -> Bool {
    (try? run("import \(package)", input: "")) != nil
  }

  /// Runs a script and returns its output.
  static func run(_ script: String, input: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("python-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-c", script]
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: try String(contentsOf: files[2], encoding: .utf8))
    }
    return try String(contentsOf: files[1], encoding: .utf8)
  }
}
