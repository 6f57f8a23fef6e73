import Foundation
import MetricsCore
import Reports
import Testing

@Suite("SARIF")
struct SARIFReporterTests {
  /// The one run of a report's log.
  private struct Run {
    var log: [String: Any]
    var run: [String: Any]
    var results: [[String: Any]]
    var rules: [[String: Any]]
    var bytes: Int

    init(
      _ report: Report, _ context: ReportContext = Sample.context,
      by reporter: SARIFReporter = SARIFReporter()
    ) throws {
      let text = reporter.render(report, context: context)
      bytes = text.utf8.count
      log = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      run = try #require((log["runs"] as? [[String: Any]])?.first)
      results = try #require(run["results"] as? [[String: Any]])
      let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
      rules = try #require(driver["rules"] as? [[String: Any]])
    }

    var invocation: [String: Any] { (run["invocations"] as? [[String: Any]])?.first ?? [:] }

    /// The places of a result or notification.
    static func places(_ object: [String: Any], _ key: String = "locations") -> [[String: Any]] {
      (object[key] as? [[String: Any]] ?? []).compactMap {
        $0["physicalLocation"] as? [String: Any]
      }
    }

    static func text(_ object: [String: Any], _ key: String = "message") -> String? {
      (object[key] as? [String: Any])?["text"] as? String
    }

    static func fingerprint(_ result: [String: Any]) -> String? {
      (result["partialFingerprints"] as? [String: String])?["findingFingerprint/v1"]
    }
  }

  @Test("A log has the shape that the specification requires")
  func shape() throws {
    for report in [Sample.awkward, Sample.report([]), Hostile.report] {
      for context in [Sample.context, ReportContext()] {
        let run = try Run(report, context)
        #expect(SARIFShape.complaints(run.log) == [])
      }
    }
  }

