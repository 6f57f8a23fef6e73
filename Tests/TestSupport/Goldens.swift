public import Foundation

/// Files with expected output, in a folder `Goldens` beside the tests that use them.
///
/// The environment variable `RECORD_GOLDENS` says what to write: `never` (the default), `missing`
/// files, `failed` ones too, or `all`. Whatever is written fails its test, so that a recording run
/// cannot pass unnoticed.
public struct Goldens: Sendable {
  /// What is written.
  public enum Mode: String, CaseIterable, Sendable {
    /// Nothing.
    case never
    /// Files that do not exist.
    case missing
    /// Files that do not exist or differ.
    case failed
    /// Every file.
    case all
  }

  /// The folder with the files.
  public var folder: URL
  /// What is written; `nil` when the environment holds a word that is none of the modes.
  public var mode: Mode?

  /// Finds the folder beside a test's source file, and the mode in the environment.
  public init(beside file: String = #filePath) {
    let mode = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] ?? Mode.never.rawValue
    self.init(
      folder: URL(fileURLWithPath: file).deletingLastPathComponent()
        .appendingPathComponent("Goldens"),
      mode: Mode(rawValue: mode))
  }

  /// Uses a folder in a mode.
  public init(folder: URL, mode: Mode?) {
    self.folder = folder
    self.mode = mode
  }

  /// Compares text with a file, and records it when the mode says so.
  ///
  /// - Parameters:
  ///   - actual: The text.
  ///   - name: The file's name in the folder.
  /// - Returns: Why the test fails; `nil` when the text is what the file says and nothing was
  ///   written.
  public func complaint(about actual: String, named name: String) -> String? {
    guard let mode else {
      return "RECORD_GOLDENS is one of \(Mode.allCases.map(\.rawValue).joined(separator: ", "))"
    }
    let file = folder.appendingPathComponent(name)
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    let isEqual = expected.map { Array($0.utf8) == Array(actual.utf8) } ?? false
    let records =
      switch mode {
      case .never: false
      case .missing: expected == nil
      case .failed: !isEqual
      case .all: true
      }
    if records {
      do {
        try Data(actual.utf8).write(to: file)
        return "recorded \(name): read it, then run without RECORD_GOLDENS"
      } catch {
        return "cannot record \(name): \(error)"
      }
    }
    guard let expected else { return "\(name) does not exist; RECORD_GOLDENS=missing writes it" }
    return isEqual ? nil : firstDifference(expected, actual, name)
  }

  /// The names of the files, sorted.
  public var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func firstDifference(_ expected: String, _ actual: String, _ name: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(old, new).prefix { Array($0.utf8) == Array($1.utf8) }.count
    func line(_ lines: [Substring]) -> String {
      index < lines.count ? "“\(lines[index])”" : "the end"
    }
    return "\(name):\(index + 1): expected \(line(old)), got \(line(new))"
  }
}
