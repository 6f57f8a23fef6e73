import Foundation
import FontGaugeKit
import Testing

/// What `--baseline`, `--write-baseline` and `--fail-on new` do, on a project with one error, one
/// warning and two notes.
@Suite("Baselines of check")
struct BaselineOptionTests {
  private static let name = ".fontgauge-baseline.json"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(
      fonts: ["Round-Regular.ttf"], files: [".fontgauge.yml": CheckOptionTests.configuration])
  }

  private func check(
    _ words: String..., in folder: String = ".", environment: [String: String] = [:]
  ) throws -> Fontgauge.Run {
    try Fontgauge.run(
      ["check"] + words, in: scratch.folder.appendingPathComponent(folder),
      environment: environment)
  }

  private func text(_ name: String = name) throws -> String {
    String(decoding: try scratch.read(name), as: UTF8.self)
  }

  private func configure(_ old: String, _ new: String) throws {
    try scratch.write(
      CheckOptionTests.configuration.replacingOccurrences(of: old, with: new),
      to: ".fontgauge.yml")
  }

  /// The fingerprint of the only error.
  private func fingerprint() throws -> String {
    let document: CheckDocument = try check("--format", "json").document()
    return try #require(document.findings(of: "truncated").first?.fingerprint)
  }

  /// Writes a baseline that accepts the error, with what follows its reason.
  private func accept(_ more: String = "", count: Int = 1, to name: String = "b.json") throws {
    try scratch.write(
      """
      {"schemaVersion": 1, "accepted": [
        {"fingerprint": "\(fingerprint())", "count": \(count), "reason": "Redesign."\(more)}
      ]}
      """, to: name)
  }

  /// The noon of a day, in seconds since 1970.
  private func noon(_ day: String) throws -> [String: String] {
    let date = try #require(ISO8601DateFormatter().date(from: "\(day)T12:00:00Z"))
    return ["SOURCE_DATE_EPOCH": String(Int(date.timeIntervalSince1970))]
  }

  @Test("What is written is accepted from then on, and writing again changes no byte")
  func write() throws {
    let run = try check("--write-baseline")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("\(Self.name): 4 findings added, 0 removed, 0 kept\n"))
    #expect(run.errors.contains("  added: truncated in slot row: Saved searches (en)\n"))
    #expect(run.output.contains("No new findings in 1 text"))
    #expect(run.output.contains("4 findings accepted by baseline \(Self.name)\n"))
    let first = try text()
    let again = try check("--write-baseline")
    #expect(again.status == 0)
    #expect(again.errors == "\(Self.name): no findings added, 0 removed, 4 kept\n")
    #expect(try text() == first)
    #expect(try scratch.names == [Self.name, ".fontgauge.yml", "Round-Regular.ttf"])
    for level in ["note", "new"] {
      #expect(try check("--baseline", Self.name, "--fail-on", level).status == 0)
    }
    // Nothing else makes use of the file.
    #expect(try check().status == 1)
  }

  @Test("The file has an entry a line, sorted, and reads back to the same")
  func file() throws {
    #expect(try check("--write-baseline", "--quiet").errors.isEmpty)
    let lines = try text().split(separator: "\n").map(String.init)
    #expect(lines.first == "{" && lines.last == "}")
    #expect(lines[lines.count - 2] == "  \"schemaVersion\": 1")
    let entries = lines.filter { $0.contains("fingerprint") }
    #expect(entries.count == 4)
    #expect(entries[0].contains("\"rule\": \"below-minimum-size\", \"subject\": \"style badge\"}"))
    #expect(
      entries[3].hasSuffix(
        "\"key\": \"Saved searches\", \"locale\": \"en\", \"rule\": \"truncated\", "
          + "\"subject\": \"slot row\"}"))
    let baseline = try BaselineReader.read(scratch.path(Self.name)).baseline
    #expect(try BaselineWriter.text(baseline) == text())
    #expect(JSONText(try scratch.read(Self.name)).unsortedKeys.isEmpty)
  }

  @Test("Moved lines and other figures are nothing new")
  func moved() throws {
    #expect(try check("--write-baseline").status == 0)
    let before = try text()
    try configure("version: 1", "# A comment\n\nversion: 1")
    #expect(try check("--baseline", Self.name, "--fail-on", "note").status == 0)
    try configure("reserve: 201", "reserve: 209")
    #expect(try check("--baseline", Self.name, "--fail-on", "note").status == 0)
    #expect(try check("--write-baseline").status == 0)
    #expect(try text() == before)
  }

  @Test(
    "--fail-on new fails for warnings and errors that the baseline does not hold, not for notes")
  func failOnNew() throws {
    try scratch.write("{\"schemaVersion\": 1}", to: "empty.json")
    #expect(try check("--baseline", "empty.json", "--fail-on", "new").status == 1)
    #expect(try check("--write-baseline").status == 0)
    let new = ["--baseline", Self.name, "--fail-on", "new"]
    try configure(
      "slots:", "  # none\nslots:\n  - { name: top, style: title, text: [Hi], lines: 1 }")
    #expect(try Fontgauge.run(["check"] + new, in: scratch.folder).status == 0)
    // A new style under 11 points is a warning; a new style with a font off its middle a note.
    try configure("devices:", "  tiny: { font: Round-Regular, size: 9, scaling: fixed }\ndevices:")
    let run = try Fontgauge.run(["check"] + new, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("warning: “tiny” is 9 pt"))
    #expect(!run.output.contains("“badge”"))
    #expect(try check("--baseline", Self.name).status == 0)
    try configure("devices:", "  big: { font: Round-Regular, size: 40 }\ndevices:")
    let note = try Fontgauge.run(["check"] + new, in: scratch.folder)
    #expect(note.status == 0)
    #expect(note.output.contains("note: ") && note.output.contains("“big”"))
  }

  @Test("More findings than are accepted are new, and written as known")
  func excess() throws {
    // One key in two tables: findings that nothing but their lines tells apart.
    try scratch.write("\"row.title\" = \"Saved searches\";\n", to: "en.lproj/One.strings")
    try configure("text: [Saved searches]", "strings: [\"row.*\"]")
    let configured = String(decoding: try scratch.read(".fontgauge.yml"), as: UTF8.self)
    try scratch.write(configured + "\nstrings: [en.lproj/*.strings]\n", to: ".fontgauge.yml")
    try accept()
    #expect(try check("--baseline", "b.json").status == 0)
    try scratch.write("\"row.title\" = \"Saved searches\";\n", to: "en.lproj/Two.strings")
    let run = try check("--baseline", "b.json")
    #expect(run.status == 1)
    #expect(run.output.contains("1 error, ") && run.output.contains("1 finding accepted by"))
    #expect(try check("--baseline", "b.json", "--write-baseline").status == 0)
    let baseline = try BaselineReader.read(scratch.path("b.json")).baseline
    #expect(baseline.accepted.map(\.count) == [1])
    #expect(baseline.known.filter { $0.rule == "truncated" }.map(\.count) == [1])
    // With both accepted by hand, nothing is new; with one gone, the count goes down.
    try accept(count: 2)
    #expect(try check("--baseline", "b.json").status == 0)
    try scratch.write("\"other\" = \"Hi\";\n", to: "en.lproj/Two.strings")
    #expect(try check("--baseline", "b.json", "--write-baseline").status == 0)
    #expect(
      try BaselineReader.read(scratch.path("b.json")).baseline.accepted.map(\.count) == [1])
  }

  @Test("An acceptance fails from the day after its last one, whatever --fail-on says")
  func expiry() throws {
    try accept(#", "owner": "design", "expires": "2026-01-31""#)
    let last = try check("--baseline", "b.json", environment: noon("2026-01-31"))
    #expect(last.status == 0)
    #expect(last.output.contains("1 finding accepted by baseline b.json\n"))
    let over = try check("--baseline", "b.json", environment: noon("2026-02-01"))
    #expect(over.status == 1)
    #expect(over.output.contains("; accepted until 2026-01-31: Redesign [truncated]\n"))
    #expect(over.output.contains("No findings accepted by baseline b.json (1 expired)\n"))
    // As a note too, and when little is told.
    try scratch.write(
      CheckOptionTests.configuration + "\nrules: { truncated: note }\n", to: ".fontgauge.yml")
    let note = try check("--baseline", "b.json", "--quiet", environment: noon("2026-02-01"))
    #expect(note.status == 1)
    #expect(note.lines.count == 1 && note.output.contains("note: “Saved searches”"))
    let document: CheckDocument = try check(
      "--baseline", "b.json", "--format", "json", environment: noon("2026-02-01")
    ).document()
    let message = try #require(document.findings(of: "truncated").first?.message)
    #expect(message.hasSuffix("; accepted until 2026-01-31: Redesign"))
    #expect(document.baseline?.expired.map(\.owner) == ["design"])
  }

  @Test("Writing keeps an expired acceptance, and fails")
  func writeExpired() throws {
    try accept(#", "owner": "design", "expires": "2026-01-31""#)
    let run = try check(
      "--baseline", "b.json", "--write-baseline", environment: noon("2026-02-01"))
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("b.json: 3 findings added, 0 removed, 1 kept\n"))
    let accepted = try BaselineReader.read(scratch.path("b.json")).baseline.accepted
    #expect(accepted.map(\.rule) == ["truncated"])
    #expect(
      accepted.map(\.acceptance) == [
        Acceptance(
          reason: "Redesign.", owner: "design",
          expires: CalendarDate(year: 2026, month: 1, day: 31))
      ])
  }

  @Test("Entries without a finding are warned of, told with --verbose, and dropped by writing")
  func stale() throws {
    #expect(try check("--write-baseline").status == 0)
    let before = try text()
    try configure("Saved searches", "Hi")
    let run = try check("--baseline", Self.name)
    #expect(run.status == 0)
    #expect(
      run.lines[0]
        == "\(Self.name):7:5: warning: 1 entry of the baseline has no finding any more "
        + "(truncated in slot row: Saved searches (en)); --write-baseline drops it")
    #expect(run.output.contains("3 findings accepted by baseline \(Self.name) (1 stale)\n"))
    let verbose = try check("--baseline", Self.name, "--verbose").output
    #expect(verbose.contains("\n  stale: truncated in slot row: Saved searches (en)\n"))
    #expect(try check("--baseline", Self.name, "--quiet").output.isEmpty)
    let document: CheckDocument = try check("--baseline", Self.name, "--format", "json").document()
    let baseline = try #require(document.baseline)
    #expect(baseline.file == Self.name && baseline.suppressed.count == 3)
    #expect(baseline.stale.map(\.rule) == ["truncated"] && baseline.expired.isEmpty)
    // What was not looked at may well be there.
    for words in [
      ["--category", "large"], ["--device", "iPhone 16"], ["--pseudo", "1.2"],
    ] {
      let part = try Fontgauge.run(
        ["check", "--baseline", Self.name] + words, in: scratch.folder)
      #expect(!part.output.contains("stale") && !part.output.contains("no finding any more"))
      let writing = try Fontgauge.run(
        ["check", "--write-baseline", "--category", "large"], in: scratch.folder)
      #expect(writing.status == 0 && writing.errors.contains("added, 0 removed, 4 kept\n"))
    }
    #expect(try text() == before)
    let writing = try check("--write-baseline")
    #expect(writing.errors.contains("  removed: truncated in slot row: Saved searches (en)\n"))
    #expect(try !text().contains("truncated"))
  }

  @Test("The configuration can name the baseline, which then lies beside it")
  func configured() throws {
    try scratch.write(
      CheckOptionTests.configuration + "\nbaseline: ci/accepted.json\n", to: ".fontgauge.yml")
    let missing = try check()
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "ci/accepted.json: error: there is no such file; check the path, or write the baseline "
        + "with --write-baseline\n")
    try scratch.write("", to: "ci/x")
    #expect(try check("--write-baseline").status == 0)
    #expect(try check("--fail-on", "new").status == 0)
    let elsewhere = try check("--config", "../.fontgauge.yml", in: "ci")
    #expect(elsewhere.status == 0)
    #expect(elsewhere.output.contains("accepted by baseline ci/accepted.json\n"))
    let named = try check(
      "--config", "../.fontgauge.yml", "--baseline", "accepted.json", in: "ci")
    #expect(named.bytes == elsewhere.bytes)
  }

  @Test("A baseline in YAML is read, and says so when it becomes JSON")
  func yaml() throws {
    try scratch.write(
      "schemaVersion: 1\naccepted: [{ fingerprint: \"\(fingerprint())\", reason: ok }]\n",
      to: "b.yml")
    #expect(try check("--baseline", "b.yml").status == 0)
    let run = try check("--baseline", "b.yml", "--write-baseline", "--quiet")
    #expect(run.status == 0)
    #expect(
      run.errors == "b.yml: warning: this was YAML and is JSON now; comments in it are gone\n")
    #expect(try text("b.yml").contains("\"reason\": \"ok\""))
  }

  @Test("Accepted findings are skipped cases in JUnit and suppressed results in SARIF")
  func reports() throws {
    try accept()
    let junit = try check("--baseline", "b.json", "--report", "junit").output
    #expect(junit.contains("name=\"truncated · slot row\""))
    #expect(junit.contains("<skipped message=\"1 finding accepted: Redesign.\"/>"))
    #expect(junit.contains("failures=\"0\""))
    let sarif = try check("--baseline", "b.json", "--report", "sarif").output
    #expect(sarif.contains("\"justification\": \"Redesign.\""))
    let markdown = try check("--baseline", "b.json", "--report", "markdown").output
    #expect(markdown.hasPrefix("### FontGauge passes: no errors, 1 warning, "))
    #expect(markdown.contains("\n1 finding accepted by baseline b.json.\n"))
    let github = try check("--baseline", "b.json", "--report", "github")
    #expect(github.lines.last == "1 finding accepted by baseline b.json")
  }

  @Test("Wrong usage ends with 64 before anything is written")
  func usage() throws {
    let new = try check("--fail-on", "new")
    #expect(new.status == 64)
    #expect(new.errors.contains("--fail-on new needs a baseline; name it with --baseline FILE"))
    #expect(try check("--baseline").status == 64)
    let over = try check("--write-baseline", "--report", "json=./\(Self.name)")
    #expect(over.status == 64)
    #expect(over.errors.contains("a report would be written over the baseline"))
    #expect(try check("--fail-on", "newer").errors.contains("did you mean 'new'?"))
    #expect(try scratch.names == [".fontgauge.yml", "Round-Regular.ttf"])
  }

  @Test("What cannot be read or written ends with 2 and a sentence, and stays as it is")
  func failures() throws {
    let missing = try check("--baseline", "absent.json")
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors.hasPrefix("absent.json: error: there is no such file; check the path"))
    let damaged = "{\"schemaVersion\": 1, \"known\": [\n<<<<<<< HEAD\n]}\n"
    try scratch.write(damaged, to: "b.json")
    for words in [["--baseline", "b.json"], ["--baseline", "b.json", "--write-baseline"]] {
      let run = try Fontgauge.run(["check"] + words, in: scratch.folder)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("b.json:2:1: error: a merge conflict is left here; resolve it"))
    }
    #expect(try text("b.json") == damaged)
    let folder = try check("--write-baseline", "--baseline", "absent/b.json")
    #expect(folder.status == 2)
    #expect(folder.errors.hasPrefix("absent/b.json: error: there is no folder absent"))
    try accept()
    let clock = try check("--baseline", "b.json", environment: ["SOURCE_DATE_EPOCH": "today"])
    #expect(clock.status == 2)
    #expect(
      clock.errors
        == "fontgauge: error: SOURCE_DATE_EPOCH is not a number of seconds since 1970; correct it "
        + "or unset it\n")
  }
}
