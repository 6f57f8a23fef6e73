import Foundation
import Testing

/// What the options of `check` do, on a project with one error, one warning and one note.
@Suite("Options of check")
struct CheckOptionTests {
  /// A truncated text; a size under 11 points; capitals off the middle.
  static let configuration = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles:
      title: { font: Round-Regular, size: 17 }
      badge: { font: Round-Regular, size: 10, scaling: fixed }
    devices: [iPhone SE (1st), iPhone 16]
    slots:
      - { name: row, style: title, text: [Saved searches], width: { reserve: 201 }, lines: 1 }
    """

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(
      fonts: ["Round-Regular.ttf"], files: [".fontgauge.yml": Self.configuration])
  }

  private func check(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Fontgauge.Run {
    try Fontgauge.run(["check"] + words, in: scratch.folder, environment: environment)
  }

  private func replace(_ old: String, with new: String) throws {
    try scratch.write(
      Self.configuration.replacingOccurrences(of: old, with: new), to: ".fontgauge.yml")
  }

  @Test("--fail-on sets the severity that ends with 1")
  func failOn() throws {
    for severity in ["note", "warning", "error"] {
      #expect(try check("--fail-on", severity).status == 1)
    }
    // Without the error, then without the warning.
    try replace("Saved searches", with: "Hi")
    #expect(try check().status == 0)
    #expect(try check("--fail-on", "warning").status == 1)
    try replace(
      "text: [Saved searches], width: { reserve: 201 }, lines: 1 }",
      with: "text: [Hi] }\nrules: { below-minimum-size: note }")
    #expect(try check("--fail-on", "warning").status == 0)
    #expect(try check("--fail-on", "note").status == 1)
  }

  @Test("A clean project says so and ends with 0")
  func clean() throws {
    try replace(
      Self.configuration,
      with: """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles: { legal: { font: Round-Regular, size: 13 } }
        rules: { off-centre: "off" }
        """)
    let run = try check()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("No findings"))
    #expect(try check("--quiet").output.isEmpty)
  }

  @Test("--device and --category look at some screens and sizes only")
  func limits() throws {
    // 119 points of room on the first, 192 on the other; 7 em at 26 points are 182.
    let all: CheckDocument = try check("--format", "json").document()
    #expect(all.findings(of: "truncated").map(\.devices) == [["iPhone SE (1st)", "iPhone 16"]])
    let wide: CheckDocument = try check("--format", "json", "--device", "iphone 16").document()
    #expect(wide.findings(of: "truncated").map(\.devices) == [["iPhone 16"]])
    #expect(wide.findings(of: "truncated").map(\.categories) == [["AX2", "AX3", "AX4", "AX5"]])
    let one: CheckDocument = try check(
      "--format", "json", "--category", "accessibilityMedium", "--category", "AX2", "--device",
      "iPhone 16"
    ).document()
    #expect(one.findings(of: "truncated").map(\.categories) == [["AX2"]])
    #expect(one.findings(of: "truncated").map(\.margin) == [7 * 31 - 192])
  }

  @Test("Reports go to files and to standard output, the text in no colour")
  func reports() throws {
    let run = try check(
      "--report", "text", "--report", "json=out.json", "--report", "text=out.txt", "--color",
      "always")
    #expect(run.status == 1)
    #expect(run.output.contains("\u{1B}["))
    let document = try JSONDecoder().decode(CheckDocument.self, from: scratch.read("out.json"))
    #expect(document.summary.errors == 1)
    let text = String(decoding: try scratch.read("out.txt"), as: UTF8.self)
    #expect(text.contains("[truncated]"))
    #expect(!text.contains("\u{1B}"))
    #expect(
      try scratch.names == [".fontgauge.yml", "Round-Regular.ttf", "out.json", "out.txt"])
    let silent = try check("--report", "json=out.json")
    #expect(silent.output.isEmpty)
  }

  @Test(
    "Two reports on standard output, and --format with --report, are wrong usage",
    arguments: [
      ["--report", "text", "--report", "json"], ["--report", "text=a.txt", "--format", "json"],
    ])
  func contradictions(words: [String]) throws {
    let run = try Fontgauge.run(["check"] + words, in: scratch.folder)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("--report") || run.errors.contains("one report"))
    #expect(!scratch.holds("a.txt"))
  }

  @Test(
    "A file that cannot be written is told in one sentence, and none is left half written",
    arguments: [
      ("absent/out.json", "there is no folder absent"), (".", "this is a folder"),
      ("/dev/full", "the disk is full"),
    ])
  func unwritable(path: String, message: String) throws {
    #if !os(Linux)
      if path == "/dev/full" { return }
    #endif
    let run = try check("--report", "json=\(path)")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(path): error: \(message)"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try scratch.names == [".fontgauge.yml", "Round-Regular.ttf"])
  }

  @Test(
    "Colour follows --color and NO_COLOR",
    arguments: [
      (["--color", "always"], [:], true), (["--color", "never"], [:], false), ([], [:], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
    ])
  func color(words: [String], environment: [String: String], isColored: Bool) throws {
    let run = try Fontgauge.run(["check"] + words, in: scratch.folder, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test("--quiet leaves only what fails, --verbose says more")
  func verbosity() throws {
    let quiet = try check("--quiet")
    #expect(quiet.lines.count == 1)
    #expect(quiet.lines.allSatisfy { $0.contains("[truncated]") })
    let all = try check("--quiet", "--fail-on", "note").output
    for rule in ["truncated", "below-minimum-size", "off-centre"] {
      #expect(all.contains("[\(rule)]"))
    }
    // One text in one slot on two devices at twelve sizes.
    #expect(try check("--verbose").output.contains("24 fits"))
    #expect(try check("--quiet", "--verbose").status == 64)
  }

  @Test("--measurements puts every size on every device into the document")
  func measurements() throws {
    let plain: CheckDocument = try check("--format", "json").document()
    #expect(plain.measurements == nil)
    let full: CheckDocument = try check("--format", "json", "--measurements").document()
    let measurement = try #require(full.measurements?.first)
    #expect(full.measurements?.count == 1)
    #expect(measurement.slot == "row" && measurement.text == "Saved searches")
    #expect(measurement.cells.count == 24)
    #expect(
      measurement.cells.prefix(12).allSatisfy { $0.room == 119 && $0.device == "iPhone SE (1st)" })
    #expect(measurement.cells[3].width == 119 && measurement.cells[3].lines == 1)
    #expect(full.findings == plain.findings)
  }

  @Test("A glob without a match is a notice, on the terminal and in JSON")
  func notices() throws {
    try replace("devices:", with: "strings: [App/*.strings]\ndevices:")
    let run = try check()
    #expect(run.lines[0].hasPrefix(".fontgauge.yml:6:11: warning: no file matches"))
    let document: CheckDocument = try check("--format", "json").document()
    #expect(document.notices?.count == 1)
    #expect(document.summary.errors == 1)
  }
}
