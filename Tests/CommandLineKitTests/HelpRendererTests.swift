import CommandLineKit
import Testing

@Suite("Help")
struct HelpRendererTests {
  let tool = ToolSpecification.sample

  @Test("The tool's help lists its commands and shared options")
  func toolHelp() {
    #expect(
      HelpRenderer(tool).text() == """
        Measures text in fonts.

        USAGE
          gauge COMMAND [options]

        COMMANDS
          measure  Width and height of text at every size
          compare  What differs between two fonts
          start    Write a configuration
          inspect  What is in each font
          schema   Print a schema
          export   Figures for designers
          config   Look at the configuration

        OPTIONS
              --format text|json  Form of the output (default: text)
          -q, --quiet             Print results only
          -v, --verbose           Explain every figure
          -h, --help              Show this help
              --version           Show the version

        EXAMPLES
          See what is in a font:
            gauge inspect A.ttf

        Exit status:
          0   done
          64  wrong usage

        Run 'gauge help COMMAND' for more about a command.

        """)
  }

  @Test("A command's help aligns its own and the shared options and wraps at 80 columns")
  func commandHelp() {
    #expect(
      HelpRenderer(tool).text(for: ["measure"]) == """
        Width and height of text at every size

        USAGE
          gauge measure FONT [options]

        ARGUMENTS
          FONT  Font file, or PATH#NAME for one face

        OPTIONS
          -t, --text TEXT...           Text to measure (repeatable)
          -s, --size POINTS            Size at large (default: 17)
              --lines N                Lines allowed, 0 for any number (default: 0)
              --api uikit|swiftui      Rules to follow (default: uikit)
              --category NAME          Content size category to print instead of all
                                       twelve (one of small, large, AX5; repeatable)
              --letter-spacing POINTS  Space added after each character
          -w, --wrap                   Print the lines
          -o, --output FILE            File to write

        COMMON OPTIONS
              --format text|json       Form of the output (default: text)
          -q, --quiet                  Print results only
          -v, --verbose                Explain every figure
          -h, --help                   Show this help

        EXAMPLES
          Measure one text:
            gauge measure A.ttf --text Hello
          At another size:
            gauge measure A.ttf --text Hello --size 20

        Widths are unrounded. Heights are rounded up to the display's pixels, as labels
        do.

        The font may name a face:
          A.ttc#1

        """)
  }

  @Test("A group's help lists its subcommands")
  func groupHelp() {
    #expect(
      HelpRenderer(tool).text(for: ["config"]) == """
        Look at the configuration

        USAGE
          gauge config COMMAND [options]

        COMMANDS
          lint  Say whether it is right
          dump  Print it in full

        OPTIONS
              --format text|json  Form of the output (default: text)
          -q, --quiet             Print results only
          -v, --verbose           Explain every figure
          -h, --help              Show this help

        Run 'gauge help config COMMAND' for more about a command.

        """)
  }

  @Test("An option that replaces a shared one is shown once, under a usage of its own")
  func replacedOption() {
    #expect(
      HelpRenderer(tool).text(for: ["export"]) == """
        Figures for designers

        USAGE
          gauge export --format csv|swift [options]

        OPTIONS
              --format csv|swift  Form of the output

        COMMON OPTIONS
          -q, --quiet             Print results only
          -v, --verbose           Explain every figure
          -h, --help              Show this help

        """)
  }

  @Test(
    "Optional and repeated arguments show it",
    arguments: [
      ("start", "  gauge start [FOLDER] [options]\n"),
      ("inspect", "  gauge inspect FONT... [options]\n"),
      ("schema", "  NAME  Format to describe (one of measure, check)\n"),
    ])
  func usage(command: String, expected: String) {
    #expect(HelpRenderer(tool).text(for: [command]).contains(expected))
  }

  @Test("Help fits the width asked for, down to 40 columns", arguments: [40, 60, 80, 120])
  func widths(width: Int) {
    for path in [[], ["measure"], ["config"]] {
      let lines = HelpRenderer(tool, width: width).text(for: path).split(separator: "\n")
      let prose = lines.filter { !$0.hasPrefix("    gauge ") }
      #expect(prose.filter { $0.count > width } == [])
    }
  }

  @Test("A term too wide for its column has its explanation below")
  func wideTerm() {
    let tool = ToolSpecification(
      "t", versionLine: "t 1", abstract: "A tool.", commands: [],
      examples: [])
    #expect(HelpRenderer(tool).text().contains("  -h, --help     Show this help\n"))
    let wide = ToolSpecification(
      "t", versionLine: "t 1", abstract: "A tool.",
      commonOptions: [
        .option("report", value: "FORMAT[=FILE]:SEVERITY", help: "Report to write")
      ], commands: [])
    #expect(
      wide.helpText.contains(
        """
        OPTIONS
              --report FORMAT[=FILE]:SEVERITY
                         Report to write
          -h, --help     Show this help
              --version  Show the version

        """))
  }
}

extension ToolSpecification {
  fileprivate var helpText: String { HelpRenderer(self).text() }
}
