import CommandLineKit
import Testing

@Suite("Command lines")
struct ParsingTests {
  let tool = ToolSpecification.sample

  @Test(
    "The same option may be written in every usual form",
    arguments: [
      "measure A.ttf --size 20 --output x.json --wrap",
      "measure A.ttf --size=20 --output=x.json -w",
      "measure A.ttf -s 20 -o x.json -w",
      "measure A.ttf -s20 -ox.json --wrap",
      "measure A.ttf -s=20 -o=x.json --wrap",
      "measure --size 20 -wo x.json A.ttf",
      "measure --size 20 -wox.json -- A.ttf",
    ])
  func forms(line: String) throws {
    let command = try tool.command(line)
    #expect(command.path == ["measure"])
    #expect(command.positionals == ["A.ttf"])
    #expect(command.argument("FONT") == "A.ttf")
    #expect(try command.double("size", in: 0.5...1000) == 20)
    #expect(command.string("output") == "x.json")
    #expect(command.flag("wrap"))
    #expect(!command.flag("quiet"))
  }

  @Test(
    "Shared options stand before or after the command's name",
    arguments: [
      "--format json -q config lint", "config --format=json -q lint",
      "config lint --quiet --format json",
      "--quiet config --format json lint",
    ])
  func sharedOptions(line: String) throws {
    let command = try tool.command(line)
    #expect(command.name == "config lint")
    #expect(command.string("format") == "json")
    #expect(command.flag("quiet"))
  }

  @Test("A command's own option replaces the shared one, wherever it stands")
  func replacedOption() throws {
    #expect(try tool.command("--format csv export").string("format") == "csv")
    #expect(try tool.command("export --format swift").string("format") == "swift")
    #expect(
      tool.error("export --format json")?.message == "--format: 'json' is not one of csv, swift")
  }

  @Test("A flag may be repeated; letters of flags may be joined")
  func flags() throws {
    let command = try tool.command("start -qv --quiet -q")
    #expect(command.flag("quiet") && command.flag("verbose"))
  }

  @Test("Values keep the order they were given in")
  func repeatedOptions() throws {
    let command = try tool.command("measure A.ttf --category AX5 --category=small --category XXXL")
    #expect(command.strings("category") == ["AX5", "small", "XXXL"])
  }

  @Test(
    "A list takes all words up to the next option, except those that arguments still lack",
    arguments: [
      ("measure A.ttf --text one two", ["one", "two"], ["A.ttf"]),
      ("measure A.ttf --text one two --text three", ["one", "two", "three"], ["A.ttf"]),
      ("measure --text one A.ttf", ["one"], ["A.ttf"]),
      ("measure --text one two A.ttf", ["one", "two"], ["A.ttf"]),
      ("measure --text one two --wrap A.ttf", ["one", "two"], ["A.ttf"]),
      ("measure --text one two -- A.ttf", ["one", "two"], ["A.ttf"]),
      ("measure --text=one A.ttf", ["one"], ["A.ttf"]),
      ("compare --text one A.ttf --quiet B.ttf", ["one"], ["A.ttf", "B.ttf"]),
      ("compare --text one A.ttf B.ttf", ["one"], ["A.ttf", "B.ttf"]),
      ("compare A.ttf --text one B.ttf", ["one"], ["A.ttf", "B.ttf"]),
    ])
  func lists(line: String, texts: [String], arguments: [String]) throws {
    let command = try tool.command(line)
    #expect(command.strings("text") == texts)
    #expect(command.positionals == arguments)
  }

  @Test(
    "A value may begin with a dash when it cannot be an option",
    arguments: ["-0.5", "-.5", "-17", "-", "- item", "-- item", "--- x", "-x", "", "--ключ"])
  func dashValues(value: String) throws {
    let command = try tool.command(words: ["measure", "A.ttf", "--output", value])
    #expect(command.string("output") == value)
  }

  @Test(
    "Written with an equals sign, a value may be anything",
    arguments: ["", "--size", "-q", "a=b", "\u{0301}", "\u{1F469}\u{200D}\u{1F466}"])
  func attachedValues(value: String) throws {
    let long = try tool.command(words: ["measure", "A.ttf", "--output=" + value])
    #expect(long.string("output").map { Array($0.unicodeScalars) } == Array(value.unicodeScalars))
    let short = try tool.command(words: ["measure", "A.ttf", "-o=" + value])
    #expect(short.string("output").map { Array($0.unicodeScalars) } == Array(value.unicodeScalars))
  }

  @Test(
    "Arguments are words that are no options",
    arguments: [
      (["inspect", "-"], ["-"]),
      (["inspect", "-5", "B.ttf"], ["-5", "B.ttf"]),
      (["inspect", "--", "--quiet", "-q", "--"], ["--quiet", "-q", "--"]),
      (["inspect", "A.ttf", "--quiet", "B.ttf"], ["A.ttf", "B.ttf"]),
      (["--", "inspect", "A.ttf"], ["A.ttf"]),
      (["start"], []),
      (["start", "App"], ["App"]),
    ])
  func arguments(words: [String], expected: [String]) throws {
    #expect(try tool.command(words: words).positionals == expected)
  }

  @Test("Arguments are found by name")
  func namedArguments() throws {
    let compare = try tool.command("compare A.ttf B.ttf")
    #expect(compare.argument("OLD") == "A.ttf")
    #expect(compare.argument("NEW") == "B.ttf")
    #expect(try tool.command("inspect A.ttf B.ttf").arguments("FONT") == ["A.ttf", "B.ttf"])
    #expect(try tool.command("start").argument("FOLDER") == nil)
  }

  @Test(
    "Help can be asked for in every usual way",
    arguments: [
      ("", []),
      ("--help", []),
      ("-h", []),
      ("help", []),
      ("help --quiet", []),
      ("--quiet --help", []),
      ("help measure", ["measure"]),
      ("help config lint", ["config", "lint"]),
      ("help --format json measure", ["measure"]),
      ("measure --help", ["measure"]),
      ("measure -h", ["measure"]),
      ("--help measure", ["measure"]),
      ("measure A.ttf --size 17 --help", ["measure"]),
      ("measure --unknown --help", ["measure"]),
      ("measure a b c -h", ["measure"]),
      ("config", ["config"]),
      ("config --help", ["config"]),
      ("config lint --help", ["config", "lint"]),
    ] as [(String, [String])])
  func help(line: String, path: [String]) throws {
    #expect(try tool.parse(line: line) == .help(path: path))
  }

  @Test("After two dashes, --help is a word like any other")
  func helpAfterDashes() throws {
    #expect(try tool.command("inspect -- --help").positionals == ["--help"])
    #expect(tool.error("measure -- a --help")?.message.hasPrefix("unexpected argument") == true)
  }

  @Test(
    "The version can be asked for with and without a command",
    arguments: ["--version", "--quiet --version", "--version measure", "start --version"])
  func version(line: String) throws {
    #expect(try tool.parse(line: line) == .version)
  }
}
