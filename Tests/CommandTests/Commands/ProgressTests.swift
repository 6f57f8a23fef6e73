import Foundation
import Testing

/// Long work, run on a terminal of its own by Python's `pty`.
@Suite("Progress")
struct ProgressTests {
  private static let script = """
    import os, pty, sys
    os.chdir(sys.argv[1])
    sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[2:])))
    """

  /// A check of so many texts that it takes seconds.
  private static func longWork() throws -> Scratch {
    let texts = (1...12_000).map { "Saved search \($0)\n" }.joined()
    return try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        "texts.txt": texts,
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles: { body: { font: Round-Regular, size: 17 } }
        strings: [texts.txt]
        slots: [{ name: row, style: body, strings: ["*"], width: 200, lines: 9 }]

        """,
      ])
  }

  private static func onTerminal(_ words: [String], _ scratch: Scratch) throws -> String {
    let tool = try Fontgauge.executable.get().path
    return try Program.python.run(["-c", script, scratch.folder.path, tool] + words)
  }

  @Test("On a terminal a bar grows and goes away", .enabled(if: Program.python.isThere))
  func bar() throws {
    let scratch = try Self.longWork()
    let words = ["check", "--jobs", "1", "--fail-on", "error", "--report", "json=out.json"]
    let shown = try Self.onTerminal(words, scratch)
    let bars = shown.split(separator: "\r").filter { $0.hasPrefix("checking [") }
    #expect(bars.count > 1, "\(shown.prefix(400))")
    var last = 0
    for bar in bars {
      #expect(bar.contains("% of 12000 texts"))
      let filled = bar.count { $0 == "#" }
      #expect(filled >= last && filled <= 30 && bar.count { $0 == "-" } == 30 - filled)
      last = filled
    }
    // The line is cleared before anything else is written.
    let end = try #require(shown.range(of: "texts\u{1B}[K", options: .backwards)).upperBound
    #expect(shown[end...].hasPrefix("\r\u{1B}[K"))
    #expect(try Self.onTerminal(words + ["--quiet"], scratch).contains("checking") == false)
  }

  @Test("Elsewhere nothing is shown")
  func elsewhere() throws {
    let scratch = try Self.longWork()
    let run = try Fontgauge.run(["check", "--jobs", "1"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }
}
