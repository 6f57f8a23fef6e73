import Foundation
import Testing

/// Wrong usage, work that cannot be done, and help.
@Suite("Usage")
struct UsageTests {
  @Test(
    "Wrong usage ends with 64, on standard error, and names what was probably meant",
    arguments: [
      (["chek"], "did you mean 'check'?"), (["config", "lnit"], "did you mean 'config lint'?"),
      (["check", "--fail-onn", "note"], "did you mean '--fail-on'?"),
      (["check", "--fail-on", "errors"], "did you mean 'error'?"),
      (["check", "--category", "AX6"], "did you mean 'AX"),
      (
        ["check", "--device", "iPhone SE (1)"],
        "did you mean 'iPhone SE (1st)', 'iPhone SE (2nd)' or 'iPhone SE (3rd)'?"
      ),
      (["check", "--report", "jsn"], "did you mean 'json'?"),
      (["check", "--report", "json="], "names no file"), (["check", "--jobs", "0"], "--jobs"),
      (["check", "extra"], "extra"),
      (["rules", "truncate"], "did you mean 'truncated' or 'truncates-now'?"),
      (["scale", "--text-style", "titel1"], "did you mean 'title1'?"),
      (["scale", "--size", "big"], "such as 17"), (["scale", "--size", "0"], "too small"),
      (["scale", "--api", "appkit"], "uikit"), (["scale", "--display-scale", "4"], "1, 2, 3"),
      (["measure"], "FONT"), (["measure", "a.ttf"], "--text"), (["inspect"], "FONT"),
      (["lint"], "folders"), (["lint", "App", "--fail-on", "warn"], "did you mean 'warning'?"),
      (["measure", "a.ttf", "--text", "a", "--strings", "b"], "contradict"),
      (["measure", "a.ttf", "--text", "a", "--width", "-3"], "too small"),
      (["measure", "a.ttf", "--text", "a", "--locale", "german"], "not a language"),
      (["inspect", "a.ttf", "--variations", "wght"], "wght=500"),
      (["completions", "fihs"], "did you mean 'fish'?"), (["completions"], "SHELL"),
      (["completions", "zsh", "--format", "json"], "leave out"),
      (["man", "--format", "json"], "leave out"),
      (["scale", "--format", "yaml"], "json"), (["scale", "--quiet", "--verbose"], "contradict"),
    ])
  func wrongUsage(words: [String], advice: String) throws {
    let run = try Fontgauge.run(words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("fontgauge: "))
    #expect(run.errors.split(separator: "\n")[0].contains(advice))
    #expect(run.errors.contains("--help'"))
  }

  /// A command with what it takes.
  static let commands = [
    ("inspect", ["FONT", "--variations"]),
    (
      "scale",
      [
        "--size", "--text-style", "--max", "--api", "--display-scale", "--font", "--style",
        "--config",
      ]
    ),
    (
      "measure",
      [
        "FONT", "--text ", "--strings", "--size", "--text-style", "--max", "--api",
        "--display-scale", "--width", "--lines", "--locale", "--variations",
      ]
    ),
    (
      "check",
      [
        "--config", "--fail-on", "--report", "--category", "--device", "--baseline",
        "--write-baseline", "--measurements", "--jobs",
      ]
    ),
    ("export", ["--config", "--output", "--table", "--resolver", "--jobs", "dtcg"]),
    ("schema", ["NAME"]),
    ("lint", ["FOLDER", "--config", "--fail-on", "--swiftlint", "fontgauge:disable:next"]),
    ("rules", ["ID"]), ("config lint", ["--config"]), ("config dump", ["--config"]),
    ("completions", ["SHELL", "zsh"]), ("man", []),
  ]

  @Test("Help of a command names every option, and ends with 0", arguments: commands)
  func help(command: String, options: [String]) throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try Fontgauge.run(words + ["--help"], environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for option in options + ["--format", "--color", "--quiet", "--verbose", "--help"] {
      #expect(run.output.contains(option), "\(option)")
    }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    #expect(try Fontgauge.run(["help"] + words, environment: ["COLUMNS": "80"]).bytes == run.bytes)
  }

  @Test("Help of the tool lists the commands and what the exit statuses mean")
  func toolHelp() throws {
    let run = try Fontgauge.run("--help")
    #expect(run.status == 0)
    for word in ["inspect", "scale", "measure", "check", "rules", "config", "64"] {
      #expect(run.output.contains(word))
    }
  }

  @Test("The version is one line")
  func version() throws {
    let run = try Fontgauge.run("--version")
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /fontgauge \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "A faulty configuration ends with 2 and one line with path, line and column",
    arguments: [
      ("version: 1\nfont: {}\n", "2:1", "did you mean 'fonts'?"),
      (
        "version: 1\nstyles:\n  a: { font: X, size: 17, sise: 3 }\n", "3:27", "did you mean 'size'?"
      ),
      ("version: 1\nversion: 1\n", "2:1", "version"), ("a: [1\nb: 2\n", "2:2", "list"),
      ("version: 9\n", "1:10", "update fontgauge"), ("version: one\n", "1:10", "1"),
      ("version: 1\nrules: { trunc: note }\n", "2:10", "did you mean 'truncated'?"),
      ("version: 1\nfonts: { files: [Absent.ttf] }\n", "2:18", "there is no file"),
      ("version: 1\ndevices: [iPhone]\n", "2:11", "device"),
      ("{\"version\": 1,\n \"fonts\": {]}\n", "2:12", "]"),
    ])
  func faultyConfiguration(text: String, place: String, advice: String) throws {
    let scratch = try Scratch(files: ["app.yml": text])
    let run = try Fontgauge.run(["check", "--config", "app.yml"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("app.yml:\(place): error: "), "\(lines[0])")
    #expect(lines[0].contains(advice), "\(lines[0])")
  }

  @Test("Without a configuration the check says how to give one")
  func noConfiguration() throws {
    let scratch = try Scratch()
    let run = try Fontgauge.run(["check"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("--config FILE"))
    let absent = try Fontgauge.run(["check", "--config", "no.yml"], in: scratch.folder)
    #expect(absent.status == 2)
    #expect(absent.errors.hasPrefix("no.yml: error: there is no such file"))
  }

  @Test(
    "Broken strings and fonts of a configuration end with 2 and their own path",
    arguments: [
      ("strings: [a.strings]", "a.strings", "\"a\" = \"b\"\n", "a.strings:"),
      (
        "fonts: { files: [a.ttf] }", "a.ttf", "no font",
        "a.ttf: error: the file is too short for a font"
      ),
      ("strings: [a.json]", "a.json", "{}", "a.json"),
    ])
  func brokenInput(line: String, name: String, text: String, prefix: String) throws {
    let scratch = try Scratch(files: ["app.yml": "version: 1\n\(line)\n", name: text])
    let run = try Fontgauge.run(["check", "--config", "app.yml"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix(prefix), "\(run.errors)")
  }
}
