import Foundation

/// An app in a folder of its own with a lock file that was just written.
///
/// The letters of `Round-Regular` are half an em wide and its lines are 1 em high: “Saved searches”
/// is 119 points wide at 17.
struct LockedProject {
  /// 17 points in a row of 125 points, on two screens.
  static let configuration = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles:
      title: { font: Round-Regular, size: 17 }
    devices: [iPhone SE (1st), iPhone 16]
    strings: ["*.lproj/*.strings"]
    slots:
      - { name: row, style: title, strings: ["*"], width: 125, lines: 1 }

    """

  static let strings = [
    "en.lproj/Main.strings": "\"search\" = \"Saved searches\";\n\"zoo\" = \"Zoo, jazz\";\n",
    "de.lproj/Main.strings": "\"search\" = \"Suchen\";\n\"zoo\" = \"Zoo\";\n",
  ]

  static let lockName = "fontgauge.lock.json"

  /// The folder.
  let scratch: Scratch

  init(
    _ configuration: String = configuration, fonts: [String] = ["Round-Regular.ttf"],
    files: [String: String] = strings
  ) throws {
    scratch = try Scratch(
      fonts: fonts, files: files.merging([".fontgauge.yml": configuration]) { $1 })
    let run = try Fontgauge.run(["lock"], in: scratch.folder)
    guard run.status == 0 else { throw Unlocked(message: run.output + run.errors) }
  }

  /// Why no lock was written.
  struct Unlocked: Error {
    var message: String
  }

  /// Compares with the lock.
  func check(_ words: String...) throws -> Fontgauge.Run {
    try Fontgauge.run(["lock", "--check"] + words, in: scratch.folder)
  }

  /// Compares with the lock and returns the document.
  func drift() throws -> CheckDocument {
    try check("--report", "json").document()
  }

  /// Changes the configuration.
  func replace(_ old: String, with new: String, in file: String = ".fontgauge.yml") throws {
    let text = String(decoding: try scratch.read(file), as: UTF8.self)
    precondition(text.contains(old))
    try scratch.write(text.replacingOccurrences(of: old, with: new), to: file)
  }

  /// Changes the font and keeps its names.
  func patch(_ font: String = "Round-Regular.ttf", _ change: (inout FontPatch) -> Void) throws {
    var patch = try FontPatch(font)
    change(&patch)
    try patch.write(to: scratch.path(font))
  }

  /// The lock file.
  var lock: Data { get throws { try scratch.read(Self.lockName) } }
}
