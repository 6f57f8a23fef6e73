import Foundation
import Testing

@Suite("config and rules")
struct ConfigCommandTests {
  private struct Lint: Decodable {
    struct Note: Decodable {
      var message: String
      var location: Location?
    }

    var path: String
    var errors, warnings: [Note]
  }

  @Test("The sample app's configuration is right")
  func lintClean() throws {
    let run = try Fontgauge.run("config", "lint")
    #expect(run.status == 0)
    #expect(run.output == ".fontgauge.yml is right.\n")
    let lint: Lint = try Fontgauge.run("config", "lint", "--format", "json").document()
    #expect(lint.path == ".fontgauge.yml" && lint.errors.isEmpty && lint.warnings.isEmpty)
  }

  @Test("Lint tells every fault, and what is only doubtful as a warning")
  func lintFaulty() throws {
    let scratch = try Scratch(files: [
      "app.yml": """
      version: 1
      fonts: { files: [Fonts/*.ttf, Absent.ttf] }
      styles:
        title: { font: Lato-Regular, size: 17, colour: red }
      rules: { trunc: note }
      """
    ])
    let run = try Fontgauge.run(["config", "lint", "--config", "app.yml"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 4)
    for beginning in [
      "app.yml:2:31: error: ", "app.yml:4:42: error: ", "app.yml:5:10: error: ",
      "app.yml:2:18: warning: ",
    ] {
      #expect(run.lines.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
    let lint: Lint = try Fontgauge.run(
      ["config", "lint", "--config", "app.yml", "--format", "json"], in: scratch.folder
    ).document()
    #expect(lint.errors.count == 3 && lint.warnings.count == 1)
    #expect(lint.warnings[0].location == Location(path: "app.yml", line: 2, column: 18))
  }

  @Test("What dump prints reads back to the same findings")
  func dump() throws {
    let dump = try Fontgauge.run("config", "dump")
    #expect(dump.status == 0)
    let scratch = try Scratch(files: ["dumped.yml": dump.output])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Fonts"),
      withDestinationPath: Repository.root.appendingPathComponent("Fonts").path)
    let again = try Fontgauge.run(
      ["config", "dump", "--config", "dumped.yml"], in: scratch.folder)
    #expect(again.bytes == dump.bytes)
    let run = try Fontgauge.run(
      ["check", "--config", "dumped.yml", "--format", "json"], in: scratch.folder)
    let document: CheckDocument = try run.document()
    let expected = try SampleCheckTests.document.get()
    func withoutLines(_ findings: [CheckDocument.Finding]) -> [CheckDocument.Finding] {
      findings.map { finding in
        var finding = finding
        if finding.location?.path.hasSuffix(".yml") == true { finding.location = nil }
        return finding
      }
    }
    #expect(Set(withoutLines(document.findings)) == Set(withoutLines(expected.findings)))
    #expect(document.findings.count == expected.findings.count)
  }

  @Test("Dump in JSON is a document with the configuration, numbers and all")
  func dumpJSON() throws {
    let run = try Fontgauge.run("config", "dump", "--format", "json")
    let head: DocumentHead = try run.document()
    #expect(head.command == "config dump")
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    let object = try JSONSerialization.jsonObject(with: run.bytes) as? [String: Any]
    let configuration = try #require(object?["configuration"] as? [String: Any])
    let styles = try #require(configuration["styles"] as? [String: [String: Any]])
    #expect(styles["h1"]?["size"] as? Double == 24)
    #expect(styles["h1"]?["font"] as? String == "Montserrat-Regular")
    #expect(styles["badge"]?["content"] as? Bool == true)
    #expect((configuration["slots"] as? [Any])?.count ?? 0 > 40)
  }

  @Test("The configuration may be JSON")
  func json() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        "app.json": """
        {
          "version": 1,
          "fonts": {"files": ["Round-Regular.ttf"]},
          "styles": {"t\\u00EFtle": {"font": "Round-Regular", "size": 17}}
        }
        """
      ])
    let document: CheckDocument = try Fontgauge.run(
      ["check", "--config", "app.json", "--format", "json"], in: scratch.folder
    ).document()
    #expect(document.styles.map(\.name) == ["tïtle"])
  }

  /// Rules that are promised, with the severity they have unless a configuration says otherwise.
  static let rules = [
    "below-minimum-size": "warning", "blank-glyphs": "error", "broken-word": "error",
    "clipped-height": "error", "clipped-ink": "warning", "double-scaling": "error",
    "font-not-found": "error", "fragile-font-name": "warning", "hierarchy-inverted": "warning",
    "ink-overhang": "note", "kerning-disabled": "warning", "line-height-drift": "warning",
    "line-height-too-small": "error", "line-height-varies": "warning", "metrics-disagree": "note",
    "missing-emphasis-face": "error", "missing-glyphs": "error", "not-scaling": "warning",
    "off-centre": "note", "truncated": "error", "same-face-for-two-weights": "warning",
    "unlisted-font": "error", "missing-font-file": "error", "unused-font": "note",
    "unresolved-format": "note", "unscaled-font": "warning", "fixed-size-font": "warning",
    "missing-adjusts-font": "warning", "scaled-twice": "error", "single-line": "note",
  ]

  private struct Rules: Decodable {
    struct Rule: Decodable {
      struct Example: Decodable {
        var title: String
        var messages: [String]
      }

      var id, severity, title, rationale, remedy: String
      var examples: [Example]?
    }

    var rules: [Rule]
  }

  @Test("The list holds the promised rules with the promised severities")
  func list() throws {
    let listed: Rules = try Fontgauge.run("rules", "--format", "json").document()
    let ids = listed.rules.map(\.id)
    #expect(ids == Set(ids).sorted())
    let text = try Fontgauge.run("rules")
    for (id, severity) in Self.rules {
      #expect(listed.rules.first { $0.id == id }?.severity == severity, "\(id)")
      #expect(text.lines.contains { $0.hasPrefix(id + " ") }, "\(id)")
    }
  }

  @Test(
    "Each rule explains itself with examples that pass and fail", arguments: rules.keys.sorted())
  func explain(id: String) throws {
    let run = try Fontgauge.run(["rules", id], environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(id) (\(Self.rules[id] ?? "")): "))
    #expect(run.output.contains("  passes  ") && run.output.contains("  fails "))
    let prose = run.lines.dropFirst().filter { !$0.hasPrefix("  https://") }
    #expect(prose.allSatisfy { $0.count <= 80 })
    let document: Rules = try Fontgauge.run("rules", id, "--format", "json").document()
    let rule = try #require(document.rules.first)
    #expect(rule.id == id && !rule.rationale.isEmpty && !rule.remedy.isEmpty)
    #expect(rule.examples?.contains { $0.messages.isEmpty } == true)
    #expect(rule.examples?.contains { !$0.messages.isEmpty } == true)
  }
}
