import CommandLineKit
import Testing

@Suite("Arguments of any number")
struct AnyNumberTests {
  /// A tool whose one command takes a word, then as many as there are.
  private func tool(_ arguments: ArgumentSpecification...) -> ToolSpecification {
    ToolSpecification(
      "gauge", versionLine: "gauge 1.2.3", abstract: "Measures text.",
      commands: [
        CommandSpecification(
          "sweep", abstract: "Look through folders", arguments: arguments,
          options: [
            .flag("list", letter: "l", help: "List the rules"),
            .option("text", value: "TEXT", repetition: .list, help: "Text to look for"),
          ])
      ])
  }

  private let folders = ArgumentSpecification("FOLDER", .any, help: "Folders to look in")

  @Test(
    "All words are taken, and none are missed",
    arguments: [
      ("sweep", []), ("sweep --list", []), ("sweep A", ["A"]), ("sweep A -l B C", ["A", "B", "C"]),
      ("sweep -- --list", ["--list"]),
      // No word is required, so a list keeps what it took.
      ("sweep --text a b", []), ("sweep A --text a b", ["A"]),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) throws {
    let command = try tool(folders).command(line)
    #expect(command.arguments("FOLDER") == expected)
    #expect(command.positionals == expected)
  }

  @Test("A word before them is still required")
  func required() throws {
    let tool = tool(ArgumentSpecification("RULE", help: "Rule to look for"), folders)
    #expect(tool.error("sweep")?.message == "missing RULE; write it after 'gauge sweep'")
    let alone = try tool.command("sweep a")
    #expect(alone.argument("RULE") == "a" && alone.arguments("FOLDER") == [])
    #expect(try tool.command("sweep a B C").arguments("FOLDER") == ["B", "C"])
  }

  @Test("Words that are no choice are refused with the one that was meant")
  func choices() {
    let tool = tool(
      ArgumentSpecification("AREA", .any, choices: ["fonts", "styles"], help: "What to look at"))
    #expect(tool.error("sweep fonts styles") == nil)
    #expect(
      tool.error("sweep fonts style")?.message
        == "AREA: 'style' is not one of fonts, styles; did you mean 'styles'?")
  }

  @Test("Help and the usage line show that words may be left out or repeated")
  func help() {
    #expect(
      HelpRenderer(tool(folders)).text(for: ["sweep"]) == """
        Look through folders

        USAGE
          gauge sweep [FOLDER...] [options]

        ARGUMENTS
          [FOLDER...]  Folders to look in

        OPTIONS
          -l, --list          List the rules
              --text TEXT...  Text to look for (repeatable)

        COMMON OPTIONS
          -h, --help          Show this help

        """)
    #expect(
      tool(folders).error("sweep --lst")?.rendered == """
        gauge: unknown option '--lst'; did you mean '--list'?
        Usage: gauge sweep [FOLDER...] [options]
        See 'gauge sweep --help'.

        """)
  }

  @Test("Nothing may follow them in a specification; they may follow others")
  func consistency() {
    let word = ArgumentSpecification("RULE", help: "Rule to look for")
    #expect(tool(folders).inconsistencies == [])
    #expect(tool(word, folders).inconsistencies == [])
    #expect(
      tool(folders, word).inconsistencies == ["gauge sweep: RULE cannot follow [FOLDER...]"])
    let optional = ArgumentSpecification("RULE", .optional, help: "Rule to look for")
    #expect(tool(optional, folders).inconsistencies == [])
    #expect(
      tool(folders, optional).inconsistencies == ["gauge sweep: RULE cannot follow [FOLDER...]"])
  }
}