  @Test("The shape's test finds what is wrong")
  func shapeFails() {
    let wrong: [[String: Any]] = [
      ["version": "2.1.0"], ["version": "2.0.0", "runs": []],
      ["version": "2.1.0", "runs": [["tool": ["driver": ["name": "x"]], "result": []]]],
      [
        "version": "2.1.0",
        "runs": [
          ["tool": ["driver": ["name": "x"]], "results": [["message": ["text": "a {0} b"]]]]
        ],
      ],
    ]
    for log in wrong { #expect(!SARIFShape.complaints(log).isEmpty) }
  }

  /// Required by
  /// [GitHub](https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning)
  /// of a file that it is to show.
  @Test("Every rule has texts and a level, every result a place, a line and a fingerprint")
  func codeScanning() throws {
    for report in [Sample.awkward, Hostile.report] {
      let run = try Run(report)
      #expect(run.log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
      for rule in run.rules {
        for key in ["shortDescription", "fullDescription", "help"] {
          let text = try #require(Run.text(rule, key))
          #expect(!text.isEmpty)
          if key != "help" { #expect(text.count <= 1024 && text.hasSuffix(".")) }
        }
        #expect(((rule["help"] as? [String: Any])?["markdown"] as? String)?.isEmpty == false)
        #expect((rule["name"] as? String)?.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil)
        // Nothing here has a page of its own.
        #expect(rule["helpUri"] == nil)
      }
      for result in run.results {
        let places = Run.places(result)
        #expect(places.count == 1)
        #expect((places[0]["region"] as? [String: Any])?["startLine"] as? Int ?? 0 >= 1)
        #expect(Run.fingerprint(result)?.isEmpty == false)
        #expect(Run.text(result)?.hasSuffix(".") == true)
      }
    }
  }

  @Test("Rule ids, indices and files refer to what is listed")
  func references() throws {
    for report in [Sample.awkward, Hostile.report] {
      let run = try Run(report)
      let ids = run.rules.compactMap { $0["id"] as? String }
      #expect(ids == ids.sorted() && Set(ids).count == ids.count)
      #expect(Set(report.rules.map(\.id)).isSubset(of: ids))
      let artifacts = try #require(run.run["artifacts"] as? [[String: Any]]).map {
        ($0["location"] as? [String: Any])?["uri"] as? String
      }
      let bases = try #require(run.run["originalUriBaseIds"] as? [String: Any])
      for result in run.results {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(ids[index] == result["ruleId"] as? String)
        for place in Run.places(result) + Run.places(result, "relatedLocations") {
          let file = try #require(place["artifactLocation"] as? [String: Any])
          let uri = try #require(file["uri"] as? String)
          #expect(artifacts[try #require(file["index"] as? Int)] == uri)
          if let base = file["uriBaseId"] as? String {
            #expect(bases[base] != nil && !uri.hasPrefix("/") && !uri.contains("://"))
          } else {
            #expect(uri.hasPrefix("file:///"))
          }
        }
      }
    }
  }

  @Test(
    "Paths become relative URIs, percent-encoded, or absolute ones outside the repository",
    arguments: [
      ("de.lproj/A.strings", "My%20App/de.lproj/A.strings"),
      ("Réglages, v2: a/b", "My%20App/R%C3%A9glages%2C%20v2%3A%20a/b"),
      ("100%/#?[x].json", "My%20App/100%25/%23%3F%5Bx%5D.json"),
      ("ก~_-.x", "My%20App/%E0%B8%81~_-.x"),
      ("../shared/A.strings", "shared/A.strings"),
      ("a:b", "My%20App/a%3Ab"),
      ("../../out side/A", "file:///out%20side/A"),
    ])
  func uris(path: String, uri: String) throws {
    var finding = Sample.cut("x", key: "k", locale: "de", line: 7, needs: 3)
    finding.location?.path = path
    let run = try Run(Sample.report([finding]))
    let file = Run.places(run.results[0])[0]["artifactLocation"] as? [String: Any]
    #expect(file?["uri"] as? String == uri)
    #expect((file?["uriBaseId"] == nil) == uri.hasPrefix("file:"))
    // The way back, as a consumer goes it.
    #expect(uri.removingPercentEncoding?.hasSuffix(path.replacing("../", with: "")) == true)
  }

  @Test("Columns count Unicode scalars, and a place without a line is the first one")
  func regions() throws {
    let run = try Run(Sample.awkward)
    #expect(run.run["columnKind"] as? String == "unicodeCodePoints")
    let regions = run.results.map { Run.places($0)[0]["region"] as? [String: Int] }
    #expect(regions[0] == ["startLine": 1])
    #expect(regions[1] == ["startLine": 7, "startColumn": 12])
  }

  @Test("A result at a text names its slot as a related place")
  func related() throws {
    let result = try Run(Sample.awkward).results[1]
    let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
    #expect(Run.text(related) == "The slot “card title”.")
    let region = Run.places(result, "relatedLocations")[0]["region"] as? [String: Int]
    #expect(region == ["startLine": 96, "startColumn": 5])
    // A finding about a style stands at the style.
    #expect(try Run(Sample.awkward).results[5]["relatedLocations"] == nil)
  }

  @Test("Results have their severity as level, and braces are no placeholders")
  func messages() throws {
    let run = try Run(Sample.awkward)
    #expect(
      run.results.prefix(10).map { $0["level"] as? String } == [
        "error", "error", "error", "error", "warning", "note", "note", "note", "note", "note",
      ])
    #expect(
      Run.text(run.results[9])
        == "An escape \\u{{1B}}[31m and a tab\\tdo not reach the terminal.")
    #expect(
      Run.text(run.results[3])?.contains("; cleared by 3 lines or maximumPointSize 34.") == true)
    let link = try Run(Sample.report([Hostile.finding("[a](b)")]))
    #expect(Run.text(link.results[0])?.contains("](") == false)
  }

  @Test("Fingerprints are the findings' own, and those that several share stay apart")
  func fingerprints() throws {
    let one = Sample.cut("x", key: "k", locale: "de", line: 7, needs: 3)
    var moved = one
    moved.location?.line = 70
    moved.measured = 5
    let other = Sample.cut("x", key: "other", locale: "de", line: 7, needs: 3)
    let run = try Run(Sample.report([one, moved, one, other]))
    #expect(
      run.results.map(Run.fingerprint) == [
        one.fingerprint, one.fingerprint + "/2", one.fingerprint + "/3", other.fingerprint,
      ])
    let all = try Run(Hostile.report).results.compactMap(Run.fingerprint)
    #expect(all.count == Set(all).count && all.count == 4 * Hostile.texts.count)
  }

  @Test("Accepted findings are suppressed results at the end, with their reasons")
  func suppressions() throws {
    let run = try Run(Sample.awkward)
    let suppressed = run.results.filter { $0["suppressions"] != nil }
    #expect(run.results.count == 12 && suppressed.count == 2)
    #expect(run.results.suffix(2).allSatisfy { $0["suppressions"] != nil })
    let reasons = suppressed.map { $0["suppressions"] as? [[String: String]] }
    #expect(
      reasons == [
        [
          [
            "justification": "Accepted by \"design\" & <ops>\nuntil {version} 2",
            "kind": "external", "status": "accepted",
          ]
        ],
        [["kind": "external", "status": "accepted"]],
      ])
    // A new finding like an accepted one does not take its identity.
    #expect(Run.fingerprint(run.results[11]) == Sample.awkward.findings[0].fingerprint)
    #expect(Run.fingerprint(run.results[0]) == Sample.awkward.findings[0].fingerprint + "/2")
  }

  @Test("The run says that it went well and what is odd about the configuration")
  func invocation() throws {
    let invocation = try Run(Sample.awkward).invocation
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notices = try #require(
      invocation["toolConfigurationNotifications"] as? [[String: Any]])
    #expect(notices.map { Run.text($0) } == ["the pattern “Fonts/*.otf” matches no file."])
    #expect(
      Run.places(notices[0])[0]["region"] as? [String: Int] == ["startLine": 4, "startColumn": 12])
    #expect(invocation["toolExecutionNotifications"] == nil)
    #expect(try Run(Sample.report([])).invocation.keys.sorted() == ["executionSuccessful"])
  }

  @Test("Of more results than code scanning takes the gravest are kept and the others counted")
  func resultLimit() throws {
    #expect(SARIFReporter.resultLimit == 5000)
    var report = Hostile.many(errors: 10, warnings: 10, notes: 35)
    report.suppressed = [SuppressedFinding(finding: Hostile.finding("accepted"))]
    let run = try Run(report, by: SARIFReporter(resultLimit: 50))
    let levels = Dictionary(grouping: run.results) { $0["level"] as? String ?? "" }
    #expect(levels.mapValues(\.count) == ["error": 10, "warning": 10, "note": 30])
    let notes = try #require(run.invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      notes.map { Run.text($0) } == [
        "6 findings are left out, since there are more than code scanning takes; "
          + "the gravest are here."
      ])
    #expect(try Run(report).invocation["toolExecutionNotifications"] == nil)
  }

  @Test("However long the messages, the results stay below the limit in bytes")
  func byteLimit() throws {
    #expect(SARIFReporter.byteLimit < 10_000_000)
    let report = Hostile.many(
      errors: 10, notes: 90, text: " " + String(repeating: "ยืนยันนัดชม ", count: 200))
    let run = try Run(report, by: SARIFReporter(byteLimit: 300_000))
    let rest = try Run(Sample.report([])).bytes + 2000
    #expect(run.bytes < 300_000 + rest && run.bytes > 280_000)
    #expect(run.results.prefix(10).allSatisfy { $0["level"] as? String == "error" })
    let notes = try #require(run.invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(Run.text(notes[0])?.hasPrefix("\(100 - run.results.count) findings are left") == true)
    // One text does not take the room of all.
    #expect(run.results.count > 30)
  }
}
