import MetricsCore
import Reports
import Testing

@Suite("Places of reports")
struct ReportPlacesTests {
  /// Where `a.strings`, seen from a folder in a repository, is said to be by a format that tells
  /// paths in the repository and by one that tells absolute paths.
  private func paths(_ path: String, _ places: ReportPlaces) -> (String, String) {
    var finding = Finding(rule: "r", severity: .error, message: "M")
    finding.location = SourceLocation(path: path)
    let report = Sample.report([finding])
    let context = ReportContext(places: places)
    let github = GitHubReporter().render(report, context: context)
    let xcode = XcodeReporter().render(report, context: context)
    return (
      String(github.dropFirst("::error file=".count).prefix { $0 != "," }),
      String(xcode.prefix { $0 != ":" })
    )
  }

  @Test(
    "Paths are told from the repository's root, or absolutely",
    arguments: [
      ("a.strings", "/r", "/r", "a.strings", "/r/a.strings"),
      ("a.strings", "/r/App", "/r", "App/a.strings", "/r/App/a.strings"),
      ("./x//a.strings", "/r/App", "/r", "App/x/a.strings", "/r/App/x/a.strings"),
      ("../a.strings", "/r/App", "/r", "a.strings", "/r/a.strings"),
      ("../../a.strings", "/r/App", "/r", "/a.strings", "/a.strings"),
      ("../x/a.strings", "/r/App", "/r/App", "/r/x/a.strings", "/r/x/a.strings"),
      ("/r/b/a.strings", "/r/App", "/r", "b/a.strings", "/r/b/a.strings"),
      ("/rx/a.strings", "/r/App", "/r", "/rx/a.strings", "/rx/a.strings"),
      ("a.strings", "/", "/", "a.strings", "/a.strings"),
      ("a.strings", "/r", "", "a.strings", "/r/a.strings"),
      ("./a.strings", "", "", "a.strings", "a.strings"),
      ("../a.strings", "", "", "../a.strings", "../a.strings"),
      ("/x/a.strings", "", "", "/x/a.strings", "/x/a.strings"),
    ])
  func told(path: String, folder: String, repository: String, inside: String, absolute: String) {
    let paths = paths(path, ReportPlaces(folder: folder, repository: repository))
    #expect(paths == (inside, absolute))
  }

  @Test(
    "Paths lose what does not change them",
    arguments: [
      ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("a/../../b", "../b"), ("..", ".."),
      ("/", "/"), (".", ""),
    ])
  func resolved(path: String, expected: String) {
    #expect(ReportPlaces.resolved(path) == expected)
  }

  @Test("A font file is never a place: the style, else the configuration stands in")
  func fonts() {
    for name in ["A.otf", "A.TTF", "x/A.ttc", "A.woff2"] {
      var finding = Finding(rule: "r", severity: .error, message: "M")
      finding.location = SourceLocation(path: name, line: 3)
      var report = Sample.report([finding])
      report.configuration = SourceLocation(path: "c.yml")
      for format in [ReportFormat.github, .sarif, .junit, .markdown, .xcode] {
        let text = format.reporter.render(report, context: ReportContext())
        #expect(!text.contains(name) && text.contains("c.yml"))
      }
      report.findings[0].style = "h3"
      report.styles = Sample.awkward.styles
      report.styles[0].style.location = SourceLocation(path: "styles.yml", line: 4, column: 3)
      #expect(
        XcodeReporter().render(report, context: ReportContext()) == "styles.yml:4:3: error: M [r]\n"
      )
      report.findings[0].subjectLocation = SourceLocation(path: "slots.yml", line: 5)
      #expect(
        XcodeReporter().render(report, context: ReportContext()) == "slots.yml:5: error: M [r]\n")
    }
  }

  @Test(
    "A path is told as seen from the configuration's folder",
    arguments: [
      ("/r/App/b.json", "/r/App", "b.json"), ("/r/b.json", "/r/App", "../b.json"),
      ("/r/ci/./x/../b.json", "/r/App/Sub", "../../ci/b.json"), ("/r/App", "/r/App", "/r/App"),
      ("/x/b.json", "/r/App", "/x/b.json"), ("/r/App/b.json", "", "/r/App/b.json"),
    ])
  func fromFolder(path: String, folder: String, expected: String) {
    #expect(ReportPlaces(folder: folder).fromFolder(path) == expected)
  }
}
