import CommandLineKit
import Testing

@Suite("Completion")
struct CompletionTests {
  let tool = ToolSpecification.sample

  /// Completes a line whose last word, after the last space, is the one being typed.
  private func completions(_ line: String) -> Completions {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return tool.completions(of: words)
  }

  @Test(
    "Words that fit are offered, in the order of help",
    arguments: [
      ("", "measure compare start inspect schema export config help"),
      ("mea", "measure compare start inspect schema export config help"),
      ("-q ", "measure compare start inspect schema export config help"),
      ("--format json ", "measure compare start inspect schema export config help"),
      ("help ", "measure compare start inspect schema export config"),
      ("help config ", "lint dump"), ("config ", "lint dump"),
      ("-", "--format --quiet --verbose --help --version"),
      ("-q --", "--format --verbose --help --version"),
      ("--format ", "text json"), ("start --format ", "text json"),
      ("export --format ", "csv swift"), ("config lint --format=", "--format=text --format=json"),
      ("--format=t", "--format=text --format=json"),
      ("schema ", "measure check"), ("schema measure ", ""),
      ("measure --category ", "small large AX5"),
      ("measure --category AX5 --api ", "uikit swiftui"),
      (
        "measure A.ttf -wq --category small -",
        """
        --text --size --lines --api --category --letter-spacing --output --format --verbose --help
        """
      ),
      (
        "measure -s 12 -o B -",
        """
        --text --lines --api --category --letter-spacing --wrap --format --quiet --verbose --help
        """
      ),
      ("nothing ", ""), ("nothing --", ""), ("schema -- --", "measure check"),
      ("measure --sizes --api ", "uikit swiftui"), ("measure --size ", ""),
      ("measure --size=", ""), ("measure --quiet=", ""), ("measure --nothing=", ""),
    ])
  func candidates(line: String, expected: String) {
    let words = completions(line).candidates.map(\.word)
    #expect(words == expected.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  @Test(
    "Paths are offered where files or folders go",
    arguments: [
      ("inspect ", .files, ""), ("inspect A.ttf ", .files, ""), ("start ", .folders, ""),
      ("start here ", nil, ""), ("compare A.ttf ", .files, ""),
      ("compare A.ttf B.ttf ", nil, ""), ("measure --output ", .files, ""),
      ("measure --output=B", .files, "--output="), ("measure -o ", .files, ""),
      ("measure --text Hello ", .files, ""), ("measure --lines ", nil, ""), ("schema ", nil, ""),
      ("inspect -- -", .files, ""),
    ] as [(String, Completions.Paths?, String)])
  func paths(line: String, expected: Completions.Paths?, prefix: String) {
    let answer = completions(line)
    #expect(answer.paths == expected)
    #expect(answer.pathPrefix == prefix)
  }

  @Test("Suggestions are offered and other values accepted; past FORMAT= come files")
  func suggestions() throws {
    let tool = ToolSpecification(
      "gauge", versionLine: "gauge 1", abstract: "Measures.",
      commands: [
        CommandSpecification(
          "check", abstract: "Check",
          options: [
            .option(
              "report", value: "FORMAT[=FILE]", suggestions: ["sarif", "junit"],
              repetition: .repeatable, help: "Report")
          ])
      ])
    let offered = tool.completions(of: ["check", "--report", ""])
    #expect(offered.candidates.map(\.word) == ["sarif", "junit"])
    #expect(tool.completions(of: ["check", "--report=s"]).candidates[0].word == "--report=sarif")
    #expect(tool.completions(of: ["check", "--report", "sarif=a"]).rendered == ":files\tsarif=\n")
    #expect(
      tool.completions(of: ["check", "--report=sarif=a"]).rendered == ":files\t--report=sarif=\n")
    #expect(try tool.command("check --report other").strings("report") == ["other"])
  }

  @Test("Shells read a word and its explanation in a line, and the kind of paths in another")
  func rendering() {
    #expect(
      completions("config ").rendered == "lint\tSay whether it is right\ndump\tPrint it in full\n")
    #expect(completions("start ").rendered == ":folders\t\n")
    #expect(completions("schema ").rendered == "measure\t\ncheck\t\n")
  }

  @Test("Each shell's script names the tool and asks it", arguments: CompletionShell.allCases)
  func scripts(shell: CompletionShell) {
    let script = shell.script(for: tool)
    #expect(script.contains("gauge __complete "))
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
    #expect(!script.contains("\\#("))
  }
}
