import Foundation
import Testing

@testable import ContactSheets

/// A PNG file as another program reads it: `scripts/lib/read_png.py`, which has only zlib.
struct WrittenSheet {
  let width, height: Int
  /// Red, green and blue of each pixel, the rows from the upper one.
  let bytes: Data

  /// The Python of the tests, or the system's, which will do.
  private static let python = [
    Repository.root.appendingPathComponent(".venv/bin/python").path, "/usr/bin/python3",
  ].first(where: FileManager.default.isExecutableFile)

  static let canBeRead: ConditionTrait = .enabled(if: python != nil, "Python is not installed")

  /// Reads a file of a folder.
  init(_ name: String, in scratch: Scratch) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python ?? "")
    process.arguments = [
      Repository.root.appendingPathComponent("scripts/lib/read_png.py").path, scratch.path(name),
      scratch.path("pixels"),
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "read_png.py says above what is wrong")
    let data = try scratch.read("pixels")
    func number(_ place: Int) -> Int { data[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(0), number(4))
    bytes = data.dropFirst(8)
    try #require(bytes.count == width * height * 3)
  }

  /// How many pixels there are of every colour.
  var colors: [Color: Int] {
    var counts: [Color: Int] = [:]
    for place in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
      let value =
        UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      counts[Color(value), default: 0] += 1
    }
    return counts
  }
}
