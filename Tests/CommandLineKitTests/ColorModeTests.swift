import CommandLineKit
import Testing

@Suite("Colour mode")
struct ColorModeTests {
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
