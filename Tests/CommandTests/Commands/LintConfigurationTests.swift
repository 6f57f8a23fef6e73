import Foundation
import Testing

@Suite("lint and the configuration")
struct LintConfigurationTests {
  private static let source = """
    let a = UIFont.systemFont(ofSize: 17)
    let b = Font.system(size: 17)

    """

  private func lint(
    _ configuration: String, at name: String = ".fontgauge.yml", _ words: String...
  ) throws -> Fontgauge.Run {
    let scratch = try Scratch(files: [name: configuration, "App/A.swift": Self.source])
    return try Fontgauge.run(["lint", "App"] + words, in: scratch.folder)
  }

  /// Returns what each line of the output says of its severity and rule.
  private func verdicts(_ run: Fontgauge.Run) -> [String] {
    run.lines.filter { $0.hasSuffix("]") }.map { line in
      let severity = line.components(separatedBy: ": ")[1]
      return "\(severity) \(line[(line.lastIndex(of: "[") ?? line.startIndex)...])"
    }
  }

  @Test("A rule's severity is the configuration's, and off means off")
  func levels() throws {
    let run = try lint("version: 1\nrules: { unscaled-font: error, fixed-size-font: off }\n")
    #expect(run.status == 1)
    #expect(verdicts(run) == ["error [unscaled-font]"])
    let lenient = try lint(
      "version: 1\nrules: { unscaled-font: note }\n", "--fail-on", "warning", "--verbose")
    #expect(lenient.status == 1)
    #expect(verdicts(lenient) == ["note [unscaled-font]", "warning [fixed-size-font]"])
    #expect(lenient.lines.last == "no errors, 1 warning, 1 note in 1 Swift file")
  }

  @Test("The configuration lies in a folder above, is named, or is not needed")
  func places() throws {
    let rules = "version: 1\nrules: { unscaled-font: off, fixed-size-font: off }\n"
    let scratch = try Scratch(files: [".fontgauge.yml": rules, "App/Sources/A.swift": Self.source])
    let below = scratch.folder.appendingPathComponent("App")
    let above = try Fontgauge.run(["lint", "Sources"], in: below)
    #expect(above.lines == ["No findings in 1 Swift file"])
    let named = try lint(rules, at: "rules/strict.yml", "--config", "rules/strict.yml")
    #expect(named.lines == ["No findings in 1 Swift file"])
    let none = try lint("", at: "Notes.txt")
    #expect(none.status == 0)
    #expect(verdicts(none) == ["warning [unscaled-font]", "warning [fixed-size-font]"])
  }

  @Test("Fonts and strings that are missing do not matter, nor do the rules of check")
  func otherKeys() throws {
    let configuration = """
      version: 1
      fonts: { files: [Absent.ttf] }
      strings: [Absent.strings]
      rules: { truncated: off, unscaled-font: off, silent-change: note }
      """
    let run = try lint(configuration)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(verdicts(run) == ["warning [fixed-size-font]"])
  }

  @Test(
    "A configuration that is wrong ends with 2 and its place",
    arguments: [
      (
        "version: 1\nrules: { unscaled-fonts: off }\n",
        ".fontgauge.yml:2:10: error: there is no rule 'unscaled-fonts'; did you mean "
          + "'unscaled-font'?\n"
      ),
      (
        "version: 1\nruels: {}\n",
        ".fontgauge.yml:2:1: error: "
      ),
      ("version: 1\nrules: { unscaled-font: loud }\n", ".fontgauge.yml:2:25: error: "),
      ("version: [1\n", ".fontgauge.yml:"),
    ])
  func faulty(configuration: String, error: String) throws {
    let run = try lint(configuration)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("A configuration that is named and missing ends with 2")
  func absent() throws {
    let run = try lint("", at: "Notes.txt", "--config", "no.yml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("no.yml: error: there is no such file"))
  }

  @Test("check and config lint accept the ids of lint")
  func otherCommands() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles: { text: { font: Round-Regular, size: 17 } }
        rules:
          unscaled-font: off
          fixed-size-font: note
          missing-adjusts-font: warning
          scaled-twice: error
          single-line: off
        """
      ])
    let lint = try Fontgauge.run(["config", "lint"], in: scratch.folder)
    #expect(lint.output == ".fontgauge.yml is right.\n")
    let check = try Fontgauge.run(["check"], in: scratch.folder)
    #expect(check.status == 0)
    #expect(check.errors.isEmpty)
    #expect(try Fontgauge.run(["config", "dump"], in: scratch.folder).status == 0)
  }
}
