import Foundation
import Testing

/// Completion in the shells themselves.
@Suite("Shell completions")
struct CompletionsCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(files: ["Fonts/Lato.ttf": "", "check.yml": ""])
    for shell in ["bash", "zsh", "fish"] {
      let run = try Fontgauge.run("completions", shell)
      #expect(run.status == 0 && run.errors.isEmpty)
      try scratch.write(run.output, to: "fontgauge.\(shell)")
    }
  }

  /// Words as bash takes them apart, at `=` too, and what stands there afterwards.
  @Test(
    "Bash completes commands, options and values", .enabled(if: InstalledTool.path("bash") != nil),
    arguments: [
      (["che"], ["check"]), (["config", ""], ["lint", "dump"]),
      (["check", "--format", ""], ["text", "json"]),
      (["check", "--for"], ["--format"]), (["check", "--format", "=", "j"], ["json"]),
      (["check", "--format", "="], ["text", "json"]), (["nothing", ""], []),
      (["check", "--report", "sar"], ["sarif"]), (["check", "--report", "sarif", "=", "a"], []),
      (["check", "--device", "iPhone\\ SE\\ \\(1"], ["iPhone\\ SE\\ \\(1st\\)"]),
      (["check", "--device", "'iPhone SE (1"], ["iPhone SE (1st)"]),
      (["rules", "below-m"], ["below-minimum-size"]), (["scale", "--size", ""], []),
    ])
  func bash(words: [String], expected: [String]) throws {
    let line = (["fontgauge"] + words).map {
      "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'"
    }
    try scratch.write(
      """
      set -u
      source fontgauge.bash
      COMP_WORDS=(\(line.joined(separator: " ")))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _fontgauge
      ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
      complete -p fontgauge
      """, to: "complete.bash")
    let run = try InstalledTool.run("bash", ["--norc", "complete.bash"], in: scratch)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines == expected + ["complete -o default -F _fontgauge fontgauge"])
  }

  @Test(
    "Fish completes commands, options, values and paths",
    .enabled(if: InstalledTool.path("fish") != nil, "fish is not installed"),
    arguments: [
      ("fontgauge che", ["check"]), ("fontgauge check --format ", ["json", "text"]),
      ("fontgauge check --format=", ["--format=json", "--format=text"]),
      ("fontgauge inspect Fon", ["Fonts/"]), ("fontgauge inspect Fonts/", ["Fonts/Lato.ttf"]),
      ("fontgauge init ", ["Fonts/"]), ("fontgauge check --config=ch", ["--config=check.yml"]),
      ("fontgauge scale --size ", []),
    ])
  func fish(line: String, expected: [String]) throws {
    let run = try InstalledTool.run(
      "fish", ["--no-config", "-c", "source fontgauge.fish; complete --do-complete '\(line)'"],
      in: scratch)
    #expect(run.status == 0)
    let words = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }.map(String.init)
    #expect(words.sorted() == expected)
  }

  @Test(
    "Zsh accepts its script", .enabled(if: InstalledTool.path("zsh") != nil, "zsh is not installed")
  )
  func zsh() throws {
    let run = try InstalledTool.run(
      "zsh",
      [
        "-f", "-c",
        """
        zsh -n fontgauge.zsh && autoload -U compinit && compinit -D && source fontgauge.zsh &&
        print -r -- $_comps[fontgauge]
        """,
      ], in: scratch)
    #expect(run.status == 0)
    #expect(run.output == "_fontgauge\n")
  }
}
