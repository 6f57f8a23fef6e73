import Foundation

/// The folders of the project, found from this file.
enum Repository {
  /// The folder with the manifest, the fonts and the sample app's configuration.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the path of a font below `Fonts`.
  static func font(_ name: String) -> String {
    root.appendingPathComponent("Fonts/\(name)").path
  }

  /// Returns the path of a tiny font made for tests.
  static func fixture(_ name: String) -> String { font("Fixtures/\(name)") }
}
