import CommandLineKit
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
  let tool = ToolSpecification.sample

  @Test(
    "A wrong word is answered with the one that was meant",
    arguments: [
      ("mesure A.ttf", "unknown command 'mesure'; did you mean 'measure'?", "measure"),
      ("hlep", "unknown command 'hlep'; did you mean 'help'?", "help"),
      ("config lnit", "unknown command 'config lnit'; did you mean 'config lint'?", "config lint"),
      ("help exprot", "unknown command 'exprot'; did you mean 'export'?", "export"),
      ("measure A.ttf --txt Hi", "unknown option '--txt'; did you mean '--text'?", "--text"),
      ("measure A.ttf -size 17", "unknown option '-size'; did you mean '--size'?", "--size"),
      (
        "measure A --letterSpacing=1",
        "unknown option '--letterSpacing'; did you mean '--letter-spacing'?", "--letter-spacing"
      ),
      ("--formt json start", "unknown option '--formt'; did you mean '--format'?", "--format"),
      (
        "measure A.ttf --api swiftu",
        "--api: 'swiftu' is not one of uikit, swiftui; did you mean 'swiftui'?", "swiftui"
      ),
      (
        "measure A.ttf --category ax5",
        "--category: 'ax5' is not one of small, large, AX5; did you mean 'AX5'?", "AX5"
      ),
      (
        "schema chekc", "NAME: 'chekc' is not one of measure, check; did you mean 'check'?", "check"
      ),
    ] as [(String, String, String?)])
  func suggestions(line: String, message: String, suggestion: String?) {
    let error = tool.error(line)
    #expect(error?.message == message)
    #expect(error?.suggestion == suggestion)
  }

  @Test(
    "Without a near word, the message says where the right ones are",
    arguments: [
      (
        "frobnicate",
        "unknown command 'frobnicate'; "
          + "the commands are measure, compare, start, inspect, schema, export, config"
      ),
      ("config frobnicate", "unknown command 'config frobnicate'; the commands are lint, dump"),
      (
        "start --frobnicate",
        "unknown option '--frobnicate'; 'gauge start --help' lists the options"
      ),
      ("start -x", "unknown option '-x'; 'gauge start --help' lists the options"),
      ("start -qx", "unknown option '-x'; 'gauge start --help' lists the options"),
      ("--format yaml start", "--format: 'yaml' is not one of text, json"),
    ])
  func noSuggestions(line: String, message: String) {
    #expect(tool.error(line)?.message == message)
    #expect(tool.error(line)?.suggestion == nil)
  }

  @Test(
    "Missing and superfluous words are named",
    arguments: [
      ("measure", "missing FONT; write it after 'gauge measure'"),
      ("inspect", "missing FONT...; write it after 'gauge inspect'"),
      ("compare", "missing OLD NEW; write it after 'gauge compare'"),
      ("compare A.ttf", "missing NEW; write it after 'gauge compare'"),
      ("measure A.ttf B.ttf", "unexpected argument 'B.ttf'; 'gauge measure' takes only FONT"),
      ("compare a b c d", "unexpected argument 'c'; 'gauge compare' takes only OLD NEW"),
      ("config lint x", "unexpected argument 'x'; 'gauge config lint' takes no arguments"),
      ("help measure x", "unexpected argument 'x'; 'gauge measure' takes only FONT"),
      (
        "--quiet",
        "missing command; give one of measure, compare, start, inspect, schema, export, config"
      ),
      ("config --quiet", "missing command; give one of lint, dump"),
      (
        "--size 17 measure A.ttf",
        "'--size' must follow its command, as in 'gauge measure --size'"
      ),
    ])
  func places(line: String, message: String) {
    #expect(tool.error(line)?.message == message)
  }

  @Test(
    "Options with a wrong number of values say what to write",
    arguments: [
      ("measure A.ttf --size", "'--size' needs a value; write '--size POINTS'"),
      ("measure A.ttf -s", "'--size' needs a value; write '--size POINTS'"),
      ("measure A.ttf --size -- x", "'--size' needs a value; write '--size POINTS'"),
      (
        "measure A.ttf --size --lines 2",
        "'--size' needs a value, but '--lines' follows; "
          + "if that is the value, write '--size=--lines'"
      ),
      (
        "measure A.ttf --text -q",
        "'--text' needs a value, but '-q' follows; if that is the value, write '--text=-q'"
      ),
      ("measure A.ttf --wrap=yes", "'--wrap' takes no value; write it alone"),
      ("measure A.ttf -w=yes", "'-w' takes no value; write it alone"),
      ("measure A.ttf --size 17 -s 18", "'--size' is given twice; give it once"),
      ("measure A.ttf --size=17 --size=17", "'--size' is given twice; give it once"),
      ("--format json start --format text", "'--format' is given twice; give it once"),
    ])
  func values(line: String, message: String) {
    #expect(tool.error(line)?.message == message)
  }

  @Test("The whole text shows the message, the right form and where to read on")
  func rendered() {
    #expect(
      tool.error("measure A.ttf --sise 17")?.rendered == """
        gauge: unknown option '--sise'; did you mean '--size'?
        Usage: gauge measure FONT [options]
        See 'gauge measure --help'.

        """)
    #expect(
      tool.error("mesure")?.rendered == """
        gauge: unknown command 'mesure'; did you mean 'measure'?
        Usage: gauge COMMAND [options]
        See 'gauge --help'.

        """)
    #expect(UsageError.exitStatus == 64)
  }
}
