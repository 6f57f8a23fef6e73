import Foundation

/// A program that a test compares with, when it is there.
struct Program {
  /// HarfBuzz's shaper.
  static let hbShape = Program(paths: ["/usr/bin/hb-shape", "/opt/homebrew/bin/hb-shape"])
  /// Python with fontTools, as `scripts/fixtures` sets it up.
  static let python = Program(
    paths: [Repository.root.appendingPathComponent(".venv/bin/python").path])

  private let path: String?

  private init(paths: [String]) {
    path = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the program is there.
  var isThere: Bool { path != nil }

  /// What a program ended with, when not with success.
  struct Failure: Error {
    var message: String
  }

  /// Runs the program and returns its output.
  func run(_ words: [String]) throws -> String {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (try scratch.create("stdout"), try scratch.create("stderr"))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: String(decoding: try scratch.read("stderr"), as: UTF8.self))
    }
    return String(decoding: try scratch.read("stdout"), as: UTF8.self)
  }
}
