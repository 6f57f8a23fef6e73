import Foundation

/// A folder that is removed with everything in it when the test is over.
final class TemporaryFolder {
  /// The folder's path, without links in it.
  let path: String

  init() {
    var template = Array("/tmp/fontgauge-tests-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a name in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders it needs.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = self(name)
    try? FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    return file
  }

  /// Writes a text file, and the folders it needs.
  @discardableResult
  func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  /// The names of the files in the folder, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the bytes of a file; `nil` when there is none.
  func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self(name)).map(Array.init)
  }
}
