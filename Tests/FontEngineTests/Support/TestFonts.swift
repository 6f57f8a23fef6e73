import FontEngine
import Foundation
import MetricsCore

/// Where the fonts of the repository lie, and short ways to open them.
enum TestFonts {
  /// The folder `Fonts` of the repository.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fonts")

  /// The folder `Expectations` beside the tests.
  static let expectations = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Expectations")

  /// The names of all fixtures, sorted.
  static let fixtureNames: [String] = {
    let path = folder.appendingPathComponent("Fixtures").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// Returns the contents of a font below the folder.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// Opens a font below the folder.
  static func file(_ path: String) throws -> FontFile {
    try FontFile(bytes: bytes(path), path: path)
  }

  /// Opens a fixture.
  static func fixture(_ name: String) throws -> FontFile { try file("Fixtures/" + name) }
}

extension ShapingFont {
  /// Opens a font below `Fonts`, at a place on its axes where one is given.
  static func file(_ path: String, _ coordinates: [String: Double] = [:]) throws -> ShapingFont {
    let places = coordinates.map { AxisValue(tag: $0.key, value: $0.value) }.sorted()
    return ShapingFont(face: ShapingFace(file: try TestFonts.file(path), coordinates: places))
  }

  /// Opens a fixture.
  static func fixture(
    _ name: String, _ coordinates: [String: Double] = [:]
  ) throws -> ShapingFont {
    try file("Fixtures/" + name, coordinates)
  }
}
