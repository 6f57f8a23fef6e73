import CommandLineKit
import Testing

@Suite("Consistency of a specification")
struct ConsistencyTests {
  @Test("A right specification has nothing to report")
  func sample() {
    #expect(ToolSpecification.sample.inconsistencies == [])
  }

  @Test("Every kind of mistake in a specification is reported")
  func mistakes() {
    let tool = ToolSpecification(
      "t", versionLine: "t 1", abstract: "A tool",
      commonOptions: [.flag("quiet", letter: "q", help: "Less"), .flag("all", help: "More")],
      commands: [
        CommandSpecification(
          "a", abstract: "",
          arguments: [
            ArgumentSpecification("X", .oneOrMore, help: "Words"),
            ArgumentSpecification("X", help: ""),
          ],
          options: [
            .flag("more", letter: "q", help: "More"),
            .flag("more", letter: "h", help: ""),
            .option("all", value: "N", help: "How many"),
            .option("kind", choices: ["x", "y"], default: "z", help: "Which"),
          ]),
        CommandSpecification(
          "help", abstract: "Help", arguments: [ArgumentSpecification("Y", help: "Word")],
          subcommands: [
            CommandSpecification("s", abstract: "S"), CommandSpecification("s", abstract: "S"),
          ]),
      ])
    #expect(
      tool.inconsistencies == [
        "t a: option --more is declared twice",
        "t a: letter -q is used twice",
        "t a: letter -h is used twice",
        "t a: argument X is declared twice",
        "t a: --more has no help",
        "t a: --all and the shared option disagree about having a value",
        "t a: the default of --kind is not one of its choices",
        "t a: X has no help",
        "t a: X cannot follow X...",
        "t a: the abstract is missing",
        "t help: command s is declared twice",
        "t help: a command with subcommands takes no arguments",
        "t: 'help' is built in",
      ])
  }
}
