import Foundation
import Testing

/// A configuration in a folder of its own, exported by the tool.
///
/// The letters of `Round-Regular` are half an em wide and its lines are 1 em high: 17 points of body
/// are 15 15 16 17 19 20 22 26 31 37 43 48.
struct ExportedProject {
  /// The folder.
  let scratch: Scratch

  /// Writes a configuration.
  ///
  /// - Parameters:
  ///   - configuration: What follows `version` and `fonts`.
  ///   - files: Strings files and the like.
  /// - Throws: What keeps the files from being written.
  init(_ configuration: String, files: [String: String] = [:]) throws {
    let head = "version: 1\nfonts: { files: [Round-Regular.ttf] }\n"
    scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: files.merging([".fontgauge.yml": head + configuration]) { $1 })
  }

  /// Exports and returns what came of it.
  func run(_ words: String...) throws -> Fontgauge.Run {
    try Fontgauge.run(["export"] + words, in: scratch.folder)
  }

  /// Exports and returns what was printed.
  func output(_ words: String...) throws -> String {
    let run = try Fontgauge.run(["export"] + words, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    return run.output
  }

  /// Names that are hard to write down in one of the forms.
  static let awkwardNames = [
    "h1", "H1", "card title", "default", "16 bold", "🔥", "say \"hi\"", "a\\b", "</script>",
    "type.heading", "type", "$odd", "{curly}", "=1+1", "หัวเรื่อง", "عنوان", "it's, really",
  ]

  /// A configuration with a style for each of the names, and a slot with awkward texts.
  static func awkward() throws -> ExportedProject {
    func quoted(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    let styles = try awkwardNames.map {
      "  \(try quoted($0)): { font: Round-Regular, size: 17 }\n"
    }
    return try ExportedProject(
      "styles:\n" + styles.joined() + """
        strings: [en.lproj/A.strings, ar.lproj/A.strings, th.lproj/A.strings]
        devices: [iPhone SE (3rd)]
        slots:
          - { name: "=cmd|' /C calc'!A0", style: "</script>", strings: ["=key"], width: 100 }
          - { name: "</script>", style: "=1+1", strings: ["</script>"], width: 100 }

        """,
      files: [
        "en.lproj/A.strings": #"""
        "</script>" = "<b>\"Hello\", she said</b>\nand =SUM(A1:A9)";
        "=key" = "=HYPERLINK(\"http://example.com\")";
        """#,
        "ar.lproj/A.strings": "\"=key\" = \"مرحبا، أهلا\";\n\"</script>\" = \"س\";\n",
        "th.lproj/A.strings": "\"=key\" = \"สวัสดีครับ\";\n\"</script>\" = \"-๑\";\n",
      ])
  }
}
