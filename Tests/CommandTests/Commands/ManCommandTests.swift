import Testing

/// The manual page as the formatters read it.
@Suite("Manual page of the command")
struct ManCommandTests {
  /// The formatters of this machine, with the words that make them complain.
  private static let formatters = [
    ("mandoc", ["-T", "lint"]), ("man", ["--warnings", "-l", "-E", "UTF-8"]),
  ].filter { InstalledTool.path($0.0) != nil }

  @Test(
    "Formatters of manual pages have nothing to complain of",
    .enabled(if: !formatters.isEmpty, "neither mandoc nor man is installed"),
    arguments: formatters)
  func lint(formatter: String, words: [String]) throws {
    let scratch = try Scratch()
    let run = try Fontgauge.run("man")
    #expect(run.status == 0 && run.errors.isEmpty)
    try scratch.write(run.output, to: "fontgauge.1")
    let result = try InstalledTool.run(
      "bash", ["-c", "\(formatter) \(words.joined(separator: " ")) fontgauge.1 2>&1 >page"],
      in: scratch)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test("The page describes every command that help lists")
  func commands() throws {
    let help = try Fontgauge.run("--help").lines
    let start = try #require(help.firstIndex(of: "COMMANDS"))
    let names = help[(start + 1)...].prefix { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.contains("check") && names.count > 8)
    let page = try Fontgauge.run("man").lines
    for name in names where name != "config" { #expect(page.contains(".Ss \(name)"), "\(name)") }
    #expect(page.contains(".Ss config dump"))
  }
}
