import CommandLineKit
import Testing

@Suite("Terminal style")
struct TerminalStyleTests {
  @Test("Each style opens and closes its own sequence, so that styles nest")
  func sequences() {
    let style = TerminalStyle(isEnabled: true)
    #expect(style.bold("a") == "\u{1B}[1ma\u{1B}[22m")
    #expect(style.dim("a") == "\u{1B}[2ma\u{1B}[22m")
    #expect(style.red("a") == "\u{1B}[31ma\u{1B}[39m")
    #expect(style.green("a") == "\u{1B}[32ma\u{1B}[39m")
    #expect(style.yellow("a") == "\u{1B}[33ma\u{1B}[39m")
    #expect(style.cyan("a") == "\u{1B}[36ma\u{1B}[39m")
    #expect(style.bold(style.red("a")) == "\u{1B}[1m\u{1B}[31ma\u{1B}[39m\u{1B}[22m")
    #expect(style.bold("") == "")
  }

  @Test("Without colours, text stays as it is")
  func plain() {
    #expect(TerminalStyle(isEnabled: false).bold("a") == "a")
  }

  struct Surroundings: Sendable, CustomTestStringConvertible {
    var mode = ColorMode.auto
    var isTerminal = true
    var noColor: String?
    var forceColor: String?
    var terminalType: String? = "xterm"
    var expected: Bool
    var testDescription: String {
      "\(mode), terminal \(isTerminal) \(terminalType ?? "-"), NO_COLOR \(noColor ?? "-"), "
        + "FORCE_COLOR \(forceColor ?? "-")"
    }
  }

  @Test(
    "Colours follow the option, then the environment, then the terminal",
    arguments: [
      Surroundings(expected: true),
      Surroundings(terminalType: nil, expected: true),
      Surroundings(isTerminal: false, expected: false),
      Surroundings(terminalType: "dumb", expected: false),
      Surroundings(noColor: "1", expected: false),
      Surroundings(noColor: "", expected: true),
      Surroundings(isTerminal: false, forceColor: "1", expected: true),
      Surroundings(isTerminal: false, forceColor: "0", expected: false),
      Surroundings(isTerminal: false, forceColor: "", expected: false),
      Surroundings(forceColor: "1", terminalType: "dumb", expected: true),
      Surroundings(noColor: "1", forceColor: "1", expected: false),
      Surroundings(mode: .always, isTerminal: false, noColor: "1", expected: true),
      Surroundings(mode: .never, forceColor: "1", expected: false),
    ])
  func modes(case surroundings: Surroundings) {
    #expect(
      surroundings.mode.isEnabled(
        isTerminal: surroundings.isTerminal, noColor: surroundings.noColor,
        forceColor: surroundings.forceColor, terminalType: surroundings.terminalType)
        == surroundings.expected)
  }
}
