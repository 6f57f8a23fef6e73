import Foundation
import Testing

/// What `--report` does besides choosing a format, on a project with one error, one warning and one
/// note.
@Suite("Reports of check")
struct ReportOptionTests {
  private let scratch: Scratch

  /// A repository with the app in a folder of its own.
  init() throws {
    scratch = try Scratch(files: [
      ".git/HEAD": "ref: refs/heads/main\n",
      "My App/.fontgauge.yml": CheckOptionTests.configuration,
    ])
    try FileManager.default.copyItem(
      atPath: Repository.fixture("Round-Regular.ttf"),
      toPath: scratch.path("My App/Round-Regular.ttf"))
  }

  private func check(
    _ words: [String], in folder: String = "My App", environment: [String: String] = [:]
  ) throws -> Fontgauge.Run {
    try Fontgauge.run(
      ["check"] + words, in: scratch.folder.appendingPathComponent(folder),
      environment: environment)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try scratch.read(name), as: UTF8.self)
  }

  @Test("All formats are written in one run, and a second run gives the same bytes")
  func severalAtOnce() throws {
    let formats = ["text", "json", "sarif", "junit", "markdown", "xcode"]
    var runs: [[Data]] = []
    for folder in ["one", "two"] {
      try scratch.write("", to: "\(folder)/x")
      let run = try check(
        ["--report", "github"]
          + formats.flatMap { ["--report", "\($0)=../\(folder)/\($0)"] })
      #expect(run.status == 1 && run.errors.isEmpty)
      #expect(run.lines.filter { $0.hasPrefix("::error ") }.count == 1)
      runs.append([run.bytes] + (try formats.map { try scratch.read("\(folder)/\($0)") }))
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].allSatisfy { $0.count > 200 })
  }

  @Test("Places are told from the repository's root, for Xcode absolutely, from wherever it runs")
  func places() throws {
    let reports = ["sarif", "github", "junit", "markdown", "xcode"]
    let words = reports.flatMap { ["--report", "\($0)=\(scratch.path($0))"] }
    let file = "My App/.fontgauge.yml"
    for (folder, more) in [
      ("My App", []), (".", ["--config", file]),
      ("My App", ["--config", "../My App/.fontgauge.yml"]),
    ] {
      #expect(try check(more + words, in: folder).status == 1)
      #expect(try text("sarif").contains("\"uri\": \"My%20App/.fontgauge.yml\""))
      #expect(try text("github").contains("::error file=\(file),line=8,"))
      #expect(try text("junit").contains("file=\"\(file)\" line=\"8\""))
      #expect(try text("markdown").contains("`\(file):8:5`"))
      #expect(try text("xcode").hasPrefix("\(scratch.path(file)):8:5: error: "))
    }
    // Without a repository the working directory is the root, when the configuration lies in it.
    try FileManager.default.removeItem(atPath: scratch.path(".git"))
    #expect(try check(words).status == 1)
    #expect(try text("github").contains("::error file=.fontgauge.yml,line=8,"))
    #expect(try check(["--config", file] + words, in: ".").status == 1)
    #expect(try text("github").contains("::error file=\(file),line=8,"))
    let workspace = ["GITHUB_WORKSPACE": scratch.folder.path]
    #expect(try check(words, environment: workspace).status == 1)
    #expect(try text("github").contains("::error file=\(file),line=8,"))
  }

  @Test("A rule about all fonts is one case in JUnit, a rule about styles one in each")
  func junitCases() throws {
    let output = try check(["--report", "junit"]).output
    #expect(output.components(separatedBy: " name=\"unused-font\"").count == 2)
    #expect(output.components(separatedBy: " name=\"kerning-disabled\"").count == 3)
  }

  @Test("A report for GitHub is also appended to the step's summary")
  func stepSummary() throws {
    try scratch.write("# Before", to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": scratch.path("summary.md")]
    #expect(try check(["--report", "github"], environment: environment).status == 1)
    let summary = try text("summary.md")
    #expect(
      summary.hasPrefix("# Before\n\n### FontGauge fails: 1 error, 1 warning, "))
    #expect(summary.hasSuffix("</details>\n"))
    // Other formats leave it alone, and so does an empty name.
    #expect(try check(["--report", "sarif"], environment: environment).status == 1)
    #expect(try text("summary.md") == summary)
    #expect(
      try check(["--report", "github"], environment: ["GITHUB_STEP_SUMMARY": ""]).status == 1)
  }

  @Test("A summary that cannot be written is one sentence, and nothing is printed")
  func unwritableSummary() throws {
    for path in [scratch.path("absent/summary.md"), scratch.folder.path] {
      let run = try check(
        ["--report", "github", "--quiet"], environment: ["GITHUB_STEP_SUMMARY": path])
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("\(path): error: the step's summary cannot be written ("))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("A file that cannot be written leaves standard output empty")
  func unwritableFile() throws {
    let run = try check(["--report", "text", "--report", "sarif=absent/out.sarif"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("absent/out.sarif: error: there is no folder absent"))
  }

  @Test(
    "Two reports in one place and unknown formats are wrong usage, in a sentence",
    arguments: [
      (["--report", "github", "--report", "xcode"], "only one report can go to standard output"),
      (["--report", "json=a", "--report", "sarif=./a"], "two reports would be written to ./a"),
      (["--report", "json=a", "--report", "json=a"], "two reports would be written to a"),
      (["--report", "sarf=a"], "sarif"), (["--report", "githb"], "github"),
      (["--report", "md"], "--report"), (["--report", "junit="], "names no file"),
      (["--report", "sarif=a", "--format", "json"], "--format and --report"),
      (["--format", "sarif"], "--format"),
    ])
  func wrongUsage(words: [String], message: String) throws {
    let run = try check(words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
    #expect(!scratch.holds("My App/a"))
  }
}
