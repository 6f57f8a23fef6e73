import Foundation

/// A folder of its own that goes away with this value.
final class Scratch: Sendable {
  /// The folder.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("fontgauge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Creates a folder with fixture fonts and files.
  convenience init(fonts: [String] = [], files: [String: String] = [:]) throws {
    try self.init()
    for font in Set(fonts) {
      try FileManager.default.copyItem(
        atPath: Repository.fixture(font), toPath: path(font))
    }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Writes a text file, and the folders it lies in.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file, and the folders it lies in.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Reads a file of the folder.
  func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Whether the folder holds a file.
  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names of what the folder holds, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Creates a file to write to.
  func create(_ name: String) throws -> FileHandle {
    try Data().write(to: folder.appendingPathComponent(name))
    return try FileHandle(forWritingTo: folder.appendingPathComponent(name))
  }
}
