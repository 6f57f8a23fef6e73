import Foundation
import Testing

@Suite("export")
struct ExportUsageTests {
  private let project: ExportedProject

  init() throws {
    project = try ExportedProject("styles: { body: { font: Round-Regular, size: 17 } }\n")
  }

  @Test(
    "What does not go together is wrong usage",
    arguments: [
      (["--format", "text"], "--format"), (["--table", "slots"], "--table"),
      (["--resolver", "r.json"], "--resolver"),
      (["--format", "csv", "--table", "style"], "styles"),
      (["-o", ".fontgauge.yml"], "two things"), (["--format", "jsno"], "'json'"),
      (["--format", "dtcg", "-o", "a.json", "--resolver", "./a.json"], "two things"),
    ])
  func usage(words: [String], part: String) throws {
    let before = try project.scratch.names
    let run = try Fontgauge.run(["export"] + words, in: project.scratch.folder)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(part), "\(run.errors)")
    #expect(try project.scratch.names == before)
  }

  @Test("A file holds what standard output would", arguments: ["json", "dtcg", "csv", "swift"])
  func file(format: String) throws {
    let printed = try project.output("--format", format)
    #expect(try project.output("--format", format, "--output", "out").isEmpty)
    #expect(try project.scratch.read("out") == Data(printed.utf8))
    #expect(printed.utf8.last == UInt8(ascii: "\n"))
  }

  @Test("A file that cannot be written ends with 2, and nothing is written or printed")
  func unwritable() throws {
    let before = try project.scratch.names
    for words in [
      ["-o", "no/such/folder/x"],
      ["--format", "dtcg", "--resolver", "no/such/folder/x"],
      ["--format", "dtcg", "-o", "tokens.json", "--resolver", "no/such/folder/x"],
    ] {
      let run = try Fontgauge.run(["export"] + words, in: project.scratch.folder)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("no/such/folder/x: error:"))
      #expect(try project.scratch.names == before)
    }
  }

  @Test("A configuration without styles ends with 2 and says what to do")
  func noStyles() throws {
    let run = try ExportedProject("").run()
    #expect(run.status == 2)
    #expect(
      run.errors
        == ".fontgauge.yml: error: the configuration has no styles; add one under 'styles'\n")
  }

  @Test("The status is 0 whatever the fonts are like")
  func faults() throws {
    let project = try ExportedProject(
      """
      styles: { body: { font: Nothing-Regular, size: 8, scaling: fixed } }
      slots: [{ name: a, style: body, text: [Unbreakable], width: 5, lines: 1, height: 2 }]
      """)
    for format in ["json", "dtcg", "csv", "swift"] {
      #expect(try project.run("--format", format).status == 0)
    }
  }
}
